import {useLocation} from '@remix-run/react';
import {Analytics} from '@shopify/hydrogen?analytics';

import type {PageSubject} from './payload';

interface ViewEventsProps {
  pathname: string;
  /** What the page's loader gave. */
  data: unknown;
}

/** Says what is being looked at; that a page is being looked at, Hydrogen says itself. */
export function ViewEvents({pathname, data}: ViewEventsProps) {
  const {search} = useLocation();
  const words = new URLSearchParams(search).get('q')?.trim();
  if (pathname === '/cart') return <Analytics.CartView />;
  if (pathname === '/search')
    return words ? <Analytics.SearchView data={{searchTerm: words}} /> : null;
  const subject = subjectOf(data);
  if (subject?.kind === 'collection') {
    const {id, handle} = subject;
    return <Analytics.CollectionView data={{collection: {id, handle}}} />;
  }
  if (subject?.kind !== 'product') return null;
  return <Analytics.ProductView data={{products: [{...subject.product, quantity: 1}]}} />;
}

/** What our own loaders put beside their data; absent for pages that are about nothing. */
function subjectOf(data: unknown): PageSubject | null {
  const known = typeof data === 'object' && data !== null && 'subject' in data;
  return known ? (data.subject as PageSubject | null) : null;
}
