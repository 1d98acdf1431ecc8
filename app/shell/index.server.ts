import type {NavigationQuery} from 'storefrontapi.generated';

import {hasDestinations} from '~/add-ons/analytics/index.server';
import {paymentOf} from '~/cart';
import {policyLinks} from '~/content/index.server';
import {GUARANTEE_PAGE, priceDisclosure} from '~/add-ons/disclosure/index.server';
import {messagesIn} from '~/lib/messages';
import {isEditorUrl} from '~/lib/preview-state';
import {COLLECTION_ACCENT} from '~/lib/store-configuration';
import {pathFor, ROOT_MARKET} from '~/market';
import {loadMarkets} from '~/market/index.server';
import {consentText} from '~/add-ons/notify/index.server';
import type {AppContext} from '~/server/context';
import {savedLinks} from '~/add-ons/saved/index.server';
import type {SiteData} from '~/seo';
import type {Theme} from '~/theme';
import {themeStyles, loadTheme} from '~/theme/index.server';
import {withdrawalLinks} from '~/add-ons/withdrawal/index.server';

import {navigationOf, type MenuLink} from './menus';
import {MESSAGES} from './messages';
import {NAVIGATION_QUERY} from './shell.documents';

export {redirectOr404} from './redirect-or-404.server';

/** How many collections are listed where the store has no menus. */
const MAX_COLLECTIONS = 24;

/** Handles of pages that the footer links to where the merchant has written them (docs/law.md). */
const SERVICE_PAGES = ['contact', 'withdrawal', 'accessibility', 'imprint'] as const;

/** The store's menus, and what it sells in; little of it when the store cannot be reached. */
async function loadShell(context: AppContext) {
  const {storefront, config, siteOrigin, market} = context;
  const {orders: title} = messagesIn(market.tag, MESSAGES);
  // Orders are Shopify's to show.
  const orders = config.ordersUrl ? [{title, url: config.ordersUrl}] : [];
  try {
    const answer = await storefront.query(NAVIGATION_QUERY, {
      variables: {
        collectionsFirst: MAX_COLLECTIONS,
        servicePages: [...SERVICE_PAGES, GUARANTEE_PAGE]
          .map((handle) => `handle:${handle}`)
          .join(' OR '),
      },
    });
    const {main, footer, collections, all, shop, pages, localization} = answer;
    const {country, language} = localization;
    const disclosure = priceDisclosure(context, country.isoCode, {
      delivery: shop.shippingPolicy
        ? pathFor('policy', shop.shippingPolicy.handle)
        : null,
      guarantee: pages?.nodes.find(({handle}) => handle === GUARANTEE_PAGE),
    });
    const {origin} = config.store;
    const primary = new URL(shop.primaryDomain.url).origin;
    const menus = {
      main: main?.items ?? [],
      footer: footer?.items ?? [],
      collections: collections.nodes,
    };
    const ownOrigins = [origin, primary, ...(siteOrigin ? [siteOrigin] : [])];
    // The store's primary domain may be this shop's own; the store's own pages are then on its
    // other domain.
    const storeOrigin = primary === siteOrigin ? origin : primary;
    const linked = navigationOf(menus, {
      ownOrigins,
      storeOrigin,
      tag: market.tag,
      hasAll: Boolean(all),
    });
    return {
      navigation: {
        main: [...linked.main, ...savedLinks(context)],
        footer: linked.footer,
        service: [
          ...withdrawalLinks(context, country.isoCode),
          ...orders,
          ...serviceLinks(answer, market.tag),
          ...(disclosure?.guarantee ? [disclosure.guarantee] : []),
        ],
      },
      disclosure,
      payment: paymentOf(shop.paymentSettings, context),
      locale: {
        country: country.isoCode,
        currency: country.currency.isoCode,
        language: language.isoCode,
      },
    };
  } catch {
    // The store call has logged its cause. The header shows the specification's links.
    return {
      navigation: {
        main: savedLinks(context),
        footer: [],
        service: [...withdrawalLinks(context, market.country), ...orders],
      },
      locale: null,
      payment: null,
      disclosure: priceDisclosure(context, market.country, {delivery: null}),
    };
  }
}

/** Links to the policies, and to the pages that the law asks for (docs/law.md). */
function serviceLinks({shop, pages}: NavigationQuery, tag: string): MenuLink[] {
  const title = messagesIn(tag, MESSAGES).policies;
  const policies =
    policyLinks(shop).length > 0 ? [{title, url: pathFor('policies')}] : [];
  const written = SERVICE_PAGES.flatMap((handle) =>
    (pages?.nodes ?? [])
      .filter((page) => page.handle === handle)
      .map(({title: name}) => ({title: name, url: pathFor('page', handle)})),
  );
  return [...policies, ...written];
}

/**
 * The root loader's data: two store calls, three with markets, in parallel with the page's own.
 * Never rejects.
 */
export async function loadRoot(context: AppContext, url = '') {
  const {config, market, now, siteOrigin} = context;
  const shop = config.public;
  const [shopTheme, shell, {choices}] = await Promise.all([
    loadTheme(context),
    loadShell(context),
    loadMarkets(context),
  ]);
  const {navigation, locale, payment, disclosure} = shell;
  const {hasAccent} = shopTheme;
  // Pages carry their own sections.
  const theme: Omit<Theme, 'sections'> & {sections?: unknown} = {...shopTheme.theme};
  delete theme.sections;
  const newsletterConsent = consentText(context, 'newsletter');
  const root = {
    now,
    store: {
      id: shop.shopId,
      name: shop.storeName,
      description: shop.storeDescription,
      // The collection's default where the merchant has chosen no color (§3).
      accentColor: hasAccent ? theme.accent : COLLECTION_ACCENT,
    },
    theme,
    // Made here to keep the code out of the bundle.
    themeStyles: themeStyles(theme),
    navigation,
    ...(payment && {payment}),
    ...(disclosure && {disclosure}),
    newsletter: shop.links.newsletter,
    ...(newsletterConsent !== null && {newsletterConsent}),
    origin: siteOrigin,
    ...(market !== ROOT_MARKET && {market}),
    ...(choices.length > 0 && {markets: choices}),
    // A preview's visitors are not counted.
    ...(config.analytics &&
      locale &&
      !context.preview && {
        analytics: {...config.analytics, ...locale, isPassedOn: hasDestinations(config)},
      }),
    ...(context.preview && {preview: true}),
    ...(context.preview && isEditorUrl(url) && {isEditor: true}),
  };
  return root satisfies SiteData;
}
