import {languageOf, wordsTag} from './messages';
import {DEFAULT_CURRENCY} from './money';

/**
 * Markets: in which country and language a page sells (§10.19). Everything about them that needs no
 * store.
 */

/** A country and a language in which the shop sells. */
export interface Market {
  /** The start of its URLs, such as `/de-de`; '' at the root. */
  readonly prefix: string;
  /** ISO 3166 code in capitals; null at the root, which sells where the store does. */
  readonly country: string | null;
  /** The Storefront API's language code, such as `DE` or `PT_BR`. */
  readonly language: string;
  /** BCP 47 tag for `lang` and for `Intl`, such as `de-DE`. */
  readonly tag: string;
}

export interface ShopMarkets {
  /** The shop's own: no prefix, whatever country and currency the store has. */
  readonly root: Market;
  /** The markets beside the root's. */
  readonly markets: readonly Market[];
}

/** The root where no setting names its language: English. */
export const ROOT_MARKET: Market = {
  prefix: '',
  country: null,
  language: 'EN',
  tag: 'en',
};

/** The market's language as texts name it: `de`, `pt-br`. */
export const languageKey = ({language}: Pick<Market, 'language'>) =>
  language.toLowerCase().replace('_', '-');

/** The languages that the Storefront API tells apart by country. */
const REGIONAL_LANGUAGES = ['PT_BR', 'PT_PT', 'ZH_CN', 'ZH_TW'];

/** The API's code of a language: `DE` of `de`, `PT_BR` of `pt-BR`. */
const codeOf = (language: string) => language.replace('-', '_').toUpperCase();

/** The root in a language, or that of a country: `de`, `en-ca`; null for a text that is none. */
export function rootMarket(text: string): Market | null {
  const [, language = '', country] = /^([a-z]{2})(?:-([a-z]{2}))?$/i.exec(text) ?? [];
  const tag = language.toLowerCase() + (country ? `-${country.toUpperCase()}` : '');
  if (tag === '') return null;
  return tag === ROOT_MARKET.tag
    ? ROOT_MARKET
    : {...ROOT_MARKET, language: codeOf(checkoutLocale(tag)), tag};
}

/** A country as the store answers it. */
interface StoreCountry {
  /** ISO 3166 code. */
  isoCode: string;
  currency: {isoCode: string};
}

/**
 * The tag of a market's pages. At the root people read amounts and dates as in the store's country,
 * where no setting names another region; US dollars in English stay as §2 shows them (§10.36).
 * @param country the store's own; null while it is not known
 */
export function tagIn({prefix, tag}: Market, country: StoreCountry | null): string {
  if (prefix !== '' || country === null) return tag;
  const isSpecified =
    languageOf(tag) === 'en' && country.currency.isoCode === DEFAULT_CURRENCY;
  if (isSpecified) return ROOT_MARKET.tag;
  return tag.includes('-') ? tag : `${tag}-${country.isoCode}`;
}

/**
 * `lang` of a text in the language of `textTag` on a page in `tag`; undefined where the page's own
 * words are in that language, too (§10.37).
 */
export const langOn = (tag: string, textTag: string): string | undefined =>
  languageOf(textTag) === languageOf(wordsTag(tag)) ? undefined : textTag;

/** A page's language as Shopify's checkout takes it, from the page's BCP 47 tag: `de`, `pt-BR`. */
export const checkoutLocale = (tag: string) =>
  REGIONAL_LANGUAGES.includes(codeOf(tag)) ? tag : tag.replace(/-.*/, '');

/** A prefix as merchants write it: language and country, `de-de`. */
const PREFIX = /^([a-z]{2})-([a-z]{2})$/;

/** The further markets in `text` (`de-de,fr-fr`), and a message on each entry that is left out. */
export function readMarkets(text: string): {markets: Market[]; problems: string[]} {
  const markets = new Map<string, Market>();
  const problems: string[] = [];
  for (const entry of text.split(',').map((one) => one.trim().toLowerCase())) {
    if (entry === '') continue;
    const [, language = '', country = ''] = PREFIX.exec(entry) ?? [];
    if (!language) {
      problems.push(`“${entry}” is no market: write language and country, like de-de.`);
    } else if (markets.has(entry)) {
      problems.push(`“${entry}” is there twice.`);
    } else {
      const tag = `${language}-${country.toUpperCase()}`;
      markets.set(entry, {
        prefix: `/${entry}`,
        country: country.toUpperCase(),
        language: codeOf(checkoutLocale(tag)),
        tag,
      });
    }
  }
  return {markets: [...markets.values()], problems};
}

/** The market whose URL `pathname` is. The data of `/de-de` is at `/de-de.data`. */
export function marketAt(pathname: string, {root, markets}: ShopMarkets): Market {
  const [, first = ''] = /^(\/[^/.]*)(?:[/]|\.data$|$)/.exec(pathname) ?? [];
  return markets.find(({prefix}) => prefix === first) ?? root;
}

/** The member states of the European Union, by ISO 3166 code. */
const EU = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(
    ' ',
  ),
);

/** Whether a country is in the European Union; not for one that is unknown. */
export const isInEu = (country: string | null) => country !== null && EU.has(country);

/**
 * Whether prices must say that they include taxes and what delivery adds, and textiles what they
 * are made of: in the EU (Directive 2000/31/EC, Art. 5(2); Regulation (EU) 1007/2011, Art. 16) and
 * in the United Kingdom, which kept both.
 */
export const wantsDisclosure = (country: string | null) =>
  isInEu(country) || country === 'GB';
