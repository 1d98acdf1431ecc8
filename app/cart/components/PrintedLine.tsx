import {lazy, Suspense, useRef, useState, type ReactNode} from 'react';

import {
  loadViews,
  type Lettering,
  type LinePrinting,
  type PrintHandle,
} from '~/personalization';
import {Button} from '~/ui/Button';
import {ErrorBoundary} from '~/ui/ErrorBoundary';
import {useMessages} from '~/ui/language';

import {CartControl} from './CartControl';
import {EDIT_LINE_ACTION, MEANT_CART} from '../cart';
import {useCartStore} from '../client/cart-context';
import {type ShownLine} from '../client/shown-cart';
import {CONTENTS_MESSAGES} from '../contents-messages';

// Loaded with a cart that has a printed line.
const PrintFields = lazy(async () => ({default: (await loadViews()).PrintFields}));
const LetteredPicture = lazy(async () => ({
  default: (await loadViews()).LetteredPicture,
}));

interface LineLetteringProps {
  src: string;
  lettering: Lettering;
  /** The picture without its lettering: until that is there, and where it cannot be. */
  plain: ReactNode;
}

/** The picture of a line, with what is printed on it. */
export function LineLettering({src, lettering, plain}: LineLetteringProps) {
  return (
    <ErrorBoundary fallback={plain}>
      <Suspense fallback={plain}>
        <LetteredPicture src={src} lettering={lettering} width={400} ratio={1.25} />
      </Suspense>
    </ErrorBoundary>
  );
}

/** What is printed, in words. Keys that begin with `_` are for the merchant alone, as on Shopify's own pages. */
export function LineWords({attributes}: Pick<ShownLine, 'attributes'>) {
  const shown = attributes.filter(({key}) => !key.startsWith('_'));
  if (shown.length === 0) return null;
  return (
    <dl className="mt-0.5 text-sm">
      {shown.map(({key, value}) => (
        <div key={key} className="flex flex-wrap gap-x-1.5" dir="auto">
          <dt className="text-soft">{key}:</dt>{' '}
          <dd className="min-w-0 font-semibold break-words">
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

/**
 * Edits what is printed on a line: a plain form, with its answer at the line. It is sent once no change of the line is open, and
 * nothing of it is shown before it is answered (§11.3).
 */
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
    const edit = {lineId, attributes};
    void submit({action: EDIT_LINE_ACTION, inputs: edit}, line.key, edit);
  };
  return (
    <details ref={disclosure} className="print-edit">
      <summary aria-label={messages.editOf(line.title)}>{messages.edit}</summary>
      <CartControl
        action={EDIT_LINE_ACTION}
        inputs={{lineId, [MEANT_CART]: cartId}}
        onSubmit={save}
      >
        <ErrorBoundary fallback={null}>
          <Suspense>
            <PrintFields
              fields={printing.fields}
              squad={printing.squad}
              typed={typed}
              onType={setTyped}
              handle={fields}
            />
          </Suspense>
        </ErrorBoundary>
        <Button type="submit">{messages.saveEdit}</Button>
      </CartControl>
    </details>
  );
}
