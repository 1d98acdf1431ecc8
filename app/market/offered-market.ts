import type {MarketChoice} from './market-choice';

/**
 * The market to offer a visitor in the market `prefix`: that of their country, in their language where it has several; else, for a
 * country without a market, one in their first language. Null where they are right already.
 * @param languages of the browser, the preferred first: `de-AT`
 */
export function offeredMarket(
  choices: readonly MarketChoice[],
  prefix: string,
  country: string,
  languages: readonly string[],
): MarketChoice | null {
  const current = choices.find((choice) => choice.prefix === prefix);
  const ofCountry = choices.filter(({countryCode}) => countryCode === country);
  const [first = ''] = languages;
  const inLanguage = (language: string, among: readonly MarketChoice[]) =>
    among.filter(({tag}) => codeOf(tag) === codeOf(language));
  const fitting =
    ofCountry.length > 0
      ? [...languages.flatMap((one) => inLanguage(one, ofCountry)), ...ofCountry][0]
      : inLanguage(first, choices)[0];
  if (!fitting || !current || fitting === current) return null;
  // A country without a market: whoever reads the page's language stays.
  const isFine = ofCountry.length === 0 && codeOf(current.tag) === codeOf(fitting.tag);
  return isFine ? null : fitting;
}

const codeOf = (tag: string) => tag.split('-', 1)[0]?.toLowerCase();
