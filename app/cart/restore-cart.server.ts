import type {CartFragment} from 'storefrontapi.generated';

import {type CartGateway, type LineInput} from './cart-gateway.server';

/** Entries the Storefront API takes in one list. */
const MAX_LINES = 250;

/**
 * Brings back the cart that had to be replaced because the store could not show it (spec §4). A current cart without lines
 * gives way to it. Where both have lines a new cart takes them all: the shopper's cookie changes only once it is complete,
 * so a failure half-way, or two tabs at once, can neither lose nor double a line.
 * Answers the cart that takes the current one's place, `null` when there is nothing to bring back.
 * @throws when the store gives no usable answer, or refuses: everything is as before, and can be tried again.
 */
export async function restoreCart(
  gateway: CartGateway,
  current: CartFragment | null,
  earlierId: string,
): Promise<CartFragment | null> {
  const earlier = await gateway.get(earlierId);
  if (!earlier || linesOf(earlier).length === 0) return null;
  if (!current || linesOf(current).length === 0) return earlier;
  return mergedCart(gateway, [...linesOf(current), ...linesOf(earlier)]);
}

async function mergedCart(
  gateway: CartGateway,
  lines: readonly LineInput[],
): Promise<CartFragment> {
  let {cart} = await gateway.create();
  for (let start = 0; cart && start < lines.length; start += MAX_LINES) {
    const part = lines.slice(start, start + MAX_LINES);
    const outcome = await gateway.add(cart.id, part);
    if (outcome.userErrors.length > 0) throw new Error('The carts could not be joined');
    ({cart} = outcome);
  }
  if (!cart) throw new Error('The carts could not be joined');
  return cart;
}

/** What is in a cart, as it is added; a line that sold out holds nothing. */
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
