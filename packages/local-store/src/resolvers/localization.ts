/** Where and in which language the shop sells. */
import {countryName} from '../model/countries';
import {toGid} from '../model/global-id';
import type {Resolvers} from '../schema/resolver-types';
import type {StoreContext} from '../server/context';

const languageNames = new Intl.DisplayNames('en', {type: 'language'});

/** A language by its code: `DE`, German, Deutsch. */
function language(isoCode: string) {
  const tag = isoCode.replace('_', '-').toLowerCase();
  const endonym = new Intl.DisplayNames(tag, {type: 'language'}).of(tag) ?? isoCode;
  return {isoCode, name: languageNames.of(tag) ?? isoCode, endonymName: endonym};
}

/** Countries that measure in feet and pounds. */
const imperial = new Set(['US', 'LR', 'MM']);

function country(isoCode: string, {market, languages}: StoreContext) {
  const {currencyCode} = market(isoCode);
  return {
    isoCode,
    name: countryName(isoCode),
    currency: {
      isoCode: currencyCode,
      name: currencyName(currencyCode),
      symbol: currencySymbol(currencyCode),
    },
    availableLanguages: languages.map(language),
    defaultLanguage: language(languages[0]),
    unitSystem: imperial.has(isoCode) ? 'IMPERIAL_SYSTEM' : 'METRIC_SYSTEM',
    market: marketOf(isoCode),
  };
}

/** Each country is a market of its own here. */
function marketOf(isoCode: string) {
  return {
    id: toGid('Market', isoCode.charCodeAt(0) * 1000 + isoCode.charCodeAt(1)),
    handle: isoCode.toLowerCase(),
    metafield: null,
    metafields: [],
  };
}

const currencyNames = new Intl.DisplayNames('en', {type: 'currency'});

/** Shopify's names are Unicode's, but for the dollar (recorded, 2026-04). */
function currencyName(currency: string): string {
  if (currency === 'USD') return 'United States Dollar';
  return currencyNames.of(currency) ?? currency;
}

function currencySymbol(currency: string): string {
  const parts = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  }).formatToParts(1);
  return parts.find(({type}) => type === 'currency')?.value ?? currency;
}

export const localizationResolvers: Resolvers = {
  QueryRoot: {
    localization: (_: unknown, __: unknown, context) => {
      const current = context.request.country;
      return {
        availableCountries: context.countries.map((isoCode) => country(isoCode, context)),
        availableLanguages: context.languages.map(language),
        country: country(current, context),
        language: language(context.request.language),
        market: marketOf(current),
      };
    },
  },
};
