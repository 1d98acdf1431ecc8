/**
 * What a running store knows about variants beyond the catalogue: stock that sales use up,
 * and what the control surface overrides. Resolvers ask this and never the catalogue.
 */
import type {ProductRecord, VariantRecord} from './catalogue-records';

export interface LiveInventory {
  /** Units on hand; null when stock is not tracked. */
  stock(variant: VariantRecord): number | null;
  /** Price in cents. */
  price(variant: VariantRecord): number;
  /** Price before the reduction in cents; null when there is none. */
  compareAtPrice(variant: VariantRecord): number | null;
  /** Whether the variant can be bought at this moment. */
  isAvailable(variant: VariantRecord): boolean;
  /** Whether the product is published; an unpublished one answers as if it did not exist. */
  isPublished(product: ProductRecord): boolean;
  /** Counts the changes of all this: what was worked out from it holds while this stays. */
  readonly changes: number;
}

/** Shopify's rule: for sale while stock lasts, is not tracked, or overselling is allowed. */
export function isSellable(stock: number | null, oversell: boolean | undefined): boolean {
  return stock === null || stock > 0 || oversell === true;
}

/** The inventory as the catalogue states it, before anything was sold or overridden. */
export const initialInventory: LiveInventory = {
  stock: (variant) => variant.data.stock,
  price: (variant) => variant.data.price,
  compareAtPrice: (variant) => variant.data.compareAtPrice ?? null,
  isAvailable: (variant) => isSellable(variant.data.stock, variant.data.oversell),
  isPublished: () => true,
  changes: 0,
};
