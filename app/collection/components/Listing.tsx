import {useLocation, useNavigate, useNavigation} from '@remix-run/react';
import {
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  type FormEvent,
  type ReactNode,
} from 'react';

import {pathIn, useMarket} from '~/market';
import {OptionsDialogs} from '~/product';
import {buttonClass} from '~/ui/Button';
import {useChange, useLatest} from '~/ui/effects';
import {useMessages} from '~/ui/language';

import type {CollectionPage} from '../collection-page';
import type {Facet} from '../facets';
import {
  COLLECTION_SORTS,
  countActive,
  includesFilter,
  PRICE_MAX,
  PRICE_MIN,
  searchParamsOf,
  readListingQuery,
  SEARCH_SORTS,
  SORT,
  sortOf,
  type ListingQuery,
} from '../filters';
import {MESSAGES} from '../messages';
import {CollectionGrid} from './CollectionGrid';
import {
  ActiveFilters,
  changeOf,
  closeFilters,
  Filters,
  FILTERS_ID,
  NoMatch,
} from './Filters';

interface CollectionViewProps {
  title: string;
  /** Language of the title, where it is not the page's. */
  lang?: string | undefined;
  page: CollectionPage;
  /** Stands between heading and grid. */
  above?: ReactNode;
  /** Stands below the grid. */
  below?: ReactNode;
}

/** A heading and a grid: the page of shirts, hoodies and any collection (§2, §10.9). */
export function CollectionView({title, lang, page, above, below}: CollectionViewProps) {
  return (
    <>
      <header className="page page-head">
        <h1 id="collection" dir="auto" lang={lang}>
          {title}
        </h1>
        {page.description && (
          <p dir="auto" lang={lang}>
            {page.description}
          </p>
        )}
      </header>
      {above}
      <div className="page">
        <Listing
          facets={page.facets ?? []}
          count={page.cards.length}
          hasMore={page.next !== null}
        >
          <CollectionGrid
            page={page}
            labelledBy="collection"
            heading="h2"
            hasMainPicture={!above}
          />
        </Listing>
      </div>
      {below}
    </>
  );
}

interface ListingProps {
  /** The available filters; empty where the store offers none. */
  facets: readonly Facet[];
  /** The term of a search, which stays in the URL; absent for a collection. */
  term?: string;
  /** Products shown at first. */
  count: number;
  hasMore: boolean;
  children: ReactNode;
}

/**
 * A grid with filters and sorting: one form whose URL holds the filters, and that submits itself
 * with JavaScript. On a phone the filters open as a native popover.
 */
export function Listing({facets, term, count, hasMore, children}: ListingProps) {
  const messages = useMessages(MESSAGES);
  const sorts = term === undefined ? COLLECTION_SORTS : SEARCH_SORTS;
  const market = useMarket();
  const {pathname, search} = useLocation();
  const query = useMemo(() => readListingQuery(new URLSearchParams(search)), [search]);
  const root = useRef<HTMLDivElement>(null);
  const {state, location: next} = useNavigation();
  const isPending = state === 'loading' && pathIn(market, next.pathname) === pathname;
  // The choice shows at once. The grid follows with the answer.
  const asked = isPending ? next.search : search;
  const chosen = useMemo(() => readListingQuery(new URLSearchParams(asked)), [asked]);
  const form = useAutoSubmit(chosen, term);
  useChange(search, () => scrollToNewGrid(root.current));
  useChange(`${asked} ${search}`, () => keepFocus(root.current));
  const change = useChangeInWords({query, facets, term});
  const gridId = useId();
  const chosenCount = countActive(query);
  const isEmpty = count === 0 && !hasMore;
  // There is nothing to filter or to sort.
  if (isEmpty && chosenCount === 0) return children;
  return (
    <div
      ref={root}
      className={facets.length > 0 ? 'listing listing-filtered' : 'listing'}
      aria-busy={isPending}
    >
      <a href={`#${gridId}`} className="skip button button-primary">
        {messages.skip}
      </a>
      {facets.length > 0 && (
        <a href={`#${FILTERS_ID}`} className="skip skip-filters button button-primary">
          {messages.skipToFilters}
        </a>
      )}
      <form
        {...form}
        method="get"
        action={market.prefix + pathname}
        autoComplete="off"
        className="listing-form"
      >
        {term !== undefined && <input type="hidden" name="q" value={term} />}
        <div className="listing-bar">
          {facets.length > 0 && (
            <button
              type="button"
              className={buttonClass('quiet', 'listing-open')}
              aria-expanded={false}
              aria-controls={FILTERS_ID}
              suppressHydrationWarning
              {...{popovertarget: FILTERS_ID}}
            >
              {messages.filters + (chosenCount > 0 ? ` (${chosenCount})` : '')}
            </button>
          )}
          {/* Silent: a change may leave it as it is. */}
          <p role="status" aria-live="off" tabIndex={-1}>
            {messages.products(count, hasMore)}
          </p>
          <p role="status" className="visually-hidden">
            {change && `${change} ${messages.products(count, hasMore)}`}
          </p>
          <label className="listing-sort">
            <span>{messages.sort}</span>
            <select
              name={SORT}
              defaultValue={sortOf(sorts, query.sort)}
              className="field"
            >
              {sorts.map(([value, name]) => (
                <option key={value} value={value}>
                  {messages.sorts[name]}
                </option>
              ))}
            </select>
          </label>
          {/* Hidden with JavaScript, where the form submits itself. */}
          <button type="submit" className={buttonClass('quiet', 'without-scripts')}>
            {messages.show}
          </button>
        </div>
        {facets.length > 0 && <Filters {...{facets, query, count, hasMore, isPending}} />}
      </form>
      <ActiveFilters {...{facets, query: chosen, term}} />
      <div id={gridId} className="listing-grid">
        <OptionsDialogs key={pathname}>
          {isEmpty ? <NoMatch {...{facets, query, term}} /> : children}
        </OptionsDialogs>
      </div>
    </div>
  );
}

/** What the last change of filters or order was, in words; '' at first, and for other words. */
function useChangeInWords({
  query,
  facets,
  term,
}: Pick<ListingProps, 'facets' | 'term'> & {query: ListingQuery}): string {
  const messages = useMessages(MESSAGES);
  const [shown, setShown] = useState({query, facets, term, change: ''});
  // Set during render, so that the words come with the products.
  if (shown.query !== query) {
    const rows = term === undefined ? COLLECTION_SORTS : SEARCH_SORTS;
    const sorts = new Map(rows.map(([value, name]) => [value, messages.sorts[name]]));
    const change =
      shown.term === term
        ? changeOf(messages, [shown.query, query], [...facets, ...shown.facets], sorts)
        : '';
    setShown({query, facets, term, change});
  }
  return shown.change;
}

/**
 * Submits the form on every change, as a navigation; returns the form's props. The fields are
 * uncontrolled, so that input before hydration counts, and follow the URL when it changes
 * otherwise.
 */
function useAutoSubmit(query: ListingQuery, term: string | undefined) {
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  const submit = () => {
    const fields = form.current && new FormData(form.current);
    if (!fields) return;
    const pairs = [...fields].map(([name, value]) => [name, String(value)]);
    const asked = readListingQuery(new URLSearchParams(pairs));
    const search = searchParamsOf(asked, term);
    if (search === searchParamsOf(query, term)) return;
    navigate({search}, {preventScrollReset: true});
  };
  const latest = useLatest(submit);
  useEffect(() => {
    const element = form.current;
    const onChange = () => latest.current();
    // The native event: a text field fires it on blur, not at each letter.
    element?.addEventListener('change', onChange);
    return () => element?.removeEventListener('change', onChange);
  }, [latest]);
  const shown = useRef(query);
  useEffect(() => {
    if (shown.current === query) latest.current();
    else if (form.current) syncFields(form.current, query, shown.current);
    shown.current = query;
  }, [query, latest]);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    submit();
    closeFilters();
  };
  return {ref: form, onSubmit};
}

/**
 * Sets the fields to the URL's filters. A field that differs from the URL before was changed by the
 * visitor while this page loaded: it keeps its value, and is submitted next.
 */
function syncFields(form: HTMLFormElement, query: ListingQuery, before: ListingQuery) {
  for (const field of form.elements) {
    if (field instanceof HTMLInputElement && field.type === 'checkbox') {
      const {name: param, value} = field;
      const [was, is] = [before, query].map(({filters}) =>
        includesFilter(filters, {param, value}),
      );
      if (field.checked === was) field.checked = is === true;
    } else if (
      (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) &&
      field.value === fieldValueOf(before, field.name)
    )
      field.value = fieldValueOf(query, field.name) ?? '';
  }
}

/** The value of the field with this name; undefined for a field that is not part of the query. */
function fieldValueOf({price, sort}: ListingQuery, name: string): string | undefined {
  return {[PRICE_MIN]: price.min ?? '', [PRICE_MAX]: price.max ?? '', [SORT]: sort}[name];
}

/** Stays where the visitor is, unless the new grid ends above the window's middle. */
function scrollToNewGrid(root: HTMLElement | null) {
  if (root && root.getBoundingClientRect().bottom < innerHeight / 2)
    root.scrollIntoView();
}

/** Focus moves from a link that is gone to the next chosen filter, or to the number of products. */
function keepFocus(root: HTMLElement | null) {
  if (document.activeElement !== document.body) return;
  ['.chosen a', '[role=status]']
    .flatMap((part) => root?.querySelector<HTMLElement>(part) ?? [])[0]
    ?.focus({preventScroll: true});
}
