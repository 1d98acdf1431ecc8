/** Stock, prices and publication of a running store: the catalogue's, and what has changed since. */
import type {ProductRecord, VariantRecord, CollectionRecord} from './catalogue-records';
import type {CatalogueIndex} from './catalogue-index';
import {currencyDecimals} from './money';

export interface LiveInventory {
  /** Units on hand; null when stock is not tracked. */
  stock(variant: VariantRecord): number | null;
  /** Price in minor units of the shop's currency. */
  price(variant: VariantRecord): number;
  /** Price in whole units of the buyer's currency, as filters and searches state it. */
  amount(variant: VariantRecord): number;
  /** Price before the reduction, in minor units; null when there is none. */
  compareAtPrice(variant: VariantRecord): number | null;
  /** Whether the variant can be bought at this moment. */
  isAvailable(variant: VariantRecord): boolean;
  /** Whether the product is published; an unpublished one answers as if it did not exist. */
  isPublished(product: ProductRecord): boolean;
  /** Another text after every change of all this: what was worked out from it holds while this stays. */
  readonly version: string;
}

/** Shopify's rule: for sale while stock lasts, is not tracked, or overselling is allowed. */
function isSellable(stock: number | null, oversell: boolean | undefined): boolean {
  return stock === null || stock > 0 || oversell === true;
}

/** Overrides of the catalogue's data of a variant; absent parts leave it. */
interface VariantOverride {
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

/**
 * An inventory in the state that the catalogue describes.
 * @param products those that are published after `start` are hidden until the store's clock, `now`, says so
 */
export function createInventory(
  products: readonly ProductRecord[] = [],
  start = new Date(),
  now: () => Date = () => start,
  currencyCode = 'USD',
): Inventory {
  const unit = 10 ** currencyDecimals(currencyCode);
  // By global id: a record may stand behind another that prices it for a country.
  const overrides = new Map<string, VariantOverride>();
  const unpublished = new Set<string>();
  let changes = 0;
  const of = (variant: VariantRecord): VariantOverride =>
    overrides.get(variant.gid) ?? unchanged;
  const stock = (variant: VariantRecord) =>
    of(variant).stock ?? stockBefore(variant, of(variant));
  const scheduled = scheduleOf(products, start);
  const isPublished = (product: ProductRecord) =>
    !unpublished.has(product.gid) && (scheduled.get(product.gid) ?? 0) <= now().getTime();
  const isAvailable = (variant: VariantRecord) =>
    isPublished(variant.product) &&
    (of(variant).available ?? isSellable(stock(variant), variant.data.oversell));
  const price = (variant: VariantRecord) => of(variant).price ?? variant.data.price;
  return {
    stock,
    price,
    amount: (variant) => price(variant) / unit,
    compareAtPrice: (variant) => compareAt(variant, of(variant)),
    isAvailable,
    isPublished,
    get version() {
      const time = scheduled.size > 0 ? now().getTime() : 0;
      const out = [...scheduled.values()].filter((at) => at <= time).length;
      return `${changes}/${out}`;
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

/** When products will be published that are not yet, by their global ids. */
function scheduleOf(
  products: readonly ProductRecord[],
  start: Date,
): Map<string, number> {
  return new Map(
    products.flatMap(({gid, data}): [string, number][] => {
      const at = Date.parse(data.publishedAt);
      return at > start.getTime() ? [[gid, at]] : [];
    }),
  );
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

interface Shelves {
  catalogue: CatalogueIndex;
  inventory: LiveInventory;
}

/** Those of some products that lists, searches and sitemaps show. */
export function listed(
  products: readonly ProductRecord[],
  inventory: LiveInventory,
): ProductRecord[] {
  return products.filter(
    (product) => !product.data.unlisted && inventory.isPublished(product),
  );
}

/** A product by id or, without one, by handle; null when there is none to see. */
export function findProduct(
  {id, handle}: {id?: string | null; handle?: string | null},
  {catalogue, inventory}: Shelves,
): ProductRecord | null {
  const found = id != null ? catalogue.node(id) : catalogue.productByHandle(handle ?? '');
  return found?.__typename === 'Product' && inventory.isPublished(found) ? found : null;
}

/** A collection by id, plain or base64, or by handle; null when there is none. */
export function findCollection(
  {id, handle}: {id?: string | null; handle?: string | null},
  {catalogue}: Shelves,
): CollectionRecord | null {
  const found =
    id != null ? catalogue.node(id) : catalogue.collectionByHandle(handle ?? '');
  return found?.__typename === 'Collection' ? found : null;
}

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
