import {data} from '@remix-run/server-runtime';

import {pathFor} from '~/market';
import {withQuery} from '~/lib/local-path';
import type {AppContext} from '~/server/context';

import {changeCart, headersWith, type CartAnswer} from './cart-request.server';
import {CART_COOKIE_NAME} from '../limits';
import {linkDestination} from '../link';
import {CART_CREATED, type Notice} from './notices.server';

/** Cart forms that the browser posts itself, without scripts: they are answered by a redirect. */

/** Changes the cart as a form without scripts asks, and lets add-ons know. */
export async function changeByForm(
  request: Request,
  context: AppContext,
): Promise<CartAnswer> {
  const answer = await changeCart(request, context);
  const {added, reply, cookies} = answer;
  const change = {added, cart: reply.cart};
  const more = context.parts.cart.flatMap(
    ({posted}) => posted?.(change, request, context) ?? [],
  );
  return {...answer, cookies: [...cookies, ...more]};
}

/**
 * The button of a link's page, without scripts: leads on to where the link says, to the cart where
 * that says what has failed, or answers why it was refused.
 * @throws {Response} the redirect
 */
export async function followLink(request: Request, context: AppContext) {
  const answer = await changeByForm(request, context);
  const {reply, cookies} = answer;
  const {search} = new URL(request.url);
  const hasFailed =
    reply.status !== 'ok' || reply.messages.some(({kind}) => kind === 'error');
  const location = linkDestination(search, context.market, hasFailed);
  if (reply.status !== 'refused') throw cartRedirect({...answer, location});
  const messages = reply.messages.map(({text}) => text);
  return data(messages, {status: 422, headers: headersWith(cookies)});
}

/** The response to a plain form: 303, so that a reload does not post again. */
export function cartRedirect(answer: CartAnswer): Response {
  const {location, notices, cookies, reply} = answer;
  const headers = headersWith(cookies);
  headers.set('Cache-Control', 'private, no-store');
  // Lets the next page check whether the browser kept the new cart's cookie.
  const isNew =
    reply.cart && cookies.some((each) => each.startsWith(`${CART_COOKIE_NAME}=`));
  const notice = notices[0] ?? (isNew ? {code: CART_CREATED, lineKey: null} : null);
  headers.set('Location', locationWith(location, notice));
  return new Response(null, {status: 303, headers});
}

/**
 * Query parameters that carry a notice through a redirect. `/cart` looks its text up in a table.
 */
const NOTICE_PARAM = 'notice';
const NOTICE_LINE_PARAM = 'at';

function locationWith(location: string, notice: Notice | null): string {
  if (!notice || location.split('?', 1)[0] !== pathFor('cart')) return location;
  const params = new URLSearchParams({[NOTICE_PARAM]: notice.code});
  // The key of a line with attributes tells what a shopper has typed.
  if (notice.lineKey && !notice.lineKey.startsWith('['))
    params.set(NOTICE_LINE_PARAM, notice.lineKey);
  return withQuery(location, params.toString());
}

/** The notice in the URL, if any. */
export function noticeOf(url: string): Notice | null {
  const {searchParams} = new URL(url);
  const code = searchParams.get(NOTICE_PARAM);
  return code ? {code, lineKey: searchParams.get(NOTICE_LINE_PARAM)} : null;
}
