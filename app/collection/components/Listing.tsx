import {Link, useLocation, useNavigate, useNavigation} from '@remix-run/react';
import {useEffect, useMemo, useRef, type FormEvent, type ReactNode} from 'react';

import {buttonClass} from '~/ui/Button';
import {Icon} from '~/ui/Icon';

import {
  COLLECTION_SORTS,
  countChosen,
  isAmong,
  PRICE_MAX,
  PRICE_MIN,
  queryOf,
  readChoice,
  SEARCH_SORTS,
  SORT,
  sortOf,
  type Choice,
  type Facet,
  type ListingChoice,
} from '../filters';
import {
  MESSAGES,
  priceLabel,
  productsLabel,
  removeFilterLabel,
  showLabel,
  valueLabel,
} from '../messages';

const FILTERS_ID = 'filters';

interface ListingProps {
  /** What the listing can be narrowed by; empty where the store offers nothing. */
  facets: readonly Facet[];
  /** Which orders there are: those of a collection, or of search results. */
  sorts?: 'collection' | 'search';
  /** What of the address is not about the listing, and stays: the words of a search. */
  kept?: readonly Choice[];
  /** Products shown at first. */
  count: number;
  /** Whether more products follow. */
  hasMore: boolean;
  /** The grid. */
  children: ReactNode;
}

/**
 * A grid that visitors narrow and sort. All of it is one form, whose address says what is chosen: it works without scripts, and
 * submits itself with them. Its filters stand beside the grid; on a phone they are a native popover.
 */
export function Listing(props: ListingProps) {
  const {facets, kept = [], count, hasMore, children} = props;
  const sorts = props.sorts === 'search' ? SEARCH_SORTS : COLLECTION_SORTS;
  const {pathname, search} = useLocation();
  const choice = useMemo(() => readChoice(new URLSearchParams(search)), [search]);
  const root = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const submit = useSelfSubmit(form, choice, kept);
  useNewGrid(root, search);
  const {state, location: next} = useNavigation();
  const isPending = state === 'loading' && next.pathname === pathname;
  const label = productsLabel(count, hasMore);
  const chosenCount = countChosen(choice);
  return (
    <div
      ref={root}
      className={facets.length > 0 ? 'listing listing-filtered' : 'listing'}
    >
      <form
        ref={form}
        method="get"
        action={pathname}
        autoComplete="off"
        className="listing-form"
        onSubmit={submit}
      >
        {kept.map(({param, value}) => (
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
              defaultValue={sortOf(sorts, choice.sort)}
              className="field"
            >
              {sorts.map(([value, name]) => (
                <option key={value} value={value}>
                  {name}
                </option>
              ))}
            </select>
          </label>
          {facets.length === 0 && <SubmitWithoutScripts />}
        </div>
        {facets.length > 0 && <Filters {...{facets, choice, label}} />}
      </form>
      <ChosenFilters {...{facets, choice, kept}} />
      <div className="listing-grid" aria-busy={isPending}>
        {children}
      </div>
    </div>
  );
}

function closeFilters() {
  const sheet = document.getElementById(FILTERS_ID);
  if (sheet?.matches(':popover-open')) sheet.hidePopover();
}

/** With scripts the form submits itself, and this is not shown. */
function SubmitWithoutScripts() {
  return (
    <button type="submit" className={buttonClass('quiet', 'without-scripts')}>
      {MESSAGES.apply}
    </button>
  );
}

/**
 * Submits the form as soon as something in it is changed, as a navigation of the page; gives the handler of a submit. The fields
 * are the browser's own, so that what is pressed before hydration counts; they follow the address when it changes otherwise.
 */
function useSelfSubmit(
  form: React.RefObject<HTMLFormElement>,
  choice: ListingChoice,
  kept: readonly Choice[],
) {
  const navigate = useNavigate();
  const submit = () => {
    const fields = form.current && new FormData(form.current);
    if (!fields) return;
    const pairs = [...fields].map(([name, value]) => [name, String(value)]);
    const query = queryOf(readChoice(new URLSearchParams(pairs)), kept);
    if (query === queryOf(choice, kept)) return;
    navigate({search: query && `?${query}`}, {preventScrollReset: true});
  };
  const latest = useRef(submit);
  latest.current = submit;
  useEffect(() => {
    const element = form.current;
    const onChange = () => latest.current();
    // The browser's own event: a field of text says so when it is left, not at each letter.
    element?.addEventListener('change', onChange);
    return () => element?.removeEventListener('change', onChange);
  }, [form]);
  const shown = useRef(choice);
  useEffect(() => {
    if (shown.current === choice) latest.current();
    else if (form.current) showChoice(form.current, choice, shown.current);
    shown.current = choice;
  }, [form, choice]);
  return (event: FormEvent) => {
    event.preventDefault();
    submit();
    closeFilters();
  };
}

/**
 * Has the form's fields say what the address says. A field that does not say what the address said before is the visitor's: it was
 * changed while this page was on its way, and is asked for next.
 */
function showChoice(form: HTMLFormElement, choice: ListingChoice, before: ListingChoice) {
  for (const field of form.elements) {
    if (field instanceof HTMLInputElement && field.type === 'checkbox') {
      const {name: param, value} = field;
      const [was, is] = [before, choice].map(({choices}) =>
        isAmong(choices, {param, value}),
      );
      if (field.checked === was) field.checked = is === true;
    } else if (
      (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) &&
      field.value === textIn(before, field.name)
    )
      field.value = textIn(choice, field.name) ?? '';
  }
}

/** What a choice says in the field with this name; undefined for one that it says nothing in. */
function textIn({price, sort}: ListingChoice, name: string): string | undefined {
  return {[PRICE_MIN]: price.min ?? '', [PRICE_MAX]: price.max ?? '', [SORT]: sort}[name];
}

/**
 * A shorter grid begins where it is seen: a visitor who was far down is brought to its top. The focus goes from a filter that was
 * removed to the next one, or to the number of products.
 */
function useNewGrid(root: React.RefObject<HTMLElement>, search: string) {
  const shown = useRef(search);
  useEffect(() => {
    if (shown.current === search) return;
    shown.current = search;
    const element = root.current;
    if (!element) return;
    if (element.getBoundingClientRect().top < 0) element.scrollIntoView();
    if (document.activeElement === document.body)
      ['.chosen a', '[role=status]']
        .flatMap((part) => element.querySelector<HTMLElement>(part) ?? [])[0]
        ?.focus({preventScroll: true});
  }, [root, search]);
}

interface FiltersProps {
  facets: readonly Facet[];
  choice: ListingChoice;
  /** How many products there are, for the button that leads back to them. */
  label: string;
}

/** All filters: beside the grid, or over the page where a phone has opened them. */
function Filters({facets, choice, label}: FiltersProps) {
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
          <PriceFilter key={facet.label} facet={facet} choice={choice} />
        ) : (
          <ListFilter key={facet.label} facet={facet} choice={choice} />
        ),
      )}
      <div className="filters-end">
        <button type="submit" className={buttonClass('primary')}>
          {showLabel(label)}
        </button>
      </div>
    </div>
  );
}

/** Values to tick. */
function ListFilter({
  facet: {label, values},
  choice,
}: {
  facet: Extract<Facet, {kind: 'list'}>;
  choice: ListingChoice;
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
              defaultChecked={isAmong(choice.choices, value)}
            />
            {value.swatch && (
              <svg className="swatch" viewBox="0 0 16 16" aria-hidden="true">
                <circle cx="8" cy="8" r="7.5" fill={value.swatch} />
              </svg>
            )}
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

/** Bounds of the price. */
function PriceFilter({
  facet: {label, max},
  choice: {price},
}: {
  facet: Extract<Facet, {kind: 'price'}>;
  choice: ListingChoice;
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
            placeholder="0"
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

interface ChosenFiltersProps {
  facets: readonly Facet[];
  choice: ListingChoice;
  kept: readonly Choice[];
}

/** What is chosen, each a link to the page without it. */
function ChosenFilters({facets, choice, kept}: ChosenFiltersProps) {
  if (countChosen(choice) === 0) return null;
  const {choices, price} = choice;
  const linkTo = (other: ListingChoice) => {
    const query = queryOf(other, kept);
    return {search: query && `?${query}`};
  };
  const without = (one: Choice) => choices.filter((other) => other !== one);
  const noPrice = {min: null, max: null};
  return (
    // Other filters are another list: none of it counts as having shifted.
    <ul key={queryOf(choice)} className="chosen" aria-label={MESSAGES.chosen}>
      {choices.map((one) => (
        <Chosen
          key={`${one.param}=${one.value}`}
          name={nameOf(one, facets)}
          to={linkTo({...choice, choices: without(one)})}
        />
      ))}
      {(price.min || price.max) && (
        <Chosen name={priceLabel(price)} to={linkTo({...choice, price: noPrice})} />
      )}
      <li>
        <Link
          to={linkTo({...choice, choices: [], price: noPrice})}
          preventScrollReset
          className="link"
        >
          {MESSAGES.clear}
        </Link>
      </li>
    </ul>
  );
}

function Chosen({name, to}: {name: string; to: {search: string}}) {
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

/** What the store calls a value, after its filter's name; its own text where the store offers it no more. */
function nameOf(choice: Choice, facets: readonly Facet[]): string {
  for (const facet of facets) {
    const values = facet.kind === 'list' ? facet.values : [];
    const value = values.find((one) => isAmong([choice], one));
    if (value) return valueLabel(facet.label, value.label);
  }
  return choice.value;
}
