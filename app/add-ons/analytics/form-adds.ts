import type {CartLineView} from '~/cart';
import {cookiesIn} from '~/lib/cookies';
import {numberIn} from '~/lib/global-id';

import type {EventItem} from './event';

interface FormAdd {
  line: CartLineView;
  quantity: number;
}

/** The cookie in which the worker tells the next page what a plain form has added. */
const COOKIE = 'added';
const MAX_ADDS = 50;
const SECONDS = 30 * 60;

/**
 * `Set-Cookie` of the adds, whose events have the ids `id-0`, `id-1` and so on:
 * `ID.VARIANTxQUANTITY.…`
 */
export function formAddsCookie(id: string, adds: readonly FormAdd[], url: string) {
  const parts = adds
    .slice(0, MAX_ADDS)
    .map(({line, quantity}) => `${numberIn(line.merchandiseId)}x${quantity}`);
  const secure = url.startsWith('https:') ? '; Secure' : '';
  const value = [id, ...parts].join('.');
  return `${COOKIE}=${value}; Path=/; Max-Age=${SECONDS}; SameSite=Lax${secure}`;
}

/** The adds that the worker has told this page, each once, as far as the cart still has them. */
export function takeFormAdds(lines: readonly CartLineView[]): (FormAdd & {id: string})[] {
  const [added = ''] = cookiesIn(document.cookie, COOKIE);
  const [, id, ids = ''] = /^([\w-]+)\.([\w.]+)$/.exec(added) ?? [];
  if (id === undefined) return [];
  document.cookie = `${COOKIE}=; Path=/; Max-Age=0`;
  return ids.split('.').flatMap((part, index) => {
    const [variant, quantity] = part.split('x');
    const line = lines.find(({merchandiseId}) => merchandiseId.endsWith(`/${variant}`));
    return line ? [{line, quantity: Number(quantity), id: `${id}-${index}`}] : [];
  });
}

/** The line's item in an event; none where the product is gone. */
export function lineItem(
  {merchandiseId, title, variantTitle, analytics}: CartLineView,
  quantity: number,
): EventItem[] {
  if (!analytics) return [];
  const {productId, ...product} = analytics;
  const variant = {variantId: merchandiseId, variantTitle: variantTitle ?? ''};
  return [{...product, ...variant, id: productId, title, quantity}];
}
