/** Checks the needs of back-in-stock notification, without changing anything. */
import type {} from '../../../app/add-ons/notify/settings.server';
import type {Check, Context, Finding} from '../check';
import {askKlaviyo, permissionsOf, withAdmin} from '../services';

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
