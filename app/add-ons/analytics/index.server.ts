import type {CartServerPart} from '~/cart/parts';
import {CAMPAIGN_COOKIE, campaignOf} from '~/lib/campaign';
import {cookiesIn, hasAllowed} from '~/lib/cookies';
import type {ProductAnswer, ProductServerPart} from '~/product/parts';
import type {AppContext} from '~/server/context';
import {log} from '~/server/log';
import type {WorkerPart} from '~/server/parts';
import {mayPost} from '~/server/post-limits';
import type {ShellServerPart} from '~/shell/parts';

import type {Visitor} from './destinations/destination.server';
import {ga4} from './destinations/ga4.server';
import {klaviyo} from './destinations/klaviyo.server';
import {meta} from './destinations/meta.server';
import {readEvents, type EventItem, type ShopEvent} from './event';
import {formAddsCookie, lineItem} from './form-adds';
import type {AnalyticsSettings, SoldProduct} from './payload';

export {forwardConsent} from './consent.server';

declare module '~/shell/root-data' {
  interface RootAdditions {
    /** Only where analytics are switched on. */
    analytics?: AnalyticsSettings;
  }
}

/** The settings of the page's events. A preview's visitors are not counted. */
export const ANALYTICS_IN_SHELL: ShellServerPart = {
  add({config, preview}, {answer}) {
    if (!config.analytics || !answer || preview) return {};
    const {country, language} = answer.localization;
    const analytics = {
      ...config.analytics,
      country: country.isoCode,
      currency: country.currency.isoCode,
      language: language.isoCode,
      isPassedOn: hasDestinations(config),
    };
    return {root: {analytics}};
  },
};

/**
 * Folders from which Hydrogen loads Shopify's customer privacy and performance scripts: not the
 * whole CDN.
 */
const SCRIPTS = [
  'https://cdn.shopify.com/shopifycloud/consent-tracking-api/',
  'https://cdn.shopify.com/shopifycloud/perf-kit/',
];
const EVENTS = 'https://monorail-edge.shopifysvc.com';

export const ANALYTICS_IN_WORKER: WorkerPart = {
  sources: ({analytics}, isPreview): Record<string, string[]> =>
    analytics && !isPreview ? {'script-src': SCRIPTS, 'connect-src': [EVENTS]} : {},
  // Where Shopify's consent script posts: the Storefront API's path, on the shop's own origin.
  jsonPosts: [
    {path: /^\/api\/(?:unstable|\d{4}-\d{2})\/graphql\.json$/, maxBytes: 8 * 1024},
  ],
};

/** Whether pages post their events to the worker. */
const hasDestinations = ({events}: AppContext['config']) =>
  Object.values(events ?? {}).some((settings) => settings !== null);

declare module '~/product/product' {
  interface ProductAdditions {
    /** The product for the events of its page; only where analytics are switched on. */
    sold?: SoldProduct;
  }
}

/** The product of a page, for its events. */
export const ANALYTICS_ON_PRODUCT: ProductServerPart = {
  read: (answer, {config}) => ({
    additions() {
      const sold = config.analytics ? soldProduct(answer) : null;
      return sold ? {sold} : {};
    },
  }),
};

/** By the variant that the page shows first; `null` without one. */
function soldProduct(answer: ProductAnswer): SoldProduct | null {
  const [variant] = answer.variants.nodes;
  if (!variant) return null;
  const {id, title, vendor, productType} = answer;
  return {
    id,
    title,
    vendor,
    productType,
    variantId: variant.id,
    variantTitle: variant.title,
    sku: variant.sku ?? null,
    price: variant.price.amount,
  };
}

/** Takes the events that a page posts. */
export async function receiveEvents(
  request: Request,
  context: AppContext,
): Promise<Response> {
  const form = await request.formData().catch(() => new FormData());
  const status = passOn(form, request, context);
  return new Response(null, {status, headers: {'Cache-Control': 'no-store'}});
}

/**
 * Passes events on once the page is answered. Shopify's http-only cookies say what the visitor has
 * allowed, the page can only say less.
 */
function passOn(form: FormData, request: Request, context: AppContext): 204 | 404 | 429 {
  const {config, preview, buyerIp, began} = context;
  if (!hasDestinations(config) || preview) return 404;
  if (!mayPost('events', {ip: buyerIp}, began)) return 429;
  const field = (name: string) => String(form.get(name) ?? '');
  const visitor = visitorOf(request, context, {
    unique: tokenOf(field('unique')),
    visit: tokenOf(field('visit')),
  });
  if (field('marketing') !== 'yes') visitor.allows.marketing = false;
  deliver(readEvents(field('events')), visitor, request, context);
  return 204;
}

/** An id of Shopify's; before consent it begins with zeros, and names nobody. */
const tokenOf = (text: string) => (/^(?!0{8}-)[\w-]{8,64}$/.test(text) ? text : '');

function visitorOf(
  {headers}: Request,
  {buyerIp}: AppContext,
  ids: Pick<Visitor, 'unique' | 'visit'>,
): Visitor {
  const cookies = headers.get('Cookie');
  return {
    ...ids,
    allows: {
      analytics: hasAllowed(cookies, 'analytics'),
      // Global Privacy Control forbids to share with advertisers, whatever was accepted before.
      marketing: hasAllowed(cookies, 'marketing') && headers.get('Sec-GPC') !== '1',
    },
    campaign: new URLSearchParams(cookiesIn(cookies, CAMPAIGN_COOKIE)[0]),
    ip: buyerIp,
    userAgent: headers.get('User-Agent') ?? '',
  };
}

/** Sends events after the response, once: a destination that is away misses them. */
function deliver(
  events: readonly ShopEvent[],
  visitor: Visitor,
  {url}: Request,
  {config, waitUntil, began, requestId}: AppContext,
) {
  const {origin} = new URL(url);
  const own = events.map((event) => ({...event, url: publicUrl(event.url, origin)}));
  if (own.length === 0) return;
  const settings = config.events;
  const destinations = [
    settings?.ga4 && ga4(settings.ga4),
    settings?.meta && meta(settings.meta),
    settings?.klaviyo && klaviyo(settings.klaviyo),
  ];
  for (const destination of destinations) {
    if (!destination || !visitor.allows[destination.needs]) continue;
    waitUntil(
      destination.send(own, visitor, began).catch((error: unknown) => {
        const message = error instanceof Error ? error.message : '';
        const failed = {request: requestId, destination: destination.name, message};
        log('warn', 'events.not_sent', failed);
      }),
    );
  }
}

/** The page's URL with nothing but its campaign: a query can hold a name, a code or a key. */
function publicUrl(url: string, origin: string): string {
  const {pathname, search} = new URL(url);
  const campaign = campaignOf(search);
  return origin + pathname + (campaign && `?${campaign}`);
}

/**
 * Reports what a plain form has added to the cart of a visitor who has consented: to the
 * destinations at once, to the page's scripts by a cookie, since Shopify and other scripts are told
 * in the browser.
 */
export const FORM_ADDS: CartServerPart = {
  posted({added, cart}, request, context) {
    if (!context.config.analytics || context.preview || !cart) return [];
    const visitor = visitorOf(request, context, answeredIds(context));
    if (!visitor.allows.analytics) return [];
    const items: EventItem[] = [];
    for (const {merchandiseId, quantity} of added) {
      const line = cart.lines.find((each) => each.merchandiseId === merchandiseId);
      const item = line && lineItem(line, Math.min(quantity, line.quantity));
      if (item) items.push(item);
    }
    if (items.length === 0) return [];
    const {currencyCode} = cart.total;
    const events = items.map((item) => formEvent(item, currencyCode, request));
    deliver(events, visitor, request, context);
    return [formAddsCookie(items, request.url)];
  },
};

/** The ids of the visit in what the store has answered to this request. */
function answeredIds({storefront}: AppContext): Pick<Visitor, 'unique' | 'visit'> {
  const headers = new Headers();
  storefront.setCollectedSubrequestHeaders({headers});
  const timing = headers.get('Server-Timing') ?? '';
  const id = (name: string) =>
    tokenOf(new RegExp(`\\b${name};desc="?([\\w-]+)`).exec(timing)?.[1] ?? '');
  return {unique: id('_y'), visit: id('_s')};
}

function formEvent(
  item: EventItem,
  currency: string,
  {headers, url}: Request,
): ShopEvent {
  const referrer = headers.get('Referer') ?? '';
  return {
    id: crypto.randomUUID(),
    name: 'product_added_to_cart',
    url: URL.canParse(referrer) ? referrer : url,
    currency,
    items: [item],
    collection: '',
    searchTerm: '',
  };
}
