import {lazy, useRef, useState} from 'react';

import {loadViews, type LinePrinting, type PrintHandle} from '~/personalization';
import {Button} from '~/ui/Button';
import {useMessages} from '~/ui/language';

import {CartControl} from './CartControl';
import {EDIT_LINE_ACTION, MEANT_CART} from '../cart';
import {useCartStore} from '../client/cart-context';
import {type ShownLine} from '../client/shown-cart';
import {CONTENTS_MESSAGES} from '../contents-messages';

const PrintFields = lazy(async () => ({default: (await loadViews()).PrintFields}));

export interface EditLineProps {
  line: ShownLine;
  printing: LinePrinting;
  /** The cart that the line is in, without its key; '' for none. */
  cartId: string;
}

/** Sent once no change of the line is open (§11.13). Loaded on demand, hence the default export. */
export default function EditLine({line, printing, cartId}: EditLineProps) {
  const messages = useMessages(CONTENTS_MESSAGES);
  const {submit} = useCartStore();
  const fields = useRef<PrintHandle>(null);
  const disclosure = useRef<HTMLDetailsElement>(null);
  const [typed, setTyped] = useState(() =>
    Object.fromEntries(line.attributes.map(({key, value}) => [key, value])),
  );
  const {id: lineId} = line;
  const save = () => {
    const attributes = fields.current?.check()?.attributes;
    if (!attributes || lineId === null) return;
    if (disclosure.current) disclosure.current.open = false;
    const inputs = {lineId, attributes, [MEANT_CART]: cartId};
    void submit({action: EDIT_LINE_ACTION, inputs}, line.key, lineId);
  };
  return (
    <details ref={disclosure} className="print-edit">
      <summary aria-label={messages.editOf(line.title)}>{messages.edit}</summary>
      <CartControl
        action={EDIT_LINE_ACTION}
        inputs={{lineId, [MEANT_CART]: cartId}}
        onSubmit={save}
      >
        <PrintFields
          fields={printing.fields}
          squad={printing.squad}
          typed={typed}
          onType={setTyped}
          handle={fields}
        />
        <Button type="submit">{messages.saveEdit}</Button>
      </CartControl>
    </details>
  );
}
