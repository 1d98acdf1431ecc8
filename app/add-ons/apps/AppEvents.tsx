import {useLocation, useMatches} from '@remix-run/react';
import {useEffect} from 'react';

import {useCartStore} from '~/cart';
import {pageAt, PAGES, pathFor} from '~/market';
import {Part} from '~/ui/ErrorBoundary';
import {lazyPart} from '~/ui/lazy-part';

import {followCart} from './cart-events';
import {emit} from './emit';
import {countShown, type ListedPage} from './listed';
import {summaryOf} from './outcome';

const Refinements = lazyPart(() => import('./Refinements'));

interface PageData extends ListedPage {
  product?: {id: string; title: string; handle: string};
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
  const page = (data ?? {}) as PageData;
  const template = templateOf(id, pathname);
  useEffect(() => followCart(store), [store]);
  useEffect(() => {
    const {title} = document;
    emit('page:view', {page: {template, title, url: location.href}});
    // A view is of a URL, once: the rest comes with it.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [pathname, search]);
  useEffect(() => {
    const {product, collection} = page;
    if (collection && template === 'collection')
      emit('collection:view', {collection: {...collection, ...countShown(page, search)}});
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
    // Other filters, another order and other words are updates of the same page.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [pathname]);
  const isListing = page.cards !== undefined && template !== 'index';
  return isListing ? (
    <Part>
      <Refinements key={pathname} pathname={pathname} page={page} />
    </Part>
  ) : null;
}

/** The name of a theme's template for a page of this shop. */
function templateOf(route: string, pathname: string): string {
  const name = pageAt(pathname);
  // An add-on's page, or none.
  if (name === null) return route === 'routes/not-found' ? '404' : 'page';
  if (name === 'home') return 'index';
  if (name === 'collections') return 'list-collections';
  return PAGES[name].pending === 'grid' ? 'collection' : name;
}
