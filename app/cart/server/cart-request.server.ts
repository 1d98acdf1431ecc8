import {data} from '@remix-run/server-runtime';
import type {CartFragment} from 'storefrontapi.generated';

import {hrefIn, pathFor, type Market} from '~/market';
import {cartCountry} from '~/market/index.server';

import {campaignIn, withCampaign} from '~/lib/campaign';
import {hasAllowed} from '~/lib/cookies';
import {freeDeliveryIn} from '~/lib/free-delivery';
import {shopPayCheckout} from '~/payment';
import {
  CHECKOUT_ACTION,
  isPrivateKey,
  PAYMENT_FIELD,
  SHOP_PAY,
  type CartMessage,
  type CartReply,
  type CartView,
} from '../cart';
import {CART_ACTIONS, type ActionResult} from './cart-actions.server';
import {cartCookie, readCartId, renewedCookies, withoutKey} from './cart-cookie.server';
import {
  BadCartForm,
  readCartForm,
  readMeantCart,
  type CartFormInput,
} from './cart-form.server';
import {
  createCartGateway,
  failedStatus,
  type CartGateway,
  type LineInput,
} from './cart-gateway.server';
import {checkoutIn, viewFirstLines} from './cart-view.server';
import {CART_COOKIE_NAME} from '../limits';
import {linkDestination} from '../link';
import {ANSWER_MESSAGES} from './messages';
import {
  CART_CREATED,
  COOKIES_OFF,
  noticeMessages,
  refusalMessages,
  type Notice,
} from './notices.server';
import {checkSale} from '~/drop/index.server';
import {giftNoteView, recipientLabels} from '~/gifts/index.server';
import {localPath} from '~/lib/local-path';
import {messagesIn} from '~/lib/messages';
import {previewPath} from '~/lib/preview-state';
import {loadPrintedLines, printLines} from '~/personalization/index.server';
import {pickupChoice, pickupPlaces} from '~/pickup/index.server';
import type {PickupChoice} from '~/pickup';
import type {AppContext} from '~/server/context';
import {log} from '~/server/log';

/**
 * Handles a cart request, from the visitor's cookie to the response. Scripts (`cartJson`) and plain
 * forms (`cartRedirect`) share one loader and one action.
 */

/** The redirect of a form without `redirectTo`. */
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

interface ReadOptions {
  /** The notice from the redirect's query. */
  readonly notice?: Notice | null;
  /** How many lines to return; all by default. */
  readonly maxLines?: number;
}

type Environment = Pick<
  AppContext,
  'storefront' | 'now' | 'began' | 'preview' | 'config' | 'market'
>;

/**
 * Reads the cart that the request's cookie names, and renews the cookie; a failure is logged and
 * swallowed (§8). A GET creates nothing, and only a POST replaces a cart that is gone.
 */
export async function readCart(
  request: Request,
  environment: Environment,
  options: ReadOptions = {},
): Promise<CartAnswer> {
  const stored = await readStoredCart(request, environment, options);
  const answer = await withRest(stored, request, environment);
  if (!environment.preview) return answer;
  const closed = withoutCheckout(answer, environment.market);
  const {reply} = closed;
  if (!reply.cart?.lines.length) return closed;
  const checkoutClosed: CartMessage = {
    kind: 'notice',
    text: messagesIn(environment.market.tag, ANSWER_MESSAGES).checkoutClosed,
    lineKey: null,
  };
  return {...closed, reply: {...reply, messages: [...reply.messages, checkoutClosed]}};
}

async function readStoredCart(
  request: Request,
  environment: Environment,
  {notice = null, maxLines}: ReadOptions,
): Promise<CartAnswer> {
  const cartId = readCartId(request);
  try {
    const gateway = createCartGateway(environment);
    const cart = cartId ? await gateway.get(cartId) : null;
    if (cartId && !cart) {
      const notices = [{code: 'gone', lineKey: null}];
      const {reply, ...answer} = answerOf({cartId, cart, notices}, environment);
      return {...answer, reply: {...reply, status: 'gone'}};
    }
    const notices = redirectNotices(notice, cartId);
    const cookies = cart ? renewedCookies(request) : [];
    return {...answerOf({cartId, cart, notices}, environment, maxLines), cookies};
  } catch (error) {
    log('error', 'cart.fetch_failed', {message: messageOf(error)});
    const notices = redirectNotices(notice, cartId);
    const {reply, ...answer} = answerOf({cartId, cart: null, notices}, environment);
    return {...answer, reply: {...reply, status: 'unknown'}, status: 502};
  }
}

/**
 * The notices that the redirect's query asks for. For a new cart the only notice is that the
 * browser has not kept its cookie.
 */
function redirectNotices(notice: Notice | null, cartId: string | null): Notice[] {
  if (notice?.code !== CART_CREATED) return notice ? [notice] : [];
  return cartId === null ? [COOKIES_OFF] : [];
}

/**
 * Applies the change of a posted cart form. Never throws: the reply says when the store refused it
 * or could not be reached, and both are logged (§8).
 */
export async function changeCart(
  request: Request,
  environment: Environment,
): Promise<CartAnswer> {
  const changed = await changeStoredCart(request, environment);
  const answer = await withRest(changed, request, environment);
  return environment.preview ? withoutCheckout(answer, environment.market) : answer;
}

async function changeStoredCart(
  request: Request,
  environment: Environment,
): Promise<CartAnswer> {
  const cookies: string[] = [];
  let cartId = readCartId(request);
  let name = 'unknown';
  let gateway: CartGateway | null = null;
  try {
    const form = await readCartForm(request);
    const action = Object.hasOwn(CART_ACTIONS, form.action)
      ? CART_ACTIONS[form.action]
      : undefined;
    if (!action) throw new BadCartForm((form) => form.generic);
    name = form.action;
    const meant = readMeantCart(form.inputs);
    cartId = readCartId(request, meant);
    gateway = createCartGateway(environment, await cartCountry(environment));
    if (meant !== null && meant !== (cartId ? withoutKey(cartId) : ''))
      return await otherCart(gateway, cartId, environment);
    const keep = (id: string) => {
      const cookie = cartCookie(id, request);
      if (!cookie) return;
      cookies.push(cookie);
      cartId = id;
    };
    const print = (lines: readonly LineInput[], inputs: CartFormInput['inputs']) =>
      printLines(environment, lines, inputs);
    const {hasDrops} = environment.config;
    const visitor = {cartId, namesCart: meant !== null, keep};
    const context = {
      ...visitor,
      gateway,
      print,
      hasDrops,
      checkSale: (ids: readonly string[]) => checkSale(environment, ids),
    };
    const result = await action(context, form.inputs);
    const checkout = form.action === CHECKOUT_ACTION && !environment.preview;
    const answered = checkout && result.status === 'ok' && result.cart?.checkoutUrl;
    const checkoutUrl = answered && checkoutIn(environment.market.tag, answered);
    const location =
      (checkoutUrl && form.inputs[PAYMENT_FIELD] === SHOP_PAY
        ? shopPayCheckout(fromCampaign(checkoutUrl, request, environment))
        : checkoutUrl && fromCampaign(checkoutUrl, request, environment)) ||
      (localPath(form.inputs.redirectTo) ?? CART_PATH);
    return {...changedAnswer(result, cartId, environment), cookies, location};
  } catch (error) {
    if (error instanceof BadCartForm)
      return {...badFormAnswer(error, cartId, environment), cookies};
    log('error', 'cart.change_failed', {action: name, message: messageOf(error)});
    const failure = failedStatus(error, gateway?.wasSent() ?? false);
    return {...failedAnswer(failure, cartId, environment), cookies};
  }
}

/**
 * The button of a link's page, without scripts: leads on to where the link says, or answers why it
 * was refused.
 * @throws {Response} the redirect
 */
export async function followLink(
  request: Request,
  environment: Environment,
  report = (answer: CartAnswer) => answer,
) {
  const answer = report(await changeCart(request, environment));
  const {reply, cookies} = answer;
  const location = linkDestination(new URL(request.url).search, environment.market);
  if (reply.status !== 'refused') throw cartRedirect({...answer, location});
  const messages = reply.messages.map(({text}) => text);
  return data(messages, {status: 422, headers: headersWith(cookies)});
}

/**
 * The cookie names another cart than the page means: nothing is changed, and that cart is the
 * answer.
 */
async function otherCart(
  gateway: CartGateway,
  cartId: string | null,
  environment: Environment,
): Promise<CartAnswer> {
  const cart = cartId ? await gateway.get(cartId) : null;
  const isGone = cartId !== null && !cart;
  const notices = [{code: isGone ? 'gone' : 'elsewhere', lineKey: null}];
  const {reply, ...answer} = answerOf({cartId, cart, notices}, environment);
  return {...answer, reply: {...reply, status: isGone ? 'gone' : 'elsewhere'}};
}

function changedAnswer(
  {status, cart, notices, refusals, added = []}: ActionResult,
  cartId: string | null,
  environment: Environment,
): CartAnswer {
  const {reply, ...answer} = answerOf({cartId, cart, notices}, environment);
  if (status !== 'refused') return {...answer, added, reply: {...reply, status}};
  const refused = refusalMessages(refusals, environment.market.tag);
  log('warn', 'cart.change_refused', {reasons: refused.map(({text}) => text)});
  const isLineGone = refusals.some(({code}) => code === 'INVALID_MERCHANDISE_LINE');
  const messages = [...refused, ...reply.messages];
  return {
    ...answer,
    reply: {...reply, status, messages, ...(isLineGone && {isLineGone})},
  };
}

function badFormAnswer(
  {reason}: BadCartForm,
  cartId: string | null,
  environment: Environment,
): CartAnswer {
  const answer = answerOf({cartId, cart: null, notices: []}, environment);
  const text = reason(messagesIn(environment.market.tag, ANSWER_MESSAGES).form);
  const messages: CartMessage[] = [{kind: 'error', text, lineKey: null}];
  return {...answer, reply: {...answer.reply, status: 'refused', messages}, status: 400};
}

function failedAnswer(
  failure: ReturnType<typeof failedStatus>,
  cartId: string | null,
  environment: Environment,
): CartAnswer {
  const code = failure.status === 'unknown' ? 'unconfirmed' : 'unchanged';
  const notices = [{code, lineKey: null}];
  const {reply, ...answer} = answerOf({cartId, cart: null, notices}, environment);
  return {...answer, reply: {...reply, ...failure}, status: 502};
}

interface Answered {
  cartId: string | null;
  cart: CartFragment | null;
  notices: readonly Notice[];
}

function answerOf(
  {cartId, cart, notices}: Answered,
  {now, config, market}: Environment,
  maxLines = Number.POSITIVE_INFINITY,
): CartAnswer {
  const view =
    cart &&
    viewFirstLines(cart, {
      tag: market.tag,
      now,
      maxLines,
      freeDeliveryFrom: freeDeliveryIn(
        config.freeDelivery,
        cart.cost.subtotalAmount.currencyCode,
      ),
      hasMarkets: config.markets.length > 0,
      isRoot: market.prefix === '',
    });
  const given = view && config.gifts ? withGifts(view, cart, market.tag) : view;
  const reply: CartReply = {
    status: 'ok',
    cartId: cartId && withoutKey(cartId),
    cart: cart && given && config.pickup ? withPickup(given, cart, market.tag) : given,
    messages: noticeMessages(notices, cart, market.tag),
    serverTime: new Date(now).toISOString(),
  };
  return {reply, status: 200, cookies: [], notices, added: [], location: CART_PATH};
}

/** The view with its gift note, and with names for what is written on gift cards. */
function withGifts(view: CartView, {attributes}: CartFragment, tag: string): CartView {
  const gift = giftNoteView(attributes, tag);
  const lines = view.lines.map((line) => {
    const labels = recipientLabels(line.attributes, tag);
    return labels ? {...line, labels} : line;
  });
  return {...view, lines, extras: {...view.extras, gift}};
}

/** The view with how it reaches its buyer. */
function withPickup(
  view: CartView,
  {buyerIdentity}: CartFragment,
  tag: string,
): CartView {
  const pickup = pickupChoice(buyerIdentity.preferences, tag);
  return {...view, extras: {...view.extras, pickup}};
}

/** The answer with what other calls say of its cart, and with the visitor's country. */
async function withRest(answer: CartAnswer, request: Request, environment: Environment) {
  const [printed, places] = await Promise.all([
    withPrints(answer, environment),
    placesFor(answer, environment),
  ]);
  return withCountry(withPlaces(printed, places), request, environment);
}

/** The places where the answer's cart may be picked up; none where they cannot be read. */
async function placesFor(
  {reply: {cart}}: CartAnswer,
  environment: Environment,
): Promise<PickupChoice['places']> {
  if (!cart?.extras.pickup || cart.lines.length === 0) return [];
  try {
    return await pickupPlaces(environment);
  } catch (error) {
    log('error', 'cart.places_failed', {message: messageOf(error)});
    return [];
  }
}

/** The answer with the places among which its cart chooses. */
function withPlaces(answer: CartAnswer, places: PickupChoice['places']): CartAnswer {
  const {cart} = answer.reply;
  const choice = cart?.extras.pickup;
  if (!cart || !choice) return answer;
  const extras = {...cart.extras, pickup: {...choice, places}};
  return {...answer, reply: {...answer.reply, cart: {...cart, extras}}};
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** The answer with what its printed lines show. Where that cannot be read they show their words. */
async function withPrints(
  answer: CartAnswer,
  environment: Environment,
): Promise<CartAnswer> {
  const {cart} = answer.reply;
  const printed = cart?.lines.filter(({attributes}) => attributes.length > 0) ?? [];
  if (!cart || printed.length === 0 || !environment.config.personalization) return answer;
  try {
    const printOn = await loadPrintedLines(environment, printed);
    const lines = cart.lines.map((line) => {
      const print = line.attributes.length > 0 ? printOn(line) : null;
      if (!print) return line;
      const {picture, printing} = print;
      const image = picture ? {width: null, height: null, ...picture} : line.image;
      return {...line, image, printing};
    });
    return {...answer, reply: {...answer.reply, cart: {...cart, lines}}};
  } catch (error) {
    log('error', 'cart.prints_failed', {message: messageOf(error)});
    return answer;
  }
}

/** In a staff preview, Checkout leads to the cart page, which explains why. */
function withoutCheckout(answer: CartAnswer, market: Market): CartAnswer {
  const {reply} = answer;
  if (!reply.cart) return answer;
  const webUrl = previewPath(hrefIn(market, CART_PATH));
  const cart = {...reply.cart, webUrl};
  return {...answer, reply: {...reply, cart}};
}

/**
 * The checkout's URL with the campaign that brought the visitor, or its order would count as
 * direct.
 */
function fromCampaign(url: string, {headers}: Request, {config}: Environment): string {
  const cookies = headers.get('Cookie');
  const hasConsented =
    hasAllowed(cookies, 'analytics') || hasAllowed(cookies, 'marketing');
  return config.analytics && hasConsented ? withCampaign(url, campaignIn(cookies)) : url;
}

/** The answer for scripts, which open the checkout by it. No HTML has the campaign's parameters. */
export function withCheckoutCampaign(
  answer: CartAnswer,
  request: Request,
  environment: Environment,
): CartAnswer {
  const {reply} = answer;
  if (!reply.cart || environment.preview) return answer;
  const webUrl = fromCampaign(reply.cart.webUrl, request, environment);
  return {...answer, reply: {...reply, cart: {...reply.cart, webUrl}}};
}

/** The JSON response. Private: no cache may store it. */
export function cartJson({reply, status, cookies}: CartAnswer): Response {
  const headers = headersWith(cookies);
  headers.set('Cache-Control', 'private, no-store');
  headers.set('Content-Type', 'application/json');
  // `Response.json` takes half as long again in workerd, which is measurable with hundreds of
  // lines.
  return new Response(JSON.stringify(reply), {status, headers});
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
  headers.set('Location', withNotice(location, notice));
  return new Response(null, {status: 303, headers});
}

/** Headers in which hosts pass the visitor's country: Oxygen's, and Cloudflare's. */
const COUNTRY_HEADERS = ['oxygen-buyer-country', 'cf-ipcountry'];

/**
 * The answer with the visitor's country, for the offer of their market: documents are the same for
 * all.
 */
function withCountry(
  answer: CartAnswer,
  {headers}: Request,
  {config}: Environment,
): CartAnswer {
  if (config.markets.length === 0) return answer;
  const country = COUNTRY_HEADERS.flatMap((name) => headers.get(name) ?? [])[0];
  if (!country || !/^[A-Z]{2}$/.test(country)) return answer;
  return {...answer, reply: {...answer.reply, visitorCountry: country}};
}

/** Headers with these cookies. Appended, since a response can set several. */
export function headersWith(cookies: readonly string[]): Headers {
  const headers = new Headers();
  for (const cookie of cookies) headers.append('Set-Cookie', cookie);
  return headers;
}

/**
 * Query parameters that carry a notice through a redirect. `/cart` looks its text up in a table.
 */
const NOTICE_PARAM = 'notice';
const NOTICE_LINE_PARAM = 'at';

function withNotice(location: string, notice: Notice | null): string {
  if (!notice || location !== CART_PATH) return location;
  const params = new URLSearchParams({[NOTICE_PARAM]: notice.code});
  if (notice.lineKey && !isPrivateKey(notice.lineKey))
    params.set(NOTICE_LINE_PARAM, notice.lineKey);
  return `${location}?${params.toString()}`;
}

/** The notice in the URL, if any. */
export function noticeOf(url: string): Notice | null {
  const {searchParams} = new URL(url);
  const code = searchParams.get(NOTICE_PARAM);
  return code ? {code, lineKey: searchParams.get(NOTICE_LINE_PARAM)} : null;
}
