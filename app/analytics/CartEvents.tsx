import {useAnalytics} from '@shopify/hydrogen?analytics';

import {lineChanges} from './payload';
import {type CartLineView, type CartView, useAppliedChanges} from '~/cart';

type Publish = (event: string, payload: object) => void;

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
      title: variantTitle ?? 'Default Title',
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
 * Reports what this page added to the cart or removed, once the store has confirmed it. Another tab reports its own changes.
 * Changes made before the visitor consented are never reported.
 */
export function CartEvents() {
  const {publish, shop, customData} = useAnalytics();
  useAppliedChanges((before, after) => {
    // Hydrogen types events with the API's whole cart. `eventCart` builds the part that it reads.
    const send = publish as Publish;
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
