import type {CartFragment} from 'storefrontapi.generated';

import {type CartMessage, type CartReply} from '../cart';
import {CART_ACTIONS, type ActionResult} from './cart-actions.server';
import {
  cartCookie,
  earlierCartCookie,
  clearedCartCookie,
  clearedEarlierCartCookie,
  hasCartCookie,
  readCartId,
  readEarlierCartId,
} from './cart-cookie.server';
import {BadCartForm, readCartForm} from './cart-form.server';
import {
  createCartGateway,
  type CartGateway,
  type FirstLinesCart,
} from './cart-gateway.server';
import {viewFirstLines} from './cart-view.server';
import {restoreCart} from './earlier-cart.server';
import {CART_COOKIE_NAME, CART_LINES_PAGE_SIZE} from '../limits';
import {
  CHECKOUT_CLOSED_SENTENCE,
  GENERIC_SENTENCE,
  OUTCOME_UNKNOWN_SENTENCE,
} from '../messages';
import {CART_CREATED, COOKIES_OFF, noticeMessages, type Notice} from './notices.server';
import {localPath} from '~/lib/local-path';
import {previewAddress} from '~/lib/preview-address';
import type {AppContext} from '~/server/context';
import {log} from '~/server/log';
import {StoreError} from '~/server/store/store-error';

/**
 * Handles a cart request, from the visitor's cookie to the response. Scripts (`cartJson`) and plain forms
 * (`cartRedirect`) share one loader and one action.
 */

/** Where a form without `redirectTo` leads. */
const CART_PATH = '/cart';

/** An answered cart request, before it is made JSON or a redirect. */
export interface CartAnswer {
  reply: CartReply;
  /** HTTP status of the JSON form. */
  status: 200 | 400 | 502;
  /** `Set-Cookie` values, to be appended. */
  cookies: readonly string[];
  notices: readonly Notice[];
  /** Where a plain form leads after a successful change. */
  location: string;
}

interface ReadOptions {
  /** The notice from the redirect's query. */
  readonly notice?: Notice | null;
  /** How many lines to return; all by default. */
  readonly most?: number;
  /** Keeps the current cart even where an earlier one could be restored. */
  readonly keepsCurrent?: boolean;
}

type Environment = Pick<AppContext, 'storefront' | 'now' | 'preview' | 'config'>;

/**
 * Reads the cart that the request's cookie names. A failure is logged and swallowed (spec §8): the answer says `failed`, and
 * the cookie stays, since only the store can say that a cart is gone.
 */
export async function readCart(
  request: Request,
  environment: Environment,
  options: ReadOptions = {},
): Promise<CartAnswer> {
  const answer = await readStoredCart(request, environment, options);
  if (!environment.preview) return answer;
  const closed = withoutCheckout(answer);
  const {reply} = closed;
  if (!reply.cart?.lines.length) return closed;
  const why: CartMessage = {
    kind: 'notice',
    text: CHECKOUT_CLOSED_SENTENCE,
    lineKey: null,
  };
  return {...closed, reply: {...reply, messages: [...reply.messages, why]}};
}

async function readStoredCart(
  request: Request,
  environment: Environment,
  {notice = null, most = Number.POSITIVE_INFINITY, keepsCurrent = false}: ReadOptions,
): Promise<CartAnswer> {
  const cartId = readCartId(request);
  const earlierId = keepsCurrent ? null : readEarlierCartId(request);
  try {
    const gateway = createCartGateway(environment.storefront);
    // All lines are needed to merge an earlier cart, or to find the line that a notice is about.
    const needsAll = most > CART_LINES_PAGE_SIZE || notice?.lineKey || earlierId;
    const cart = cartId
      ? await (needsAll ? gateway.get(cartId) : gateway.getFirstLines(cartId, most))
      : null;
    const restored =
      earlierId && (await readEarlierCart(request, gateway, cart, earlierId));
    if (restored) {
      const answer = answerOf(restored.cart, restored.notices, environment, most);
      return {...answer, cookies: restored.cookies};
    }
    // The cookie of a deleted cart stays until a new cart replaces it: a response that deletes it could arrive after
    // one that has just set it.
    const notices: Notice[] =
      cartId && !cart
        ? [{code: 'gone', lineKey: null}]
        : redirectNotices(notice, request);
    return answerOf(cart, notices, environment, most);
  } catch (error) {
    log('error', 'cart.fetch_failed', {message: messageOf(error)});
    return failedAnswer([], environment, true);
  }
}

/**
 * The notices that the redirect's query asks for. For a new cart the only notice is that the browser has not kept its
 * cookie.
 */
function redirectNotices(notice: Notice | null, request: Request): Notice[] {
  if (notice?.code !== CART_CREATED) return notice ? [notice] : [];
  return hasCartCookie(request) ? [] : [COOKIES_OFF];
}

/** The cart that an outage hid, once the store returns it again; `null` until then, or when there is none. */
async function readEarlierCart(
  request: Request,
  gateway: CartGateway,
  current: CartFragment | null,
  earlierId: string,
) {
  try {
    const restored = await restoreCart(gateway, current, earlierId);
    const forgotten = clearedEarlierCartCookie(request);
    if (!restored) return current && {cart: current, notices: [], cookies: [forgotten]};
    const {cart, replaced, hasLostCards} = restored;
    const cookies = [
      cartCookie(cart.id, request),
      (replaced && earlierCartCookie(replaced, request)) ?? forgotten,
    ];
    const code = hasLostCards ? 'restored-without-cards' : 'restored';
    return {
      cart,
      notices: [{code, lineKey: null}],
      cookies: cookies.filter((cookie) => cookie !== null),
    };
  } catch (error) {
    log('error', 'cart.restore_failed', {message: messageOf(error)});
    return null;
  }
}

/**
 * Applies the change of a posted cart form. Never throws: the reply says when the store refused it or could not be
 * reached. Both are logged (spec §8).
 */
export async function changeCart(
  request: Request,
  environment: Environment,
): Promise<CartAnswer> {
  const answer = await changeStoredCart(request, environment);
  return environment.preview ? withoutCheckout(answer) : answer;
}

async function changeStoredCart(
  request: Request,
  environment: Environment,
): Promise<CartAnswer> {
  const cookies: string[] = [];
  const keep = (cookie: string | null) => cookie !== null && cookies.push(cookie);
  let name = 'unknown';
  try {
    const form = await readCartForm(request);
    const action = Object.hasOwn(CART_ACTIONS, form.action)
      ? CART_ACTIONS[form.action]
      : undefined;
    if (!action) throw new BadCartForm(GENERIC_SENTENCE);
    name = form.action;
    const cartId = readCartId(request);
    const result = await action(
      {
        gateway: createCartGateway(environment.storefront),
        cartId,
        earlierCartId: readEarlierCartId(request),
        malformedCookie: cartId === null && hasCartCookie(request),
        onCreated: (id) => keep(cartCookie(id, request)),
        onSuperseded: (id) => keep(earlierCartCookie(id, request)),
      },
      form.inputs,
    );
    if (result.clearCookie) cookies.push(clearedCartCookie(request));
    const location = localPath(form.inputs.redirectTo) ?? CART_PATH;
    return {...changedAnswer(result, environment), cookies, location};
  } catch (error) {
    if (error instanceof BadCartForm)
      return {...badFormAnswer(error, environment), cookies};
    log('error', 'cart.change_failed', {action: name, message: messageOf(error)});
    const message: CartMessage = {
      kind: 'error',
      text: OUTCOME_UNKNOWN_SENTENCE,
      lineKey: null,
    };
    return {...failedAnswer([message], environment, isSurelyNotApplied(error)), cookies};
  }
}

/** Operations that change a cart. A failure of any other call leaves the cart as it was. */
const CHANGE_OPERATIONS = /^cart(?!Create)/;

/**
 * Whether a failed call certainly changed nothing: it was no mutation, or the store rejected it outright. After a
 * timeout, a broken connection, an unreadable answer or a server error, the change may have been applied.
 */
function isSurelyNotApplied(error: unknown): boolean {
  if (!(error instanceof StoreError)) return false;
  const {operation, failure, status = 200} = error;
  if (!CHANGE_OPERATIONS.test(operation)) return true;
  if (failure === 'denied') return true;
  // The store refuses load with 503. Below 500, and for 200 with THROTTLED, it did not execute the request.
  return failure === 'status' && (status < 500 || status === 503);
}

function changedAnswer(result: ActionResult, environment: Environment): CartAnswer {
  const {cart, notices, refusals} = result;
  const answer = answerOf(cart, notices, environment);
  if (refusals.length === 0) return answer;
  log('warn', 'cart.change_refused', {reasons: refusals.map(({text}) => text)});
  const messages = [...refusals, ...answer.reply.messages];
  return {...answer, reply: {...answer.reply, status: 'refused', messages}};
}

function badFormAnswer({message}: BadCartForm, environment: Environment): CartAnswer {
  const answer = answerOf(null, [], environment);
  const messages: CartMessage[] = [{kind: 'error', text: message, lineKey: null}];
  return {...answer, reply: {...answer.reply, status: 'refused', messages}, status: 400};
}

function answerOf(
  cart: CartFragment | FirstLinesCart | null,
  notices: readonly Notice[],
  {now, config}: Environment,
  most = Number.POSITIVE_INFINITY,
): CartAnswer {
  const reply: CartReply = {
    status: 'ok',
    cart: cart && viewFirstLines(cart, most, config.freeDeliveryFrom),
    messages: noticeMessages(notices, cart),
    serverTime: new Date(now).toISOString(),
  };
  return {reply, status: 200, cookies: [], notices, location: CART_PATH};
}

function failedAnswer(
  messages: readonly CartMessage[],
  environment: Environment,
  notApplied: boolean,
): CartAnswer {
  const answer = answerOf(null, [], environment);
  const reply: CartReply = {
    ...answer.reply,
    status: 'failed',
    notApplied,
    messages,
  };
  return {...answer, reply, status: 502};
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** In a staff preview, Checkout leads to the cart page, which explains why. */
function withoutCheckout(answer: CartAnswer): CartAnswer {
  const {reply} = answer;
  if (!reply.cart) return answer;
  const cart = {...reply.cart, webUrl: previewAddress(CART_PATH)};
  return {...answer, reply: {...reply, cart}};
}

/** The JSON response. Private: no cache may store it. */
export function cartJson({reply, status, cookies}: CartAnswer): Response {
  const headers = headersWith(cookies);
  headers.set('Cache-Control', 'private, no-store');
  headers.set('Content-Type', 'application/json');
  // `Response.json` takes half as long again in workerd, which is measurable with hundreds of lines.
  return new Response(JSON.stringify(reply), {status, headers});
}

/** The response to a plain form after a successful change: 303, so that a reload does not post again. */
export function cartRedirect(answer: CartAnswer): Response {
  const {location, notices, cookies, reply} = answer;
  const headers = headersWith(cookies);
  headers.set('Cache-Control', 'private, no-store');
  // Lets the next page check whether the browser kept the new cart's cookie.
  const isNew =
    reply.cart && cookies.some((each) => each.startsWith(`${CART_COOKIE_NAME}=`));
  const notice = notices[0] ?? (isNew ? {code: CART_CREATED, lineKey: null} : null);
  headers.set('Location', withNotice(location, notice));
  return new Response(null, {status: 303, headers});
}

/** Headers with these cookies. Appended, since a response can set several. */
export function headersWith(cookies: readonly string[]): Headers {
  const headers = new Headers();
  for (const cookie of cookies) headers.append('Set-Cookie', cookie);
  return headers;
}

/** Query parameters that carry a notice through a redirect. `/cart` looks its text up in a table. */
const NOTICE_PARAM = 'notice';
const NOTICE_LINE_PARAM = 'at';

function withNotice(location: string, notice: Notice | null): string {
  if (!notice || location !== CART_PATH) return location;
  const params = new URLSearchParams({[NOTICE_PARAM]: notice.code});
  if (notice.lineKey) params.set(NOTICE_LINE_PARAM, notice.lineKey);
  return `${location}?${params.toString()}`;
}

/** The notice in the address, if any. */
export function noticeOf(url: string): Notice | null {
  const {searchParams} = new URL(url);
  const code = searchParams.get(NOTICE_PARAM);
  return code ? {code, lineKey: searchParams.get(NOTICE_LINE_PARAM)} : null;
}
