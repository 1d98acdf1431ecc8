import {useLocation, useNavigation} from '@remix-run/react';
import {useEffect, useRef} from 'react';

import {collectionSort, productFiltersOf, readListingQuery} from '~/collection';
import {pathIn, useMarket} from '~/market';

import {emit} from './emit';
import {countShown, type ListedPage} from './listed';

/** A change that a shopper has asked for, until the page shows it. */
interface Refinement {
  search: string;
  resolve: (result: object) => void;
  reject: (reason: Error) => void;
}

/**
 * Tells scripts what a shopper refines a listing to when it is asked, with a promise of how much
 * there is: `shopify:collection:update` and, for a search, `shopify:search:update`. A chunk that
 * pages with a listing load (hence the default export).
 */
export default function Refinements({
  pathname,
  page,
}: {
  pathname: string;
  page: ListedPage;
}) {
  const market = useMarket();
  const {search} = useLocation();
  const {state, location: next} = useNavigation();
  const isHere = state === 'loading' && pathIn(market, next.pathname) === pathname;
  const asked = isHere ? next.search : search;
  const open = useRef<Refinement | null>(null);
  // How much the collection has, as far as a page has shown it.
  const whole = useRef<object>({});
  const {collection, cards, count} = page;
  const found = () =>
    count === undefined ? countShown(page, search) : {totalCount: count};

  useEffect(() => {
    // A search is one from the start, after the view of its page.
    const first = collection ? null : askedAnew('', search);
    const promise = Promise.resolve(found());
    if (first?.words) void promise.then(() => tell(first, {promise}));
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  useEffect(() => {
    const {current} = open;
    if (!FILTERED.test(search)) whole.current = countShown(page, search);
    open.current = null;
    if (!current) return;
    if (current.search !== search || !cards) current.reject(new Error(NOT_SHOWN));
    else current.resolve(found());
    // A page is shown with its URL.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [search]);

  useEffect(() => {
    const anew = askedAnew(search, asked);
    if (!anew) return;
    const at = document.activeElement ?? document;
    const promise = new Promise<object>((resolve, reject) => {
      open.current?.reject(new Error('Another one was asked for.'));
      open.current = {search: asked, resolve, reject};
    });
    // It may interest nobody.
    promise.catch(() => undefined);
    const known = collection && {collection: {...collection, ...whole.current}};
    tell(anew, {promise, ...known}, at);
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [asked]);

  useEffect(() => () => open.current?.reject(new Error(NOT_SHOWN)), []);
  return null;
}

/** @param properties the promise, and the collection; a search has none */
function tell(
  {words: query, sortKey, ...filters}: Asked,
  properties: {promise: Promise<object>; collection?: object},
  at?: Parameters<typeof emit>[2],
) {
  if (properties.collection)
    return emit('collection:update', {...properties, sortKey, ...filters}, at);
  // A search has two orders.
  const order = sortKey === 'PRICE' ? sortKey : 'RELEVANCE';
  emit('search:update', {...properties, search: {query, sortKey: order, ...filters}}, at);
}

const NOT_SHOWN = 'The page was left.';

const FILTERED = /[?&](?:filter\.|after=)/;

type Asked = NonNullable<ReturnType<typeof askedAnew>>;

function queryOf(search: string) {
  const params = new URLSearchParams(search);
  return {words: params.get('q')?.trim() ?? '', listing: readListingQuery(params)};
}

/**
 * What the URL of a listing asks for, in the words of the Storefront API; `null` where it asks for
 * nothing else than `before`.
 */
function askedAnew(before: string, search: string) {
  const query = queryOf(search);
  if (JSON.stringify(query) === JSON.stringify(queryOf(before))) return null;
  const {words, listing} = query;
  const productFilters = productFiltersOf(listing);
  const [, , sortKey] = collectionSort(listing.sort);
  return {words, sortKey, ...(productFilters.length > 0 && {productFilters})};
}
