import {Link} from '@remix-run/react';

import type {Translation} from '~/lib/messages';
import {buttonClass} from '~/ui/Button';
import {Icon} from '~/ui/Icon';
import {useMessages} from '~/ui/language';

import {looserQueries, type Facet} from '../facets';
import {
  countActive,
  includesFilter,
  searchParamsOf,
  type ActiveFilter,
  type ListingQuery,
} from '../filters';
import {MESSAGES} from '../messages';

/** The filters that a page offers, and the choice among them. */
interface ChosenProps {
  facets: readonly Facet[];
  query: ListingQuery;
  preservedParams: readonly ActiveFilter[];
}

/** The URL of a link that leaves `query` chosen. */
function urlOf(query: ListingQuery, preservedParams: readonly ActiveFilter[]) {
  const search = searchParamsOf(query, preservedParams);
  return {search: search && `?${search}`};
}

const NO_PRICE = {min: null, max: null};

type CollectionMessages = Translation<typeof MESSAGES>;

/** `Price: 20 to 60`, `Price: from 20`, `Price: up to 60`. */
function priceName(
  messages: CollectionMessages,
  {min, max}: ListingQuery['price'],
): string {
  if (min && max) return messages.priceBetween(min, max);
  return min ? messages.priceFrom(min) : messages.priceUpTo(max ?? '');
}

/** The active filters, each a link that removes it. */
export function ActiveFilters({facets, query, preservedParams}: ChosenProps) {
  const messages = useMessages(MESSAGES);
  if (countActive(query) === 0) return null;
  const {filters, price} = query;
  const without = (one: ActiveFilter) => filters.filter((other) => other !== one);
  return (
    // The key remounts the list, so that changing filters does not count as layout shift.
    <ul key={searchParamsOf(query)} className="chosen" aria-label={messages.chosen}>
      {filters.map((one) => (
        <ActiveFilterLink
          key={`${one.param}=${one.value}`}
          name={nameOf(messages, one, facets)}
          to={urlOf({...query, filters: without(one)}, preservedParams)}
        />
      ))}
      {(price.min || price.max) && (
        <ActiveFilterLink
          name={priceName(messages, price)}
          to={urlOf({...query, price: NO_PRICE}, preservedParams)}
        />
      )}
      <li>
        <ClearAll {...{query, preservedParams}} label={messages.clear} className="link" />
      </li>
    </ul>
  );
}

interface ClearAllProps extends Omit<ChosenProps, 'facets'> {
  label: string;
  className: string;
}

function ClearAll({query, preservedParams, label, className}: ClearAllProps) {
  return (
    <Link
      to={urlOf({...query, filters: [], price: NO_PRICE}, preservedParams)}
      preventScrollReset
      className={className}
    >
      {label}
    </Link>
  );
}

/** Shown where nothing matches: what to loosen. Each link finds something. */
export function NoMatch({facets, query, preservedParams}: ChosenProps) {
  const messages = useMessages(MESSAGES);
  const {heading, text, link} = messages.noMatch;
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
                  to={urlOf(looser, preservedParams)}
                  preventScrollReset
                  className={buttonClass('quiet')}
                >
                  {messages.any(label)}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
      <ClearAll
        {...{query, preservedParams}}
        label={link}
        className={buttonClass('primary')}
      />
    </div>
  );
}

function ActiveFilterLink({name, to}: {name: string; to: {search: string}}) {
  const messages = useMessages(MESSAGES);
  return (
    <li>
      <Link
        to={to}
        preventScrollReset
        className="chip"
        aria-label={messages.removeFilter(name)}
      >
        <bdi>{name}</bdi>
        <Icon name="close" />
      </Link>
    </li>
  );
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
