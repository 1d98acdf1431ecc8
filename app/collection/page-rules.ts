import {endDateFromTags, isStillSold} from '~/lib/end-date';

/** The fields of a product that the rules read. */
export interface RuledProduct {
  title: string;
  productType: string;
  tags: readonly string[];
  /** Its words in the shop's own language, where the page has another (§10.26). */
  original?: {title: string; productType: string};
}

/** Which products of a collection a page shows. */
export interface CollectionRule {
  /** Product types shown; absent means all. */
  productTypes?: readonly string[];
  /** Whether titles containing "Youth" are left out. */
  hidesYouth: boolean;
  /** Whether visitors may filter and sort it. */
  isFilterable: boolean;
}

/** The word in a title that keeps a product off the home and shirts pages (§2). */
export const YOUTH_WORD = 'Youth';

/** The rule of each kind of page (§2). */
export const PAGE_RULES = {
  /** `/`, `/latest` and `/products`: everything but Youth. */
  home: {hidesYouth: true, isFilterable: false},
  /** `/shirts`: T-shirts, no Youth. */
  shirts: {productTypes: ['T-Shirt'], hidesYouth: true, isFilterable: true},
  /** `/hoodies`: hoodies and sweatshirts, Youth included. */
  hoodies: {
    productTypes: ['Hoodie', 'Sweatshirt'],
    hidesYouth: false,
    isFilterable: true,
  },
  /** Any other collection shows all it has. */
  whole: {hidesYouth: false, isFilterable: true},
} satisfies Record<string, CollectionRule>;

/**
 * The products of `products` that a page shows at `now` (epoch milliseconds), in their order: those of its types, without
 * Youth where the page hides it, and never one whose end date has passed (§4).
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
