import {useAnalytics} from '@shopify/hydrogen?analytics';
import {useEffect, useRef} from 'react';

import {type CartLineView, type CartView, useAppliedChanges, useCart} from '~/cart';
import {ONLY_VARIANT} from '~/lib/variant-title';

import {lineItem, takeFormAdds} from './form-adds';
import {lineChanges, type AnalyticsSettings, type Publish} from './payload';
import {useShare} from './share';

/** A line as Hydrogen's handler of adds reads it. */
function eventLine({
  id,
  quantity,
  merchandiseId,
  title,
  variantTitle,
  analytics,
}: CartLineView) {
  const {productId, sku, price, vendor, productType} = analytics ?? {};
  return {
    id,
    quantity,
    merchandise: {
      id: merchandiseId,
      title: variantTitle ?? ONLY_VARIANT,
      sku,
      price: {amount: price},
      product: {id: productId, title, vendor, productType},
    },
  };
}

/**
 * Publishes adds to Hydrogen, in which nothing reads other changes. Until its scripts are ready
 * Hydrogen keeps only the last event of each name, so adds wait for its first page view.
 */
function usePublishAdd(): (add: object) => void {
  const {publish, subscribe, canTrack} = useAnalytics();
  const waiting = useRef<object[] | null>([]);
  const send = publish as Publish;
  useEffect(() => {
    subscribe('page_viewed', () => {
      const adds = waiting.current ?? [];
      waiting.current = null;
      for (const add of adds) send('product_added_to_cart', add);
    });
  }, [subscribe, send]);
  return (add) => {
    if (waiting.current === null) send('product_added_to_cart', add);
    else if (canTrack()) waiting.current.push(add);
  };
}

/**
 * Reports what this page added or removed, once the store has confirmed it, and what a plain form
 * added before this page. Other tabs report their own; changes before consent are never reported.
 */
export function CartEvents({settings}: {settings: AnalyticsSettings}) {
  const {shop, canTrack} = useAnalytics();
  const publishAdd = usePublishAdd();
  const share = useShare(settings);
  const confirmed = useCart(({state}) => state.confirmed);
  const isAllowed = canTrack();
  const publish = (line: CartLineView, {id}: CartView) =>
    publishAdd({cart: {id}, shop, currentLine: eventLine(line)});
  useAppliedChanges((before, after) => {
    for (const {line, rise} of lineChanges(before, after)) {
      const item = lineItem(line, Math.abs(rise));
      // Of a deleted product, or of a line that had sold out before it was removed.
      if (!item) continue;
      if (rise > 0) publish(line, after);
      const name = rise > 0 ? 'product_added_to_cart' : 'product_removed_from_cart';
      share({name, items: [item], currency: line.total.currencyCode});
    }
  });
  useEffect(() => {
    if (!confirmed || !isAllowed) return;
    // The worker has told the services already.
    for (const line of takeFormAdds(confirmed.lines))
      if (line.analytics) publish(line, confirmed);
    // The cookie is taken once, whatever else has changed.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [confirmed, isAllowed]);
  return null;
}
