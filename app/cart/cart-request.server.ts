import type {CartFragment} from 'storefrontapi.generated';

import {type CartMessage, type CartReply} from './cart';
import {CART_ACTIONS, type ActionResult} from './cart-actions.server';
import {
  cartCookie,
  earlierCartCookie,
  forgottenCartCookie,
  forgottenEarlierCartCookie,
  hasCartCookie,
  readCartId,
  readEarlierCartId,
} from './cart-cookie.server';
import {BadCartForm, readCartForm} from './cart-form.server';
import {createCartGateway, type CartGateway, type CartStart} from './cart-gateway.server';
import {viewFirstLines} from './cart-view.server';
import {restoreCart} from './earlier-cart.server';
import {CART_COOKIE_NAME, CART_LINES_PAGE_SIZE} from './limits';
import {
  CHECKOUT_CLOSED_SENTENCE,
  GENERIC_SENTENCE,
  OUTCOME_UNKNOWN_SENTENCE,
} from './messages';
import {CART_CREATED, COOKIES_OFF, noticeMessages, type Notice} from './notices.server';
import {localPath} from '~/lib/local-path';
import {previewAddress} from '~/lib/preview-address';
import type {AppContext} from '~/server/context';
import {log} from '~/server/log';
import {StoreError} from '~/server/store/store-error';

/**
 * A request about the cart, from the visitor's cookie to the answer. One reader and one action serve scripts (`cartJson`) and
 * plain forms (`cartRedirect`).
 */

/** Where a form leads that names no place to return to. */
const CART_PATH = '/cart';

/** An answered cart request, before it is made JSON or a redirect. */
export interface CartAnswer {
  reply: CartReply;
  /** HTTP status of the JSON form. */
  status: 200 | 400 | 502;
  /** `Set-Cookie` values, to be appended. */
  cookies: readonly string[];
  notices: readonly Notice[];
  /** Where a plain form leads when the change was made. */
  location: string;
}

interface ReadOptions {
  /** A notice that a redirect brought along. */
  readonly notice?: Notice | null;
  /** How many lines are stated, from the first; all where nothing is said. */
  readonly most?: number;
  /** The current cart stays, even where an earlier one could be brought back. */
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
  const closed = closeCheckout(answer);
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
    // All lines, to join them with those of an earlier cart, or to find the line that a notice is about.
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
    // The cookie of a cart that is gone stays until another takes its place: an answer that forgot it might arrive behind one that
    // has just set it.
    const notices: Notice[] =
      cartId && !cart ? [{code: 'gone', lineKey: null}] : broughtNotices(notice, request);
    return answerOf(cart, notices, environment, most);
  } catch (error) {
    log('error', 'cart.fetch_failed', {message: messageOf(error)});
    return failedAnswer([], environment, true);
  }
}

/** What a redirect has to say; of a cart that was created, only that its cookie has not come back. */
function broughtNotices(notice: Notice | null, request: Request): Notice[] {
  if (notice?.code !== CART_CREATED) return notice ? [notice] : [];
  return hasCartCookie(request) ? [] : [COOKIES_OFF];
}

/** The cart that an outage hid, once the store shows it again; `null` while it does not, or when there is none. */
async function readEarlierCart(
  request: Request,
  gateway: CartGateway,
  current: CartFragment | null,
  earlierId: string,
) {
  try {
    const restored = await restoreCart(gateway, current, earlierId);
    const forgotten = forgottenEarlierCartCookie(request);
    if (!restored) return current && {cart: current, notices: [], cookies: [forgotten]};
    const {cart, hasLostCards} = restored;
    const cookie = cartCookie(cart.id, request);
    const code = hasLostCards ? 'restored-without-cards' : 'restored';
    return {
      cart,
      notices: [{code, lineKey: null}],
      cookies: [...(cookie ? [cookie] : []), forgotten],
    };
  } catch (error) {
    log('error', 'cart.restore_failed', {message: messageOf(error)});
    return null;
  }
}

/**
 * Makes the change that a posted cart form asks for. It never throws: what the store refused, and that it could not be
 * reached, is in the reply; both are logged (spec §8).
 */
export async function changeCart(
  request: Request,
  environment: Environment,
): Promise<CartAnswer> {
  const answer = await changeStoredCart(request, environment);
  return environment.preview ? closeCheckout(answer) : answer;
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
    if (result.forget) cookies.push(forgottenCartCookie(request));
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
    return {...failedAnswer([message], environment, isSurelyNotMade(error)), cookies};
  }
}

/** The change that carries out what was asked for; a failure of another call before it leaves the cart as it was. */
const CHANGES = /^cart(?!Create)/;

/**
 * Whether a failed call surely changed nothing: it was no change, or the store turned it away. A timeout, a broken connection, an
 * answer that cannot be read, and errors of a server may come after the change was made.
 */
function isSurelyNotMade(error: unknown): boolean {
  if (!(error instanceof StoreError)) return false;
  const {operation, failure, status = 200} = error;
  if (!CHANGES.test(operation)) return true;
  if (failure === 'denied') return true;
  // 503 is what turns requests away; below 500, and 200 with THROTTLED, the request was not taken.
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
  cart: CartFragment | CartStart | null,
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
  notMade: boolean,
): CartAnswer {
  const answer = answerOf(null, [], environment);
  const reply: CartReply = {...answer.reply, status: 'failed', notMade, messages};
  return {...answer, reply, status: 502};
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Where Checkout leads in a staff preview: the cart's page, which says why it leads no further. */
function closeCheckout(answer: CartAnswer): CartAnswer {
  const {reply} = answer;
  if (!reply.cart) return answer;
  const cart = {...reply.cart, webUrl: previewAddress(CART_PATH)};
  return {...answer, reply: {...reply, cart}};
}

/** The answer for scripts: one visitor's own, kept by nobody. */
export function cartJson({reply, status, cookies}: CartAnswer): Response {
  const headers = headersWith(cookies);
  headers.set('Cache-Control', 'private, no-store');
  headers.set('Content-Type', 'application/json');
  // `Response.json` takes workerd half as long again, which shows with hundreds of lines.
  return new Response(JSON.stringify(reply), {status, headers});
}

/** The answer for a plain form whose change was made: see other (303), so that a reload posts nothing again. */
export function cartRedirect(answer: CartAnswer): Response {
  const {location, notices, cookies, reply} = answer;
  const headers = headersWith(cookies);
  headers.set('Cache-Control', 'private, no-store');
  // The page that follows can tell whether the browser has kept the cookie of a cart that was created.
  const isNew =
    reply.cart && cookies.some((each) => each.startsWith(`${CART_COOKIE_NAME}=`));
  const notice = notices[0] ?? (isNew ? {code: CART_CREATED, lineKey: null} : null);
  headers.set('Location', withNotice(location, notice));
  return new Response(null, {status: 303, headers});
}

/** Headers that set these cookies; appended, because several cookies can leave together. */
export function headersWith(cookies: readonly string[]): Headers {
  const headers = new Headers();
  for (const cookie of cookies) headers.append('Set-Cookie', cookie);
  return headers;
}

/** Query parameters that carry a notice over a redirect; `/cart` puts it into words from a known table. */
const NOTICE_PARAM = 'notice';
const NOTICE_LINE_PARAM = 'at';

function withNotice(location: string, notice: Notice | null): string {
  if (!notice || location !== CART_PATH) return location;
  const params = new URLSearchParams({[NOTICE_PARAM]: notice.code});
  if (notice.lineKey) params.set(NOTICE_LINE_PARAM, notice.lineKey);
  return `${location}?${params.toString()}`;
}

/** The notice that a redirect brought, if any. */
export function noticeOf(url: string): Notice | null {
  const {searchParams} = new URL(url);
  const code = searchParams.get(NOTICE_PARAM);
  return code ? {code, lineKey: searchParams.get(NOTICE_LINE_PARAM)} : null;
}
