import {buttonClass} from '~/ui/Button';
import {Icon} from '~/ui/Icon';
import {useMessages} from '~/ui/language';
import {Swatch} from '~/ui/Picture';

import type {Facet} from '../facets';
import {includesFilter, PRICE_MAX, PRICE_MIN, type ListingQuery} from '../filters';
import {MESSAGES} from '../messages';

/** Id of the filters, which their button names. */
export const FILTERS_ID = 'filters';

/** Closes the sheet of filters on a phone. */
export function closeFilters() {
  const sheet = document.getElementById(FILTERS_ID);
  if (sheet?.matches(':popover-open')) sheet.hidePopover();
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
  return (
    <div
      id={FILTERS_ID}
      role="group"
      aria-label={messages.filters}
      className="filters"
      {...{popover: 'auto'}}
    >
      <div className="filters-head">
        <p className="text-heading font-semibold">{messages.filters}</p>
        <button
          type="button"
          className="button button-icon"
          aria-label={messages.closeFilters}
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
            <bdi>
              {value.count === null ? value.label : `${value.label} (${value.count})`}
            </bdi>
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
  const messages = useMessages(MESSAGES);
  // A field of the type "number" refuses the comma of other languages.
  const field = {type: 'text', inputMode: 'decimal', autoComplete: 'off'} as const;
  return (
    <fieldset className="filter">
      <legend className="eyebrow">{label}</legend>
      <div className="filter-price">
        <label>
          <span>{messages.from}</span>
          <input
            {...field}
            name={PRICE_MIN}
            defaultValue={price.min ?? ''}
            placeholder={String(min)}
            className="field"
          />
        </label>
        <label>
          <span>{messages.to}</span>
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
