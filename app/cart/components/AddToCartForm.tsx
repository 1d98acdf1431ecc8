import {CartForm} from '@shopify/hydrogen';
import {useRef, type FormEvent, type ReactNode} from 'react';

import {CartControl} from './CartControl';
import {lineKey, type CartImage, type LineAttribute, type LinePreview} from '../cart';
import {CART_DRAWER_ID, openCart, useCartStore} from '../client/cart-context';
import {afterPaint} from '~/ui/tasks';
import {prepareDialog} from '~/ui/Dialog';

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
   * Called before anything is added, for instance to focus an option that is not chosen. Returns
   * what is written on the line; `null` cancels the add.
   */
  onBeforeAdd: () => LineSaid | null;
  /** Called before the drawer opens. */
  onAdd?: () => void;
  className?: string;
}

/** What is written on a line that is added. */
export interface LineSaid {
  attributes: readonly LineAttribute[];
  /** Its picture until the store confirms it, where that shows what is written. */
  image?: CartImage;
}

/** A second submit of one line within this time, in milliseconds, is a double tap. */
const DOUBLE_TAP_MS = 400;

/**
 * Adds a variant to the cart and opens the drawer; without JavaScript the form posts to `/cart`. A
 * press before hydration is replayed after it (`data-replay`).
 */
export function AddToCartForm(props: AddToCartFormProps) {
  const {variantId, handle, quantity, preview, onBeforeAdd, onAdd} = props;
  const store = useCartStore();
  const lastTap = useRef({line: '', time: 0});
  const add = ({timeStamp: time}: FormEvent) => {
    const said = onBeforeAdd();
    if (!said || !variantId) return;
    const {attributes, image = preview.image} = said;
    const identity = {merchandiseId: variantId, attributes, sellingPlanId: null};
    const line = lineKey(identity);
    const sameTap =
      line === lastTap.current.line && time - lastTap.current.time < DOUBLE_TAP_MS;
    if (sameTap) return;
    lastTap.current = {line, time};
    onAdd?.();
    openCart();
    const change = {...identity, quantity, preview: {...preview, image}};
    afterPaint(() => store.change({...change, kind: 'add', lineId: null}));
  };
  const lines = variantId ? [{merchandiseId: variantId, quantity}] : [];
  return (
    <CartControl
      action={CartForm.ACTIONS.LinesAdd}
      inputs={{lines}}
      onSubmit={(_, event) => add(event)}
      onPointerDown={({target}) => {
        if (variantId && isSubmit(target)) prepareDialog(CART_DRAWER_ID);
      }}
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
