import {CartForm} from '@shopify/hydrogen';
import type {CartFragment} from 'storefrontapi.generated';

import {hrefIn, pathFor} from '~/market';
import {cartCountry, nameAbroad} from '~/market/index.server';

import {campaignIn, withCampaign} from '~/lib/campaign';
import {hasAllowed} from '~/lib/cookies';
import {
  CHECKOUT_ACTION,
  MEANT_CART,
  PAYMENT_FIELD,
  SHOP_PAY,
  type CartExtras,
  type CartLineView,
  type CartMessage,
  type CartReply,
  type CartView,
} from '../cart';
import {
  LINE_ACTIONS,
  without,
  type ActionResult,
  type CartEnvironment,
} from './cart-actions.server';
import {cartCookie, readCartIds, renewedCookies, withoutKey} from './cart-cookie.server';
import {BadCartForm, readCartForm, type CartInputs} from './cart-form.server';
import {createCartGateway, failedStatus, type CartGateway} from './cart-gateway.server';
import {checkoutIn, isUnavailable, picturesOf, toCartView} from './cart-view.server';
import {EXTRA_ACTIONS} from './extra-actions.server';
import {shopPayCheckout} from '../payment';
import {ANSWER_MESSAGES} from './messages';
import {
  CART_CREATED,
  COOKIES_OFF,
  noticeMessages,
  refusalMessages,
  type Notice,
} from './notices.server';
import {messagesIn} from '~/lib/messages';
import {previewPath} from '~/lib/preview-state';
import {log} from '~/server/log';

/**
 * Handles a cart request, from the visitor's cookie to the response. Scripts (`cartJson`) and plain
 * forms (plain-form.server.ts) share one loader and one action.
 */

/** Where a form leads. */
const CART_PATH = pathFor('cart');

/** An answered cart request, before it is made JSON or a redirect. */
export interface CartAnswer {
  reply: CartReply;
  /** HTTP status of the JSON form. */
  status: 200 | 400 | 502;
  /** `Set-Cookie` values, to be appended. */
  cookies: readonly string[];
  notices: readonly Notice[];
  /** The lines added to the cart. */
  added: readonly {merchandiseId: string; quantity: number}[];
  /** The redirect of a plain form. */
  location: string;
}

/**
 * Reads the cart that the request's cookie names, and renews the cookie; a failure is logged and
 * swallowed (§8). A GET creates nothing, and only a POST replaces a cart that is gone.
 * @param options the notice of a redirect, and how many lines to return: all by default
 */
export async function readCart(
  request: Request,
  environment: CartEnvironment,
  {notice = null, maxLines}: {notice?: Notice | null; maxLines?: number} = {},
): Promise<CartAnswer> {
  const ids = readCartIds(request);
  let [cartId = null]: (string | null)[] = ids;
  const isCreated = notice?.code === CART_CREATED;
  const notices = notice && !isCreated ? [notice] : [];
  if (isCreated && cartId === null) notices.push(COOKIES_OFF);
  const answer = (outcome: Outcome) =>
    answerOf({cartId, ...outcome}, request, environment);
  try {
    const found = await createCartGateway(environment).first(ids);
    const {cart} = found;
    cartId = found.cartId;
    if (cartId && !cart)
      return await answer({status: 'gone', notices: [{code: 'gone', lineKey: null}]});
    if (environment.preview && cart?.lines.edges.length)
      notices.push({code: 'checkout-closed', lineKey: null});
    const cookies = cartId ? renewedCookies(cartId, request) : [];
    return {...(await answer({cart, notices, maxLines})), cookies};
  } catch (error) {
    log('error', 'cart.fetch_failed', {message: String(error)});
    return {...(await answer({status: 'unknown', notices})), status: 502};
  }
}

/** Every action of a cart form, by the name that the form posts. */
const CART_ACTIONS = {...LINE_ACTIONS, ...EXTRA_ACTIONS};

/** A change that is under way. A failure is answered by how far it has come. */
interface Progress {
  request: Request;
  environment: CartEnvironment;
  action: string;
  /** The cart that the cookie names: also one that the change has created. */
  cartId: string | null;
  cookies: readonly string[];
  /** Whether the change itself has left, so that its outcome may be unknown. */
  wasSent: () => boolean;
}

/**
 * Applies the change of a posted cart form. Never throws: the reply says when the store refused it
 * or could not be reached, and both are logged (§8).
 */
export async function changeCart(
  request: Request,
  environment: CartEnvironment,
): Promise<CartAnswer> {
  const [cartId = null] = readCartIds(request);
  const progress: Progress = {
    request,
    environment,
    action: 'unknown',
    cartId,
    cookies: [],
    wasSent: () => false,
  };
  return makeChange(progress).catch((error: unknown) => failedAnswer(error, progress));
}

/** Finds the cart that a change is meant for, and changes it. */
async function makeChange(progress: Progress): Promise<CartAnswer> {
  const {request, environment} = progress;
  const {action, inputs} = await readCartForm(request);
  const change = Object.hasOwn(CART_ACTIONS, action) ? CART_ACTIONS[action] : undefined;
  if (!change) throw new BadCartForm((form) => form.generic);
  // Id, without its key, of the cart that the page means; '' for none, `null` if unsaid.
  const meant = typeof inputs[MEANT_CART] === 'string' ? inputs[MEANT_CART] : null;
  const ids = readCartIds(request, meant);
  progress.action = action;
  progress.cartId = ids[0] ?? null;
  const gateway = createCartGateway(environment, await cartCountry(environment));
  progress.wasSent = gateway.wasSent;
  const isStart = action === CartForm.ACTIONS.Create && inputs.mode === 'start';
  const {isMeant, cartId, cart} = await findCart(gateway, ids, {meant, isStart});
  progress.cartId = cartId;
  if (!isMeant) {
    // The cookie names another cart than the page means: that one is the answer (§11.9).
    const status = cartId && !cart ? 'gone' : 'elsewhere';
    const notices = [{code: status, lineKey: null}];
    return answerOf({cartId, status, cart, notices}, request, environment);
  }
  const keepCart = (created: string) => {
    const cookie = cartCookie(created, request);
    if (cookie) {
      progress.cartId = created;
      progress.cookies = [cookie];
    }
    // Without its letters and digits, which grant access to the cart.
    else log('error', 'cart.id_refused', {form: created.replace(/[a-z\d]/gi, 'x')});
  };
  const namesCart = meant !== null;
  const context = {gateway, cartId, namesCart, keepCart, environment};
  const result = await change(context, inputs);
  return changedAnswer(result, inputs, progress);
}

/** The cart that the cookie names: the one that the page means, or another; `null` if unread. */
async function findCart(
  gateway: CartGateway,
  ids: readonly string[],
  {meant, isStart}: {meant: string | null; isStart: boolean},
) {
  const namesMeant = (id: string | null) => meant === (id ? withoutKey(id) : '');
  const [first = null] = ids;
  const isOnly = ids.length < 2;
  // Another page may have made a cart since the one that starts has read.
  const isKnown = meant === null ? isOnly : namesMeant(first) && (isOnly || !isStart);
  const found = isKnown ? {cartId: first, cart: null} : await gateway.first(ids);
  return {...found, isMeant: meant === null || namesMeant(found.cartId)};
}

/** The answer to a change that the store has made or refused. */
async function changedAnswer(
  {status, cart, isPartial, notices, refusals, added = []}: ActionResult,
  inputs: CartInputs,
  {request, environment, action, cartId, cookies}: Progress,
): Promise<CartAnswer> {
  const refused = refusalMessages(refusals, environment.market.tag);
  if (refused.length > 0)
    log('warn', 'cart.change_refused', {reasons: refused.map(({text}) => text)});
  const isLineGone = refusals.some(({code}) => code === 'INVALID_MERCHANDISE_LINE');
  // What the move has changed should be read first (§11.12).
  const isChanged = notices.some(({code}) => code !== 'not-moved');
  const leaves =
    action === CHECKOUT_ACTION && status === 'ok' && !isChanged && !environment.preview;
  const checkout = leaves ? cart?.checkoutUrl : undefined;
  const location = checkout
    ? checkoutOf(checkout, inputs, request, environment)
    : CART_PATH;
  const outcome: Outcome = {
    cartId,
    status,
    cart: isPartial ? null : cart,
    notices,
    refused,
    ...(isLineGone && {isLineGone}),
  };
  const answer = await answerOf(outcome, request, environment);
  return {...answer, added, cookies, location};
}

/** The answer to a form that is malformed, and to a change that the store has not answered. */
async function failedAnswer(
  error: unknown,
  {request, environment, action, cartId, cookies, wasSent}: Progress,
): Promise<CartAnswer> {
  if (error instanceof BadCartForm) {
    const {form} = messagesIn(environment.market.tag, ANSWER_MESSAGES);
    const refused = [{kind: 'error' as const, text: error.reason(form), lineKey: null}];
    const outcome: Outcome = {cartId, status: 'refused', refused};
    return {...(await answerOf(outcome, request, environment)), status: 400, cookies};
  }
  log('error', 'cart.change_failed', {action, message: String(error)});
  const failure = failedStatus(error, wasSent());
  const code = failure.status === 'unknown' ? 'unconfirmed' : 'unchanged';
  const outcome: Outcome = {cartId, ...failure, notices: [{code, lineKey: null}]};
  return {...(await answerOf(outcome, request, environment)), status: 502, cookies};
}

/** The checkout's URL, as the form of `/cart` leads to it. */
function checkoutOf(
  checkoutUrl: string,
  inputs: CartInputs,
  request: Request,
  environment: CartEnvironment,
): string {
  const translated = checkoutIn(environment.market.tag, checkoutUrl);
  const url = fromCampaign(translated, request, environment);
  return inputs[PAYMENT_FIELD] === SHOP_PAY ? shopPayCheckout(url) : url;
}

/** What the reply says, before the store's cart is mapped to its view. */
interface Outcome extends Partial<Omit<CartReply, 'cart' | 'messages'>> {
  cart?: CartFragment | null;
  notices?: readonly Notice[];
  /** Messages before those of the notices. */
  refused?: readonly CartMessage[];
  maxLines?: number | undefined;
}

async function answerOf(
  {cartId = null, cart = null, notices = [], refused = [], maxLines, ...rest}: Outcome,
  request: Request,
  environment: CartEnvironment,
): Promise<CartAnswer> {
  const {now, config} = environment;
  const visitorCountry = config.markets.length > 0 ? countryOf(request) : null;
  const abroad = cart && (await destinationAbroad(cart, environment));
  const view = cart && toCartView(cart, {...environment, abroad}, maxLines);
  const reply: CartReply = {
    status: 'ok',
    cartId: cartId && withoutKey(cartId),
    cart: cart && view && (await withParts(view, cart, environment)),
    messages: [...refused, ...noticeMessages(notices, cart, {...environment, abroad})],
    serverTime: new Date(now).toISOString(),
    ...(visitorCountry && {visitorCountry}),
    ...rest,
  };
  return {reply, status: 200, cookies: [], notices, added: [], location: CART_PATH};
}

/** See `CartView.abroad`. */
async function destinationAbroad(
  {lines, delivery, buyerIdentity}: CartFragment,
  environment: CartEnvironment,
): Promise<string | null> {
  if (!lines.edges.some(({node}) => isUnavailable(node))) return null;
  const address = delivery.addresses.find(({selected}) => selected)?.address;
  return nameAbroad(environment, address?.countryCode ?? buyerIdentity.countryCode);
}

/**
 * The view with what add-ons say of it. In a staff preview, Checkout leads to the cart page, which
 * explains why.
 */
async function withParts(
  view: CartView,
  cart: CartFragment,
  environment: CartEnvironment,
): Promise<CartView> {
  const {market, preview, parts} = environment;
  const failed = <Value>(value: Value) => without('cart.part_failed', value);
  const variants = cart.lines.edges
    .slice(0, view.lines.length)
    .map(({node}) => node.merchandise);
  const [pictures, ofLines, said] = await Promise.all([
    picturesOf(variants, environment),
    Promise.all(
      parts.cart.map(
        ({lines}) => lines?.(view.lines, environment).catch(failed([])) ?? [],
      ),
    ),
    Promise.all(
      parts.cart.map(({said}) => said?.view(cart, environment).catch(failed({})) ?? {}),
    ),
  ]);
  return {
    ...view,
    lines: view.lines.map((line, at) =>
      withAdditions<CartLineView>(
        {...line, image: pictures(line.merchandiseId, line.image)},
        ofLines.map((additions) => additions[at]),
      ),
    ),
    extras: {...view.extras, said: withAdditions<CartExtras['said']>({}, said)},
    ...(preview && {webUrl: previewPath(hrefIn(market, CART_PATH))}),
  };
}

function withAdditions<Whole extends object>(
  whole: Whole,
  additions: readonly (Partial<Whole> | undefined)[],
): Whole {
  return additions.reduce<Whole>((all, one) => ({...all, ...one}), whole);
}

/**
 * The checkout's URL with the campaign that brought the visitor, or its order would count as
 * direct. A preview has no checkout.
 */
function fromCampaign(
  url: string,
  {headers}: Request,
  {config, preview}: CartEnvironment,
): string {
  const cookies = headers.get('Cookie');
  const hasConsented =
    hasAllowed(cookies, 'analytics') || hasAllowed(cookies, 'marketing');
  const isCounted = config.tracksCampaigns && hasConsented && !preview;
  return isCounted ? withCampaign(url, campaignIn(cookies)) : url;
}

/**
 * The JSON response. Private: no cache may store it. Scripts open the checkout by it, so that no
 * HTML has the campaign's parameters.
 */
export function cartJson(
  {reply, status, cookies}: CartAnswer,
  request: Request,
  environment: CartEnvironment,
): Response {
  const {cart} = reply;
  const webUrl = cart && fromCampaign(cart.webUrl, request, environment);
  const body = webUrl ? {...reply, cart: {...cart, webUrl}} : reply;
  const headers = headersWith(cookies);
  headers.set('Cache-Control', 'private, no-store');
  headers.set('Content-Type', 'application/json');
  // `Response.json` takes half as long again in workerd, which is measurable with hundreds of
  // lines.
  return new Response(JSON.stringify(body), {status, headers});
}

/** Headers in which hosts pass the visitor's country: Oxygen's, and Cloudflare's. */
const COUNTRY_HEADERS = ['oxygen-buyer-country', 'cf-ipcountry'];

/** The visitor's country, for the offer of their market: documents are the same for all. */
function countryOf({headers}: Request): string | null {
  const country = COUNTRY_HEADERS.flatMap((name) => headers.get(name) ?? [])[0] ?? '';
  return /^[A-Z]{2}$/.test(country) ? country : null;
}

/** Headers with these cookies. Appended, since a response can set several. */
export function headersWith(cookies: readonly string[]): Headers {
  const headers = new Headers();
  for (const cookie of cookies) headers.append('Set-Cookie', cookie);
  return headers;
}
