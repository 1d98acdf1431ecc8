import type {AppConfig} from '~/server/config';
import {klaviyoPost} from '~/server/providers';

import type {Provider} from './provider.server';

/**
 * Klaviyo's server API as a provider. It keeps the time of a consent itself, and the words of a
 * newsletter's.
 */
export function klaviyoProvider(access: AppConfig['klaviyo'], listId: string): Provider {
  return {
    takesProducts: false,
    subscribeToProduct: (email, {variant}) =>
      klaviyoPost(access, 'back-in-stock-subscriptions', {
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
      klaviyoPost(access, 'profile-subscription-bulk-create-jobs', {
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
