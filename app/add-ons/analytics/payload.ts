import type {
  CountryCode,
  CurrencyCode,
  LanguageCode,
} from '@shopify/hydrogen/storefront-api-types';

import type {CartLineView, CartView} from '~/cart';

import type {AnalyticsConfig} from './settings.server';

/**
 * With the country, language and currency that the shop sells in: at the root, where no market is
 * chosen, the store's own.
 */
export interface AnalyticsSettings extends AnalyticsConfig {
  country: CountryCode;
  language: LanguageCode;
  /** Also of prices that name no currency. */
  currency: CurrencyCode;
  /** Whether the worker passes events on to other services. */
  isPassedOn: boolean;
}

/** A product by the variant that its page shows first. */
export interface SoldProduct {
  id: string;
  title: string;
  vendor: string;
  productType: string;
  variantId: string;
  variantTitle: string;
  sku: string | null;
  /** Unit price, from the store. */
  price: string;
}

/** A change of one line, as the store has confirmed it. */
interface LineChange {
  /** As it is now; a line that is gone as it was. */
  line: CartLineView;
  /** By how much its quantity has risen. */
  rise: number;
}

/**
 * The lines whose quantity changed between two states of a cart. Lines of a different cart do not
 * count as removed.
 */
export function lineChanges(before: CartView | null, after: CartView): LineChange[] {
  const earlier = linesByKey(before?.id === after.id ? before.lines : []);
  const later = linesByKey(after.lines);
  const gone = [...earlier.values()].filter(({key}) => !later.has(key));
  const kept = [...later.values()].map((line) => ({
    line,
    rise: line.quantity - (earlier.get(line.key)?.quantity ?? 0),
  }));
  return [
    ...gone.map((line) => ({line, rise: -line.quantity})),
    ...kept.filter(({rise}) => rise !== 0),
  ];
}

/** One line for each key: the store may have split it, which is no change of the shopper's. */
function linesByKey(lines: readonly CartLineView[]): Map<string, CartLineView> {
  const byKey = new Map<string, CartLineView>();
  for (const line of lines) {
    const {quantity = 0} = byKey.get(line.key) ?? {};
    byKey.set(line.key, {...line, quantity: line.quantity + quantity});
  }
  return byKey;
}

/**
 * Hydrogen's `publish`, with the part of an event that its handlers read. Its own types ask for the
 * API's whole cart.
 */
export type Publish = (event: string, payload: object) => void;
