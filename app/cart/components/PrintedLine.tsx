import {useRef, useState, type ReactNode} from 'react';

import {
  PrintPart,
  type Lettering,
  type LinePrinting,
  type PrintHandle,
} from '~/add-ons/personalization';
import {Button} from '~/ui/Button';
import {useMessages} from '~/ui/language';

import {CartControl} from './CartControl';
import {EDIT_LINE_ACTION, MEANT_CART} from '../cart';
import {useCartStore} from '../client/cart-context';
import {type ShownLine} from '../client/shown-cart';
import {CONTENTS_MESSAGES} from '../contents-messages';

interface LineLetteringProps {
  src: string;
  lettering: Lettering;
  /** The picture without its lettering. */
  plain: ReactNode;
}

/** The picture of a line, with what is printed on it. */
export function LineLettering({src, lettering, plain}: LineLetteringProps) {
  return (
    <PrintPart loading={plain} failed={plain}>
      {({LetteredPicture}) => (
        <LetteredPicture src={src} lettering={lettering} width={400} ratio={1.25} />
      )}
    </PrintPart>
  );
}

/**
 * The print of a line, in words. Keys that begin with `_` are for the merchant alone, as on
 * Shopify's own pages.
 */
export function LineAttributes({
  attributes,
  labels,
}: Pick<ShownLine, 'attributes' | 'labels'>) {
  const shown = attributes.filter(({key}) => !key.startsWith('_'));
  if (shown.length === 0) return null;
  return (
    <dl className="mt-0.5 text-sm">
      {shown.map(({key, value}) => (
        <div key={key} className="flex flex-wrap gap-x-1.5" dir="auto">
          <dt className="text-soft">{`${labels?.[key] ?? key}:`}</dt>{' '}
          <dd className="min-w-0 font-semibold wrap-anywhere">
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface EditLineProps {
  line: ShownLine;
  printing: LinePrinting;
  /** The cart that the line is in, without its key; '' for none. */
  cartId: string;
}

/** Edits what is printed on a line; sent once no change of the line is open (§11.13). */
export function EditLine({line, printing, cartId}: EditLineProps) {
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
    <PrintPart failed={null}>
      {({PrintFields}) => (
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
      )}
    </PrintPart>
  );
}
