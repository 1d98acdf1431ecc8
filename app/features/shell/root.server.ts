import type {AppLoadContext} from '@shopify/remix-oxygen';

import {themeFromSettings} from '~/features/theme/theme';

import type {RootData} from './root-data';

/** The root route's data. It asks nothing of the store, so it cannot fail with it. */
export function loadRoot({config, now, siteOrigin}: AppLoadContext): RootData {
  const shop = config.public;
  return {
    now,
    store: {
      id: shop.shopId,
      name: shop.storeName,
      description: shop.storeDescription,
      iconUrl: shop.iconUrl,
      accentColor: shop.collectionAccentColor,
    },
    theme: themeFromSettings(shop),
    links: {...shop.links},
    origin: siteOrigin,
  };
}
