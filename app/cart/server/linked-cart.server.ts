import type {CartVariantFragment} from 'storefrontapi.generated';

import {lineName, type LineAttribute, type LinePreview} from '../cart';
import {MAX_ATTRIBUTE_LENGTH, readLineQuantity} from './cart-form.server';
import {LINKED_VARIANTS_QUERY} from './cart-extras.documents';
import {MAX_CODES, readCode, readNote} from '../extras';
import type {CartPartContext} from '../parts';
import {picturesOf} from './cart-view.server';
import {askForOpenings, closedUntil} from '~/drop/index.server';
import {endDateFromTags, isStillSold} from '~/lib/end-date';
import {variantTitleOf} from '~/lib/variant-title';
import {nearestQuantities, rangeOf, ruleOf, type QuantityRule} from '~/lib/quantity';
import type {AppContext} from '~/server/context';

/** Cart links: parses them, and looks up what they would add. */

export interface CartLink extends LinkDetails {
  lines: readonly {merchandiseId: string; quantity: number; sellingPlanId?: string}[];
}

/** The parts of a cart link beside its lines. */
interface LinkDetails {
  discountCodes: string[];
  note?: string;
  /** Of the cart. A link has none for lines (§10.21). */
  attributes?: LineAttribute[];
}

/** Variants that one link may name. */
const MAX_LINKED_VARIANTS = 20;

/** Cart attributes that one link may carry, and their longest key. */
const MAX_ATTRIBUTES = 25;
const MAX_KEY_LENGTH = 255;

/**
 * Reads `VARIANT:QUANTITY,…` with the parameters of Shopify's cart links (docs/links.md);
 * quantities of a repeated variant add up. `null` for too many lines, malformed ids or quantities.
 */
export function readCartLink(path: string, query: URLSearchParams): CartLink | null {
  const parts = path.split(',');
  if (parts.length > MAX_LINKED_VARIANTS) return null;
  const quantities = new Map<string, number>();
  for (const part of parts) {
    const [, id = '', digits] = /^([1-9]\d{0,19}):(\d{1,6})$/.exec(part) ?? [];
    const quantity = readLineQuantity(digits, 1);
    if (quantity === null) return null;
    quantities.set(id, (quantities.get(id) ?? 0) + quantity);
  }
  const [plan] = /^[1-9]\d{0,19}$/.exec(query.get('selling_plan') ?? '') ?? [];
  const note = readNote(query.get('note'));
  const attributes = readAttributes(query);
  return {
    lines: [...quantities].map(([id, quantity]) => ({
      merchandiseId: `gid://shopify/ProductVariant/${id}`,
      quantity,
      ...(plan && {sellingPlanId: `gid://shopify/SellingPlan/${plan}`}),
    })),
    discountCodes: readCodes(query.get('discount')),
    ...(note && {note}),
    ...(attributes.length > 0 && {attributes}),
  };
}

/** `attributes[KEY]=VALUE`, each key once. */
function readAttributes(query: URLSearchParams): LineAttribute[] {
  const read = [...query].flatMap(([name, value]): [string, string][] => {
    const [, key = ''] = /^attributes\[(.+)\]$/u.exec(name) ?? [];
    const isReadable =
      key !== '' && key.length <= MAX_KEY_LENGTH && value.length <= MAX_ATTRIBUTE_LENGTH;
    return isReadable ? [[key, value]] : [];
  });
  return Array.from(new Map(read), ([key, value]) => ({key, value})).slice(
    0,
    MAX_ATTRIBUTES,
  );
}

/** The attributes that a link brings, where an add-on has a say as its form would allow them. */
export function allowedAttributes(
  ofLink: readonly LineAttribute[],
  parts: AppContext['parts'],
): LineAttribute[] {
  const own = parts.cart.flatMap(({said}) => said?.inLink ?? []);
  const isOf = (keys: readonly string[]) => (each: LineAttribute) =>
    keys.includes(each.key);
  const others = ofLink.filter((each) => !own.some(({keys}) => isOf(keys)(each)));
  return [...others, ...own.flatMap(({keys, read}) => read(ofLink.filter(isOf(keys))))];
}

/**
 * The attributes of a cart with those of a link. What the cart says stays, and so does all that was
 * said by the same form.
 */
export function withLinked(
  ofCart: readonly LineAttribute[],
  ofLink: readonly LineAttribute[],
  parts: AppContext['parts'],
): LineAttribute[] {
  const said = new Set(ofCart.map(({key}) => key));
  for (const {said: form} of parts.cart) {
    const keys = form?.inLink?.keys ?? [];
    if (keys.some((key) => said.has(key))) for (const key of keys) said.add(key);
  }
  return [...ofCart, ...ofLink.filter(({key}) => !said.has(key))];
}

/** The valid codes of a list; a text has them between commas. */
export function readCodes(list: unknown): string[] {
  const codes: unknown[] =
    typeof list === 'string' ? list.split(',') : Array.isArray(list) ? list : [];
  return codes.slice(0, MAX_CODES).flatMap((code) => readCode(code) ?? []);
}

/** The contents that a cart link would add, as its page shows them. */
export interface LinkedCart extends LinkDetails {
  items: LinkedItem[];
  /** Names of what cannot be bought now. */
  unavailable: string[];
  /** How many of the link's variants the shop does not have. */
  missing: number;
  /** When the last of its items opens, in epoch milliseconds; absent where all are open. */
  opensAt?: number;
}

export type LinkedItem = LinePreview &
  QuantityRule & {
    merchandiseId: string;
    /** The link's, or the nearest larger one that is sold. */
    quantity: number;
    sellingPlanId?: string;
  };

/** `null` where the shop has none of the link's variants. */
export async function loadLinkedCart(
  context: CartPartContext & Pick<AppContext, 'caching' | 'parts'>,
  {lines, attributes = [], ...details}: CartLink,
): Promise<LinkedCart | null> {
  const {storefront, config, caching, now, parts} = context;
  const {nodes} = await storefront.query(LINKED_VARIANTS_QUERY, {
    variables: {
      ids: lines.map(({merchandiseId}) => merchandiseId),
      ...askForOpenings(config),
    },
    cache: storefront.CacheShort(),
  });
  const known = nodes.filter(
    (node): node is CartVariantFragment => node !== null && 'id' in node,
  );
  if (known.length === 0) return null;
  const variants = known.filter(
    ({availableForSale, product}) =>
      availableForSale && isStillSold(endDateFromTags(product.tags), now),
  );
  const pictures = await picturesOf(variants, context);
  const items = lines.flatMap((line) => {
    const variant = variants.find(({id}) => id === line.merchandiseId);
    if (!variant) return [];
    const item = itemOf(variant, line.quantity);
    return [{...line, ...item, image: pictures(variant.id, item.image ?? null)}];
  });
  const openings = variants.flatMap(
    ({product}) => closedUntil(product.availableFrom, now) ?? [],
  );
  for (const opensAt of openings) caching.endsAt(opensAt);
  return {
    items,
    unavailable: known
      .filter((variant) => !variants.includes(variant))
      .map(({title, product}) =>
        lineName({title: product.title, variantTitle: variantTitleOf(title)}),
      ),
    missing: lines.length - known.length,
    ...details,
    attributes: allowedAttributes(attributes, parts),
    ...(openings.length > 0 && {opensAt: Math.max(...openings)}),
  };
}

function itemOf(variant: CartVariantFragment, asked: number): LinkedItem {
  const {product, image} = variant;
  const rule = ruleOf(variant);
  return {
    merchandiseId: variant.id,
    quantity: nearestQuantities(asked, rangeOf(rule)).at(-1) ?? asked,
    title: product.title,
    variantTitle: variantTitleOf(variant.title),
    handle: product.handle,
    unitPrice: variant.price,
    image: image ? {src: image.url, altText: null} : null,
    ...rule,
  };
}
