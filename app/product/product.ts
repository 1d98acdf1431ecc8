import {decodeEncodedVariant} from '@shopify/hydrogen';

import type {PictureData} from '~/lib/images';
import type {Money, UnitPrice} from '~/lib/money';
import type {QuantityRule} from '~/lib/quantity';
import type {Rating} from '~/seo';

import type {ProductOption, SelectableVariant} from './options';

/**
 * A gallery item: a picture; or a video or a 3D model with its poster (`url` is empty where it has
 * none).
 */
export interface MediaItem extends PictureData {
  /** The colors it shows; empty for one that suits every color. */
  colors: readonly string[];
  /** Sources of the video; the browser plays the first it supports. */
  video?: readonly {url: string; mimeType: string}[];
  /** Where what this shop does not play itself is shown: a video's page, or a model's file. */
  link?: {kind: 'video' | 'model'; url: string};
  /** Of what is no picture: how many pictures stand before it in the merchant's order. */
  after?: number;
}

/** An option with the swatches the merchant gave its values. */
export interface Option extends ProductOption {
  /** One for each value: a color as `#rrggbb`, or `null`. */
  swatches: readonly (string | null)[];
  /** One for each value: what it adds to the price, or `null`; absent where none adds any. */
  extras?: readonly (Money | null)[];
}

/** A variant with what choosing, pricing and adding need. */
export interface Variant extends SelectableVariant {
  /** `null` for a variant beyond the 250 listed, until the store has looked it up. */
  id: string | null;
  /** `null` where the id is. */
  price: Money | null;
  compareAtPrice: Money | null;
  /** Index of its picture in `media`, or `null`. */
  image: number | null;
  /** Stock when it is low, else `null`. */
  fewLeft: number | null;
  /** How many a cart may hold; absent for any quantity. */
  rule?: QuantityRule;
  /** The price of a measure of it, and the measure: `100 ml`; absent where the store has none. */
  unitPrice?: UnitPrice;
  /** The lowest price of the last 30 days, beside a reduced one; absent without it. */
  lowestPrice?: Money;
}

/** Body measurements by size, in centimetres. */
export interface SizeGuide {
  title: string;
  note: string | null;
  /** The measurements: `Chest, half`. */
  columns: readonly string[];
  rows: readonly {size: string; centimeters: readonly number[]}[];
}

interface BundlePart {
  handle: string;
  title: string;
  /** Its chosen options: `M / Kelp`; `null` where there was nothing to choose. */
  choice: string | null;
  quantity: number;
  /** URL of a picture, without a size; `null` for none. */
  picture: string | null;
}

export interface Bundle {
  title: string;
  /** The parts of each variant, by its global id. */
  parts: Readonly<Record<string, BundlePart[]>>;
}

/** When an order arrives that is made before an instant. */
export interface ArrivalStep {
  /** Epoch milliseconds. */
  until: number;
  /** `2026-12-01` */
  from: string;
  to: string;
  /** For the page; `{time}` and `{day}` stand for the instant. */
  text: string;
  /** IANA name of the shop's time zone. */
  timeZone: string;
}

/** From as many working days to as many. */
type Days = readonly [from: number, to: number];

/** When it arrives in the country of the page. */
interface Arrival {
  /** ISO 3166 code. */
  country: string;
  /** Of an order now, and of one after the next instant that changes that. */
  steps: readonly ArrivalStep[];
  /** The same where it is made for the buyer; of a product with a print, where that is chosen. */
  made?: readonly ArrivalStep[];
  /**
   * Absent where it is sent from a date on. The cut-off is today's, in epoch milliseconds.
   */
  days?: {handling: Days; making: number; transit: Days; cutOff: number};
  /** The date from which a pre-order is sent, or what is made once its sale ends: `2026-12-01`. */
  sentFrom?: string;
  /** When a page that says so is out of date, in epoch milliseconds. */
  until: number;
}

/** When a line arrives. @param says whether something is printed on it */
export const arrivalSteps = (
  {arrival, isPersonal}: Pick<Product, 'arrival' | 'isPersonal'>,
  says: boolean,
): readonly ArrivalStep[] =>
  (isPersonal && !says ? null : arrival?.made) ?? arrival?.steps ?? [];

/**
 * What add-ons know of a product, declared by them.
 * @public
 */
export interface ProductAdditions {}

/** A product as the product page and the options dialog show it. */
export interface Product extends ProductAdditions {
  id: string;
  handle: string;
  title: string;
  /** Its title in the shop's own language, where the page has another (§10.26). */
  original?: {title: string};
  /** Languages of the texts that the store has not translated for the page; absent where it has. */
  langs?: {title: string | undefined; description: string | undefined};
  /** Sanitized HTML. */
  descriptionHtml: string;
  productType: string;
  /** Read by the rules of availability. */
  tags: readonly string[];
  availableForSale: boolean;
  /** Whether an add-on has a form for those who wait for it. */
  mayWait?: true;
  /** Made for one buyer, or sent by e-mail: it is not sent back. */
  isPersonal?: true;
  /** Names of the stylesheets that its page needs besides. */
  sheets?: readonly string[];
  /** Sold by a selling plan alone, which this shop does not offer. */
  isPlanOnly?: boolean;
  /** The parent of a combined listing: its goods are sold on the pages of other products. */
  isListing?: true;
  /** Epoch milliseconds, or `null`. */
  endDate: number | null;
  /** When it opens, in epoch milliseconds; absent for one that is open. */
  opensAt?: number;
  /** Shipping date of a pre-order, `2026-10-24`; `null` if unknown. */
  shipsOn: string | null;
  /** Shown until a variant is chosen: the first variant's. */
  price: Money | null;
  compareAtPrice: Money | null;
  lowestPrice?: Money;
  /** Absent where the shop does not say. */
  arrival?: Arrival;
  options: readonly Option[];
  /** Pictures in the store's order, then all else. Variants refer to pictures by index. */
  media: readonly MediaItem[];
  /** At most 250, plus those looked up since. */
  variants: readonly Variant[];
  /** The store's encoded variants, when `variants` is incomplete. */
  encoded?: {existence: string; availability: string};
  sizeGuide: SizeGuide | null;
  /** The store's own reviews; absent where it has none. A figure of the settings is never shown. */
  rating?: Rating;
  /** Absent for a product that is no bundle. */
  bundle?: Bundle;
}

/** What a shopper wants to know before buying: the merchant's texts, and terms by the settings. */
export interface ShopHelp {
  /** Pieces of help, folded up below the product. */
  topics: readonly {
    id: string;
    title: string;
    /** Sanitized HTML. */
    html: string;
    /** Whether it is shown unfolded. */
    isOpen?: true;
  }[];
  /**
   * Where the shop's text on sizes is: among the topics, or, for a product with a size guide, on a
   * page of its own. Absent for none.
   */
  sizes?: {title: string; url: string};
  /** How long delivery takes, in the merchant's words: `3 to 5 working days`. */
  delivery: string | null;
  /**
   * Free delivery and returns; each leads to its policy, where the shop has one. `isName` for one
   * that says no more than its name.
   */
  terms: readonly {text: string; path: string | null; isName?: true}[];
  /** How reviews are checked, beside a rating; absent where the law does not ask for it. */
  reviewsChecked?: string;
}

/**
 * All variants of a product: the listed ones, then those known only from the store's encoding,
 * whose id and price are fetched when one is chosen.
 */
export function allVariants({
  options,
  variants,
  encoded,
}: Pick<Product, 'options' | 'variants' | 'encoded'>): readonly Variant[] {
  if (!encoded) return variants;
  const key = (values: readonly string[]) => values.join('\n');
  const listed = new Set(variants.map(({values}) => key(values)));
  const unknown = {
    id: null,
    price: null,
    compareAtPrice: null,
    image: null,
    fewLeft: null,
  };
  const others = decodeVariants(
    options.map(({values}) => values),
    encoded,
  )
    // Leaves out combinations with a value that the product does not have.
    .filter(({values}) => !values.includes('') && !listed.has(key(values)))
    .map((variant) => ({...variant, ...unknown}));
  return [...variants, ...others];
}

/**
 * The variants of options with these values, from the store's encoding of those that exist and of
 * those for sale. A value that an option does not have is ''.
 */
export function decodeVariants(
  options: readonly (readonly string[])[],
  {existence, availability}: NonNullable<Product['encoded']>,
): SelectableVariant[] {
  const decode = (text: string) => (text ? decodeEncodedVariant(text) : []);
  const forSale = new Set(decode(availability).map(String));
  return decode(existence).map((positions) => ({
    values: options.map((values, at) => values[positions[at] ?? Infinity] ?? ''),
    availableForSale: forSale.has(String(positions)),
  }));
}
