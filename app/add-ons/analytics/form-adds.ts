import type {CartLineView} from '~/cart';
import {cookiesIn} from '~/lib/cookies';
import {numberIn} from '~/lib/global-id';

import type {EventItem} from './event';

/** The cookie in which the worker tells the next page what a plain form has added. */
const COOKIE = 'added';
const MAX_ADDS = 50;
const SECONDS = 30 * 60;

/** `Set-Cookie` of the adds: the numbers of their variants, `123.456`. */
export function formAddsCookie(items: readonly EventItem[], url: string): string {
  const variants = items.slice(0, MAX_ADDS).map(({variantId}) => numberIn(variantId));
  const secure = url.startsWith('https:') ? '; Secure' : '';
  return `${COOKIE}=${variants.join('.')}; Path=/; Max-Age=${SECONDS}; SameSite=Lax${secure}`;
}

/** The lines that the worker has told this page of, once, as far as the cart still has them. */
export function takeFormAdds(lines: readonly CartLineView[]): CartLineView[] {
  const [added] = cookiesIn(document.cookie, COOKIE);
  if (!added) return [];
  document.cookie = `${COOKIE}=; Path=/; Max-Age=0`;
  const found = added
    .split('.')
    .map((variant) =>
      lines.find(({merchandiseId}) => merchandiseId.endsWith(`/${variant}`)),
    );
  return found.filter((line) => line !== undefined);
}

/** The line's item in an event; `null` for none of it, and where the product is gone. */
export function lineItem(line: CartLineView, quantity: number): EventItem | null {
  const {merchandiseId, title, variantTitle, analytics} = line;
  if (!analytics || quantity === 0) return null;
  const {productId, ...product} = analytics;
  return {
    ...product,
    id: productId,
    title,
    quantity,
    variantId: merchandiseId,
    variantTitle: variantTitle ?? '',
  };
}
