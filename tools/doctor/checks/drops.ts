/** Checks the needs of drops and of back-in-stock notification, without changing anything. */
import {examineMetafield, OPENING} from '../../connect/metafield-definitions';
import type {Check, Context, Finding} from '../check';
import {askKlaviyo, permissionsOf, withAdmin} from '../services';

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

export const notify: Check = {
  name: 'notify',
  impact: 'The form “Tell me when it is back” says that it could not save an address.',
  needs: ['domain'],
  async run({config}) {
    const {notify, klaviyo} = config;
    if (!notify)
      return {status: 'ok', found: 'nobody is asked for an address (NOTIFY_PROVIDER)'};
    if (notify.provider === 'klaviyo') return examineKlaviyo(klaviyo, notify.listId);
    const found = await withAdmin(config.admin, (admin) =>
      permissionsOf(admin, ['write_customers'], {
        found: 'the app may write customers',
        guide: 'docs/back-in-stock.md',
      }),
    );
    return found ?? {status: 'fault', found: 'the Admin API is not configured'};
  },
};

async function examineKlaviyo(
  access: Context['config']['klaviyo'],
  listId: string,
): Promise<Finding> {
  const paths = [
    'catalog-variants?page[size]=1',
    ...(listId ? [`lists/${encodeURIComponent(listId)}`] : []),
  ];
  for (const path of paths) {
    const answer = await askKlaviyo(access, path);
    if (typeof answer !== 'number') return answer;
    const what = path.split(/[?/]/, 1)[0] ?? path;
    if (answer >= 400)
      return {
        status: 'fault',
        found: `Klaviyo answers ${answer} for ${what}`,
        fix: 'Give the key its scopes, and see KLAVIYO_LIST_ID (docs/back-in-stock.md).',
      };
  }
  return {status: 'ok', found: 'Klaviyo accepts the key'};
}
