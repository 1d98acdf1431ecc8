import type {OriginalFragment} from 'storefrontapi.generated';

import {ROOT_MARKET} from '~/lib/market';
import type {AppContext} from '~/server/context';

import {ORIGINALS_QUERY} from './market.documents';

type Context = Pick<AppContext, 'storefront' | 'market'>;

/** A product with the words by which rules know it (§10.26): absent where its own are those already. */
export type Judged<Product> = Product & {original?: OriginalFragment};

/** Joins the words that rules know a product by to it. */
export type Judge = <Product extends {id: string}>(product: Product) => Judged<Product>;

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
 * Rules by words (Youth, product types, Size, …) hold in the shop's own language. On a page in another one, asks the store for these words
 * of all `products`: one query, whose answer is the same for every market. Options and their values have the
 * same positions in every language. A product that the store does not sell in its own country has no other words.
 * @throws what the store's client throws when the store gives no usable answer
 */
export async function loadOriginals(
  {storefront, market}: Context,
  products: readonly {id: string}[],
  parts: OriginalParts = {},
): Promise<Judge> {
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
