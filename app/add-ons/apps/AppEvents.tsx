import {useLocation, useMatches} from '@remix-run/react';
import {useEffect} from 'react';

import {useCartStore} from '~/cart';
import {pageAt, PAGES, pathFor} from '~/market';

import {followCart} from './cart-events';
import {emit} from './emit';
import {summaryOf} from './outcome';

interface PageData {
  collection?: {id: string; handle: string};
  product?: {id: string; title: string; handle: string};
  count?: number;
}

/**
 * Dispatches Shopify's standard events, for every visitor: they say what happens on the page, not
 * who does it. A chunk of its own (hence the default export).
 */
export default function AppEvents() {
  const store = useCartStore();
  const {id = '', pathname = '', data} = useMatches().at(-1) ?? {};
  const {search} = useLocation();
  // Our own loaders alone write these fields.
  const {collection, product, count: totalCount = 0} = (data ?? {}) as PageData;
  useEffect(() => followCart(store), [store]);
  useEffect(() => {
    const {title} = document;
    emit('page:view', {
      page: {template: templateOf(id, pathname), title, url: location.href},
    });
    const query = new URLSearchParams(search).get('q')?.trim();
    if (pathname === pathFor('search') && query)
      emit('search:update', {search: {query}, promise: Promise.resolve({totalCount})});
    if (collection) emit('collection:view', {collection});
    if (product) {
      const {id, title, handle} = product;
      // The page opens with nothing chosen.
      const viewed = {id, title, handle, selectedVariant: null};
      emit('product:view', {context: 'page', selectedOptions: [], product: viewed});
    }
    if (pathname === pathFor('cart'))
      void store.whenIdle().then(({confirmed}) => {
        if (confirmed) emit('cart:view', {context: 'page', cart: summaryOf(confirmed)});
      });
    // A view is of a URL, once: the rest comes with it.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [pathname, search]);
  return null;
}

/** The name of a theme's template for a page of this shop. */
function templateOf(route: string, pathname: string): string {
  const name = pageAt(pathname);
  // An add-on's page, or none.
  if (name === null) return route === 'routes/not-found' ? '404' : 'page';
  if (name === 'home') return 'index';
  return PAGES[name].pending === 'grid' ? 'collection' : name;
}
