import {previewDataFor} from '~/staff/index.server';
import type {AppContext} from '~/server/context';
import {themeStyles, loadTheme} from '~/theme/index.server';

import {navigationOf, type Navigation} from './menus';
import type {RootData} from './root-data';
import {NAVIGATION_QUERY} from './shell.documents';

/** How many collections are listed where the store has no menus. */
const MAX_COLLECTIONS = 24;

/** The store's menus; empty when the store cannot be reached. */
async function loadNavigation({
  storefront,
  config,
  siteOrigin,
}: AppContext): Promise<Navigation> {
  try {
    const {main, footer, collections, shop} = await storefront.query(NAVIGATION_QUERY, {
      variables: {collectionsFirst: MAX_COLLECTIONS},
    });
    const {origin} = config.store;
    const primary = new URL(shop.primaryDomain.url).origin;
    const menus = {
      main: main?.items ?? [],
      footer: footer?.items ?? [],
      collections: collections.nodes,
    };
    const ownOrigins = [origin, primary, ...(siteOrigin ? [siteOrigin] : [])];
    // The store's primary domain may be this shop's own; the store's own pages are then on its other domain.
    const storeOrigin = primary === siteOrigin ? origin : primary;
    return navigationOf(menus, {ownOrigins, storeOrigin});
  } catch {
    // The store call has logged its cause. The header shows the specification's links.
    return {main: [], footer: []};
  }
}

/** The root loader's data: two store calls, in parallel with the page's own. Never rejects. */
export async function loadRoot(context: AppContext): Promise<RootData> {
  const {config, now, siteOrigin} = context;
  const shop = config.public;
  const [shopTheme, navigation] = await Promise.all([
    loadTheme(context),
    loadNavigation(context),
  ]);
  const {theme, hasAccent} = shopTheme;
  const preview = previewDataFor(context, shopTheme);
  return {
    now,
    store: {
      id: shop.shopId,
      name: shop.storeName,
      description: shop.storeDescription,
      // The collection's own colour until a theme of the store sets one (§3).
      accentColor: hasAccent ? theme.accent : shop.collectionAccentColor,
    },
    theme,
    themeStyles: themeStyles(theme),
    navigation,
    newsletter: shop.links.newsletter,
    origin: siteOrigin,
    // A preview's visitors are not counted.
    ...(config.analytics && !context.preview && {analytics: config.analytics}),
    ...(preview && {preview}),
  };
}
