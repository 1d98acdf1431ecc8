import type {AppLoadContext} from '@shopify/remix-oxygen';

import {themeFromSettings, themeStyles} from '~/features/theme/theme';

import type {RootData} from './root-data';

/** The root route's data. It asks nothing of the store, so it cannot fail with it. */
export function loadRoot({config, now, siteOrigin}: AppLoadContext): RootData {
  const shop = config.public;
  const theme = themeFromSettings(shop);
  return {
    now,
    store: {
      id: shop.shopId,
      name: shop.storeName,
      description: shop.storeDescription,
      iconUrl: shop.iconUrl,
      accentColor: shop.collectionAccentColor,
    },
    theme,
    themeStyles: themeStyles(theme),
    links: {...shop.links},
    origin: siteOrigin,
  };
}
