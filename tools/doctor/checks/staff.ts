/** Checks that staff can save, publish and plan themes. */
import {AdminError, createAdminClient} from '../../../app/server/admin-client';
import {ADMIN_SCOPES, examineDefinitions} from '../../theme-setup/setup';
import type {Check, Finding} from '../check';

export const staff: Check = {
  name: 'staff',
  impact: 'Staff cannot save, publish or plan themes; previews work.',
  needs: ['domain'],
  async run({config: {admin, previewSecret}}) {
    const client = createAdminClient(admin);
    if (previewSecret === '')
      return {status: 'ok', found: 'there are no previews, so there is nothing to save'};
    if (!client)
      return {
        status: 'note',
        found: 'ADMIN_API_TOKEN, or ADMIN_CLIENT_ID and ADMIN_CLIENT_SECRET, is not set',
        fix: 'docs/theme-metaobject.md says how to make the app. Nothing is broken without it.',
      };
    try {
      const states = await examineDefinitions(client);
      const faulty = states.filter(({state}) => state !== 'there');
      if (faulty.length === 0)
        return {status: 'ok', found: 'the app is let in, and every definition is there'};
      return faulty.map(({type, state, problem}): Finding => ({
        status: 'fault',
        found: state === 'missing' ? `no definition of ${type}` : `${type}: ${problem}`,
        fix: {
          missing: 'npm run theme:setup makes it.',
          incomplete: 'npm run theme:setup adds what it lacks.',
          wrong:
            'Change the definition under Settings → Custom data in the Shopify admin.',
          there: '',
        }[state],
      }));
    } catch (error) {
      if (!(error instanceof AdminError)) throw error;
      return {status: 'fault', found: sentenceOf(error), fix: fixOf(error)};
    }
  },
};

function sentenceOf({kind, detail}: AdminError): string {
  if (kind === 'refused') return 'the Admin API does not accept the credentials';
  if (kind === 'scope') return `the app lacks the permission ${detail}`;
  return kind === 'busy' ? 'the Admin API is busy' : 'the Admin API does not answer';
}

function fixOf({kind}: AdminError): string {
  if (kind === 'refused') return 'Renew the app’s token or secret, and set it.';
  if (kind === 'scope') return `Grant the app ${ADMIN_SCOPES.join(' and ')}.`;
  return 'Ask again in a minute; PUBLIC_STORE_DOMAIN must be the store’s myshopify.com domain.';
}
