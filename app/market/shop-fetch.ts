import {addressIn, type ShopPath} from './addresses';

/** The attribute of the document's element that has the prefix of its market; absent at the root. */
export const MARKET_ATTRIBUTE = 'data-market';

/** `fetch` of a path of this shop, in the market of the document; browser only. */
export function shopFetch(path: ShopPath, init?: RequestInit): Promise<Response> {
  const prefix =
    globalThis.document?.documentElement.getAttribute(MARKET_ATTRIBUTE) ?? '';
  return fetch(addressIn({prefix}, path), init);
}
