/** Checks the needs of drops and of back-in-stock notification, without changing anything. */
import {AdminError, createAdminClient} from '../../../app/server/admin-client';
import {KLAVIYO_API, KLAVIYO_REVISION} from '../../../app/notify/klaviyo.server';
import {examineMetafield, OPENING} from '../../connect/metafield-definitions';
import type {Check, Context, Finding} from '../check';

export const drops: Check = {
  name: 'drops',
  impact: 'Products open at once, whatever their instant.',
  needs: ['domain'],
  async run({config}) {
    if (!config.hasDrops)
      return {status: 'ok', found: 'products have no opening (DROPS)'};
    const admin = createAdminClient(config.admin);
    if (!admin)
      return {
        status: 'note',
        found: 'without the Admin API nobody can look for the definition',
        fix: 'See that custom.available_from is a date and time with Storefront API access (docs/drops.md).',
      };
    return withAdmin(async () => {
      const problem = await examineMetafield(admin, OPENING);
      if (problem === '')
        return {status: 'ok', found: 'custom.available_from is there, and can be read'};
      return {
        status: 'fault',
        found: problem ?? 'there is no definition of custom.available_from',
        fix: 'npm run connect makes it; or make it in the Shopify admin (docs/drops.md).',
      };
    });
  },
};

export const SCOPES =
  'query Scopes { currentAppInstallation { accessScopes { handle } } }';

export const notify: Check = {
  name: 'notify',
  impact: 'The form “Tell me when it is back” says that it could not save an address.',
  needs: ['domain'],
  async run({config}) {
    const {provider, klaviyo} = config.notify;
    if (provider === null)
      return {status: 'ok', found: 'nobody is asked for an address (NOTIFY_PROVIDER)'};
    if (provider === 'klaviyo') return examineKlaviyo(klaviyo);
    const admin = createAdminClient(config.admin);
    if (!admin) return {status: 'fault', found: 'the Admin API is not configured'};
    return withAdmin(async () => {
      const {currentAppInstallation} = await admin.ask<{
        currentAppInstallation: {accessScopes: {handle: string}[]};
      }>(SCOPES);
      const has = currentAppInstallation.accessScopes.some(
        ({handle}) => handle === 'write_customers',
      );
      return has
        ? {status: 'ok', found: 'the app may write customers'}
        : {
            status: 'fault',
            found: 'the app lacks the permission write_customers',
            fix: 'Grant it to the app (docs/back-in-stock.md).',
          };
    });
  },
};

async function examineKlaviyo(
  settings: Context['config']['notify']['klaviyo'],
): Promise<Finding> {
  const {listId} = settings;
  const paths = [
    'catalog-variants?page[size]=1',
    ...(listId ? [`lists/${encodeURIComponent(listId)}`] : []),
  ];
  for (const path of paths) {
    const answer = await askKlaviyo(settings, path);
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

/** Status of Klaviyo's answer; the fault where it does not answer, or does not accept the key. */
export async function askKlaviyo(
  {key}: {key: string},
  path: string,
): Promise<number | Finding> {
  const response = await fetch(KLAVIYO_API + path, {
    headers: {Authorization: `Klaviyo-API-Key ${key}`, revision: KLAVIYO_REVISION},
    signal: AbortSignal.timeout(6000),
  }).catch(() => null);
  if (!response || response.status >= 500 || response.status === 429)
    return {
      status: 'fault',
      found: 'Klaviyo does not answer',
      fix: 'Ask again in a minute.',
    };
  if (response.status === 401)
    return {
      status: 'fault',
      found: 'Klaviyo does not accept the key',
      fix: 'Set KLAVIYO_API_KEY to a private key.',
    };
  return response.status;
}

export async function withAdmin(look: () => Promise<Finding>): Promise<Finding> {
  try {
    return await look();
  } catch (error) {
    if (!(error instanceof AdminError)) throw error;
    const {kind, detail} = error;
    return {
      status: 'fault',
      found:
        kind === 'scope' && detail
          ? `the app lacks the permission ${detail}`
          : 'the Admin API does not answer, or does not accept the credentials',
      fix: 'See “staff” below.',
    };
  }
}
