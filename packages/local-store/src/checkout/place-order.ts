/** Reviewing a cart at the checkout, and paying for it. */
import {totalQuantity, type Cart, type CartLine} from '../model/cart';
import {addOrder, capToStock} from '../model/cart-stock';
import type {VariantRecord} from '../model/catalogue-records';
import {chosenOption, deliveryPrice, needsDelivery} from '../model/delivery';
import {isSoldIn} from '../model/money';
import {amountDue, type DeliveryCharge, type Order} from '../model/order';
import type {CartPricing} from '../model/pricing';
import {buyerCountry, priceFor} from '../resolvers/cart-view';
import type {StoreContext} from '../server/context';

/** A cart as the checkout is about to sell it. */
export interface Review {
  /** The buyer's, ISO 3166 alpha-2. */
  country: string;
  cart: Cart;
  pricing: CartPricing;
  delivery: DeliveryCharge;
  /** Minor units of the pricing's currency. */
  due: number;
  /** Changes since the shopper last looked, in plain words. */
  notices: string[];
  /** What stays in the cart, in plain words: not sold in the buyer's country. */
  leftOut: string[];
}

/** Caps a cart to the current stock and prices it. Stores the cart if that changed it. */
export function reviewCart(before: Cart, context: StoreContext): Review {
  const claims = addOrder(before.lines, [], before.lines);
  const capped = capToStock(before.lines, claims, before.lines, (variant) =>
    context.inventory.limit(variant),
  );
  const {lines} = capped;
  // Leave out lines that were sold out before.
  const warnings = capped.warnings.filter(({target}) =>
    before.lines.some(
      ({id, quantity}) => target !== 'Cart' && id === target.id && quantity > 0,
    ),
  );
  if (warnings.length > 0) context.carts.save({...before, lines});
  const country = buyerCountry(before, context);
  const market = context.market(country);
  const isUnsold = ({variant}: CartLine) => !isSoldIn(market, variant.product.data.id);
  // The cart keeps what is not sold here: its buyer may go to another country.
  const sold = lines.map((line) => (isUnsold(line) ? {...line, quantity: 0} : line));
  const cart = {...before, lines: sold};
  const pricing = priceFor(cart, context);
  const delivery = deliveryCharge(cart, pricing, country, context);
  const notices = warnings.map(({target}) => {
    const line = lines.find(({id}) => target !== 'Cart' && id === target.id);
    const name = line ? nameOf(line.variant) : 'An item';
    return line && line.quantity > 0
      ? `Only ${line.quantity} of ${name} left: your order was changed.`
      : `${name} has sold out and is no longer part of your order.`;
  });
  const leftOut = lines
    .filter(isUnsold)
    .map(
      ({variant}) =>
        `${nameOf(variant)} cannot be bought in your country and is not part of your order.`,
    );
  const due = amountDue(pricing, delivery);
  return {country, cart, pricing, delivery, due, notices, leftOut};
}

const nameOf = ({title, product}: VariantRecord) => `${product.data.title} (${title})`;

/** Whether a reviewed cart holds anything to sell. */
export function isPayable({cart}: Review): boolean {
  return totalQuantity(cart) > 0;
}

/**
 * Completes a reviewed cart: stock goes down, gift cards are debited, and the cart is no more.
 * @param order its number, and the address that was typed
 */
export function placeOrder(
  review: Review,
  {number, email}: Pick<Order, 'number' | 'email'>,
  context: StoreContext,
): Order {
  const {country, cart, pricing, delivery} = review;
  for (const {variant, quantity} of cart.lines) context.inventory.sell(variant, quantity);
  const rate = context.market(country).rate;
  for (const {card, used, balance} of pricing.giftCards) {
    const whole = context.giftCards.balance(card);
    // A card that was used up is empty, whatever the rounding of its conversion.
    context.giftCards.debit(card, balance === 0 ? whole : Math.round(used / rate));
  }
  context.carts.remove(cart.token);
  const placedAt = context.now().toISOString();
  const token = context.newId();
  return {number, email, token, placedAt, country, cart, pricing, delivery};
}

function deliveryCharge(
  cart: Cart,
  {subtotal}: CartPricing,
  country: string,
  context: StoreContext,
): DeliveryCharge {
  const option = chosenOption(cart, context.deliveryOptions);
  if (!option || !needsDelivery(cart)) return {title: 'No delivery needed', price: 0};
  const place = pickupPlace(cart, context.catalogue);
  if (place) return {title: `Pick up at ${place}`, price: 0};
  const market = context.market(country);
  const {currencyCode} = context.catalogue.shop.data;
  const {minor} = deliveryPrice(option, subtotal, market, currencyCode);
  return {title: option.title, price: minor};
}

/** Where the buyer prefers to collect; nothing for a handle that is the number of no location. */
function pickupPlace({buyerIdentity}: Cart, {locations}: StoreContext['catalogue']) {
  const {deliveryMethod, pickupHandle} = buyerIdentity.preferences?.delivery ?? {};
  if (!deliveryMethod?.includes('PICK_UP')) return undefined;
  return locations.find(({data}) => pickupHandle?.includes(String(data.id)))?.data.name;
}
