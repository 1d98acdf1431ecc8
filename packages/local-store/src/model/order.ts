/** An order: what a cart was when it was paid. It changes no more. */
import type {Cart} from './cart';
import type {CartPricing} from './pricing';

export interface Order {
  /** Counts up from 1001, as a new Shopify shop's orders do. */
  number: number;
  /** Secret part of the URL of the order's page. */
  token: string;
  /** ISO instant. */
  placedAt: string;
  /** As typed at the checkout; null for none. */
  email: string | null;
  /** The buyer's, ISO 3166 alpha-2. */
  country: string;
  cart: Cart;
  pricing: CartPricing;
  delivery: DeliveryCharge;
}

export interface DeliveryCharge {
  title: string;
  /** Minor units of the pricing's currency. */
  price: number;
}

/** The amount left to pay: the cart's total, and the delivery. */
export function amountDue(pricing: CartPricing, delivery: DeliveryCharge): number {
  return pricing.total + delivery.price;
}
