import {Link} from '@remix-run/react';

import {buttonClass} from '~/ui/Button';
import {Icon} from '~/ui/Icon';

import {looserQueries, type Facet} from '../facets';
import {
  countActive,
  includesFilter,
  searchParamsOf,
  type ActiveFilter,
  type ListingQuery,
} from '../filters';
import {anyLabel, MESSAGES, priceLabel, removeFilterLabel, valueLabel} from '../messages';

/** What is chosen among the filters that a page offers. */
interface ChosenProps {
  facets: readonly Facet[];
  query: ListingQuery;
  preservedParams: readonly ActiveFilter[];
}

/** Where a link leads that leaves `query` chosen. */
function addressOf(query: ListingQuery, preservedParams: readonly ActiveFilter[]) {
  const search = searchParamsOf(query, preservedParams);
  return {search: search && `?${search}`};
}

const NO_PRICE = {min: null, max: null};

/** The active filters, each a link that removes it. */
export function ActiveFilters({facets, query, preservedParams}: ChosenProps) {
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
        <ClearAll {...{query, preservedParams}} label={MESSAGES.clear} className="link" />
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
      to={addressOf({...query, filters: [], price: NO_PRICE}, preservedParams)}
      preventScrollReset
      className={className}
    >
      {label}
    </Link>
  );
}

/** Shown where nothing matches: what to loosen. Each link finds something. */
export function NoMatch({facets, query, preservedParams}: ChosenProps) {
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
      <ClearAll
        {...{query, preservedParams}}
        label={link}
        className={buttonClass('primary')}
      />
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
