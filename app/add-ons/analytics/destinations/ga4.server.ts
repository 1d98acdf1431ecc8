import {numberIn} from '~/lib/global-id';

import type {ShopEvent} from '../event';
import type {EventDestinations} from '../settings.server';
import {postJson, valueOf, type Destination} from './destination.server';

const NAMES = {
  page_viewed: 'page_view',
  product_viewed: 'view_item',
  collection_viewed: 'view_item_list',
  search_viewed: 'search',
  product_added_to_cart: 'add_to_cart',
  product_removed_from_cart: 'remove_from_cart',
} as const satisfies Record<ShopEvent['name'], string>;

/** Google Analytics 4 by its Measurement Protocol. It gets no address, user agent or account. */
export function ga4(settings: NonNullable<EventDestinations['ga4']>): Destination {
  const url = new URL('mp/collect', settings.origin);
  url.searchParams.set('measurement_id', settings.measurementId);
  url.searchParams.set('api_secret', settings.secret);
  return {
    name: 'ga4',
    needs: 'analytics',
    async send(events, {unique, visit, allows}) {
      // A report needs somebody to count.
      if (unique === '') return;
      const session = {session_id: sessionOf(visit), engagement_time_msec: 1};
      const consent = allows.marketing ? 'GRANTED' : 'DENIED';
      await postJson(url, {
        client_id: unique,
        consent: {ad_user_data: consent, ad_personalization: consent},
        events: events
          .flatMap(namedEvents)
          .map(({name, params}) => ({name, params: {...params, ...session}})),
      });
    },
  };
}

function sessionOf(visit: string): number | undefined {
  const session = Number.parseInt(visit.replaceAll('-', '').slice(0, 12), 16);
  return Number.isNaN(session) ? undefined : session;
}

/** An event by Google's names, behind the campaign that its URL names. */
function namedEvents(event: ShopEvent) {
  const named = {name: NAMES[event.name], params: paramsOf(event)};
  const campaign = campaignDetails(event);
  return campaign ? [{name: 'campaign_details', params: campaign}, named] : [named];
}

function paramsOf(event: ShopEvent) {
  const {id, url, items, currency, collection, searchTerm} = event;
  return {
    event_id: id,
    page_location: url,
    ...(searchTerm && {search_term: searchTerm}),
    ...(collection && {item_list_id: collection}),
    ...(items.length > 0 && {
      currency,
      value: valueOf(event),
      items: items.map((item) => ({
        item_id: numberIn(item.variantId),
        item_name: item.title,
        item_brand: item.vendor,
        item_category: item.productType,
        item_variant: item.variantTitle,
        price: Number(item.price),
        quantity: item.quantity,
      })),
    }),
  };
}

/**
 * The campaign in the URL of a viewed page: without its tag in the page Google does not read the
 * URL.
 */
function campaignDetails({name, url}: ShopEvent) {
  const {searchParams} = new URL(url);
  const of = (part: string) => searchParams.get(`utm_${part}`) ?? undefined;
  if (name !== 'page_viewed' || of('source') === undefined) return null;
  return {
    source: of('source'),
    medium: of('medium'),
    campaign: of('campaign'),
    campaign_id: of('id'),
    term: of('term'),
    content: of('content'),
  };
}
