/** The carts of a store. */
import type {Cart} from './cart';

export interface CartStore {
  /** A live cart; undefined when there is none, or its time is up. */
  find(token: string, now: Date): Cart | undefined;
  save(cart: Cart): void;
  remove(token: string): void;
  /** Tokens of all carts, expired ones that nobody has asked for since included. */
  tokens(): string[];
  clear(): void;
}

/**
 * A store of carts, each forgotten some time after its last change.
 * @param lifetime milliseconds
 */
export function createCartStore(lifetime: number): CartStore {
  const carts = new Map<string, Cart>();
  return {
    find(token, now) {
      const cart = carts.get(token);
      if (!cart || now.getTime() - Date.parse(cart.updatedAt) < lifetime) return cart;
      carts.delete(token);
      return undefined;
    },
    save: (cart) => void carts.set(cart.token, cart),
    remove: (token) => void carts.delete(token),
    tokens: () => [...carts.keys()],
    clear: () => carts.clear(),
  };
}
