import {useAnalytics} from '@shopify/hydrogen?analytics';
import {useEffect, useRef} from 'react';

import {lineChanges, type Publish} from './payload';
import {type CartLineView, type CartView, useAppliedChanges} from '~/cart';
import {ONLY_VARIANT} from '~/lib/variant-title';

/** A line as Hydrogen's events carry it. */
function eventLine({
  id,
  quantity,
  merchandiseId,
  title,
  variantTitle,
  analytics,
}: CartLineView) {
  return {
    id,
    quantity,
    merchandise: {
      id: merchandiseId,
      title: variantTitle ?? ONLY_VARIANT,
      sku: analytics?.sku,
      price: {amount: analytics?.price},
      product: {
        id: analytics?.productId,
        title,
        vendor: analytics?.vendor,
        productType: analytics?.productType,
      },
    },
  };
}

function eventCart(cart: CartView | null) {
  if (!cart) return null;
  const {id, updatedAt, lines} = cart;
  return {id, updatedAt, lines: {nodes: lines.map(eventLine)}};
}

/**
 * `publish` for every event. Until its scripts are ready Hydrogen keeps only the last event of each name, so the others
 * wait here. The first page view that it delivers says that they are ready.
 */
function usePatientPublish(): Publish {
  const {publish, subscribe, canTrack} = useAnalytics();
  const waiting = useRef<[event: string, payload: object][] | null>([]);
  const send = publish as Publish;
  useEffect(() => {
    subscribe('page_viewed', () => {
      const events = waiting.current ?? [];
      waiting.current = null;
      for (const [event, payload] of events) send(event, payload);
    });
  }, [subscribe, send]);
  return (event, payload) => {
    if (waiting.current === null) send(event, payload);
    else if (canTrack()) waiting.current.push([event, payload]);
  };
}

/**
 * Reports what this page added to the cart or removed, once the store has confirmed it. Another tab reports its own changes.
 * Changes made before the visitor consented are never reported.
 */
export function CartEvents() {
  const {shop, customData} = useAnalytics();
  const send = usePatientPublish();
  useAppliedChanges((before, after) => {
    const carts = {cart: eventCart(after), prevCart: eventCart(before)};
    const payload = {eventTimestamp: Date.now(), ...carts, shop, customData};
    send('cart_updated', payload);
    for (const change of lineChanges(before, after)) {
      // A deleted product has no title to report.
      if (!(change.after ?? change.before)?.analytics) continue;
      send(
        change.kind === 'added' ? 'product_added_to_cart' : 'product_removed_from_cart',
        {
          ...payload,
          ...(change.before && {prevLine: eventLine(change.before)}),
          ...(change.after && {currentLine: eventLine(change.after)}),
        },
      );
    }
  });
  return null;
}
