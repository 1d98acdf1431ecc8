import {addressIn, type ShopPath} from './addresses';

/** The attribute of the document's element that has the prefix of its market; absent at the root. */
export const MARKET_ATTRIBUTE = 'data-market';

/** The prefix of the document's market; '' at the root. Browser only. */
export const documentMarket = () =>
  globalThis.document?.documentElement.getAttribute(MARKET_ATTRIBUTE) ?? '';

/** `fetch` of a path of this shop, in the market of the document, or another one; browser only. */
export function shopFetch(
  path: ShopPath,
  init?: RequestInit,
  prefix = documentMarket(),
): Promise<Response> {
  return fetch(addressIn({prefix}, path), init);
}
