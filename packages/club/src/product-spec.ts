/** The particulars of one product of the club; everything else is built from them. */
import type {QuantityRuleData} from '@quillhaven/local-store';
import type {ProductCopy} from './copy';
import type {ColorSlug} from './palette';
import type {WornPicture} from './worn';

export interface ProductSpec {
  /** The product's number in the club's books; its global ids derive from it. Never reused. */
  number: number;
  handle: string;
  title: string;
  productType: string;
  tags: readonly string[];
  copy: ProductCopy;
  /** First letters of its SKUs. */
  sku: string;
  /** Cents. */
  price: number;
  compareAtPrice?: number;
  /** Cents: the lowest price of the 30 days before it was reduced. */
  lowestPrice?: number;
  /** Grams. */
  weight: number;
  /** Empty when there is no choice of color. */
  colors: readonly ColorSlug[];
  /** The color that the pictures show when there is no choice. */
  picturedIn?: ColorSlug;
  /** Empty when there is no choice of size. */
  sizes: readonly string[];
  /** A third choice, Printing: plain, or a print that costs more. Its rules are the metafield `custom.personalization`. */
  printing?: {value: string; cents: number; rules: object};
  /** Views of each color; the first of them is the color's front. */
  views: readonly string[];
  /** A picture of somebody who wears it, in its first color: the first picture behind the fronts. */
  worn?: WornPicture;
  /** The color that its film shows, where there is one: `<handle>.mp4`. */
  filmedIn?: ColorSlug;
  /** Stock of every variant not named in `stockOf`. */
  stock: number | null;
  /** Stock by `size/color`, for example `M/petrol`. */
  stockOf?: Record<string, number>;
  /** Combinations that are not made, as `size/color`. */
  missing?: readonly string[];
  /** Cents added to the price by size. */
  surcharge?: Record<string, number>;
  /** Sold before it exists. */
  oversell?: boolean;
  /** Days from the store's start until a pre-order is sent. */
  shipsInDays?: number;
  /** Working days to make it, for each buyer or once its sale has ended. */
  making?: {days: number; isAfterEnd: boolean};
  /** Milliseconds from the store's start until it may be bought. */
  opensAfter?: number;
  quantityRule?: QuantityRuleData;
  salesRank: number;
  /** Days before the store's start on which it went on sale. */
  daysOnSale: number;
  vendor?: string;
  /** Main material, answered as metafield `details.material`. */
  material: string;
  /** Shopify's standard review metafields. */
  rating?: {value: string; count: number};
}
