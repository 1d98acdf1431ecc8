import type {AppLoadContext} from '@shopify/remix-oxygen';

import {previewFor} from '~/preview/index.server';
import {themeStyles, loadTheme} from '~/theme/index.server';

import type {RootData} from './root-data';

/** The root route's data: one question to the store, beside the page's own. It never rejects. */
export async function loadRoot(context: AppLoadContext): Promise<RootData> {
  const {config, now, siteOrigin} = context;
  const shop = config.public;
  const shopTheme = await loadTheme(context);
  const {theme, hasAccent} = shopTheme;
  const preview = previewFor(context, shopTheme);
  return {
    now,
    store: {
      id: shop.shopId,
      name: shop.storeName,
      description: shop.storeDescription,
      // The collection's own colour until a theme of the store sets one (spec §3).
      accentColor: hasAccent ? theme.accent : shop.collectionAccentColor,
    },
    theme,
    themeStyles: themeStyles(theme),
    origin: siteOrigin,
    // Staff who look at a preview are no visitors.
    ...(config.analytics && !context.preview && {analytics: config.analytics}),
    ...(preview && {preview}),
  };
}
