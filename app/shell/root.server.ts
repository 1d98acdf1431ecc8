import {previewDataFor} from '~/preview/index.server';
import type {AppContext} from '~/server/context';
import {themeStyles, loadTheme} from '~/theme/index.server';

import {navigationOf, type Navigation} from './menus';
import type {RootData} from './root-data';
import {NAVIGATION_QUERY} from './shell.documents';

/** How many collections are listed where the store has no menus. */
const MAX_COLLECTIONS = 24;

/** The store's menus; none where it cannot say. */
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
    // Where the store's first domain is this shop's own, its pages are shown at its other one.
    const storeOrigin = primary === siteOrigin ? origin : primary;
    return navigationOf(menus, {ownOrigins, storeOrigin});
  } catch {
    // The store call has logged its cause. Pages have the specification's links.
    return {main: [], footer: []};
  }
}

/** The root route's data: two questions to the store, beside the page's own. It never rejects. */
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
      // The collection's own colour until a theme of the store sets one (spec §3).
      accentColor: hasAccent ? theme.accent : shop.collectionAccentColor,
    },
    theme,
    themeStyles: themeStyles(theme),
    navigation,
    newsletter: shop.links.newsletter,
    origin: siteOrigin,
    // Staff who look at a preview are no visitors.
    ...(config.analytics && !context.preview && {analytics: config.analytics}),
    ...(preview && {preview}),
  };
}
