import {type AppLoadContext} from '@shopify/remix-oxygen';
import type {CartFragment} from 'storefrontapi.generated';

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
import {closeCheckout, explainClosedCheckout} from './closed-checkout.server';
import {createCartGateway, type CartGateway, type CartStart} from './cart-gateway.server';
import {type Handled} from './cart-handled.server';
import {CART_HANDLERS} from './cart-handlers.server';
import {restoreCart} from './restore-cart.server';
import {BEGUN, COOKIES_OFF, remarkMessages, type Remark} from './cart-remarks.server';
import {viewFirstLines} from './cart-view';
import {returnPath} from './return-path';
import {CART_LINES_PAGE_SIZE} from './limits';
import {GENERIC_SENTENCE} from './store-sentences';
import {type CartMessage, type CartReply} from './view';
import {log} from '~/server/log';

/** An answered cart request, before it is made JSON or a redirect. */
export interface CartAnswer {
  reply: CartReply;
  /** HTTP status of the JSON form. */
  status: 200 | 400 | 502;
  /** `Set-Cookie` values, to be appended. */
  cookies: readonly string[];
  remarks: readonly Remark[];
  /** Where a plain form leads when the change was made. */
  location: string;
}

/** How a cart is to be told. */
interface Telling {
  /** A remark that a redirect brought along. */
  readonly remark?: Remark | null;
  /** How many lines are told, from the first; all where nothing is said. */
  readonly most?: number;
}

type Environment = Pick<AppLoadContext, 'storefront' | 'now' | 'preview'>;

const GONE: Remark = {code: 'gone', lineKey: null};

const RESTORED: Remark = {code: 'restored', lineKey: null};

const TRY_AGAIN: CartMessage = {
  kind: 'error',
  text: 'We could not reach the shop, so we do not know whether this worked. Please check your cart, then try again.',
  lineKey: null,
};

/**
 * Reads the cart that the request's cookie names. A failure is logged and swallowed (spec §8): the answer says `failed`, and
 * the cookie stays, since only the store can say that a cart is gone.
 */
export async function readCart(
  request: Request,
  environment: Environment,
  telling: Telling = {},
): Promise<CartAnswer> {
  const answered = await readStoredCart(request, environment, telling);
  return environment.preview ? explainClosedCheckout(closeCheckout(answered)) : answered;
}

async function readStoredCart(
  request: Request,
  {storefront, now}: Environment,
  telling: Telling,
): Promise<CartAnswer> {
  const {remark = null, most} = telling;
  const cartId = readCartId(request);
  const cookies: string[] = [];
  try {
    const gateway = createCartGateway(storefront);
    const first = firstLinesFor(request, telling);
    const cart = cartId ? await readLines(gateway, cartId, first) : null;
    const restored = await readEarlierCart(request, gateway, cart);
    if (restored)
      return {
        ...answer(restored.cart, restored.remarks, now, most),
        cookies: restored.cookies,
      };
    if (!cart && hasCartCookie(request)) cookies.push(forgottenCartCookie(request));
    const remarks = cartId && !cart ? [GONE] : broughtRemarks(remark, request);
    return {...answer(cart, remarks, now, most), cookies};
  } catch (error) {
    log('error', 'cart.fetch_failed', {message: messageOf(error)});
    return {...answer(null, [], now), reply: failedReply([], now), status: 502};
  }
}

function readLines(
  gateway: CartGateway,
  cartId: string,
  first: number | null,
): Promise<CartFragment | CartStart | null> {
  return first === null ? gateway.get(cartId) : gateway.getFirstLines(cartId, first);
}

/**
 * How many lines the answer can be made of; `null` where it takes them all: to join them with those of an earlier cart, or to find
 * the line that a remark is about.
 */
function firstLinesFor(request: Request, {remark, most}: Telling): number | null {
  if (most === undefined || most > CART_LINES_PAGE_SIZE) return null;
  return remark?.lineKey || readEarlierCartId(request) ? null : most;
}

/** What a redirect has to say; of a cart that was begun, only that its cookie has not come back. */
function broughtRemarks(remark: Remark | null, request: Request): Remark[] {
  if (remark?.code !== BEGUN) return remark ? [remark] : [];
  return hasCartCookie(request) ? [] : [COOKIES_OFF];
}

/** The cart that an outage hid, once the store shows it again; `null` while it does not, or when there is none. */
async function readEarlierCart(
  request: Request,
  gateway: CartGateway,
  current: CartFragment | null,
) {
  const earlierId = readEarlierCartId(request);
  if (!earlierId) return null;
  try {
    const found = await restoreCart(gateway, current, earlierId);
    const forgotten = forgottenEarlierCartCookie(request);
    if (!found) return current && {cart: current, remarks: [], cookies: [forgotten]};
    const cookie = cartCookie(found.id, request);
    return {
      cart: found,
      remarks: [RESTORED],
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
  const answered = await changeStoredCart(request, environment);
  return environment.preview ? closeCheckout(answered) : answered;
}

async function changeStoredCart(
  request: Request,
  {storefront, now}: Environment,
): Promise<CartAnswer> {
  const cookies: string[] = [];
  const keep = (cookie: string | null) => cookie !== null && cookies.push(cookie);
  let action = 'unknown';
  try {
    const form = await readCartForm(request);
    const handle = Object.hasOwn(CART_HANDLERS, form.action)
      ? CART_HANDLERS[form.action]
      : undefined;
    if (!handle) throw new BadCartForm(GENERIC_SENTENCE);
    ({action} = form);
    const cartId = readCartId(request);
    const handled = await handle(
      {
        gateway: createCartGateway(storefront),
        cartId,
        malformedCookie: cartId === null && hasCartCookie(request),
        onCreated: (id) => keep(cartCookie(id, request)),
        onSuperseded: (id) => keep(earlierCartCookie(id, request)),
      },
      form.inputs,
    );
    if (handled.forget) cookies.push(forgottenCartCookie(request));
    const location = handled.location ?? returnPath(form.inputs.redirectTo);
    return {...settledAnswer(handled, now), cookies, location};
  } catch (error) {
    return {...failedAnswer(error, action, now), cookies};
  }
}

function settledAnswer(handled: Handled, now: number): CartAnswer {
  const {cart, remarks, refusals} = handled;
  const base = answer(cart, remarks, now);
  if (refusals.length === 0) return base;
  log('warn', 'cart.change_refused', {reasons: refusals.map(({text}) => text)});
  const messages = [...refusals, ...base.reply.messages];
  return {...base, reply: {...base.reply, status: 'refused', messages}};
}

function failedAnswer(error: unknown, action: string, now: number): CartAnswer {
  const base = answer(null, [], now);
  if (error instanceof BadCartForm) {
    const messages: CartMessage[] = [{kind: 'error', text: error.message, lineKey: null}];
    return {...base, reply: {...base.reply, status: 'refused', messages}, status: 400};
  }
  log('error', 'cart.change_failed', {action, message: messageOf(error)});
  return {...base, reply: failedReply([TRY_AGAIN], now), status: 502};
}

function answer(
  cart: CartFragment | CartStart | null,
  remarks: readonly Remark[],
  now: number,
  most = Number.POSITIVE_INFINITY,
): CartAnswer {
  const reply: CartReply = {
    status: 'ok',
    cart: cart && viewFirstLines(cart, most),
    messages: remarkMessages(remarks, cart),
    serverTime: new Date(now).toISOString(),
  };
  return {reply, status: 200, cookies: [], remarks, location: returnPath(undefined)};
}

function failedReply(messages: readonly CartMessage[], now: number): CartReply {
  return {
    status: 'failed',
    cart: null,
    messages,
    serverTime: new Date(now).toISOString(),
  };
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
