import {numberIn} from '~/lib/global-id';
import {klaviyoPost} from '~/server/providers';

import type {ShopEvent} from '../event';
import type {EventDestinations} from '../settings.server';
import {valueOf, type Destination} from './destination.server';

const NAMES: Partial<Record<ShopEvent['name'], string>> = {
  product_viewed: 'Viewed Product',
  product_added_to_cart: 'Added to Cart',
};

/**
 * Klaviyo's events, for people who came from one of its messages: `_kx` in its links names them,
 * nobody else is known to it.
 */
export function klaviyo(
  settings: NonNullable<EventDestinations['klaviyo']>,
): Destination {
  return {
    name: 'klaviyo',
    needs: 'marketing',
    async send(events, {campaign}, now) {
      const person = campaign.get('_kx');
      if (!person) return;
      const named = events.filter(({name}) => NAMES[name]);
      await Promise.all(
        named.map((event) =>
          klaviyoPost(settings, 'events', {
            type: 'event',
            attributes: {
              unique_id: event.id,
              time: new Date(now).toISOString(),
              value: valueOf(event),
              value_currency: event.currency,
              properties: propertiesOf(event),
              metric: {
                data: {type: 'metric', attributes: {name: NAMES[event.name]}},
              },
              profile: {data: {type: 'profile', attributes: {_kx: person}}},
            },
          }),
        ),
      );
    },
  };
}

/** The first product, by the names that Klaviyo's templates use. */
function propertiesOf({items, url}: ShopEvent) {
  const [item] = items;
  if (!item) return {URL: url};
  return {
    URL: url,
    ProductName: item.title,
    ProductID: numberIn(item.id),
    VariantID: numberIn(item.variantId),
    VariantName: item.variantTitle,
    SKU: item.sku,
    Brand: item.vendor,
    Categories: [item.productType],
    Price: Number(item.price),
    Quantity: item.quantity,
  };
}
