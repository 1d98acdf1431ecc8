/** Checks the markets beside the shop's own (docs/markets.md). */
import {readMarkets, type Market} from '../../../app/lib/market';
import {listCountries, type SoldCountry} from '../../store/facts';
import type {Check, Finding} from '../check';

export const markets: Check = {
  name: 'markets',
  impact: 'The shop starts without that market.',
  needs: ['tokens'],
  async run({env, probe}) {
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
    const {home, countries} = await listCountries(probe);
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
