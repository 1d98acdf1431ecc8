import type {NavigationQuery} from 'storefrontapi.generated';

import {paymentOf} from '~/cart';
import {policyLinks} from '~/content/index.server';
import {langOn, tagIn} from '~/lib/market';
import {messagesIn} from '~/lib/messages';
import {isEditorUrl} from '~/lib/preview-state';
import {COLLECTION_ACCENT} from '~/lib/store-configuration';
import {isOnOne, pathFor, ROOT_MARKET} from '~/market';
import {loadMarkets} from '~/market/index.server';
import type {AppContext} from '~/server/context';
import {themeStyles, loadTheme} from '~/theme/index.server';

import {navigationOf, type MenuLink} from './menus';
import {MESSAGES} from './messages';
import type {RootAdditions, RootData} from './root-data';
import {NAVIGATION_QUERY} from './shell.documents';

/** Handles of pages that the footer links to where the merchant has written them (docs/law.md). */
const SERVICE_PAGES = ['contact', 'withdrawal', 'accessibility', 'imprint'] as const;

/** The store's menus, and what it sells in; little of it when the store cannot be reached. */
async function loadShell(context: AppContext) {
  const {storefront, parts} = context;
  const pages = [SERVICE_PAGES, ...parts.shell.map((part) => part.pages ?? [])].flat();
  try {
    const answer = await storefront.query(NAVIGATION_QUERY, {
      variables: {servicePages: pages.map((handle) => `handle:${handle}`).join(' OR ')},
    });
    return shellOf(context, answer);
  } catch {
    // The store call has logged its cause. The header shows the specification's links.
    return shellOf(context, null);
  }
}

function shellOf(context: AppContext, answer: NavigationQuery | null) {
  const {config, market} = context;
  const {country, language} = answer?.localization ?? {};
  const tag = tagIn(market, country ?? null);
  // A store that does not speak the market's language answers in its own.
  const isSpoken = !language || (language.isoCode as string) === market.language;
  const textLang = langOn(tag, isSpoken ? tag : config.root.tag);
  const shop = {answer, country: country?.isoCode ?? market.country};
  const added = additionsTo(context, shop);
  const {orders: title} = messagesIn(market.tag, MESSAGES);
  // Orders are Shopify's to show.
  const orders = config.ordersUrl ? [{title, url: config.ordersUrl}] : [];
  const legal = answer ? legalLinks(answer, market.tag, textLang) : [];
  return {
    navigation: {
      ...(answer ? menusOf(answer, context, textLang) : {main: [], footer: []}),
      service: [...added.service, ...orders],
      legal: [...legal, ...added.legal],
    },
    additions: added.root,
    payment: answer && paymentOf(answer.shop.paymentSettings, context),
    tag,
    textLang,
  };
}

function menusOf(
  {main, footer, collections, all, shop}: NavigationQuery,
  {config, siteOrigin, market}: AppContext,
  lang: string | undefined,
) {
  const {origin} = config.store;
  const primary = new URL(shop.primaryDomain.url).origin;
  const menus = {
    main: main?.items ?? [],
    footer: footer?.items ?? [],
    collections: collections.nodes,
  };
  // The store's primary domain may be this shop's own; the store's own pages are then on its other
  // domain.
  const isShops = siteOrigin !== null && isOnOne(new URL(primary), [siteOrigin]);
  return navigationOf(menus, {
    ownOrigins: [origin, primary, ...(siteOrigin ? [siteOrigin] : [])],
    storeOrigin: isShops ? origin : primary,
    tag: market.tag,
    lang,
    hasAll: Boolean(all),
  });
}

/** What add-ons add to the footer and to the data of every page. */
function additionsTo(
  context: AppContext,
  shop: {answer: NavigationQuery | null; country: string | null},
) {
  const added = {
    service: [] as MenuLink[],
    legal: [] as MenuLink[],
    root: {} as RootAdditions,
  };
  for (const {add} of context.parts.shell) {
    const {service = [], legal = [], root} = add?.(context, shop) ?? {};
    added.service.push(...service);
    added.legal.push(...legal);
    Object.assign(added.root, root);
  }
  return added;
}

/** Links to the policies, and to the pages that the law asks for (docs/law.md). */
function legalLinks(
  {shop, pages}: NavigationQuery,
  tag: string,
  lang: string | undefined,
): MenuLink[] {
  const title = messagesIn(tag, MESSAGES).policies;
  const policies =
    policyLinks(shop).length > 0 ? [{title, url: pathFor('policies')}] : [];
  const written = SERVICE_PAGES.flatMap((handle) =>
    (pages?.nodes ?? [])
      .filter((page) => page.handle === handle)
      .map(({title: name}) => ({title: name, url: pathFor('page', handle), lang})),
  );
  return [...policies, ...written];
}

/**
 * The root loader's data: two store calls, three with markets, in parallel with the page's own.
 * Never rejects.
 */
export async function loadRoot(context: AppContext, url = ''): Promise<RootData> {
  const {config, market, now, siteOrigin} = context;
  const shop = config.public;
  const [shopTheme, shell, {choices}] = await Promise.all([
    loadTheme(context),
    loadShell(context),
    loadMarkets(context),
  ]);
  const {navigation, payment, additions, tag, textLang} = shell;
  const {hasAccent} = shopTheme;
  const {imageOrigin, pictureFolder} = config.store;
  const theme: RootData['theme'] & {sections?: unknown} = {...shopTheme.theme};
  delete theme.sections;
  return {
    now,
    store: {
      id: shop.shopId,
      name: shop.storeName,
      description: shop.storeDescription,
      // The collection's default where the merchant has chosen no color (§3).
      accentColor: hasAccent ? theme.accent : COLLECTION_ACCENT,
    },
    theme,
    themeStyles: themeStyles(theme, context.preview !== null),
    navigation,
    ...(payment && {payment}),
    ...additions,
    newsletter: shop.links.newsletter,
    ...(pictureFolder && {pictureFolder: imageOrigin + pictureFolder}),
    origin: siteOrigin,
    ...(tag !== ROOT_MARKET.tag && {market: {...market, tag}}),
    ...(textLang && {textLang}),
    ...(choices.length > 0 && {markets: choices}),
    ...(context.preview && {preview: true}),
    ...(context.preview && isEditorUrl(url) && {isEditor: true}),
  };
}
