import type {CartFragment} from 'storefrontapi.generated';

import {type CartGateway, type LineInput} from './cart-gateway.server';

/** Entries the Storefront API takes in one list. */
const MAX_LINES = 250;

/** The cart that replaces the current one. */
export interface RestoredCart {
  cart: CartFragment;
  /**
   * The id of the current cart, which had no lines; `null` where there was none, or its lines were moved. It is kept as the
   * earlier cart in its turn: an add of a page that was left may reach it later.
   */
  replaced: string | null;
  /** A gift card was dropped: only the shopper knows its code, so it cannot be moved to another cart. */
  hasLostCards: boolean;
}

/**
 * Restores the cart that was replaced because the store could not show it (spec §4). It replaces a current cart without
 * lines. Where both have lines, a new cart takes all of them, with note and discount codes. The shopper's cookie
 * changes only once that cart is complete, so neither a failure half-way nor two tabs can lose or double a line.
 * Returns `null` when there is nothing to restore.
 * @throws when the store gives no usable answer, or refuses: everything is as before, and can be retried.
 */
export async function restoreCart(
  gateway: CartGateway,
  current: CartFragment | null,
  earlierId: string,
): Promise<RestoredCart | null> {
  const earlier = await gateway.get(earlierId);
  if (!earlier || linesOf(earlier).length === 0) return null;
  if (!current || linesOf(current).length === 0)
    return {cart: earlier, replaced: current?.id ?? null, hasLostCards: false};
  const carts = [current, earlier];
  return {
    cart: await mergeCarts(gateway, carts),
    replaced: null,
    hasLostCards: carts.some(({appliedGiftCards}) => appliedGiftCards.length > 0),
  };
}

async function mergeCarts(
  gateway: CartGateway,
  carts: readonly CartFragment[],
): Promise<CartFragment> {
  const created = await gateway.create();
  if (!created.cart) throw new Error('The carts could not be joined');
  const {id} = created.cart;
  let {cart} = created;
  const apply = async (change: ReturnType<CartGateway['add']>) => {
    const outcome = await change;
    if (outcome.userErrors.length > 0 || !outcome.cart)
      throw new Error('The carts could not be joined');
    ({cart} = outcome);
  };
  const lines = carts.flatMap(linesOf);
  for (let start = 0; start < lines.length; start += MAX_LINES)
    await apply(gateway.add(id, lines.slice(start, start + MAX_LINES)));
  const notes = new Set(carts.flatMap(({note}) => note || []));
  if (notes.size > 0) await apply(gateway.setNote(id, [...notes].join('\n')));
  const codes = new Set(
    carts.flatMap(({discountCodes}) => discountCodes.map(({code}) => code)),
  );
  if (codes.size > 0) await apply(gateway.setDiscountCodes(id, [...codes]));
  return cart;
}

/** A cart's lines as input of an add, without sold-out ones. */
function linesOf({lines}: CartFragment): LineInput[] {
  return lines.edges
    .map(({node}) => node)
    .filter(({quantity}) => quantity > 0)
    .map(({merchandise, quantity, attributes}) => ({
      merchandiseId: merchandise.id,
      quantity,
      attributes: attributes.map(({key, value}) => ({key, value: value ?? ''})),
    }));
}
