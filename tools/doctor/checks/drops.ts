/** Checks the needs of drops, without changing anything. */
import {examineMetafield, OPENING} from '../../connect/metafield-definitions';
import type {Check} from '../check';
import {withAdmin} from '../services';

export const drops: Check = {
  name: 'drops',
  impact: 'Products open at once, whatever their instant.',
  needs: ['domain'],
  async run({config}) {
    if (!config.hasDrops)
      return {status: 'ok', found: 'products have no opening (DROPS)'};
    const found = await withAdmin(config.admin, async (admin) => {
      const problem = await examineMetafield(admin, OPENING);
      if (problem === '')
        return {status: 'ok', found: 'custom.available_from is there, and can be read'};
      return {
        status: 'fault',
        found: problem ?? 'there is no definition of custom.available_from',
        fix: 'npm run connect makes it; or make it in the Shopify admin (docs/drops.md).',
      };
    });
    return (
      found ?? {
        status: 'note',
        found: 'without the Admin API nobody can look for the definition',
        fix: 'See that custom.available_from is a date and time with Storefront API access (docs/drops.md).',
      }
    );
  },
};
