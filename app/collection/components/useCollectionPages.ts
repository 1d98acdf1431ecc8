import {useLocation} from '@remix-run/react';
import {useState} from 'react';

import type {CollectionPage} from '../collection-page';

/**
 * Pages that a visitor has added, by history entry: going back to the grid finds it as long as it was, and with it the
 * place where the visitor left it. Written in the browser only.
 */
const remembered = new Map<string, CollectionPage[]>();

/** @throws when offline, or the store gives no answer */
async function fetchPage(grid: string, after: string): Promise<CollectionPage> {
  const response = await fetch(`/api/grid?${new URLSearchParams({grid, after})}`);
  if (!response.ok) throw new Error(`No more could be loaded: ${response.status}`);
  // Our own resource route's answer: its shape is the page's.
  const {page} = (await response.json()) as {page: CollectionPage};
  return page;
}

/** A collection's pages so far: the one in the document, and those loaded on request. */
export function useCollectionPages(first: CollectionPage) {
  const {key, pathname} = useLocation();
  const [added, setAdded] = useState(() => remembered.get(key) ?? []);
  const [status, setStatus] = useState<'idle' | 'loading' | 'failed'>('idle');
  const pages = [first, ...added];
  const next = pages.at(-1)?.next ?? null;
  const append = (page: CollectionPage) => {
    const longer = [...added, page];
    remembered.set(key, longer);
    setAdded(longer);
    setStatus('idle');
  };
  return {
    pages,
    next,
    status,
    loadMore: () => {
      if (next === null || status === 'loading') return;
      setStatus('loading');
      fetchPage(pathname, next).then(append, () => setStatus('failed'));
    },
  };
}
