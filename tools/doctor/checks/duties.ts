/** Checks what the shop says of import duties: the store sells in these countries (docs/law.md). */
import type {} from '../../../app/add-ons/disclosure/settings.server';
import type {Check} from '../check';

export const duties: Check = {
  name: 'duties',
  impact: 'Shoppers do not read who pays import duties.',
  needs: ['tokens'],
  async run({config, countries}) {
    const stated = [...(config.duties ?? [])];
    if (stated.length === 0)
      return {
        status: 'ok',
        found: 'nothing is said of them (DUTIES_INCLUDED, DUTIES_DUE)',
      };
    const sold = (await countries()).countries.map(({code}) => code);
    const elsewhere = stated.flatMap(([code]) => (sold.includes(code) ? [] : code));
    if (elsewhere.length > 0)
      return {
        status: 'note',
        found: `the store does not sell in ${elsewhere.join(', ')}`,
        fix: 'Correct DUTIES_INCLUDED and DUTIES_DUE: the United Kingdom is GB (docs/law.md).',
      };
    const found = stated.map(([code, kind]) => `${code} ${kind}`).join(', ');
    return {status: 'ok', found};
  },
};
