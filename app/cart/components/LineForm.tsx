import {useRef, type ReactNode} from 'react';

import {Button} from '~/ui/Button';
import {useMessages} from '~/ui/language';

import {CartControl} from './CartControl';
import {EDIT_LINE_ACTION, lineName, type LineAttribute} from '../cart';
import {useCartStore} from '../client/cart-context';
import {type ShownLine} from '../client/shown-cart';
import {CONTENTS_MESSAGES} from '../contents-messages';

interface LineFormProps {
  line: ShownLine;
  /** Reads the fields: what the line shall say; `null` where that cannot be sent. */
  onRead: () => readonly LineAttribute[] | null;
  /** Whether they say something else than the line: Checkout names it then (§11.12). */
  isTyped: boolean;
  /** The fields. */
  children: ReactNode;
}

/** Edits what a line says; sent once no change of the line is open (§11.13). */
export function LineForm({line, onRead, isTyped, children}: LineFormProps) {
  const messages = useMessages(CONTENTS_MESSAGES);
  const {say} = useCartStore();
  const disclosure = useRef<HTMLDetailsElement>(null);
  const {id: lineId} = line;
  const save = () => {
    const attributes = onRead();
    if (!attributes || lineId === null) return;
    if (disclosure.current) disclosure.current.open = false;
    const inputs = {lineId, attributes};
    const {key} = line;
    say({
      place: lineId,
      key,
      name: lineName(line),
      action: EDIT_LINE_ACTION,
      inputs,
      lineId,
    });
  };
  return (
    <details
      ref={disclosure}
      className="print-edit"
      data-typed={isTyped ? lineName(line) : undefined}
    >
      <summary aria-label={messages.editOf(line.title)}>{messages.edit}</summary>
      <CartControl action={EDIT_LINE_ACTION} inputs={{lineId}} onSubmit={save}>
        {children}
        <Button type="submit">{messages.saveEdit}</Button>
      </CartControl>
    </details>
  );
}
