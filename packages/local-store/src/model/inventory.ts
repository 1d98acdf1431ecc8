/** Stock, prices and publication of a running store: the catalogue's, and what has changed since. */
import {isSellable, type LiveInventory} from './catalogue-inventory';
import type {ProductRecord, VariantRecord} from './catalogue-records';

/** What replaces the catalogue's word on a variant; absent parts leave it. */
export interface VariantOverride {
  /** Units on hand; null means not tracked. */
  stock?: number | null;
  /** Minor units of the shop's currency. */
  price?: number;
  compareAtPrice?: number | null;
  /** Forces availability, whatever the stock. */
  available?: boolean;
}

export interface Inventory extends LiveInventory {
  override(variant: VariantRecord, change: VariantOverride): void;
  setPublished(product: ProductRecord, published: boolean): void;
  /** Takes sold units off the stock, where it is tracked; oversold stock goes below zero. */
  sell(variant: VariantRecord, quantity: number): void;
  /** Most units that one cart may hold; null when there is no bound. */
  limit(variant: VariantRecord): number | null;
  /** Back to what the catalogue says. */
  reset(): void;
}

const unchanged: VariantOverride = {};

/** An inventory in the state that the catalogue describes. */
export function createInventory(): Inventory {
  // By global id: a record may stand behind another that prices it for a country.
  const overrides = new Map<string, VariantOverride>();
  const unpublished = new Set<string>();
  let changes = 0;
  const of = (variant: VariantRecord): VariantOverride =>
    overrides.get(variant.gid) ?? unchanged;
  const stock = (variant: VariantRecord) =>
    of(variant).stock ?? stockBefore(variant, of(variant));
  const isPublished = (product: ProductRecord) => !unpublished.has(product.gid);
  const isAvailable = (variant: VariantRecord) =>
    isPublished(variant.product) &&
    (of(variant).available ?? isSellable(stock(variant), variant.data.oversell));
  return {
    stock,
    price: (variant) => of(variant).price ?? variant.data.price,
    compareAtPrice: (variant) => compareAt(variant, of(variant)),
    isAvailable,
    isPublished,
    get changes() {
      return changes;
    },
    override: (variant, change) => {
      changes += 1;
      overrides.set(variant.gid, {...of(variant), ...change});
    },
    setPublished: (product, published) => {
      changes += 1;
      if (published) unpublished.delete(product.gid);
      else unpublished.add(product.gid);
    },
    sell: (variant, quantity) => {
      const left = stock(variant);
      if (left === null) return;
      changes += 1;
      overrides.set(variant.gid, {...of(variant), stock: left - quantity});
    },
    limit: (variant) => {
      if (!isAvailable(variant)) return 0;
      if (variant.data.oversell || of(variant).available) return null;
      return stock(variant);
    },
    reset: () => {
      changes += 1;
      overrides.clear();
      unpublished.clear();
    },
  };
}

/** An override of null means "not tracked", which `??` cannot tell from "not overridden". */
function stockBefore(variant: VariantRecord, override: VariantOverride): number | null {
  return override.stock === null ? null : variant.data.stock;
}

function compareAt(
  variant: VariantRecord,
  {compareAtPrice}: VariantOverride,
): number | null {
  if (compareAtPrice !== undefined) return compareAtPrice;
  return variant.data.compareAtPrice ?? null;
}
