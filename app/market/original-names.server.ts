import type {OriginalFragment} from 'storefrontapi.generated';

import {langOn} from '~/lib/market';
import type {AppContext} from '~/server/context';

import {ORIGINAL_NAMES_QUERY} from './market.documents';

/** A product with its untranslated texts (§10.26); none where it is not translated. */
export type WithOriginal<Product> = Product & {
  /** `lang` is the shop's own language, as a BCP 47 tag. */
  original?: OriginalFragment & {lang: string};
};

/** Adds the untranslated title, type and option names as `product.original`. */
export type WithOriginalNames = <Product extends {id: string}>(
  product: Product,
) => WithOriginal<Product>;

/**
 * `lang` of a text on a page in `tag`: that of the shop's own language where the store has not
 * translated it; undefined where it is the page's.
 */
export const langOf = (
  tag: string,
  shown: string,
  original: {text: string | null | undefined; lang: string} | undefined,
): string | undefined =>
  shown === '' ? undefined : langOn(tag, shown === original?.text ? original.lang : tag);

/**
 * On a page in another language than the shop's own, asks the store for the untranslated names of
 * all `products`, for rules by words (Youth, Size, …): one query, the same for every market.
 * Options and values have the same positions in every language; a product that the store does not
 * sell in its own country has no names. `values`: with those of options.
 * @throws what the store's client throws when the store gives no usable answer
 */
export async function loadOriginalNames(
  {storefront, market, config}: Pick<AppContext, 'storefront' | 'market' | 'config'>,
  products: readonly {id: string}[],
  {values = false} = {},
): Promise<WithOriginalNames> {
  const {language, tag: lang} = config.root;
  const ids = [...new Set(products.map(({id}) => id))].sort();
  if (market.language === language || ids.length === 0) return (one) => one;
  const {nodes} = await storefront.query(ORIGINAL_NAMES_QUERY, {
    variables: {ids, ...(values && {values})},
    cache: storefront.CacheShort(),
  });
  const names = new Map(
    nodes.flatMap((node) => (node && 'title' in node ? [[node.id, node] as const] : [])),
  );
  return (product) => {
    const original = names.get(product.id);
    return original ? {...product, original: {...original, lang}} : product;
  };
}
