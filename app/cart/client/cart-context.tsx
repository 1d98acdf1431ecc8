import {
  createContext,
  useContext,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';

import {type CartExtra, type LinePreview} from '../cart';
import {
  createCartStore,
  EMPTY_SNAPSHOT,
  type CartSnapshot,
  type CartStore,
} from './cart-store';
import {useClock} from '~/ui/clock';
import {closeDialog, openDialog, prepareDialog} from '~/ui/dialog-control';
import {inOwnTask} from '~/ui/in-own-task';

/** Id of the drawer; every control that opens it says `data-opens="cart-drawer"`. */
export const CART_DRAWER_ID = 'cart-drawer';

export const CartContext = createContext<CartStore | null>(null);

/**
 * Provides the page's cart, and keeps it fresh. In the browser the store lives outside React (see entry.client), so
 * that closing a drawer, navigating or an error page cancels nothing. On the server it is an empty one.
 */
export function CartProvider({children}: {children: ReactNode}) {
  const outer = useContext(CartContext);
  const [own] = useState(() => outer ?? createCartStore());
  const store = outer ?? own;
  const clock = useClock();
  useEffect(() => inOwnTask(() => store.start()), [store]);
  useEffect(() => {
    // The document may come from a cache, and its instant with it. The cart's answers never do.
    let known: string | null = null;
    return store.subscribe(() => {
      const {serverTime} = store.getSnapshot();
      if (serverTime !== null && serverTime !== known)
        clock.correct(Date.parse(serverTime));
      known = serverTime;
    });
  }, [store, clock]);
  return (
    <CartContext.Provider value={store}>
      {children}
      <CartStatus whileOpen={false} />
    </CartContext.Provider>
  );
}

/**
 * Announces the outcome of a change politely. The drawer has a live region of its own, since a modal dialog makes the
 * rest of the page inert.
 */
export function CartStatus({whileOpen}: {whileOpen: boolean}) {
  const {isOpen, queue} = useCartSnapshot();
  const {number, text} = queue.announcement;
  if (isOpen !== whileOpen) return null;
  return (
    <p role="status" className="visually-hidden">
      {/* A new element for each sentence, so that an equal one is read again. */}
      <span key={number}>{text}</span>
    </p>
  );
}

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

/** What a control asks to add. */
export interface AddRequest {
  merchandiseId: string;
  /** Whole number, 1 or more. */
  quantity: number;
  preview: LinePreview;
}

/** The changes that a component can make to the cart. */
export function useCartActions() {
  const store = useCartStore();
  return useMemo(
    () => ({
      /** Call when `open` is about to be called. */
      prepare: () => prepareDialog(CART_DRAWER_ID),
      open: () => openDialog(CART_DRAWER_ID),
      close: () => closeDialog(CART_DRAWER_ID),
      add: (request: AddRequest) => store.change({kind: 'add', ...request}),
      /** Sets a line to an absolute quantity; 0 removes it. */
      setQuantity: ({key, title}: {key: string; title: string}, quantity: number) =>
        store.change({kind: 'set', key, title, quantity}),
      /** Changes a code, a gift card or the note. */
      changeExtra: (extra: CartExtra) => store.change({kind: 'extra', extra}),
    }),
    [store],
  );
}
