/**
 * Products whose title contains this are sold out, whatever their stock (§4). Case does not matter. The only place
 * with this rule.
 */
export const SOLD_OUT_TITLE = 'throwback hoodie';

/** Tags, in lower case, that make a product a pre-order (§2). */
export const PRE_ORDER_TAGS: readonly string[] = ['pre-order', 'preorder'];

/** The fields that the availability rules read. */
export interface Sellable {
  title: string;
  tags: readonly string[];
  /** Its title in the shop's own language, where the page has another (§10.26). */
  original?: {title: string};
  /** `false` when the store sells none of its variants. */
  availableForSale: boolean;
  /** Sold by a selling plan alone, which this shop does not offer. */
  isPlanOnly?: boolean;
}

export type Ribbon = 'SOLD OUT' | 'PRE-ORDER';
export type AddToCartLabel = 'SOLD OUT' | 'Pre Order' | 'Add to cart';

function hasSoldOutTitle({original, ...own}: Sellable): boolean {
  return (original ?? own).title.toLowerCase().includes(SOLD_OUT_TITLE);
}

function hasPreOrderTag({tags}: Pick<Sellable, 'tags'>): boolean {
  return tags.some((tag) => PRE_ORDER_TAGS.includes(tag.trim().toLowerCase()));
}

/** Sold out by title (§4) or because the store has none for sale (§10.5). */
export function isSoldOut(product: Sellable): boolean {
  return hasSoldOutTitle(product) || !product.availableForSale;
}

/** Tagged as a pre-order, or sold out by title, which counts as one (§4). */
export function isPreOrder(product: Sellable): boolean {
  return hasPreOrderTag(product) || hasSoldOutTitle(product);
}

/** The ribbons of a card, in the order they are shown (§2). Both hold for a pre-order that ran out. */
export function ribbonsOf(product: Sellable): Ribbon[] {
  const ribbons: Ribbon[] = [];
  if (isSoldOut(product)) ribbons.push('SOLD OUT');
  if (hasPreOrderTag(product)) ribbons.push('PRE-ORDER');
  return ribbons;
}

/** The words on the add-to-cart button (§4). */
export function addToCartLabel(product: Sellable): AddToCartLabel {
  if (isSoldOut(product)) return 'SOLD OUT';
  return isPreOrder(product) ? 'Pre Order' : 'Add to cart';
}

/**
 * Whether the add-to-cart button is disabled: the product is sold out, or sold in another way than here, or the chosen
 * variant is explicitly not available (§4). No variant chosen yet disables nothing: pressing then leads to what is still to choose.
 */
export function isAddDisabled(
  product: Sellable,
  chosen: {availableForSale: boolean} | null,
): boolean {
  return (
    isSoldOut(product) ||
    product.isPlanOnly === true ||
    chosen?.availableForSale === false
  );
}
