import {CartForm} from '@shopify/hydrogen';
import {useRef, type FormEvent, type ReactNode} from 'react';

import {CartControl} from './CartControl';
import {lineKey, type CartImage, type LineAttribute, type LinePreview} from '../cart';
import {useCartActions} from '../client/cart-context';
import {afterPaint} from '~/ui/tasks';

interface AddToCartFormProps {
  /** The chosen variant; `null` while the choice names none. */
  variantId: string | null;
  /** Product handle, by which the server finds the variant without JavaScript. */
  handle: string;
  /** Whole number, 1 or more. */
  quantity: number;
  preview: LinePreview;
  /** The form's fields, among them `quantity` and one `option:NAME` for each option. */
  children: ReactNode;
  /**
   * Called before anything is added, for instance to focus an option that is not chosen. `false`
   * cancels the add; a line says what is printed on it.
   */
  onBeforeAdd: () => boolean | PrintedLine;
  /** Called before the drawer opens. */
  onAdd?: () => void;
  className?: string;
}

/** The print of a line, and the line's picture, with the print where a view shows it. */
export interface PrintedLine {
  attributes: readonly LineAttribute[];
  image: CartImage | null;
}

/** A second submit of one line within this time, in milliseconds, is a double tap. */
const DOUBLE_TAP_MS = 400;

/**
 * Adds a variant to the cart and opens the drawer; without JavaScript the form posts to `/cart`. A
 * press before hydration is replayed after it (`data-replay`).
 */
export function AddToCartForm(props: AddToCartFormProps) {
  const {variantId, handle, quantity} = props;
  const onSubmit = useAdd(props);
  const {prepare} = useCartActions();
  const lines = variantId ? [{merchandiseId: variantId, quantity}] : [];
  return (
    <CartControl
      action={CartForm.ACTIONS.LinesAdd}
      inputs={{lines}}
      onSubmit={(_, event) => onSubmit(event)}
      onPointerDown={({target}) => variantId && isSubmit(target) && prepare()}
      className={props.className}
      replay
    >
      <input type="hidden" name="handle" value={handle} />
      {props.children}
    </CartControl>
  );
}

const isSubmit = (target: EventTarget) =>
  target instanceof Element && target.closest('[type=submit]') !== null;

function useAdd({variantId, quantity, preview, onBeforeAdd, onAdd}: AddToCartFormProps) {
  const {add, open} = useCartActions();
  const lastTap = useRef({line: '', time: 0});
  return (event: FormEvent) => {
    const allowed = onBeforeAdd();
    if (allowed === false || !variantId) return;
    const {attributes, image} =
      allowed === true ? {attributes: [], image: preview.image} : allowed;
    const line = lineKey({merchandiseId: variantId, attributes, sellingPlanId: null});
    const {timeStamp: time} = event;
    const sameTap =
      line === lastTap.current.line && time - lastTap.current.time < DOUBLE_TAP_MS;
    if (sameTap) return;
    lastTap.current = {line, time};
    onAdd?.();
    open();
    afterPaint(() =>
      add({merchandiseId: variantId, quantity, attributes, preview: {...preview, image}}),
    );
  };
}
