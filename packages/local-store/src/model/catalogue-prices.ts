/** Price ranges of products at this moment, in cents. */
import type {LiveInventory} from './catalogue-inventory';
import type {ProductRecord} from './catalogue-records';

export interface PriceRange {
  min: number;
  max: number;
}

/** Lowest and highest price of a product's variants; zeros when it has none. */
export function priceRange(
  {variants}: ProductRecord,
  inventory: LiveInventory,
): PriceRange {
  return rangeOf(variants.map((variant) => inventory.price(variant)));
}

/** The same for prices before the reduction; a variant without one counts as zero, as at Shopify. */
export function compareAtPriceRange(
  {variants}: ProductRecord,
  inventory: LiveInventory,
): PriceRange {
  return rangeOf(variants.map((variant) => inventory.compareAtPrice(variant) ?? 0));
}

/** Whether any variant of a product can be bought. */
export function isForSale({variants}: ProductRecord, inventory: LiveInventory): boolean {
  return variants.some((variant) => inventory.isAvailable(variant));
}

function rangeOf(prices: readonly number[]): PriceRange {
  let [min = 0, max = 0] = [prices[0], prices[0]];
  for (const price of prices) {
    if (price < min) min = price;
    if (price > max) max = price;
  }
  return {min, max};
}
