import {getTrackingValues, useAnalytics} from '@shopify/hydrogen?analytics';

import {hrefIn, documentMarket, pathFor} from '~/market';

import type {ShopEvent} from './event';
import type {StandardEvent} from './payload';

export interface ShareOptions {
  /** ISO 4217; of prices that name no currency. */
  currency: string;
  isPassedOn: boolean;
}

/**
 * Returns what hands an event of a visitor who has consented to the page's other scripts, as a DOM
 * event on the document, and to the worker. The worker has an event with an `id` already.
 */
export function useShare({currency, isPassedOn}: ShareOptions) {
  const {canTrack, customerPrivacy} = useAnalytics();
  return (
    happened: Pick<ShopEvent, 'name'> & Partial<ShopEvent>,
    [type, properties]: StandardEvent,
  ): void => {
    if (!canTrack()) return;
    const event: ShopEvent = {
      id: crypto.randomUUID(),
      url: location.href,
      currency,
      items: [],
      collection: '',
      searchTerm: '',
      ...happened,
    };
    const dom = new Event(type, {bubbles: true});
    document.dispatchEvent(Object.assign(dom, properties, {detail: event}));
    if (!isPassedOn || happened.id !== undefined) return;
    const allowsMarketing =
      customerPrivacy?.marketingAllowed() && customerPrivacy.saleOfDataAllowed();
    post(event, allowsMarketing ? 'yes' : 'no');
  };
}

let waiting: ShopEvent[] = [];

/** Posts the events of one moment together; the browser sends them even where the page is left. */
function post(event: ShopEvent, marketing: 'yes' | 'no') {
  waiting.push(event);
  if (waiting.length > 1) return;
  queueMicrotask(() => {
    const events = JSON.stringify(waiting);
    waiting = [];
    const {uniqueToken: unique, visitToken: visit} = getTrackingValues();
    const fields = {events, unique, visit, marketing};
    const prefix = documentMarket();
    const url = hrefIn({prefix}, pathFor('eventsData'));
    navigator.sendBeacon(url, new URLSearchParams(fields));
  });
}
