import type {ShopLocale} from '~/analytics';
import {loadMarkets} from '~/market/index.server';
import {previewDataFor} from '~/staff/index.server';
import type {AppContext} from '~/server/context';
import {themeStyles, loadTheme} from '~/theme/index.server';

import {navigationOf, type Navigation} from './menus';
import type {RootData} from './root-data';
import {NAVIGATION_QUERY} from './shell.documents';

/** How many collections are listed where the store has no menus. */
const MAX_COLLECTIONS = 24;

interface StoreShell {
  /** Empty when the store cannot be reached. */
  navigation: Navigation;
  /** `null` when the store cannot be reached. */
  locale: ShopLocale | null;
}

/** The store's menus, and what it sells in. */
async function loadShell({
  storefront,
  config,
  siteOrigin,
  market,
}: AppContext): Promise<StoreShell> {
  try {
    const {main, footer, collections, shop, localization} = await storefront.query(
      NAVIGATION_QUERY,
      {
        variables: {collectionsFirst: MAX_COLLECTIONS},
      },
    );
    const {country, language} = localization;
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
    return {
      navigation: navigationOf(menus, {ownOrigins, storeOrigin, tag: market.tag}),
      locale: {
        country: country.isoCode,
        currency: country.currency.isoCode,
        language: language.isoCode,
      },
    };
  } catch {
    // The store call has logged its cause. The header shows the specification's links.
    return {navigation: {main: [], footer: []}, locale: null};
  }
}

/** The root loader's data: two store calls, in parallel with the page's own. Never rejects. */
export async function loadRoot(context: AppContext): Promise<RootData> {
  const {config, market, now, siteOrigin} = context;
  const shop = config.public;
  const [shopTheme, {navigation, locale}, {choices}] = await Promise.all([
    loadTheme(context),
    loadShell(context),
    loadMarkets(context),
  ]);
  const {hasAccent} = shopTheme;
  const theme: RootData['theme'] & {sections?: unknown} = {...shopTheme.theme};
  delete theme.sections;
  const preview = previewDataFor(context, shopTheme);
  return {
    now,
    store: {
      id: shop.shopId,
      name: shop.storeName,
      description: shop.storeDescription,
      // The collection's own color until a theme of the store sets one (§3).
      accentColor: hasAccent ? theme.accent : shop.collectionAccentColor,
    },
    theme,
    themeStyles: themeStyles(theme),
    navigation,
    newsletter: shop.links.newsletter,
    origin: siteOrigin,
    ...(market.prefix && {market}),
    ...(choices.length > 0 && {markets: choices}),
    // A preview's visitors are not counted.
    ...(config.analytics &&
      locale &&
      !context.preview && {analytics: {...config.analytics, ...locale}}),
    ...(preview && {preview}),
  };
}
