import type {PictureData} from '~/lib/images';
import type {Money} from '~/lib/money';

import type {ProductOption, SelectableVariant} from './options';

/** An item of the gallery: a picture, or a video whose poster the picture is (`url` is empty where it has none). */
export interface MediaItem extends PictureData {
  /** Values of the colour option that it shows; none for one that goes with every colour. */
  colors: readonly string[];
  /** Files of the same video: a browser plays the first that it can. */
  video?: readonly {url: string; mimeType: string}[];
}

/** An option with the swatches the merchant gave its values. */
export interface Option extends ProductOption {
  /** One for each value: a colour as `#rrggbb`, or `null`. */
  swatches: readonly (string | null)[];
}

/** A variant as choosing, pricing and adding need it. */
export interface Variant extends SelectableVariant {
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

/** Body measurements by size, in centimetres. */
export interface SizeGuide {
  title: string;
  note: string | null;
  /** What is measured: `Chest, half`. */
  columns: readonly string[];
  rows: readonly {size: string; centimeters: readonly number[]}[];
}

/** A product as its page and the options dialog show it: no more than that. */
export interface Product {
  id: string;
  handle: string;
  title: string;
  /** Sanitised HTML. */
  descriptionHtml: string;
  productType: string;
  /** What the rules of availability look at. */
  tags: readonly string[];
  availableForSale: boolean;
  /** Epoch milliseconds, or `null`. */
  endDate: number | null;
  /** When a pre-order is sent, as `2026-10-24`; `null` where the store does not say. */
  shipsOn: string | null;
  /** Shown until a variant is chosen: the first variant's. */
  price: Money | null;
  compareAtPrice: Money | null;
  options: readonly Option[];
  /** Pictures in the store's order, then videos: positions of pictures are those that variants refer to. */
  media: readonly MediaItem[];
  /** At most 250, and those found by their options since. */
  variants: readonly Variant[];
  /** The store's own encoding of all variants, where `variants` are not all. */
  encoded?: {existence: string; availability: string};
  sizeGuide: SizeGuide | null;
}

/** One piece of help, folded up below the product. */
export interface HelpTopic {
  id: string;
  title: string;
  /** Sanitised HTML. */
  html: string;
}

/** What a shopper wants to know before buying, as the merchant wrote it for the whole shop. */
export interface ShopHelp {
  topics: readonly HelpTopic[];
  /** How long delivery takes, in the merchant's words: `3 to 5 working days`. */
  delivery: string | null;
}
