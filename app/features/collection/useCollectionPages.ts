import {useFetcher, useLocation} from '@remix-run/react';
import {useEffect, useState} from 'react';

import type {CollectionPage} from './collection-page';

/**
 * Pages that a visitor has added, by history entry: going back to the grid finds it as long as it was, and with it the
 * place where the visitor left it. Written in the browser only.
 */
const remembered = new Map<string, CollectionPage[]>();

/** Where the loader of a grid's page answers; the home route is an index route, which Remix wants named. */
function addressOf(pathname: string, after: string): string {
  const index = pathname === '/' ? 'index&' : '';
  return `${pathname}?${index}after=${encodeURIComponent(after)}`;
}

/** A collection's pages so far: the one in the document, and those loaded on request. */
export function useCollectionPages(first: CollectionPage) {
  const {key, pathname} = useLocation();
  const fetcher = useFetcher<CollectionPage>();
  const [added, setAdded] = useState(() => remembered.get(key) ?? []);
  const pages = [first, ...added];
  const next = pages.at(-1)?.next ?? null;
  const {data} = fetcher;
  useEffect(() => {
    if (!data || data.after === null || data.after !== next) return;
    const longer = [...added, data];
    remembered.set(key, longer);
    setAdded(longer);
  }, [data, next, added, key]);
  return {
    pages,
    next,
    isLoading: fetcher.state !== 'idle',
    loadMore: () => {
      if (next !== null && fetcher.state === 'idle')
        fetcher.load(addressOf(pathname, next));
    },
  };
}
