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
  NewCartError,
  without,
  type ActionResult,
  type CartAction,
  type CartEnvironment,
} from './cart-actions.server';
import {cartCookie, readCartIds, renewedCookies, withoutKey} from './cart-cookie.server';
import {BadCartForm, readCartForm, type CartFormInput} from './cart-form.server';
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

interface Visit {
  request: Request;
  environment: CartEnvironment;
}

/** A posted change, as far as its form says. */
interface PostedChange {
  action: string;
  change: CartAction;
  inputs: CartFormInput['inputs'];
  /** Id, without its key, of the cart that the page means; '' for none, `null` if unsaid. */
  meant: string | null;
  /** The carts that the cookies name, that one first. */
  ids: readonly string[];
}

/** What an answer says of a change that has failed. */
interface Standing {
  action: string;
  cartId: string | null;
  /** The change itself had left, so that its outcome may be unknown. */
  wasSent: boolean;
  cookies: readonly string[];
}

/**
 * Applies the change of a posted cart form. Never throws: the reply says when the store refused it
 * or could not be reached, and both are logged (§8).
 */
export async function changeCart(
  request: Request,
  environment: CartEnvironment,
): Promise<CartAnswer> {
  const visit = {request, environment};
  const [cartId = null] = readCartIds(request);
  return readChange(request).then(
    (posted) => changeMeant(posted, visit),
    (error: unknown) =>
      failedAnswer(error, {...NOT_SENT, action: 'unknown', cartId}, visit),
  );
}

/** Every action of a cart form, by the name that the form posts. */
const CART_ACTIONS = {...LINE_ACTIONS, ...EXTRA_ACTIONS};

const NOT_SENT = {wasSent: false, cookies: []};

/** @throws BadCartForm */
async function readChange(request: Request): Promise<PostedChange> {
  const {action, inputs} = await readCartForm(request);
  const change = Object.hasOwn(CART_ACTIONS, action) ? CART_ACTIONS[action] : undefined;
  if (!change) throw new BadCartForm((form) => form.generic);
  const meant = typeof inputs[MEANT_CART] === 'string' ? inputs[MEANT_CART] : null;
  return {action, change, inputs, meant, ids: readCartIds(request, meant)};
}

/** Finds the cart that a change is meant for, and changes it. */
async function changeMeant(posted: PostedChange, visit: Visit): Promise<CartAnswer> {
  const {action, ids} = posted;
  const [cartId = null] = ids;
  return findCart(posted, visit.environment).then(
    (found) =>
      found.isMeant
        ? changeFound(posted, found, visit)
        : answerOther(posted, found, visit),
    (error: unknown) => failedAnswer(error, {...NOT_SENT, action, cartId}, visit),
  );
}

/** The cart that the cookie names: the one that the page means, or another. */
interface FoundCart {
  gateway: CartGateway;
  isMeant: boolean;
  cartId: string | null;
  /** The cart, where it was read. */
  cart: CartFragment | null;
}

async function findCart(
  {action, inputs, meant, ids}: PostedChange,
  environment: CartEnvironment,
): Promise<FoundCart> {
  const gateway = createCartGateway(environment, await cartCountry(environment));
  const namesMeant = (id: string | null) => meant === (id ? withoutKey(id) : '');
  const [first = null] = ids;
  // Another page may have made a cart since the one that starts has read.
  const isStart = action === CartForm.ACTIONS.Create && inputs.mode === 'start';
  const mustLook = ids.length > 1 && (isStart || !namesMeant(first));
  const found = mustLook ? await gateway.first(ids) : {cartId: first, cart: null};
  const isMeant = meant === null || namesMeant(found.cartId);
  const read = isMeant || mustLook ? found : await gateway.first(ids);
  return {gateway, isMeant, ...read};
}

/** The cookie names another cart than the page means: that one is the answer (§11.9). */
async function answerOther(
  {action}: PostedChange,
  {cartId, cart}: FoundCart,
  visit: Visit,
): Promise<CartAnswer> {
  const status = cartId && !cart ? 'gone' : 'elsewhere';
  const notices = [{code: status, lineKey: null}];
  const {request, environment} = visit;
  return answerOf({cartId, status, cart, notices}, request, environment).catch(
    (error: unknown) => failedAnswer(error, {...NOT_SENT, action, cartId}, visit),
  );
}

async function changeFound(
  posted: PostedChange,
  {gateway, cartId}: FoundCart,
  visit: Visit,
): Promise<CartAnswer> {
  const {action, change, inputs, meant} = posted;
  const {request, environment} = visit;
  const context = {gateway, cartId, namesCart: meant !== null, environment};
  const attempt = await attempted(change(context, inputs));
  const kept = keptCart(cartId, attempt.created, request);
  const standing = {action, wasSent: gateway.wasSent(), ...kept};
  if (attempt.kind === 'failed') return failedAnswer(attempt.error, standing, visit);
  return changedAnswer(attempt.result, standing, posted, visit).catch((error: unknown) =>
    failedAnswer(error, standing, visit),
  );
}

/** What has become of a change, and the id of the cart that it has created. */
type Attempt = {created: string | null} & (
  {kind: 'done'; result: ActionResult} | {kind: 'failed'; error: unknown}
);

const attempted = (change: Promise<ActionResult>): Promise<Attempt> =>
  change.then<Attempt, Attempt>(
    (result) => ({kind: 'done', result, created: result.created ?? null}),
    (error: unknown) =>
      error instanceof NewCartError
        ? {kind: 'failed', error: error.cause, created: error.cartId}
        : {kind: 'failed', error, created: null},
  );

/** The cart that the cookie names after a change, and the cookie of one that it has created. */
function keptCart(
  cartId: string | null,
  created: string | null,
  request: Request,
): Pick<Standing, 'cartId' | 'cookies'> {
  if (created === null) return {cartId, cookies: []};
  const cookie = cartCookie(created, request);
  if (cookie) return {cartId: created, cookies: [cookie]};
  // Without its letters and digits, which grant access to the cart.
  log('error', 'cart.id_refused', {form: created.replace(/[a-z\d]/gi, 'x')});
  return {cartId, cookies: []};
}

/** The answer to a change that the store has made or refused. */
async function changedAnswer(
  {status, cart, isPartial, notices, refusals, added = []}: ActionResult,
  {cartId, cookies}: Standing,
  {action, inputs}: PostedChange,
  {request, environment}: Visit,
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
  {action, cartId, wasSent, cookies}: Standing,
  {request, environment}: Visit,
): Promise<CartAnswer> {
  if (error instanceof BadCartForm) {
    const {form} = messagesIn(environment.market.tag, ANSWER_MESSAGES);
    const refused = [{kind: 'error' as const, text: error.reason(form), lineKey: null}];
    const outcome: Outcome = {cartId, status: 'refused', refused};
    return {...(await answerOf(outcome, request, environment)), status: 400, cookies};
  }
  log('error', 'cart.change_failed', {action, message: String(error)});
  const failure = failedStatus(error, wasSent);
  const code = failure.status === 'unknown' ? 'unconfirmed' : 'unchanged';
  const outcome: Outcome = {cartId, ...failure, notices: [{code, lineKey: null}]};
  return {...(await answerOf(outcome, request, environment)), status: 502, cookies};
}

/** The checkout's URL, as the form of `/cart` leads to it. */
function checkoutOf(
  checkoutUrl: string,
  inputs: CartFormInput['inputs'],
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
