/** The Admin API and Klaviyo, asked with calls that change nothing. */
import {KLAVIYO_API, KLAVIYO_REVISION} from '../../app/server/providers';
import {
  AdminError,
  createAdminClient,
  type AdminClient,
} from '../../app/server/admin-client';
import type {AppConfig} from '../../app/server/config';
import {SCOPES} from './admin.documents';
import {reach, type Finding} from './check';

/** What a look through the Admin API finds, or why there is none; `null` where no app is configured. */
export async function withAdmin(
  settings: AppConfig['admin'],
  look: (admin: AdminClient) => Promise<Finding | Finding[]>,
): Promise<Finding | Finding[] | null> {
  const admin = createAdminClient(settings);
  try {
    return admin && (await look(admin));
  } catch (error) {
    if (!(error instanceof AdminError)) throw error;
    return {status: 'fault', ...refusalOf(error)};
  }
}

/** What to do where Shopify gives an app whose id and secret are right no token. */
const NO_TOKEN: Readonly<Record<string, string>> = {
  shop_not_permitted:
    'Its id and secret hold for stores of its own organization alone: make the app in the Dev Dashboard of the store’s.',
  app_not_installed:
    'Install it in the store, after a version with its permissions was released. An app that was made in the admin has ADMIN_API_TOKEN instead.',
};

/** What a refusal of the Admin API is, and the fix, as one sentence each. */
export function refusalOf(error: AdminError): {found: string; fix: string} {
  const {kind, detail} = error;
  if (kind === 'refused')
    return {
      found: `the Admin API does not accept the credentials${detail && ` (${detail})`}`,
      fix: NO_TOKEN[detail] ?? 'Renew the app’s token or secret, and set it.',
    };
  if (kind === 'scope')
    return {found: `the app lacks the permission ${detail}`, fix: 'Grant it to the app.'};
  if (kind === 'busy' || kind === 'unreachable')
    return {
      found: `the Admin API ${kind === 'busy' ? 'is busy' : 'does not answer'}`,
      fix: 'Ask again in a minute; PUBLIC_STORE_DOMAIN must be the store’s myshopify.com domain.',
    };
  return {
    found: `the store does not take it (${error.message})`,
    fix: 'Look at Settings → Custom data in the Shopify admin.',
  };
}

/** Whether the app has these permissions. One to write includes the one to read. */
export async function permissionsOf(
  admin: AdminClient,
  wanted: readonly string[],
  {found, guide}: {found: string; guide: string},
): Promise<Finding> {
  const {currentAppInstallation} = await admin.ask<{
    currentAppInstallation: {accessScopes: {handle: string}[]};
  }>(SCOPES);
  const has = currentAppInstallation.accessScopes.map(({handle}) => handle);
  const lacking = wanted.filter(
    (scope) => !has.includes(scope) && !has.includes(scope.replace('read', 'write')),
  );
  if (lacking.length === 0) return {status: 'ok', found};
  return {
    status: 'fault',
    found: `the app lacks the permission ${lacking.join(', ')}`,
    fix: `Grant it to the app (${guide}).`,
  };
}

/** Status of Klaviyo's answer; the fault where it does not answer, or does not accept the key. */
export async function askKlaviyo(
  {key}: {key: string},
  path: string,
): Promise<number | Finding> {
  const response = await reach(KLAVIYO_API + path, {
    headers: {Authorization: `Klaviyo-API-Key ${key}`, revision: KLAVIYO_REVISION},
  });
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

/**
 * Whether a provider takes what shoppers send by a form (`app/server/delivery.ts`); `null` where
 * nothing needs to be asked.
 */
export async function examineDelivery(
  {klaviyo, admin: access}: AppConfig,
  provider: 'shopify' | 'klaviyo' | null,
  {wanted, ...words}: {wanted: readonly string[]; found: string; guide: string},
): Promise<Finding | Finding[] | null> {
  if (provider === 'shopify')
    return withAdmin(access, (admin) => permissionsOf(admin, wanted, words));
  if (provider === null) return null;
  // A key that may only write events is refused here, and does.
  const answer = await askKlaviyo(klaviyo, 'events?page[size]=1');
  return typeof answer === 'number' ? null : answer;
}
