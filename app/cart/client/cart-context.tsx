import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';

import {countItems, saidKey, SAY_ACTION, type CartView, type SaidViews} from '../cart';
import {
  createCartStore,
  EMPTY_SNAPSHOT,
  type CartSnapshot,
  type CartStore,
} from './cart-store';
import {MESSAGES} from '../messages';
import {shownMessages} from './shown-cart';
import {useClock} from '~/ui/clock';
import {closeDialog, openDialog} from '~/ui/Dialog';
import {useLatest} from '~/ui/effects';
import {afterPaint, inOwnTask} from '~/ui/tasks';
import {useMessages} from '~/ui/language';

/** Id of the drawer; every control that opens it says `data-opens="cart-drawer"`. */
export const CART_DRAWER_ID = 'cart-drawer';

export const openCart = () => openDialog(CART_DRAWER_ID);
export const closeCart = () => closeDialog(CART_DRAWER_ID);

const CartContext = createContext<CartStore | null>(null);

/**
 * The browser's store. It lives outside React: an error page replaces the whole tree, and must not
 * cancel its requests.
 */
let browserStore: CartStore | null = null;

/** Provides the page's cart, and keeps it fresh. On the server it is an empty one. */
export function CartProvider({children}: {children: ReactNode}) {
  const copy = useMessages(MESSAGES);
  const [store] = useState(() => {
    if (typeof document === 'undefined') return createCartStore(copy);
    return (browserStore ??= createCartStore(copy));
  });
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
 * Announces the outcome of a change politely. The drawer has a live region of its own, since a
 * modal dialog makes the rest of the page inert.
 */
export function CartStatus({whileOpen}: {whileOpen: boolean}) {
  const isOpen = useCart((snapshot) => snapshot.isOpen);
  const {number, text} = useCart(({state}) => state.announcement);
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

/**
 * What a component needs of the cart; other changes do not render it again.
 * @param select returns a simple value, or a part of the snapshot
 */
export function useCart<Value>(select: (snapshot: CartSnapshot) => Value): Value {
  const store = useCartStore();
  return useSyncExternalStore(
    store.subscribe,
    () => select(store.getSnapshot()),
    () => select(EMPTY_SNAPSHOT),
  );
}

/**
 * The newest snapshot, for what takes long to render: a change renders it after the next frame, in
 * which a pressed control shows what it did by `useCart`.
 */
export function useCartAfterPaint(): CartSnapshot {
  const store = useCartStore();
  const subscribe = useCallback(
    (listener: () => void) => store.subscribe(() => afterPaint(listener)),
    [store],
  );
  return useSyncExternalStore(subscribe, store.getSnapshot, () => EMPTY_SNAPSHOT);
}

/** How many of a variant the cart holds, in all its lines. */
export const useHeldQuantity = (merchandiseId: string | null | undefined): number =>
  useCart(({cart: {lines}}) =>
    countItems(lines.filter((line) => line.merchandiseId === merchandiseId)),
  );

/**
 * Says something to the cart as the form of an add-on does, elsewhere than in the cart. Resolves to
 * what came of it, for people. `title` is its name for them.
 */
export function useSay(name: keyof SaidViews & string) {
  const store = useCartStore();
  return async (title: string, fields: Readonly<Record<string, string>>) => {
    const key = saidKey(name);
    const inputs = {...fields, name};
    store.say({place: key, key, name: title, action: SAY_ACTION, inputs});
    const messages = shownMessages(await store.whenIdle());
    return messages.findLast(({lineKey}) => lineKey === key)?.text ?? '';
  };
}

/** Calls `listener` with the cart before and after each change of this page that was made. */
export function useAppliedChanges(
  listener: (before: CartView | null, after: CartView) => void,
): void {
  const store = useCartStore();
  const latest = useLatest(listener);
  useEffect(() => {
    let seen = store.getSnapshot().state.lastApplied;
    return store.subscribe(() => {
      const {lastApplied} = store.getSnapshot().state;
      if (lastApplied && lastApplied !== seen)
        latest.current(lastApplied.before, lastApplied.after);
      seen = lastApplied;
    });
  }, [store, latest]);
}
