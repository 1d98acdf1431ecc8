import {ProviderError, type Provider} from './provider.server';

interface KlaviyoSettings {
  readonly origin: string;
  /**
   * Private API key, with the scopes catalogs:write and profiles:write; for a newsletter
   * lists:write and subscriptions:write.
   */
  readonly key: string;
  /** The newsletter's list; '' for none, where the account's default opt-in holds. */
  readonly listId: string;
}

/** Revision of the API that the bodies below are written for. */
export const KLAVIYO_REVISION = '2026-07-15';
const TIMEOUT_MS = 6000;
const MEDIA_TYPE = 'application/vnd.api+json';

const catalogId = (variant: string) => `$shopify:::$default:::${variant}`;

/**
 * Posts one object to Klaviyo's server API.
 * @throws ProviderError
 */
export async function klaviyoPost(
  {origin, key}: Pick<KlaviyoSettings, 'origin' | 'key'>,
  path: string,
  data: object,
): Promise<void> {
  const response = await fetch(new URL(`api/${path}`, origin), {
    method: 'POST',
    headers: {
      Authorization: `Klaviyo-API-Key ${key}`,
      revision: KLAVIYO_REVISION,
      'Content-Type': MEDIA_TYPE,
      Accept: MEDIA_TYPE,
    },
    body: JSON.stringify({data}),
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => {
    throw new ProviderError('away', 'no answer');
  });
  const {status} = response;
  const body = await response.text().catch(() => '');
  // 202: it is saved; 409: it was already. A gateway may answer 200.
  if (status === 202 || status === 409) return;
  const detail = `${status} ${path}`;
  if (status === 429 || status >= 500 || response.ok)
    throw new ProviderError('away', detail);
  throw new ProviderError(isAboutAddress(body) ? 'address' : 'setup', detail);
}

/**
 * Klaviyo's server API as a provider. It keeps the time of a consent itself, and the words of a
 * newsletter's.
 */
export function klaviyoProvider(settings: KlaviyoSettings): Provider {
  const {listId} = settings;
  const post = (path: string, data: object) => klaviyoPost(settings, path, data);
  return {
    subscribeToProduct: (email, {variant}) =>
      post('back-in-stock-subscriptions', {
        type: 'back-in-stock-subscription',
        attributes: {
          channels: ['EMAIL'],
          profile: {data: {type: 'profile', attributes: {email}}},
        },
        relationships: {
          variant: {data: {type: 'catalog-variant', id: catalogId(variant)}},
        },
      }),
    subscribe: (email, {words}) =>
      post('profile-subscription-bulk-create-jobs', {
        type: 'profile-subscription-bulk-create-job',
        attributes: {
          custom_source: words,
          profiles: {
            data: [
              {
                type: 'profile',
                attributes: {
                  email,
                  subscriptions: {email: {marketing: {consent: 'SUBSCRIBED'}}},
                },
              },
            ],
          },
        },
        ...(listId && {relationships: {list: {data: {type: 'list', id: listId}}}}),
      }),
  };
}

/** Whether an error of JSON:API points at the address that was sent. */
function isAboutAddress(body: string): boolean {
  return /"pointer"\s*:\s*"[^"]*\/email"/.test(body);
}
