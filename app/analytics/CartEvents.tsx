import {useAnalytics} from '@shopify/hydrogen?analytics';
import {useEffect, useRef} from 'react';

import {
  type CartLineView,
  type CartView,
  useAppliedChanges,
  useCartSnapshot,
} from '~/cart';
import {ONLY_VARIANT} from '~/lib/variant-title';

import {lineItem, takeFormAdds} from './form-adds';
import {lineChanges, linesUpdate, riseOf} from './payload';
import type {AnalyticsSettings, LineChange, Publish} from './payload';
import {useShare} from './share';

/** A line as Hydrogen's events carry it. */
function eventLine(line: CartLineView) {
  const {id, quantity, merchandiseId, title, variantTitle, analytics} = line;
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
 * `publish` for every event. Until its scripts are ready Hydrogen keeps only the last event of each
 * name, so the others wait for the first page view that it delivers.
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
 * Reports what this page added or removed, once the store has confirmed it, and what a plain form
 * added before this page. Other tabs report their own; changes before consent are never reported.
 */
export function CartEvents({settings}: {settings: AnalyticsSettings}) {
  const {shop, customData, canTrack} = useAnalytics();
  const send = usePatientPublish();
  const share = useShare(settings);
  const {confirmed} = useCartSnapshot().state;
  const isAllowed = canTrack();
  const payloadOf = (before: CartView | null, after: CartView) => {
    const carts = {cart: eventCart(after), prevCart: eventCart(before)};
    return {eventTimestamp: Date.now(), ...carts, shop, customData};
  };
  const report = (change: LineChange, cart: CartView, payload: object, id?: string) => {
    const {before, after} = change;
    const line = after ?? before;
    // A deleted product has no title to report.
    if (!line?.analytics) return;
    const rise = riseOf(change);
    const name =
      after && rise >= 0 ? 'product_added_to_cart' : 'product_removed_from_cart';
    send(name, {
      ...payload,
      ...(before && {prevLine: eventLine(before)}),
      ...(after && {currentLine: eventLine(after)}),
    });
    const items = lineItem(line, Math.abs(rise));
    const currency = line.total.currencyCode;
    share({name, items, currency, ...(id && {id})}, linesUpdate(change, cart));
  };
  useAppliedChanges((before, after) => {
    const payload = payloadOf(before, after);
    send('cart_updated', payload);
    for (const change of lineChanges(before, after)) report(change, after, payload);
  });
  useEffect(() => {
    if (!confirmed || !isAllowed) return;
    for (const {line, quantity, id} of takeFormAdds(confirmed.lines)) {
      const earlier = line.quantity - quantity;
      const before = earlier > 0 ? {...line, quantity: earlier} : null;
      report({before, after: line}, confirmed, payloadOf(confirmed, confirmed), id);
    }
    // The cookie is taken once, whatever else has changed.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [confirmed, isAllowed]);
  return null;
}
