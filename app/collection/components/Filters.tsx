import {Link, type LinkProps} from '@remix-run/react';
import {useEffect, useRef, type FocusEvent, type KeyboardEvent} from 'react';

import type {Translation} from '~/lib/messages';
import {buttonClass} from '~/ui/Button';
import {Icon} from '~/ui/Icon';
import {useMessages, useTextLang} from '~/ui/language';
import {Swatch} from '~/ui/Picture';

import {looserQueries, type Facet} from '../facets';
import {
  countActive,
  includesFilter,
  PRICE_MAX,
  PRICE_MIN,
  searchParamsOf,
  type ActiveFilter,
  type ListingQuery,
} from '../filters';
import {MESSAGES} from '../messages';

/** Id of the filters, which their button names. */
export const FILTERS_ID = 'filters';

/** Closes the sheet of filters on a phone. */
export function closeFilters() {
  const sheet = document.getElementById(FILTERS_ID);
  if (sheet && isOverPage(sheet)) sheet.hidePopover();
}

const isOverPage = (sheet: HTMLElement) => sheet.matches(':popover-open');

/** Moves the focus into the sheet when it opens. */
function useFocusInSheet() {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const sheet = ref.current;
    // React knows this event of `details` alone.
    const onToggle = () => {
      if (sheet && isOverPage(sheet) && !sheet.contains(document.activeElement))
        sheet.querySelector('button')?.focus();
    };
    sheet?.addEventListener('toggle', onToggle);
    return () => sheet?.removeEventListener('toggle', onToggle);
  }, []);
  return ref;
}

/** Tab stays in the sheet: what it covers is not to be seen. */
function keepTab(event: KeyboardEvent<HTMLDivElement>) {
  const sheet = event.currentTarget;
  if (event.key !== 'Tab' || !isOverPage(sheet)) return;
  const stops = Array.from(sheet.querySelectorAll<HTMLElement>('button, input'));
  const ends = [stops[stops.length - 1], stops[0]];
  const [end, start] = event.shiftKey ? ends.reverse() : ends;
  if (document.activeElement !== end) return;
  event.preventDefault();
  start?.focus();
}

/** The sheet closes where the focus leaves it otherwise. */
function closeBehind({currentTarget, relatedTarget}: FocusEvent<HTMLDivElement>) {
  if (relatedTarget && !currentTarget.contains(relatedTarget)) closeFilters();
}

interface FiltersProps {
  facets: readonly Facet[];
  query: ListingQuery;
  count: number;
  hasMore: boolean;
  isPending: boolean;
}

/** All filters: beside the grid, or over the page on a phone, where a button closes them. */
export function Filters({facets, query, count, hasMore, isPending}: FiltersProps) {
  const messages = useMessages(MESSAGES);
  const lang = useTextLang();
  return (
    // Its keys only keep the focus in it.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      ref={useFocusInSheet()}
      id={FILTERS_ID}
      role="group"
      aria-label={messages.filters}
      className="filters"
      onKeyDown={keepTab}
      onBlur={closeBehind}
      {...{popover: 'auto'}}
    >
      <div className="filters-head">
        <p className="heading strong">{messages.filters}</p>
        <button
          type="button"
          className="button button-icon"
          aria-label={messages.closeFilters}
          {...{popovertarget: FILTERS_ID, popovertargetaction: 'hide'}}
        >
          <Icon name="close" />
        </button>
      </div>
      {facets.map((facet) => (
        <fieldset key={facet.label} className="filter">
          <legend className="eyebrow" lang={lang}>
            {facet.label}
          </legend>
          {facet.kind === 'price' ? (
            <PriceBounds facet={facet} price={query.price} />
          ) : (
            <div className="filter-values" lang={lang}>
              {facet.values.map((value) => (
                <label key={`${value.param}=${value.value}`} className="filter-value">
                  <input
                    type="checkbox"
                    name={value.param}
                    value={value.value}
                    defaultChecked={includesFilter(query.filters, value)}
                  />
                  {value.swatch && <Swatch color={value.swatch} />}
                  <bdi>
                    {value.label + (value.count === null ? '' : ` (${value.count})`)}
                  </bdi>
                </label>
              ))}
            </div>
          )}
        </fieldset>
      ))}
      <div className="filters-end">
        <button type="submit" className={buttonClass('primary')}>
          {isPending ? (
            messages.updating
          ) : (
            <>
              <span className="with-scripts">
                {messages.showProducts(count, hasMore)}
              </span>
              <span className="without-scripts">{messages.show}</span>
            </>
          )}
        </button>
      </div>
    </div>
  );
}

interface PriceBoundsProps {
  /** The highest price of the goods. */
  facet: {max: number};
  price: ListingQuery['price'];
}

/** The fields of the lowest and the highest price. The store tells the highest alone. */
function PriceBounds({facet, price}: PriceBoundsProps) {
  const messages = useMessages(MESSAGES);
  const bounds = [
    {name: PRICE_MIN, text: messages.from, value: price.min},
    {name: PRICE_MAX, text: messages.to, value: price.max, limit: String(facet.max)},
  ];
  return (
    <div className="filter-price">
      {bounds.map(({name, text, value, limit}) => (
        <label key={name}>
          <span>{text}</span>
          <input
            // The type "number" refuses the comma of other languages.
            type="text"
            inputMode="decimal"
            autoComplete="off"
            name={name}
            defaultValue={value ?? ''}
            placeholder={limit}
            className="field"
          />
        </label>
      ))}
    </div>
  );
}

/** The choice among the filters that a page offers. */
interface ChosenProps {
  facets: readonly Facet[];
  query: ListingQuery;
  /** The term of a search, which its links keep. */
  term: string | undefined;
}

const NO_PRICE = {min: null, max: null};

/** The active filters, each a link that removes it. */
export function ActiveFilters({facets, query, term}: ChosenProps) {
  const messages = useMessages(MESSAGES);
  if (countActive(query) === 0) return null;
  const {filters} = query;
  const chosen = namesOf(messages, query, facets).map((name, at) => {
    const own = filters[at];
    const looser = own
      ? {...query, filters: filters.filter((other) => other !== own)}
      : {...query, price: NO_PRICE};
    return {name, looser};
  });
  return (
    // The key remounts the list, so that changing filters does not count as layout shift.
    <ul
      role="list"
      key={searchParamsOf(query)}
      className="chosen"
      aria-label={messages.chosen}
    >
      {chosen.map(({name, looser}) => (
        <li key={searchParamsOf(looser)}>
          <QueryLink
            {...{query: looser, term}}
            className="chip"
            aria-label={messages.removeFilter(name)}
          >
            <bdi>{name}</bdi>
            <Icon name="close" />
          </QueryLink>
        </li>
      ))}
      <li>
        <QueryLink {...{query: unfiltered(query), term}} className="link">
          {messages.clear}
        </QueryLink>
      </li>
    </ul>
  );
}

/** Shown where nothing matches: what to loosen. Each link finds something. */
export function NoMatch({facets, query, term}: ChosenProps) {
  const messages = useMessages(MESSAGES);
  const {heading, text, link} = messages.noMatch;
  const loosened = looserQueries(facets, query);
  return (
    <div className="empty">
      <p className="heading">{heading}</p>
      {loosened.length > 0 && (
        <>
          <p>{text}</p>
          <ul role="list" className="looser">
            {loosened.map(([label, looser]) => (
              <li key={label}>
                <QueryLink {...{query: looser, term}} className={buttonClass('quiet')}>
                  {messages.any(label)}
                </QueryLink>
              </li>
            ))}
          </ul>
        </>
      )}
      <QueryLink {...{query: unfiltered(query), term}} className={buttonClass('primary')}>
        {link}
      </QueryLink>
    </div>
  );
}

const unfiltered = (query: ListingQuery) => ({...query, filters: [], price: NO_PRICE});

type QueryLinkProps = Omit<ChosenProps, 'facets'> & Omit<LinkProps, 'to'>;

/** A link to the listing with `query` chosen. */
function QueryLink({query, term, ...link}: QueryLinkProps) {
  return <Link to={{search: searchParamsOf(query, term)}} preventScrollReset {...link} />;
}

type CollectionMessages = Translation<typeof MESSAGES>;

/** The names of the active filters, the price's last. */
function namesOf(
  messages: CollectionMessages,
  {filters, price}: ListingQuery,
  facets: readonly Facet[],
): string[] {
  const names = filters.map((one) => nameOf(messages, one, facets));
  return price.min || price.max ? [...names, priceName(messages, price)] : names;
}

/**
 * What has changed between two queries, in words; '' for nothing.
 * @param facets those of both pages: a filter may be offered by one alone
 * @param sorts the names of the orders, by their values
 */
export function changeOf(
  messages: CollectionMessages,
  [before, after]: readonly [ListingQuery, ListingQuery],
  facets: readonly Facet[],
  sorts: ReadonlyMap<string, string>,
): string {
  const old = namesOf(messages, before, facets);
  const now = namesOf(messages, after, facets);
  const added = now.filter((name) => !old.includes(name));
  const removed = old.filter((name) => !now.includes(name));
  const order = after.sort === before.sort ? undefined : sorts.get(after.sort);
  return [
    ...added.map(messages.filteredBy),
    ...removed.map(messages.notFilteredBy),
    ...(order === undefined ? [] : [messages.sortedBy(order)]),
  ].join(' ');
}

/** A filter's name and label; its raw value where the store no longer offers it. */
function nameOf(
  messages: CollectionMessages,
  filter: ActiveFilter,
  facets: readonly Facet[],
): string {
  for (const facet of facets) {
    const values = facet.kind === 'list' ? facet.values : [];
    const value = values.find((one) => includesFilter([filter], one));
    if (value) return messages.filterValue(facet.label, value.label);
  }
  return filter.value;
}

/** `Price: 20 to 60`, `Price: from 20`, `Price: up to 60`. */
function priceName(
  messages: CollectionMessages,
  {min, max}: ListingQuery['price'],
): string {
  if (min && max) return messages.priceBetween(min, max);
  return min ? messages.priceFrom(min) : messages.priceUpTo(max ?? '');
}
