import type {AppConfig} from '~/server/config';

import {ProviderError, type Provider} from './provider.server';

export const KLAVIYO_API = 'https://a.klaviyo.com/api/';
/** Revision of the API that the bodies below are written for. */
export const KLAVIYO_REVISION = '2026-07-15';
const TIMEOUT_MS = 6000;
const MEDIA_TYPE = 'application/vnd.api+json';

/**
 * Posts one object to Klaviyo's server API.
 * @throws ProviderError
 */
export async function klaviyoPost(
  {key}: {key: string},
  path: string,
  data: object,
): Promise<void> {
  const response = await fetch(KLAVIYO_API + path, {
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
  // An error of JSON:API points at what it is about.
  const isAboutAddress = /"pointer"\s*:\s*"[^"]*\/email"/.test(body);
  throw new ProviderError(isAboutAddress ? 'address' : 'setup', detail);
}

/**
 * Klaviyo's server API as a provider. It keeps the time of a consent itself, and the words of a
 * newsletter's.
 */
export function klaviyoProvider(settings: AppConfig['notify']['klaviyo']): Provider {
  const {listId} = settings;
  return {
    subscribeToProduct: (email, {variant}) =>
      klaviyoPost(settings, 'back-in-stock-subscriptions', {
        type: 'back-in-stock-subscription',
        attributes: {
          channels: ['EMAIL'],
          profile: {data: {type: 'profile', attributes: {email}}},
        },
        relationships: {
          variant: {
            data: {type: 'catalog-variant', id: `$shopify:::$default:::${variant}`},
          },
        },
      }),
    subscribe: (email, {words}) =>
      klaviyoPost(settings, 'profile-subscription-bulk-create-jobs', {
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
        // Without a list the account's default opt-in holds.
        ...(listId && {relationships: {list: {data: {type: 'list', id: listId}}}}),
      }),
  };
}
