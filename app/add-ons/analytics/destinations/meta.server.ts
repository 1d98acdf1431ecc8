import {ARRIVED_PARAM} from '~/lib/campaign';
import {numberIn} from '~/lib/global-id';

import type {ShopEvent} from '../event';
import type {EventDestinations} from '../settings.server';
import {postJson, valueOf, type Destination} from './destination.server';

/** Version of the Graph API; Meta serves it until 18 February 2028. */
const META_VERSION = 'v24.0';
export const META_API = `https://graph.facebook.com/${META_VERSION}/`;

const NAMES: Partial<Record<ShopEvent['name'], string>> = {
  page_viewed: 'PageView',
  product_viewed: 'ViewContent',
  search_viewed: 'Search',
  product_added_to_cart: 'AddToCart',
};

/**
 * Meta by its Conversions API. It knows a visitor by address and user agent, or by the click on its
 * advertisement.
 */
export function meta(settings: NonNullable<EventDestinations['meta']>): Destination {
  const url = new URL(`${META_API}${settings.datasetId}/events`);
  return {
    name: 'meta',
    needs: 'marketing',
    async send(events, {ip, userAgent, campaign}, now) {
      const click = campaign.get('fbclid');
      // The same for each event of a visit, and never ahead of Meta's clock.
      const clicked = Math.min(now, Number(campaign.get(ARRIVED_PARAM)) || now);
      const named = events.filter(({name}) => NAMES[name]);
      // Meta refuses an event of which it cannot tell whose it is.
      if (named.length === 0 || userAgent === '' || (ip === '' && !click)) return;
      await postJson(url, {
        access_token: settings.token,
        data: named.map((event) => ({
          event_name: NAMES[event.name],
          event_id: event.id,
          event_time: Math.floor(now / 1000),
          event_source_url: event.url,
          action_source: 'website',
          user_data: {
            client_user_agent: userAgent,
            ...(ip && {client_ip_address: ip}),
            ...(click && {fbc: `fb.1.${clicked}.${click}`}),
          },
          ...(event.name !== 'page_viewed' && {custom_data: customData(event)}),
        })),
      });
    },
  };
}

/** Products by the ids that Shopify's catalogue at Meta has. */
function customData(event: ShopEvent) {
  const {items, currency, searchTerm} = event;
  return {
    ...(searchTerm && {search_string: searchTerm}),
    ...(items.length > 0 && {
      content_type: 'product_group',
      content_ids: items.map(({id}) => numberIn(id)),
      currency,
      value: valueOf(event),
    }),
  };
}
