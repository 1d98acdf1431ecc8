/** Checks the shop's own language, and the markets beside it (docs/markets.md). */
import {isSpoken} from '../../../app/languages';
import {languageKey, readMarkets, type Market} from '../../../app/lib/market';
import type {SoldCountry} from '../../store/facts';
import type {Check, Finding} from '../check';

export const language: Check = {
  name: 'language',
  impact: 'Titles and options are in one language, all other texts in another.',
  needs: ['tokens'],
  async run({config: {root}, ...context}) {
    const {language: own} = await context.countries();
    const set = languageKey(root);
    if (own !== '' && own !== root.language)
      return {
        status: 'fault',
        found: `the store’s own language is ${own}, and PUBLIC_LANGUAGE is ${set}`,
        fix: `Set PUBLIC_LANGUAGE=${languageKey({language: own})}; ${set} can be a market (PUBLIC_MARKETS).`,
      };
    if (isSpoken(root.tag)) return {status: 'ok', found: `${set}, as the store’s`};
    return {
      status: 'note',
      found: `the shop has no messages in ${set}, and shows English ones`,
      fix: 'docs/markets.md says how to add a language.',
    };
  },
};

export const markets: Check = {
  name: 'markets',
  impact: 'The shop starts without that market.',
  needs: ['tokens'],
  async run({env, ...context}) {
    const {markets: named, problems} = readMarkets(env.PUBLIC_MARKETS ?? '');
    const malformed = problems.map((found): Finding => ({
      status: 'fault',
      found,
      fix: 'Correct PUBLIC_MARKETS (docs/markets.md).',
    }));
    if (named.length === 0)
      return malformed.length > 0
        ? malformed
        : {status: 'ok', found: 'one, at the root (PUBLIC_MARKETS)'};
    const {home, countries} = await context.countries();
    const faults = named.flatMap((market) => faultOf(market, countries));
    if (malformed.length + faults.length > 0) return [...malformed, ...faults];
    return {
      status: 'ok',
      found: `${home} at the root, ${named.map(({prefix}) => prefix).join(', ')}`,
    };
  },
};

function faultOf(
  {prefix, country, language}: Market,
  countries: readonly SoldCountry[],
): Finding[] {
  const sold = countries.find(({code}) => code === country);
  if (!sold)
    return [
      {
        status: 'fault',
        found: `“${prefix.slice(1)}”: the store does not sell in ${country}`,
        fix: `Add ${country} to a market of the store (Settings → Markets), or take the entry out of PUBLIC_MARKETS.`,
      },
    ];
  if (sold.languages.includes(language)) return [];
  return [
    {
      status: 'note',
      found: `“${prefix.slice(1)}”: the store has not published ${language} in ${country}`,
      impact: 'Titles, options and menus are not translated there.',
      fix: 'Publish the language in the store (Settings → Languages).',
    },
  ];
}
