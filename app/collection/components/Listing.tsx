import {Link, useLocation, useNavigate, useNavigation} from '@remix-run/react';
import {useEffect, useMemo, useRef, type FormEvent, type ReactNode} from 'react';

import {buttonClass} from '~/ui/Button';
import {Icon} from '~/ui/Icon';
import {Swatch} from '~/ui/Swatch';

import {looserQueries, type Facet} from '../facets';
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
  type ActiveFilter,
  type ListingQuery,
} from '../filters';
import {
  anyLabel,
  MESSAGES,
  priceLabel,
  productsLabel,
  removeFilterLabel,
  showLabel,
  valueLabel,
} from '../messages';

const FILTERS_ID = 'filters';

interface ListingProps {
  /** The available filters; empty where the store offers none. */
  facets: readonly Facet[];
  /** Which sort orders to offer. */
  sorts?: 'collection' | 'search';
  /** Parameters to preserve in the URL, such as the words of a search. */
  preservedParams?: readonly ActiveFilter[];
  /** Products shown at first. */
  count: number;
  /** Whether more products follow. */
  hasMore: boolean;
  /** The grid. */
  children: ReactNode;
}

/**
 * A grid with filters and sorting. One form, whose URL holds the filters: it works without JavaScript, and submits
 * itself with it. The filters stand beside the grid; on a phone they open as a native popover.
 */
export function Listing(props: ListingProps) {
  const {facets, preservedParams = [], count, hasMore, children} = props;
  const sorts = props.sorts === 'search' ? SEARCH_SORTS : COLLECTION_SORTS;
  const {pathname, search} = useLocation();
  const query = useMemo(() => readListingQuery(new URLSearchParams(search)), [search]);
  const root = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const submit = useAutoSubmit(form, query, preservedParams);
  useScrollToNewGrid(root, search);
  const {state, location: next} = useNavigation();
  const isPending = state === 'loading' && next.pathname === pathname;
  const label = productsLabel(count, hasMore);
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
      <form
        ref={form}
        method="get"
        action={pathname}
        autoComplete="off"
        className="listing-form"
        onSubmit={submit}
      >
        {preservedParams.map(({param, value}) => (
          <input key={param} type="hidden" name={param} value={value} />
        ))}
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
              {MESSAGES.filters}
              {chosenCount > 0 && ` (${chosenCount})`}
            </button>
          )}
          <p role="status" tabIndex={-1}>
            {label}
          </p>
          <label className="listing-sort">
            <span>{MESSAGES.sort}</span>
            <select
              name={SORT}
              defaultValue={sortOf(sorts, query.sort)}
              className="field"
            >
              {sorts.map(([value, name]) => (
                <option key={value} value={value}>
                  {name}
                </option>
              ))}
            </select>
          </label>
          {/* Hidden with JavaScript, where the form submits itself. */}
          <button type="submit" className={buttonClass('quiet', 'without-scripts')}>
            {MESSAGES.show}
          </button>
        </div>
        {facets.length > 0 && (
          <Filters {...{facets, query, preservedParams, count, hasMore, isPending}} />
        )}
      </form>
      <ActiveFilters {...{facets, query, preservedParams}} />
      <div className="listing-grid">
        {isEmpty ? <NoMatch {...{facets, query, preservedParams}} /> : children}
      </div>
    </div>
  );
}

function closeFilters() {
  const sheet = document.getElementById(FILTERS_ID);
  if (sheet?.matches(':popover-open')) sheet.hidePopover();
}

/**
 * Submits the form on every change, as a navigation; returns the submit handler. The fields are uncontrolled, so that
 * input before hydration counts. They follow the URL when it changes otherwise.
 */
function useAutoSubmit(
  form: React.RefObject<HTMLFormElement>,
  query: ListingQuery,
  preservedParams: readonly ActiveFilter[],
) {
  const navigate = useNavigate();
  const submit = () => {
    const fields = form.current && new FormData(form.current);
    if (!fields) return;
    const pairs = [...fields].map(([name, value]) => [name, String(value)]);
    const nextSearch = searchParamsOf(
      readListingQuery(new URLSearchParams(pairs)),
      preservedParams,
    );
    if (nextSearch === searchParamsOf(query, preservedParams)) return;
    navigate({search: nextSearch && `?${nextSearch}`}, {preventScrollReset: true});
  };
  const latest = useRef(submit);
  latest.current = submit;
  useEffect(() => {
    const element = form.current;
    const onChange = () => latest.current();
    // The native event: a text field fires it on blur, not at each letter.
    element?.addEventListener('change', onChange);
    return () => element?.removeEventListener('change', onChange);
  }, [form]);
  const shown = useRef(query);
  useEffect(() => {
    if (shown.current === query) latest.current();
    else if (form.current) syncFields(form.current, query, shown.current);
    shown.current = query;
  }, [form, query]);
  return (event: FormEvent) => {
    event.preventDefault();
    submit();
    closeFilters();
  };
}

/**
 * Sets the fields to the URL's filters. A field that differs from the URL before was changed by the visitor while this
 * page loaded: it keeps its value, and is submitted next.
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

/**
 * The visitor stays where they are, unless the new grid ends above the window's middle: then it scrolls up to its start. Focus moves
 * from a removed filter to the next one, or to the number of products.
 */
function useScrollToNewGrid(root: React.RefObject<HTMLElement>, search: string) {
  const shown = useRef(search);
  useEffect(() => {
    if (shown.current === search) return;
    shown.current = search;
    const element = root.current;
    if (!element) return;
    if (element.getBoundingClientRect().bottom < innerHeight / 2)
      element.scrollIntoView();
    if (document.activeElement === document.body)
      ['.chosen a', '[role=status]']
        .flatMap((part) => element.querySelector<HTMLElement>(part) ?? [])[0]
        ?.focus({preventScroll: true});
  }, [root, search]);
}

/** What is chosen among the filters that a page offers. */
interface ChosenProps {
  facets: readonly Facet[];
  query: ListingQuery;
  preservedParams: readonly ActiveFilter[];
}

interface FiltersProps extends ChosenProps {
  count: number;
  hasMore: boolean;
  isPending: boolean;
}

/** All filters: beside the grid, or over the page on a phone, where a button with the number of products closes them. */
function Filters({
  facets,
  query,
  preservedParams,
  count,
  hasMore,
  isPending,
}: FiltersProps) {
  return (
    <div
      id={FILTERS_ID}
      role="group"
      aria-label={MESSAGES.filters}
      className="filters"
      {...{popover: 'auto'}}
    >
      <div className="filters-head">
        <p className="text-heading">{MESSAGES.filters}</p>
        {countActive(query) > 0 && <ClearAll {...{query, preservedParams}} />}
        <button
          type="button"
          className="button button-icon"
          aria-label={MESSAGES.closeFilters}
          {...{popovertarget: FILTERS_ID, popovertargetaction: 'hide'}}
        >
          <Icon name="close" />
        </button>
      </div>
      {facets.map((facet) =>
        facet.kind === 'price' ? (
          <PriceFilter key={facet.label} facet={facet} query={query} />
        ) : (
          <ListFilter key={facet.label} facet={facet} query={query} />
        ),
      )}
      <div className="filters-end">
        <button type="submit" className={buttonClass('primary')}>
          {isPending ? (
            MESSAGES.updating
          ) : (
            <>
              <span className="with-scripts">{showLabel(count, hasMore)}</span>
              <span className="without-scripts">{MESSAGES.show}</span>
            </>
          )}
        </button>
      </div>
    </div>
  );
}

/** A filter with checkboxes. */
function ListFilter({
  facet: {label, values},
  query,
}: {
  facet: Extract<Facet, {kind: 'list'}>;
  query: ListingQuery;
}) {
  return (
    <fieldset className="filter">
      <legend className="eyebrow">{label}</legend>
      <div className="filter-values">
        {values.map((value) => (
          <label key={`${value.param}=${value.value}`} className="filter-value">
            <input
              type="checkbox"
              name={value.param}
              value={value.value}
              defaultChecked={includesFilter(query.filters, value)}
            />
            {value.swatch && <Swatch color={value.swatch} />}
            <span>
              <bdi>{value.label}</bdi>
              {value.count !== null && ` (${value.count})`}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** A filter with the lowest and highest price. */
function PriceFilter({
  facet: {label, min, max},
  query: {price},
}: {
  facet: Extract<Facet, {kind: 'price'}>;
  query: ListingQuery;
}) {
  const field = {type: 'number', min: 0, step: 'any', inputMode: 'decimal'} as const;
  return (
    <fieldset className="filter">
      <legend className="eyebrow">{label}</legend>
      <div className="filter-price">
        <label>
          {MESSAGES.from}
          <input
            {...field}
            name={PRICE_MIN}
            defaultValue={price.min ?? ''}
            placeholder={String(min)}
            className="field"
          />
        </label>
        <label>
          {MESSAGES.to}
          <input
            {...field}
            name={PRICE_MAX}
            defaultValue={price.max ?? ''}
            placeholder={String(max)}
            className="field"
          />
        </label>
      </div>
    </fieldset>
  );
}

/** Where a link leads that leaves `query` chosen. */
function addressOf(query: ListingQuery, preservedParams: readonly ActiveFilter[]) {
  const search = searchParamsOf(query, preservedParams);
  return {search: search && `?${search}`};
}

const NO_PRICE = {min: null, max: null};

/** The active filters, each a link that removes it. */
function ActiveFilters({facets, query, preservedParams}: ChosenProps) {
  if (countActive(query) === 0) return null;
  const {filters, price} = query;
  const without = (one: ActiveFilter) => filters.filter((other) => other !== one);
  return (
    // The key remounts the list, so that changing filters does not count as layout shift.
    <ul key={searchParamsOf(query)} className="chosen" aria-label={MESSAGES.chosen}>
      {filters.map((one) => (
        <ActiveFilterLink
          key={`${one.param}=${one.value}`}
          name={nameOf(one, facets)}
          to={addressOf({...query, filters: without(one)}, preservedParams)}
        />
      ))}
      {(price.min || price.max) && (
        <ActiveFilterLink
          name={priceLabel(price)}
          to={addressOf({...query, price: NO_PRICE}, preservedParams)}
        />
      )}
      <li>
        <ClearAll {...{query, preservedParams}} />
      </li>
    </ul>
  );
}

function ClearAll({query, preservedParams}: Omit<ChosenProps, 'facets'>) {
  return (
    <Link
      to={addressOf({...query, filters: [], price: NO_PRICE}, preservedParams)}
      preventScrollReset
      className="link"
    >
      {MESSAGES.clear}
    </Link>
  );
}

/** Shown where nothing matches: what to loosen. Each link finds something. */
function NoMatch({facets, query, preservedParams}: ChosenProps) {
  const {heading, text, link} = MESSAGES.noMatch;
  const loosened = looserQueries(facets, query);
  return (
    <div className="empty">
      <p className="text-heading">{heading}</p>
      {loosened.length > 0 && (
        <>
          <p>{text}</p>
          <ul className="looser">
            {loosened.map(([label, looser]) => (
              <li key={label}>
                <Link
                  to={addressOf(looser, preservedParams)}
                  preventScrollReset
                  className={buttonClass('quiet')}
                >
                  {anyLabel(label)}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
      <Link
        to={addressOf({...query, filters: [], price: NO_PRICE}, preservedParams)}
        preventScrollReset
        className={buttonClass('primary')}
      >
        {link}
      </Link>
    </div>
  );
}

function ActiveFilterLink({name, to}: {name: string; to: {search: string}}) {
  return (
    <li>
      <Link
        to={to}
        preventScrollReset
        className="chip"
        aria-label={removeFilterLabel(name)}
      >
        <bdi>{name}</bdi>
        <Icon name="close" />
      </Link>
    </li>
  );
}

/** A filter's label with the name of the filter; its raw value where the store no longer offers it. */
function nameOf(filter: ActiveFilter, facets: readonly Facet[]): string {
  for (const facet of facets) {
    const values = facet.kind === 'list' ? facet.values : [];
    const value = values.find((one) => includesFilter([filter], one));
    if (value) return valueLabel(facet.label, value.label);
  }
  return filter.value;
}
