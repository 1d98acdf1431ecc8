import {createContext, useContext, useMemo, useSyncExternalStore} from 'react';

import {EMPTY_SNAPSHOT, type CartSnapshot, type CartStore} from './cart-store';
import {type CartExtra} from './extras';
import {type LinePreview} from './view';
import {closeDialog, openDialog, prepareDialog} from '~/ui/dialog-control';

/** Id of the drawer; every control that opens it says `data-opens="cart-drawer"`. */
export const CART_DRAWER_ID = 'cart-drawer';

export const CartContext = createContext<CartStore | null>(null);

/** The page's cart store. Throws outside `CartProvider`. */
export function useCartStore(): CartStore {
  const store = useContext(CartContext);
  if (!store) throw new Error('Cart components need <CartProvider> around them.');
  return store;
}

/** The current snapshot; components re-render when it changes. */
export function useCartSnapshot(): CartSnapshot {
  const store = useCartStore();
  return useSyncExternalStore(store.subscribe, store.getSnapshot, () => EMPTY_SNAPSHOT);
}

/** What is asked of the cart by a control. */
export interface AddRequest {
  merchandiseId: string;
  /** Whole number, 1 or more. */
  quantity: number;
  preview: LinePreview;
}

/** The cart as shown, and what a control can ask of it. */
export function useCart() {
  const store = useCartStore();
  const {cart, queue, isOpen} = useCartSnapshot();
  const actions = useMemo(() => cartActions(store), [store]);
  return {
    cart,
    /** Sum of the quantities shown. */
    count: cart.count,
    /** Whether changes are on their way to the store. */
    updating: cart.updating,
    /** Whether the store has said yet what the cart is. */
    loaded: queue.loaded,
    announcement: queue.announcement,
    isOpen,
    ...actions,
  };
}

function cartActions(store: CartStore) {
  return {
    /** For when `open` is about to be called. */
    prepare: () => prepareDialog(CART_DRAWER_ID),
    open: () => openDialog(CART_DRAWER_ID),
    close: () => closeDialog(CART_DRAWER_ID),
    add: (request: AddRequest) => store.intend({kind: 'add', ...request}),
    /** Sets a line to an absolute quantity; 0 removes it. */
    setQuantity: ({key, title}: {key: string; title: string}, quantity: number) =>
      store.intend({kind: 'set', key, title, quantity}),
    /** Changes a code, a gift card or the note. */
    changeExtra: (extra: CartExtra) => store.intend({kind: 'extra', extra}),
  };
}
