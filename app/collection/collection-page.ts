import type {Ribbon} from '~/product';
import type {PictureData} from '~/lib/images';
import type {Money} from '~/lib/money';
import {endDateFromTags, isStillSold, type Tags} from '~/lib/end-date';

import type {AppConfig, TypedPage} from '~/server/config';

import type {Facet} from './facets';

/** A price, and the one before a reduction. */
export interface CardPrice {
  price: Money | null;
  /** Only where it is higher than the price. */
  compareAt: Money | null;
  /** The lowest price of the 30 days before a reduction; absent where the store has none. */
  lowest?: Money;
}

/** An option and its value, as the product's URL has them. */
export interface ChosenOption {
  name: string;
  value: string;
}

/** A color to choose on a card. */
export interface CardSwatch extends CardPrice {
  /** The color option's name, as the product's URL has it. */
  option: string;
  name: string;
  /** `#rrggbb`. */
  color: string;
  /** URL of the product's picture in this color; null where it has none. */
  picture: string | null;
}

/** What add-ons know of a card, declared by them. */
export interface CardAdditions {}

export interface Card extends CardPrice, CardAdditions {
  handle: string;
  title: string;
  /** Of the title, where the store has not translated it for the page. */
  lang?: string;
  picture: PictureData | null;
  /** URL of the picture shown on hover; null for none. */
  secondPicture: string | null;
  ribbons: Ribbon[];
  /** When it leaves the shop, in epoch milliseconds. */
  endDate: number | null;
  /** When it opens, in epoch milliseconds; absent for one that is open. */
  opensAt?: number;
  /** Whether the product has options to choose. */
  hasChoice: boolean;
  /** How many colors the product comes in. */
  colors: number;
  /** A few colors that have a swatch in the store; empty for a product of one color. */
  swatches: CardSwatch[];
  /** In a filtered grid: the color that the card is shown in. */
  color?: string;
  /** In a filtered grid: the options that were asked for, which its link carries. */
  chosen?: ChosenOption[];
}

/** Whether a card's product can be bought, now or once it opens. */
export const isAvailable = ({ribbons}: Card) => !ribbons.includes('SOLD OUT');

export interface CollectionTile {
  handle: string;
  title: string;
  /** URL of its picture; null for none. */
  picture: string | null;
}

export interface CollectionPage {
  title: string;
  description: string;
  /** Kept out of search engines by the merchant. */
  isHidden?: true;
  picture: PictureData | null;
  cards: Card[];
  /** The cursor after which this page starts; null for the first. */
  after: string | null;
  /** The cursor of the next page; null when this is the last. */
  next: string | null;
  /** The available filters; null where the page has none. */
  facets: Facet[] | null;
  /** Served stale because the store failed. */
  isStale: boolean;
  /** The collection, by its global id and its handle. */
  collection: {id: string; handle: string};
}

/** Products of home's grid on `/`; `/latest` and `/products` have all (§10.42). */
const HOME_PRODUCTS = 12;

/** Home's collection, as it is shown on one of its pages. */
export interface HomePage extends CollectionPage {
  /** How many products it has, and the lowest price; `null` where that is not known. */
  range: {count: number; lowest: Money} | null;
  /** Whether `/latest` has more of it. */
  isShort: boolean;
}

/** @param isStart whether it is `/`, which shows the first products alone */
export function homePage(page: CollectionPage, isStart: boolean): HomePage {
  const {cards, after, next} = page;
  const lowest = after === null && next === null ? lowestPrice(cards) : null;
  const range = lowest && {count: cards.length, lowest};
  const isShort =
    isStart && after === null && (cards.length > HOME_PRODUCTS || next !== null);
  if (!isShort) return {...page, range, isShort};
  return {...page, cards: cards.slice(0, HOME_PRODUCTS), next: null, range, isShort};
}

/** The lowest price; `null` for none, or where goods have no price. */
function lowestPrice(cards: readonly Card[]): Money | null {
  const prices = cards.flatMap(({price}) => price ?? []);
  if (prices.length < cards.length) return null;
  return prices.reduce<Money | null>(
    (low, price) => (low && Number(low.amount) <= Number(price.amount) ? low : price),
    null,
  );
}

/** `page` without the cards of `earlier` pages: the collection may have moved meanwhile. */
export function withoutRepeats(
  page: CollectionPage,
  earlier: readonly CollectionPage[],
): CollectionPage {
  const shown = new Set(earlier.flatMap(({cards}) => cards.map(({handle}) => handle)));
  return {...page, cards: page.cards.filter(({handle}) => !shown.has(handle))};
}

/** The fields of a product that the rules read. */
export interface RuledProduct {
  title: string;
  productType: string;
  tags?: Tags;
  /** Its words in the shop's own language, where the page has another (§10.26). */
  original?: {title: string; productType: string};
}

/** Which products of a collection a page shows. */
export interface CollectionRule {
  /** Product types shown; absent means all. */
  productTypes?: readonly string[];
  hidesYouth: boolean;
  isFilterable: boolean;
}

/** The word in a title that keeps a product off the home and shirts pages (§2). */
const YOUTH_WORD = 'Youth';

/** The rule of each kind of page (§2). */
export const PAGE_RULES = {
  /** `/`, `/latest` and `/products`: everything but Youth. */
  home: {hidesYouth: true, isFilterable: false},
  shirts: {productTypes: ['T-Shirt'], hidesYouth: true, isFilterable: true},
  hoodies: {
    productTypes: ['Hoodie', 'Sweatshirt'],
    hidesYouth: false,
    isFilterable: true,
  },
  /** Any other collection shows all it has. */
  all: {hidesYouth: false, isFilterable: true},
} satisfies Record<string, CollectionRule>;

/** The rule of a page of product types, in the merchant's own words where the shop has some. */
export function typedRule(
  page: TypedPage,
  {productTypes}: Pick<AppConfig, 'productTypes'>,
): CollectionRule & {productTypes: readonly string[]} {
  const rule = PAGE_RULES[page];
  return {...rule, productTypes: productTypes[page] ?? rule.productTypes};
}

/**
 * The products that a page shows at `now` (epoch milliseconds), in their order: never one whose end
 * date has passed (§4).
 */
export function visibleProducts<T extends RuledProduct>(
  products: readonly T[],
  rule: CollectionRule,
  now: number,
): T[] {
  return products.filter(
    ({tags, original, ...own}) =>
      (rule.productTypes?.includes((original ?? own).productType) ?? true) &&
      !(rule.hidesYouth && (original ?? own).title.includes(YOUTH_WORD)) &&
      isStillSold(endDateFromTags(tags), now),
  );
}
