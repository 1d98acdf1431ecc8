/** Checks that staff can save, publish and plan themes. */
import {examineDefinitions} from '../../theme-setup/setup';
import type {Check, Finding} from '../check';
import {withAdmin} from '../services';

export const staff: Check = {
  name: 'staff',
  impact: 'Staff cannot save, publish or plan themes; previews work.',
  needs: ['domain'],
  async run({config: {admin, previewSecret}}) {
    if (previewSecret === '')
      return {status: 'ok', found: 'there are no previews, so there is nothing to save'};
    const found = await withAdmin(admin, async (client) => {
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
    });
    return (
      found ?? {
        status: 'note',
        found: 'ADMIN_API_TOKEN, or ADMIN_CLIENT_ID and ADMIN_CLIENT_SECRET, is not set',
        fix: 'docs/theme-metaobject.md says how to make the app. Nothing is broken without it.',
      }
    );
  },
};
