import type {OriginalFragment} from 'storefrontapi.generated';

import {ROOT_MARKET} from '~/lib/market';
import type {AppContext} from '~/server/context';

import {ORIGINALS_QUERY} from './market.documents';

type Context = Pick<AppContext, 'storefront' | 'market'>;

/** A product with its untranslated title, type and option names (§10.26); none where it is not translated. */
export type WithOriginal<Product> = Product & {original?: OriginalFragment};

/** Adds the untranslated title, type and option names as `product.original`. */
export type WithOriginalNames = <Product extends {id: string}>(
  product: Product,
) => WithOriginal<Product>;

/** The language of a text that the store has not translated, for `lang`; undefined where it has. */
export const langOf = (
  shown: string,
  original: string | null | undefined,
): string | undefined =>
  shown !== '' && shown === original ? ROOT_MARKET.tag : undefined;

/** Parts of a product that only some callers read. */
interface OriginalParts {
  /** Parts that a product's own page reads: values of options, the description. */
  whole?: true;
  /** Rules of a print. */
  print?: boolean;
}

/**
 * Rules by words (Youth, product types, Size, …) hold in the shop's own language. On a page in another
 * one, asks the store for the untranslated names of all `products`: one query, whose answer is the same
 * for every market. Options and values have the same positions in every language. A product that the
 * store does not sell in its own country has none.
 * @throws what the store's client throws when the store gives no usable answer
 */
export async function loadOriginalNames(
  {storefront, market}: Context,
  products: readonly {id: string}[],
  parts: OriginalParts = {},
): Promise<WithOriginalNames> {
  const ids = [...new Set(products.map(({id}) => id))].sort();
  if (market.language === ROOT_MARKET.language || ids.length === 0) return (one) => one;
  const {nodes} = await storefront.query(ORIGINALS_QUERY, {
    variables: {ids, ...parts},
    cache: storefront.CacheShort(),
  });
  const originals = new Map(
    nodes.flatMap((node) => (node && 'title' in node ? [[node.id, node] as const] : [])),
  );
  return (product) => {
    const original = originals.get(product.id);
    return original ? {...product, original} : product;
  };
}
