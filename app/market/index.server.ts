import type {CountryCode} from '@shopify/hydrogen/storefront-api-types';
import type {MarketCountryFragment} from 'storefrontapi.generated';

import {tagIn, type Market} from '~/lib/market';
import {languageOf, messagesIn, wordsTag} from '~/lib/messages';
import type {AppContext} from '~/server/context';
import {logOnce} from '~/server/log';

import {MARKETS_QUERY, OPTION_VALUES_QUERY, PUBLISHED_QUERY} from './market.documents';
import {currentChoice, marketName, type MarketChoice} from './market';
import {MESSAGES} from './messages';
import {discountInQuery, MARKET_PARAMS, marketInQuery} from './online-store';
import {hrefIn, pageAt, type AddOnPage} from './pages';

export {langOf, loadOriginalNames, type WithOriginal} from './original-names.server';

type Context = Pick<AppContext, 'storefront' | 'config' | 'market'>;

interface Markets {
  /** The root's first; empty where the shop has no other. */
  choices: MarketChoice[];
  /** The root's country; null where the shop has one market, or the store has not said. */
  home: MarketCountryFragment | null;
}

const NONE: Markets = {choices: [], home: null};

/** The configured markets that the store sells in (§10.19); no call without any. Never rejects. */
export const loadMarkets = async (context: Context): Promise<Markets> =>
  context.config.markets.length > 0 ? askForMarkets(context) : NONE;

async function askForMarkets({storefront, config}: Context): Promise<Markets> {
  try {
    const {localization} = await storefront.query(MARKETS_QUERY, {
      cache: storefront.CacheLong(),
    });
    const {country: home, availableCountries} = localization;
    const sold = config.markets.flatMap((market) => {
      const found = availableCountries.find(({isoCode}) => isoCode === market.country);
      if (!found) reportLeftOut(market);
      return found ? [choiceOf(market, found)] : [];
    });
    return {
      choices: sold.length > 0 ? [choiceOf(config.root, home), ...sold] : [],
      home,
    };
  } catch {
    // The store call has logged its cause.
    return NONE;
  }
}

/** Whether the store sells in a configured market; true while it cannot be asked. */
export async function isSoldIn(context: Context, {prefix}: Market): Promise<boolean> {
  if (prefix === '') return true;
  const {choices, home} = await loadMarkets(context);
  return home === null || choices.some((choice) => choice.prefix === prefix);
}

/**
 * Which of these products and collections of the page's market have a page in which other markets
 * (§10.43): a call for each other country.
 * @throws what the store's client throws
 */
export async function loadMarketsOf(
  {storefront, market}: Context,
  choices: readonly MarketChoice[],
  ids: readonly string[],
): Promise<(id: string) => readonly MarketChoice[]> {
  const own = currentChoice(choices, market.prefix)?.countryCode;
  const countries = [...new Set(choices.map(({countryCode}) => countryCode))];
  const published = await Promise.all(
    countries.map(async (country) => {
      const {nodes} =
        country === own
          ? {nodes: ids.map((id) => ({id}))}
          : await storefront.query(PUBLISHED_QUERY, {
              variables: {ids: [...ids], country: country as CountryCode},
              cache: storefront.CacheShort(),
            });
      return nodes.flatMap((node) => (node ? [`${country} ${node.id}`] : []));
    }),
  );
  const found = new Set(published.flat());
  return (id) => choices.filter(({countryCode}) => found.has(`${countryCode} ${id}`));
}

/** A change of market, and a link's page, are loads of a document. */
const asksForDocument = ({method, url}: Pick<Request, 'method' | 'url'>) =>
  /^(?:GET|HEAD)$/.test(method) && !new URL(url).pathname.endsWith('.data');

/** Where a page's URL with a discount code leads (docs/links.md); null for others. */
export const linkToDiscount = (market: Market, request: Request): string | null =>
  asksForDocument(request) ? discountInQuery(new URL(request.url), market) : null;

/** Where a link to the root that names another market leads (docs/links.md); null for others. */
export async function linkToMarket(
  context: Context,
  {method, url}: Request,
): Promise<string | null> {
  const {pathname, search, searchParams} = new URL(url);
  if (!asksForDocument({method, url}) || context.market.prefix !== '') return null;
  const named = marketInQuery({pathname, search}, context.config);
  if (named === null || !(await isSoldIn(context, named.market))) return null;
  const isChoice = await choosesVariant(context, pathname, searchParams);
  return isChoice ? null : hrefIn(named.market, named.path);
}

/** Whether a link chooses a value of a product's own option that is named like a parameter here. */
async function choosesVariant(
  {storefront}: Context,
  pathname: string,
  query: URLSearchParams,
): Promise<boolean> {
  if (pageAt(pathname) !== 'product') return false;
  const handle = decodeURIComponent(pathname.replace(/^.*\//, ''));
  try {
    const {product} = await storefront.query(OPTION_VALUES_QUERY, {
      variables: {handle},
      cache: storefront.CacheLong(),
    });
    return (product?.options ?? []).some(({name, optionValues}) => {
      const asked = MARKET_PARAMS.test(name) && query.get(name)?.toLowerCase();
      return optionValues.some((value) => value.name.toLowerCase() === asked);
    });
  } catch {
    // The store call has logged its cause.
    return false;
  }
}

/** The country that a change moves the cart to; null where the shop has one market. */
export const cartCountry = async (context: Context): Promise<string | null> =>
  context.market.country ?? (await loadMarkets(context)).home?.isoCode ?? null;

/** The country that a page sells in, also in a shop with one market; null if unknown. */
export const countryOf = async (context: Context): Promise<string | null> =>
  context.market.country ?? (await askForMarkets(context)).home?.isoCode ?? null;

/** The tag of a page, for what the worker itself writes as people there do (§10.36). */
export async function tagOf(context: Context): Promise<string> {
  const {market} = context;
  return market.prefix ? market.tag : tagIn(market, (await askForMarkets(context)).home);
}

/**
 * The name of a country that is not the shop's own, in the page's language; null where it is, or
 * the store has not said.
 */
export async function nameAbroad(
  context: Context,
  country: string | null | undefined,
): Promise<string | null> {
  if (!country) return null;
  const {home} = await askForMarkets(context);
  if (home === null || country === home.isoCode) return null;
  const names = new Intl.DisplayNames(context.market.tag, {type: 'region'});
  return names.of(country) ?? country;
}

function reportLeftOut({prefix, country}: Market) {
  const cause = `The store does not sell in ${country}: “${prefix.slice(1)}” is left out.`;
  logOnce('warn', 'market.left_out', {cause});
}

/** A market as the visitors of its country call it. */
function choiceOf(market: Market, sold: MarketCountryFragment): MarketChoice {
  const {prefix, country} = market;
  const {isoCode, currency} = sold;
  const tag = tagIn(market, sold);
  const nameOf = (type: 'region' | 'language', code: string) =>
    new Intl.DisplayNames(tag, {type}).of(code) ?? code;
  const countryCode = country ?? isoCode;
  const choice = {
    prefix,
    tag,
    countryCode,
    country: nameOf('region', countryCode),
    language: nameOf('language', languageOf(tag)),
    currency: currency.isoCode,
    symbol: currency.symbol,
  };
  const {change, dismiss} = messagesIn(tag, MESSAGES);
  const copy = {
    change: change(marketName(choice)),
    dismiss,
    lang: wordsTag(tag),
  };
  return {...choice, copy};
}

declare module '~/server/parts' {
  interface ServerParts {
    readonly pages: readonly AddOnPage[];
  }
}
