import {useLocation, useMatches} from '@remix-run/react';
import {Analytics, getTrackingValues, useAnalytics} from '@shopify/hydrogen?analytics';
import {useEffect} from 'react';

import {documentMarket, hrefIn, pathFor, shopPath} from '~/market';

import type {ShopEvent} from './event';
import type {AnalyticsSettings, SoldProduct} from './payload';

/** Returns what hands an event of a visitor who has consented to the worker. */
export function useShare({currency, isPassedOn}: AnalyticsSettings) {
  const {canTrack, customerPrivacy} = useAnalytics();
  return (happened: Pick<ShopEvent, 'name'> & Partial<ShopEvent>): void => {
    if (!canTrack() || !isPassedOn) return;
    const event: ShopEvent = {
      id: crypto.randomUUID(),
      url: location.href,
      currency,
      items: [],
      collection: '',
      searchTerm: '',
      ...happened,
    };
    const allowsMarketing =
      customerPrivacy?.marketingAllowed() && customerPrivacy.saleOfDataAllowed();
    post(event, allowsMarketing ? 'yes' : 'no');
  };
}

const eventsPath = shopPath('/api/events');

let waiting: ShopEvent[] = [];

/** Posts the events of one moment together; the browser sends them even where the page is left. */
function post(event: ShopEvent, marketing: 'yes' | 'no') {
  waiting.push(event);
  if (waiting.length > 1) return;
  queueMicrotask(() => {
    const events = JSON.stringify(waiting);
    waiting = [];
    const {uniqueToken: unique, visitToken: visit} = getTrackingValues();
    const url = hrefIn({prefix: documentMarket()}, eventsPath());
    navigator.sendBeacon(url, new URLSearchParams({events, unique, visit, marketing}));
  });
}

interface PageData {
  collection?: {id: string; handle: string};
  product?: {sold?: SoldProduct};
}

/**
 * Shares the view of each page, and of the product, collection or search that it shows, and
 * publishes these. Hydrogen itself publishes the page view.
 */
export function PageViews({settings}: {settings: AnalyticsSettings}) {
  const {pathname = '', data} = useMatches().at(-1) ?? {};
  const {search} = useLocation();
  const isSearch = pathname === pathFor('search');
  const searchTerm = (isSearch && new URLSearchParams(search).get('q')?.trim()) || '';
  // Our own loaders alone write these fields.
  const {collection, product} = (data ?? {}) as PageData;
  const sold = product?.sold;
  const share = useShare(settings);
  const isAllowed = useAnalytics().canTrack();
  useEffect(() => {
    if (!isAllowed) return;
    share({name: 'page_viewed'});
    if (searchTerm !== '') share({name: 'search_viewed', searchTerm});
    if (collection) share({name: 'collection_viewed', collection: collection.handle});
    if (sold) share({name: 'product_viewed', items: [{...sold, quantity: 1}]});
    // A view is of a URL, once: the rest comes with it.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isAllowed, pathname, search]);
  if (pathname === pathFor('cart')) return <Analytics.CartView />;
  if (searchTerm !== '') return <Analytics.SearchView data={{searchTerm}} />;
  if (collection) return <Analytics.CollectionView data={{collection}} />;
  if (!sold) return null;
  return <Analytics.ProductView data={{products: [{...sold, quantity: 1}]}} />;
}
