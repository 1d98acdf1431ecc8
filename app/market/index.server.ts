import type {MarketCountryFragment} from 'storefrontapi.generated';

import type {Market} from '~/lib/market';
import {languageOf, messagesIn} from '~/lib/messages';
import type {AppContext} from '~/server/context';
import {log} from '~/server/log';

import {hrefIn} from './pages';
import {MARKETS_QUERY} from './market.documents';
import {marketName, type MarketChoice} from './market';
import {MESSAGES} from './messages';
import {marketInQuery} from './online-store';

export {
  langOf,
  loadOriginalNames,
  type WithOriginal,
  type WithOriginalNames,
} from './original-names.server';

type Context = Pick<AppContext, 'storefront' | 'config'>;

/** The markets that a visitor can choose among. */
interface Markets {
  /** The root's first; empty where the shop has no other. */
  choices: MarketChoice[];
  /** The root's country; null where the shop has one market, or the store has not said. */
  homeCountry: string | null;
}

const NONE: Markets = {choices: [], homeCountry: null};

/** Entries that the log has named since the isolate began. */
const reported = new Set<string>();

/** The configured markets that the store sells in (§10.19); no call without any. Never rejects. */
export async function loadMarkets({storefront, config}: Context): Promise<Markets> {
  if (config.markets.length === 0) return NONE;
  try {
    const {localization} = await storefront.query(MARKETS_QUERY, {
      cache: storefront.CacheLong(),
    });
    const {country: home, availableCountries} = localization;
    const sold = config.markets.flatMap((market) => {
      const found = availableCountries.find(({isoCode}) => isoCode === market.country);
      if (!found) reportOnce(market);
      return found ? [choiceOf(market, found)] : [];
    });
    if (sold.length === 0) return {choices: [], homeCountry: home.isoCode};
    return {choices: [choiceOf(config.root, home), ...sold], homeCountry: home.isoCode};
  } catch {
    // The store call has logged its cause.
    return NONE;
  }
}

/** Whether the store sells in a configured market; true while it cannot be asked. */
export async function isSoldIn(context: Context, {prefix}: Market): Promise<boolean> {
  if (prefix === '') return true;
  const {choices, homeCountry} = await loadMarkets(context);
  return homeCountry === null || choices.some((choice) => choice.prefix === prefix);
}

/** Where a link to the root that names another market leads (docs/links.md); null for others. */
export async function linkToMarket(
  context: Context & Pick<AppContext, 'market'>,
  {method, url}: Request,
): Promise<string | null> {
  const {pathname, search} = new URL(url);
  // A change of market is a load of a document.
  const isDocument = /^(?:GET|HEAD)$/.test(method) && !pathname.endsWith('.data');
  if (!isDocument || context.market.prefix !== '') return null;
  const named = marketInQuery({pathname, search}, context.config);
  const isSold = named !== null && (await isSoldIn(context, named.market));
  return isSold ? hrefIn(named.market, named.path) : null;
}

/** The country that a change moves the cart to; null where the shop has one market. */
export async function cartCountry(
  context: Context & Pick<AppContext, 'market'>,
): Promise<string | null> {
  return context.market.country ?? (await loadMarkets(context)).homeCountry;
}

/** The country that a page sells in, also in a shop with one market; null if unknown. */
export async function countryOf({
  storefront,
  market,
}: Pick<AppContext, 'storefront' | 'market'>): Promise<string | null> {
  if (market.country !== null) return market.country;
  try {
    const {localization} = await storefront.query(MARKETS_QUERY, {
      cache: storefront.CacheLong(),
    });
    return localization.country.isoCode;
  } catch {
    // The store call has logged its cause.
    return null;
  }
}

function reportOnce({prefix, country}: Market) {
  if (reported.has(prefix)) return;
  reported.add(prefix);
  const cause = `The store does not sell in ${country}: “${prefix.slice(1)}” is left out.`;
  log('warn', 'market.left_out', {cause});
}

/** A market as the visitors of its country call it. */
function choiceOf(
  {prefix, tag, country}: Market,
  {isoCode, currency}: MarketCountryFragment,
): MarketChoice {
  const nameOf = (type: 'region' | 'language', code: string) =>
    new Intl.DisplayNames(tag, {type}).of(code) ?? code;
  const code = country ?? isoCode;
  const choice = {
    prefix,
    tag,
    countryCode: code,
    country: nameOf('region', code),
    language: nameOf('language', languageOf(tag)),
    currency: currency.isoCode,
    symbol: currency.symbol,
  };
  const {offer, change, dismiss} = messagesIn(tag, MESSAGES);
  const copy = {
    offer: offer(choice.country),
    change: change(marketName(choice)),
    dismiss,
  };
  return {...choice, copy};
}
