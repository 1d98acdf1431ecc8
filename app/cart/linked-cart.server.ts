import {type AppLoadContext} from '@shopify/remix-oxygen';
import type {LinkedVariantsQuery} from 'storefrontapi.generated';

import {LINKED_VARIANTS_QUERY} from './cart.documents';
import {type LinkedCart} from './linked-cart';
import {type CartLink} from './permalink';
import {endDateFromTags, isStillSold} from '~/lib/end-date';

type Node = NonNullable<LinkedVariantsQuery['nodes'][number]>;
type Variant = Extract<Node, {id: string}>;

/** Title of the only variant of a product without options. */
const ONLY_VARIANT = 'Default Title';

/**
 * What a link to a cart would add; null where none of it is sold here.
 * @throws what the store's client throws when the store gives no usable answer
 */
export async function loadLinkedCart(
  {storefront, now}: Pick<AppLoadContext, 'storefront' | 'now'>,
  {lines, discountCodes}: CartLink,
): Promise<LinkedCart | null> {
  const {nodes} = await storefront.query(LINKED_VARIANTS_QUERY, {
    variables: {ids: lines.map(({merchandiseId}) => merchandiseId)},
    cache: storefront.CacheShort(),
  });
  const variants = nodes.filter(
    (node): node is Variant => node !== null && 'id' in node && mayBeAdded(node, now),
  );
  const items = lines.flatMap(({merchandiseId, quantity}) => {
    const variant = variants.find(({id}) => id === merchandiseId);
    return variant ? [itemOf(variant, quantity)] : [];
  });
  if (items.length === 0) return null;
  return {items, missing: lines.length - items.length, discountCodes: [...discountCodes]};
}

function mayBeAdded({availableForSale, product}: Variant, now: number): boolean {
  return availableForSale && isStillSold(endDateFromTags(product.tags), now);
}

function itemOf(variant: Variant, quantity: number) {
  return {
    merchandiseId: variant.id,
    quantity,
    title: variant.product.title,
    variantTitle: variant.title === ONLY_VARIANT ? null : variant.title,
    price: variant.price,
    picture: variant.image?.url ?? null,
  };
}
