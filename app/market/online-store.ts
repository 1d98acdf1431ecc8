import {withQuery} from '~/lib/local-path';
import type {Market, ShopMarkets} from '~/lib/market';
import {languageOf} from '~/lib/messages';

import {
  addOnPageAt,
  hrefIn,
  pageAt,
  pathFor,
  pathIn,
  type AddOnPage,
  type ShopPath,
} from './pages';

/** Maps a URL of a Shopify online store to this shop's: docs/links.md lists the forms (§10.33). */
type OnlineStoreTarget =
  | {
      on: 'shop';
      /** A path within `market`, with its query and fragment. */
      path: ShopPath;
      market: Market;
    }
  /** The same path on the store's own domain. */
  | {on: 'store'; path: string};

/** A page of this shop, and the parameters that it has taken from the query. */
interface Page {
  path: ShopPath;
  taken?: RegExp;
}

/** The captures of a pattern, decoded, and the query. */
type FormTarget = (parts: readonly string[], query: URLSearchParams) => Page | null;

/** Formats of the store's data and feeds, each about the page of the same path without it. */
const FORMAT = /\.(?:json|js|oembed|atom|rss)$/;

/** Policies of Shopify's by their handles; the Storefront API lacks the last three. */
const POLICY =
  /^\/policies\/(?:(?:privacy|refund|shipping|subscription)-policy|terms-of-service|terms-of-sale|legal-notice|contact-information)$/;

/** Forms whose page is here. The first that matches counts. */
const FORMS: readonly (readonly [RegExp, FormTarget])[] = [
  [
    /^\/collections\/[^/]+\/products\/([^/]+)$/,
    ([product = '']) => ({path: pathFor('product', product)}),
  ],
  [/^\/collections\/frontpage$/, () => ({path: pathFor('home')})],
  [/^\/collections\/all(?:\/products)?$/, () => ({path: pathFor('latest')})],
  [
    /^\/collections\/([^/]+)\/products$/,
    ([collection = '']) => ({path: pathFor('collection', collection)}),
  ],
  [/^\/collections\/vendors$/, (_, query) => sought(query, 'filter.p.vendor')],
  [/^\/collections\/types$/, (_, query) => sought(query, 'filter.p.product_type')],
  [/^\/collections\/all\/([^/]+)$/, ([tags = '']) => found(tags.replace(/[-+]/g, ' '))],
  [/^\/collections\/([^/]+)\/([^/]+)$/, tagged],
  [/^\/blogs\/([^/]+)\/tagged\/[^/]+$/, ([blog = '']) => ({path: pathFor('blog', blog)})],
  [
    /^\/blogs\/([^/]+)\/([^/]+)\/comments$/,
    ([blog = '', article = '']) => ({path: pathFor('article', blog, article)}),
  ],
  [/^\/(?:pages|blogs|password)$/, () => ({path: pathFor('home')})],
  [POLICY, () => ({path: pathFor('policies')})],
  [/^\/search\/suggest$/, () => ({path: pathFor('search')})],
  [/^\/cart\/add$/, (_, query) => added(query)],
  [/^\/buy\/([\d:,]+)$/, bought],
  [
    /^(?:\/cart\/(?:change|update|clear|checkout|shipping_rates)|\/checkout)$/,
    () => ({path: pathFor('cart')}),
  ],
  [
    /^\/sitemap_(?:products|collections|pages|blogs)_\d+\.xml$/,
    () => ({path: '/sitemap.xml', taken: /^(?:from|to)$/}),
  ],
];

/** Forms that only the store can answer: orders, accounts, apps, files, links in its mails. */
const STORE_FORMS: readonly RegExp[] = [
  /^\/\d+\/(?:orders|checkouts|invoices|policies|order_payment)\/./,
  /^\/(?:orders|checkouts|invoices|gift_cards|apps|a|tools|community|cdn|_t)\/./,
  /^\/(?:account|admin|customer_authentication|customer_identity)(?:\/|$)/,
  /^\/cart\/c\/./,
];

/** A search for the words of `q`, kept to what has them as `filter`. */
function sought(query: URLSearchParams, filter: string): Page {
  const words = query.get('q')?.trim();
  return words ? found(words, [filter, words]) : {path: pathFor('latest'), taken: /^q$/};
}

function found(words: string, ...filters: string[][]): Page {
  const query = new URLSearchParams([['q', words], ...filters]);
  return {path: `${pathFor('search')}?${query}`, taken: /^q$/};
}

/** Tags in a path are handles, whose hyphens may stand for spaces: both are alternatives. */
function tagged([collection = '', tags = '']: readonly string[]): Page {
  const spellings = tags
    .split(/[+ ]/)
    .filter((tag) => tag !== '')
    .flatMap((tag) => [tag, tag.replaceAll('-', ' ')]);
  const query = [...new Set(spellings)].map((tag) => ['filter.p.tag', tag]);
  return {path: `${pathFor('collection', collection)}?${new URLSearchParams(query)}`};
}

const cartLink = (lines: string): ShopPath => `${pathFor('cart')}/${lines}`;

/** `id=V&quantity=N`, or `items[0][id]=V&items[0][quantity]=N`, as a cart link. */
function added(query: URLSearchParams): Page {
  const lines = [...query].flatMap(([name, id]) => {
    const [, at] = /^items\[(\d*)\]\[id\]$/.exec(name) ?? [];
    if (!/^id(?:\[\])?$/.test(name) && at === undefined) return [];
    const quantity = query.get(at === undefined ? 'quantity' : `items[${at}][quantity]`);
    return /^\d+$/.test(id)
      ? [`${id}:${/^\d+$/.test(quantity ?? '') ? quantity : 1}`]
      : [];
  });
  return {
    path: lines.length > 0 ? cartLink(lines.join()) : pathFor('cart'),
    taken: /^(?:id(?:\[\])?|quantity|items\[\d*\]\[(?:id|quantity)\])$/,
  };
}

/** A Cart and Checkout Permalink, `/buy/V:N?discounts/codes/0=CODE`, as a cart link. */
function bought([lines = '']: readonly string[], query: URLSearchParams): Page {
  const code = /^discounts\/codes\/\d+$/;
  const codes = [...query].flatMap(([name, value]) => (code.test(name) ? value : []));
  const discount =
    codes.length > 0 ? `?${new URLSearchParams({discount: codes.join()})}` : '';
  return {path: `${cartLink(lines)}${discount}`, taken: code};
}

const pathWithQuery = (
  ...[path, search, without]: Parameters<typeof withQuery>
): ShopPath => `/${withQuery(path, search, without).slice(1)}`;

type ShopPlaces = ShopMarkets & {pages: readonly AddOnPage[]};

/** Where a path of an online store leads, with its query; null for none of its forms. */
export function onlineStoreTarget(
  {pathname, search}: Pick<URL, 'pathname' | 'search'>,
  market: Market,
  shop: ShopPlaces,
): OnlineStoreTarget | null {
  if (STORE_FORMS.some((form) => form.test(pathname)))
    return {on: 'store', path: pathname + search};
  const path = pageOf(pathname, search, shop.pages);
  if (path !== null) return {on: 'shop', path, market};
  return market.prefix === '' ? withoutLanguage({pathname, search}, shop) : null;
}

/** The page of a form, with the rest of the query. */
function pageOf(
  pathname: string,
  search: string,
  ofAddOns: readonly AddOnPage[],
): ShopPath | null {
  const plain = pathname.replace(FORMAT, '');
  for (const [pattern, target] of FORMS) {
    const match = pattern.exec(plain);
    const page =
      match &&
      target(match.slice(1).map(decodeURIComponent), new URLSearchParams(search));
    if (page) return pathWithQuery(page.path, search, page.taken);
  }
  return plain !== pathname && isPage(plain, ofAddOns)
    ? pathWithQuery(plain, search)
    : null;
}

const isPage = (path: string, ofAddOns: readonly AddOnPage[]) =>
  pageAt(path) !== null || addOnPageAt(path, ofAddOns) !== null;

/** Where an old path that begins with a language leads: in its market, or without it. */
function withoutLanguage(
  {pathname, search}: Pick<URL, 'pathname' | 'search'>,
  {root, markets, pages}: ShopPlaces,
): OnlineStoreTarget | null {
  const [, language, rest = ''] =
    /^\/([a-z]{2})(?:-[a-z]{2})?(\/.*)?$/i.exec(pathname) ?? [];
  if (language === undefined) return null;
  const inside = rest || pathFor('home');
  // A market at whose own prefix there is no page is one that the store does not sell in.
  const sold = markets.filter(({prefix}) => prefix + rest !== pathname);
  const market = marketOfLanguage(language, {root, markets: sold});
  const target = onlineStoreTarget({pathname: inside, search}, market ?? root, {
    root,
    markets: [],
    pages,
  });
  if (target?.on === 'store') return target;
  if (!market && !(rest !== '' && (target || isPage(inside, pages)))) return null;
  return {
    on: 'shop',
    path: target?.path ?? pathWithQuery(inside, search),
    market: market ?? root,
  };
}

const isOfLanguage = ({tag}: Market, language: string) =>
  languageOf(tag) === language.toLowerCase();

/** The first market of a language, the root's before others. */
const marketOfLanguage = (language: string, {root, markets}: ShopMarkets) =>
  [root, ...markets].find((market) => isOfLanguage(market, language));

/** Parameters by which an online store's links choose a country, a language and a currency. */
export const MARKET_PARAMS = /^(?:country|locale|currency)$/;

/**
 * The market that a link to the root names by `country` or `locale`, and the link within it; null
 * where it names none other than the root's.
 */
export function marketInQuery(
  {pathname, search}: Pick<URL, 'pathname' | 'search'>,
  shop: ShopMarkets,
): {market: Market; path: ShopPath} | null {
  const query = new URLSearchParams(search);
  const country = query.get('country')?.toUpperCase();
  const language = query.get('locale')?.split(/[-_]/, 1)[0];
  const ofCountry = shop.markets.filter((market) => market.country === country);
  const market = country
    ? (ofCountry.find((one) => language && isOfLanguage(one, language)) ?? ofCountry[0])
    : language && marketOfLanguage(language, shop);
  if (!market || market.prefix === '') return null;
  return {market, path: pathWithQuery(pathname, search, MARKET_PARAMS)};
}

/** A discount code, as far as a URL tells. */
const CODE = /^[^\p{Cc}]{1,255}$/u;

/**
 * The discount link that `?discount=CODE` on a page stands for: an online store takes a code on
 * every page, and a theme that leads its visitors here passes one on so. Null for any other URL.
 */
export function discountInQuery(
  {pathname, search}: Pick<URL, 'pathname' | 'search'>,
  market: Market,
): string | null {
  const path = pathIn(market, pathname);
  const code = new URLSearchParams(search).get('discount')?.trim() ?? '';
  if (!CODE.test(code) || pageAt(path) === null) return null;
  const redirect = withQuery(path, search, /^discount$/);
  const query = new URLSearchParams({redirect});
  return hrefIn(market, `/discount/${encodeURIComponent(code)}?${query}`);
}
