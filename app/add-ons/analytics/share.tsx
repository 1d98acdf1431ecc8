import {useLocation, useMatches} from '@remix-run/react';
import {Analytics, getTrackingValues, useAnalytics} from '@shopify/hydrogen?analytics';
import {useEffect} from 'react';

import {documentMarket, hrefIn, pageAt, PAGES, pathFor, shopPath} from '~/market';

import type {ShopEvent} from './event';
import type {AnalyticsSettings, SoldProduct, StandardEvent} from './payload';

/**
 * Returns what hands an event of a visitor who has consented to the page's other scripts, as a DOM
 * event on the document, and to the worker. The worker has an event with an `id` already.
 */
export function useShare({currency, isPassedOn}: AnalyticsSettings) {
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
  count?: number;
}

/**
 * Shares the view of each page, and of the product, collection or search that it shows, and
 * publishes these. Hydrogen itself publishes the page view.
 */
export function PageViews({settings}: {settings: AnalyticsSettings}) {
  const {id = '', pathname = '', data} = useMatches().at(-1) ?? {};
  const {search} = useLocation();
  const isSearch = pathname === pathFor('search');
  const searchTerm = (isSearch && new URLSearchParams(search).get('q')?.trim()) || '';
  // Our own loaders alone write these fields: what the page shows, and the results of a search.
  const {collection, product, count: totalCount = 0} = (data ?? {}) as PageData;
  const sold = product?.sold;
  const share = useShare(settings);
  const isAllowed = useAnalytics().canTrack();
  useEffect(() => {
    if (!isAllowed) return;
    const {title} = document;
    const page = {template: templateOf(id, pathname), title, url: location.href};
    share({name: 'page_viewed'}, ['shopify:page:view', {page}]);
    if (searchTerm !== '') {
      const promise = Promise.resolve({totalCount});
      const update = {search: {query: searchTerm}, promise};
      share({name: 'search_viewed', searchTerm}, ['shopify:search:update', update]);
    }
    if (collection) {
      const event = {name: 'collection_viewed', collection: collection.handle} as const;
      share(event, ['shopify:collection:view', {collection}]);
    }
    if (sold) {
      const {id, title} = sold;
      const handle = decodeURIComponent(pathname.split('/').at(-1) ?? '');
      // The page opens with nothing chosen.
      const viewed = {id, title, handle, selectedVariant: null};
      const shown = {context: 'page', selectedOptions: [], product: viewed};
      const items = [{...sold, quantity: 1}];
      share({name: 'product_viewed', items}, ['shopify:product:view', shown]);
    }
    // A view is of a URL, once: the rest comes with it.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isAllowed, pathname, search]);
  if (pathname === pathFor('cart')) return <Analytics.CartView />;
  if (searchTerm !== '') return <Analytics.SearchView data={{searchTerm}} />;
  if (collection) return <Analytics.CollectionView data={{collection}} />;
  if (!sold) return null;
  return <Analytics.ProductView data={{products: [{...sold, quantity: 1}]}} />;
}

/** The name of a theme's template for a page of this shop. */
function templateOf(route: string, pathname: string): string {
  const name = pageAt(pathname);
  // An add-on's page, or none.
  if (name === null) return route === 'routes/not-found' ? '404' : 'page';
  if (name === 'home') return 'index';
  return PAGES[name].pending === 'grid' ? 'collection' : name;
}
