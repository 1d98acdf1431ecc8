import type {LinkedVariantsQuery} from 'storefrontapi.generated';

import {pathFor} from '~/market';

import {readLineQuantity} from './cart-form.server';
import {LINKED_VARIANTS_QUERY} from './cart.documents';
import {MAX_CODES, readCode} from '../extras';
import {closedUntil} from '~/drop';
import {askForOpenings} from '~/drop/index.server';
import {endDateFromTags, isStillSold} from '~/lib/end-date';
import {variantTitleOf} from '~/lib/variant-title';
import {localPath} from '~/lib/local-path';
import type {Money} from '~/lib/money';
import {
  isAnyQuantity,
  nearestQuantities,
  rangeOf,
  ruleOf,
  type QuantityRule,
} from '~/lib/quantity';
import type {AppContext} from '~/server/context';

/** Cart links and discount links: parses them, and looks up what they would add. */

/** A parsed cart link. */
export interface CartLink {
  lines: readonly {merchandiseId: string; quantity: number}[];
  discountCodes: readonly string[];
}

/** Variants that one link may name. */
const MAX_LINKED_VARIANTS = 20;

/**
 * Reads `VARIANT:QUANTITY,…` with `?discount=CODE,…` (help.shopify.com, "Cart permalinks"). Quantities of a repeated
 * variant add up. `null` for anything else: too many lines, malformed ids or quantities.
 */
export function readCartLink(path: string, discount: string | null): CartLink | null {
  const parts = path.split(',');
  if (parts.length > MAX_LINKED_VARIANTS) return null;
  const quantities = new Map<string, number>();
  for (const part of parts) {
    const [, id = '', digits] = /^([1-9]\d{0,19}):(\d{1,6})$/.exec(part) ?? [];
    const quantity = readLineQuantity(digits, 1);
    if (quantity === null) return null;
    quantities.set(id, (quantities.get(id) ?? 0) + quantity);
  }
  return {
    lines: [...quantities].map(([id, quantity]) => ({
      merchandiseId: `gid://shopify/ProductVariant/${id}`,
      quantity,
    })),
    discountCodes: readCodes(discount ?? ''),
  };
}

/** The valid codes of a comma-separated list. */
export function readCodes(list: string): string[] {
  return list
    .split(',')
    .slice(0, MAX_CODES)
    .flatMap((code) => readCode(code) ?? []);
}

/** The contents that a cart link would add, as its page shows them. */
export interface LinkedCart {
  items: LinkedItem[];
  /** How many of the link's variants are not available. */
  missing: number;
  discountCodes: string[];
  /** When the last of its items opens, in epoch milliseconds; absent where all are open. */
  opensAt?: number;
}

export interface LinkedItem {
  merchandiseId: string;
  /** The link's, or the nearest larger one that is sold. */
  quantity: number;
  /** How many a cart may hold; absent for any quantity. */
  rule?: QuantityRule;
  title: string;
  /** Null for a product without options. */
  variantTitle: string | null;
  /** Product handle. */
  handle: string;
  /** Price of one. */
  price: Money;
  /** Address of a picture, without a size; null for none. */
  picture: string | null;
}

type Node = NonNullable<LinkedVariantsQuery['nodes'][number]>;
type Variant = Extract<Node, {id: string}>;

/**
 * Loads the contents that a cart link would add; null where the shop sells none of them.
 * @throws what the store's client throws when the store gives no usable answer
 */
export async function loadLinkedCart(
  context: Pick<AppContext, 'storefront' | 'config' | 'caching' | 'now'>,
  {lines, discountCodes}: CartLink,
): Promise<LinkedCart | null> {
  const {storefront, config, caching, now} = context;
  const {nodes} = await storefront.query(LINKED_VARIANTS_QUERY, {
    variables: {
      ids: lines.map(({merchandiseId}) => merchandiseId),
      ...askForOpenings(config),
    },
    cache: storefront.CacheShort(),
  });
  const variants = nodes.filter(
    (node): node is Variant => node !== null && 'id' in node && isPurchasable(node, now),
  );
  const items = lines.flatMap(({merchandiseId, quantity}) => {
    const variant = variants.find(({id}) => id === merchandiseId);
    return variant ? [itemOf(variant, quantity)] : [];
  });
  if (items.length === 0) return null;
  const openings = variants.flatMap(
    ({product}) => closedUntil(product.availableFrom, now) ?? [],
  );
  for (const opensAt of openings) caching.endsAt(opensAt);
  return {
    items,
    missing: lines.length - items.length,
    discountCodes: [...discountCodes],
    ...(openings.length > 0 && {opensAt: Math.max(...openings)}),
  };
}

function isPurchasable({availableForSale, product}: Variant, now: number): boolean {
  return availableForSale && isStillSold(endDateFromTags(product.tags), now);
}

function itemOf(variant: Variant, asked: number): LinkedItem {
  const rule = ruleOf(variant);
  return {
    merchandiseId: variant.id,
    quantity: nearestQuantities(asked, rangeOf(rule)).at(-1) ?? asked,
    ...(!isAnyQuantity(rule) && {rule}),
    title: variant.product.title,
    variantTitle: variantTitleOf(variant.title),
    handle: variant.product.handle,
    price: variant.price,
    picture: variant.image?.url ?? null,
  };
}

/** A parsed discount link, `/discount/CODE?redirect=/path`; null where it has no valid code. */
export function readDiscountLink(
  code: string | undefined,
  url: string,
): {code: string; redirectTo: string} | null {
  const read = readCode(code);
  if (read === null || !/^[\w-]{1,64}$/.test(read)) return null;
  const redirectTo =
    localPath(new URL(url).searchParams.get('redirect')) ?? pathFor('cart');
  return {code: read, redirectTo};
}
