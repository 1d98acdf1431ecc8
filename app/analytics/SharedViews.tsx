import {useLocation} from '@remix-run/react';
import {useAnalytics} from '@shopify/hydrogen?analytics';
import {useEffect} from 'react';

import {pageAt, PAGES} from '~/market';

import type {AnalyticsSubject} from './payload';
import {useShare, type ShareOptions} from './share';

interface SharedViewsProps extends ShareOptions {
  pathname: string;
  subject: AnalyticsSubject | null;
  /** '' for none. */
  searchTerm: string;
  totalCount: number;
}

/** Shares the view of each page, and of the product, collection or search that it shows. */
export function SharedViews({
  pathname,
  subject,
  searchTerm,
  totalCount,
  ...options
}: SharedViewsProps) {
  const share = useShare(options);
  const {search} = useLocation();
  const isAllowed = useAnalytics().canTrack();
  useEffect(() => {
    if (!isAllowed) return;
    const page = {
      template: templateOf(pathname),
      title: document.title,
      url: location.href,
    };
    share({name: 'page_viewed'}, ['shopify:page:view', {page}]);
    if (searchTerm !== '') {
      const promise = Promise.resolve({totalCount});
      const update = {search: {query: searchTerm}, promise};
      share({name: 'search_viewed', searchTerm}, ['shopify:search:update', update]);
    }
    if (subject?.kind === 'collection') {
      const {id, handle} = subject;
      const view = {collection: {id, handle}};
      const event = {name: 'collection_viewed', collection: handle} as const;
      share(event, ['shopify:collection:view', view]);
    }
    if (subject?.kind === 'product') {
      const {id, title} = subject.product;
      const handle = decodeURIComponent(pathname.split('/').at(-1) ?? '');
      // The page opens with nothing chosen.
      const product = {id, title, handle, selectedVariant: null};
      const view = {context: 'page', selectedOptions: [], product};
      const items = [{...subject.product, quantity: 1}];
      share({name: 'product_viewed', items}, ['shopify:product:view', view]);
    }
    // A view is of a URL, once: the rest comes with it.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isAllowed, pathname, search]);
  return null;
}

/** The name of a theme's template for a page of this shop. */
function templateOf(pathname: string): string {
  const name = pageAt(pathname);
  if (name === null) return '404';
  if (name === 'home') return 'index';
  return PAGES[name].pending === 'grid' ? 'collection' : name;
}
