import type {Runs} from './combinations';
import type {Money} from '~/lib/money';
import type {ProductOption, SelectableVariant} from './option-selection';

/** A picture as shown: its address and what it shows. */
export interface ViewImage {
  url: string;
  alt: string;
}

/** An option with the swatches the merchant gave its values. */
export interface ViewOption extends ProductOption {
  /** One for each value: a colour as `#rrggbb`, or `null`. */
  swatches: (string | null)[];
}

/** A variant as choosing, pricing and adding need it. */
export interface ViewVariant extends SelectableVariant {
  /** `null` for one beyond the 250 that a page lists: the store finds it by its options when it is asked for. */
  id: string | null;
  /** `null` where the id is. */
  price: Money | null;
  compareAtPrice: Money | null;
  /** Position of its picture among the product's, or `null`. */
  image: number | null;
  /** Units left when that is few enough to say, else `null`. */
  fewLeft: number | null;
}

/** Variants beyond those that a page lists: the numbers of their combinations (app/product/combinations.ts). */
export interface UnlistedVariants {
  forSale: Runs;
  soldOut: Runs;
}

/** A product as the product page and the options dialog show it: no more than that. */
export interface ProductView {
  id: string;
  handle: string;
  title: string;
  /** Sanitised HTML. */
  descriptionHtml: string;
  productType: string;
  /** What the rules of availability look at. */
  tags: string[];
  availableForSale: boolean;
  /** Epoch milliseconds, or `null`. */
  endDate: number | null;
  /** Shown until a variant is chosen: the first variant's. */
  price: Money | null;
  compareAtPrice: Money | null;
  options: ViewOption[];
  images: ViewImage[];
  variants: ViewVariant[];
  /** Absent where `variants` are all. */
  unlisted?: UnlistedVariants;
}
