/** `/cart/c/<token>?key=…`, where a cart's `checkoutUrl` leads, permalinks to it, and the pages of placed orders. */
import {createHash} from 'node:crypto';
import {addLines} from '../model/cart-lines';
import {toGid} from '../model/global-id';
import type {Order} from '../model/order';
import {freshCart, stockOf} from '../resolvers/cart-change';
import type {Handler} from '../server/api-handler';
import type {StoreContext} from '../server/context';
import {checkoutCorsHeaders} from '../server/cors';
import {text, type StoreRequest, type StoreResponse} from '../server/exchange';
import {type StoreState, checkoutContext} from '../server/store-state';
import {
  contentPage,
  missingPage,
  ordersPage,
  reviewPage,
  thankYouPage,
  type Shop,
  style,
} from './pages';
import {isPayable, placeOrder, reviewCart, type Review} from './place-order';

const checkoutPath = /^\/cart\/c\/([^/]+)$/;
/** `/cart/<variant>:<quantity>,…`: a cart of its own, straight to the checkout. */
const permalinkPath = /^\/cart\/(\d{1,18}:\d{1,6}(?:,\d{1,18}:\d{1,6})*)$/;
const orderPath = /^\/orders\/([^/]+)$/;
/** Where a live store has its customers' own pages. */
const ordersPath = '/account';
const firstOrderNumber = 1001;

/** Whether a path belongs to the checkout. */
export function isCheckoutPath(pathname: string): boolean {
  return (
    [checkoutPath, permalinkPath, orderPath].some((path) => path.test(pathname)) ||
    pathname === ordersPath
  );
}

/** The handler of the checkout's paths. */
export function createCheckoutHandler(state: StoreState): Handler {
  return async (request) => {
    const response = answer(request, state);
    return {
      ...response,
      headers: {...checkoutCorsHeaders(request.headers), ...response.headers},
    };
  };
}

function answer(request: StoreRequest, state: StoreState): StoreResponse {
  const {method, url} = request;
  const shop = {name: state.settings.catalogue.shop.name, url: state.shopUrl};
  const orderToken = orderPath.exec(url.pathname)?.[1];
  if (method === 'HEAD')
    return {...answer({...request, method: 'GET'}, state), body: null};
  if (orderToken !== undefined) {
    if (method !== 'GET') return notAllowed('GET, HEAD');
    const order = state.orders.find(({token}) => token === orderToken);
    return order ? document(thankYouPage(shop, order)) : document(missingPage(shop), 404);
  }
  if (url.pathname === ordersPath) {
    return method === 'GET'
      ? document(ordersPage(shop, state.orders))
      : notAllowed('GET, HEAD');
  }
  const permalink = permalinkPath.exec(url.pathname)?.[1];
  if (permalink !== undefined) {
    return method === 'GET'
      ? followPermalink(permalink, url.searchParams, state, shop)
      : notAllowed('GET, HEAD');
  }
  if (method !== 'GET' && method !== 'POST') return notAllowed('GET, HEAD, POST');
  return answerCheckout(request, state, shop);
}

function answerCheckout(
  request: StoreRequest,
  state: StoreState,
  shop: Shop,
): StoreResponse {
  const token = checkoutPath.exec(request.url.pathname)?.[1] ?? '';
  const key = request.url.searchParams.get('key');
  const placed = state.orders.find(({cart}) => cart.token === token && cart.key === key);
  if (placed) return redirectToOrder(placed);
  const context = checkoutContext(state);
  const cart = context.carts.find(token, context.now());
  if (!cart || cart.key !== key) return document(missingPage(shop), 404);
  const review = reviewCart(cart, context);
  const {payment} = Object.fromEntries(request.url.searchParams);
  if (request.method === 'GET')
    return document(reviewPage(shop, review, payment === 'shop_pay'));
  const posted = new URLSearchParams(request.body);
  const shown = Number(posted.get('due'));
  if (review.due !== shown)
    review.notices.push('The total has changed since you last saw it.');
  // The review has changed: show it before payment.
  if (review.notices.length > 0 || !isPayable(review)) {
    return document(reviewPage(shop, review), 409);
  }
  const email = posted.get('email')?.trim() || cart.buyerIdentity.email;
  return redirectToOrder(complete(state, context, {review, email}));
}

function complete(
  state: StoreState,
  context: StoreContext,
  {review, email}: {review: Review; email: string | null},
): Order {
  const number = firstOrderNumber + state.orders.length;
  const order = placeOrder(review, {number, email}, context);
  state.orders.push(order);
  return order;
}

/** Makes the cart that a permalink names, for the country that it names, and leads to its checkout. */
function followPermalink(
  items: string,
  query: URLSearchParams,
  state: StoreState,
  shop: Shop,
): StoreResponse {
  const context = checkoutContext(state);
  const lines = items.split(',').map((item) => {
    const [variant = '', quantity] = item.split(':');
    return {
      merchandiseId: toGid('ProductVariant', variant),
      quantity: Number(quantity),
    };
  });
  const {cart: filled} = addLines(freshCart(context), lines, stockOf(context));
  if (!filled) return document(missingPage(shop), 404);
  const countryCode = query.get('country');
  const cart = {...filled, buyerIdentity: {...filled.buyerIdentity, countryCode}};
  context.carts.save(cart);
  const rest = new URLSearchParams(query);
  rest.delete('country');
  rest.set('key', cart.key);
  const location = `/cart/c/${cart.token}?${rest}`;
  return {status: 302, headers: {location, 'cache-control': 'no-store'}, body: null};
}

function redirectToOrder({token}: Order): StoreResponse {
  return {
    status: 303,
    headers: {location: `/orders/${token}`, 'cache-control': 'no-store'},
    body: null,
  };
}

function notAllowed(allow: string): StoreResponse {
  return text('Method not allowed', 405, {allow});
}

const styleHash = createHash('sha256').update(style).digest('base64');
const policy = [
  "default-src 'none'",
  `style-src 'sha256-${styleHash}'`,
  "img-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** A policy's `url` has its number. */
const contentPath = /^(?:\/\d+)?\/(pages|policies)\/([^/]+?)(?:\.html)?$/;

/** A page or a policy of the shop, as a store's own site shows it; `null` for a path of neither. */
export function answerContent(
  {method, url}: StoreRequest,
  {settings: {catalogue}, shopUrl}: StoreState,
): StoreResponse | null {
  const [, kind, handle] = contentPath.exec(url.pathname) ?? [];
  if (kind !== 'pages' && kind !== 'policies') return null;
  const found = catalogue[kind].find(
    (each) => each.handle === handle || String(each.id) === handle,
  );
  if (!found) return null;
  if (method !== 'GET' && method !== 'HEAD') return notAllowed('GET, HEAD');
  return document(contentPage({name: catalogue.shop.name, url: shopUrl}, found));
}

function document(body: string, status = 200): StoreResponse {
  return {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': policy,
      'referrer-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    },
    body,
  };
}
