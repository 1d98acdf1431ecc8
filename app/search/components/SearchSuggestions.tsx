import {useNavigate} from '@remix-run/react';
import {useEffect, useState, type RefObject} from 'react';

import {imageUrl, SMALL_PICTURE} from '~/lib/images';
import {keepNewest} from '~/lib/keep-newest';
import {pathFor, shopFetch} from '~/market';
import {Icon} from '~/ui/Icon';
import {useMessages, useMoney} from '~/ui/language';

import {MESSAGES} from '../messages';
import type {Suggestion} from '../index.server';
import {searchPath} from '../term';
import {useCombobox, useTypedTerm} from './use-combobox';

/** Suggestions below a search field. A chunk of its own (hence the default export). */
export default function SearchSuggestions({field}: {field: RefObject<HTMLInputElement>}) {
  const messages = useMessages(MESSAGES);
  const [beforeTerm, afterTerm] = messages.allResults;
  const navigate = useNavigate();
  const term = useTypedTerm(field);
  const {items, isFor} = useSuggestions(term);
  const isNothing = term !== '' && isFor === term && items.length === 0;
  const starting = useSuggestions(isNothing ? '' : null).items;
  const shown = isNothing ? starting : items;
  // The last option leads to all results.
  const hasAll = term !== '' && items.length > 0;
  const paths = [...shown.map(({path}) => path), ...(hasAll ? [searchPath(term)] : [])];
  const {listId, isOpen, active, setActive, optionId} = useCombobox({
    field,
    options: paths,
    onChoose: navigate,
  });
  const optionProps = (path: string, index: number) => ({
    id: optionId(index),
    role: 'option',
    'aria-selected': index === active,
    className: 'search-option',
    // Focus stays in the field.
    onPointerDown: (event: React.PointerEvent) => event.preventDefault(),
    onPointerMove: () => setActive(path),
    onClick: () => navigate(path),
  });
  return (
    // One element, which can be removed whatever others did to those within.
    <div className="contents">
      {isNothing && <p className="search-nothing">{messages.nothing(term)}</p>}
      {isOpen && !hasAll && (
        <p className="eyebrow search-start">{messages.startingPoints}</p>
      )}
      <div
        id={listId}
        role="listbox"
        aria-label={hasAll ? messages.suggestions : messages.startingPoints}
        hidden={!isOpen}
        className="search-options"
      >
        {isOpen &&
          shown.map((item, index) => (
            <div key={item.path} {...optionProps(item.path, index)}>
              <SuggestionFacts item={item} />
            </div>
          ))}
        {isOpen && hasAll && (
          <div {...optionProps(searchPath(term), shown.length)}>
            <Icon name="search" className="search-glyph" />
            <span>
              <span>{beforeTerm}</span>
              <bdi>{term}</bdi>
              <span>{afterTerm}</span>
            </span>
          </div>
        )}
      </div>
      <p role="status" className="visually-hidden">
        {(isNothing ? `${messages.nothing(term)} ` : '') +
          (isOpen ? messages.suggested(paths.length) : '')}
      </p>
    </div>
  );
}

function SuggestionFacts({item: {kind, title, picture, price}}: {item: Suggestion}) {
  const messages = useMessages(MESSAGES);
  const money = useMoney();
  return (
    <>
      {picture ? (
        <img
          src={imageUrl(picture, SMALL_PICTURE)}
          alt=""
          width={48}
          height={60}
          decoding="async"
          className="search-thumb"
        />
      ) : (
        <Icon name="arrow" className="search-glyph" />
      )}
      <span className="search-title" dir="auto">
        {title}
      </span>
      <span className="search-fact">
        {kind === 'product' ? money(price) : messages[kind]}
      </span>
    </>
  );
}

/** Milliseconds without typing before the store is asked. */
const DEBOUNCE_MS = 120;

/** Most cached answers, for terms that are typed again or deleted letter by letter. */
const MAX_ANSWERS = 50;
const answers = new Map<string, Suggestion[]>();

/** The suggestions on show, and the term that they are for; null before the first answer. */
interface ShownSuggestions {
  items: readonly Suggestion[];
  isFor: string | null;
}

const NOTHING_YET: ShownSuggestions = {items: [], isFor: null};

/** @throws when offline, or the store gives no answer */
async function fetchSuggestions(
  term: string,
  signal: AbortSignal,
): Promise<ShownSuggestions> {
  const response = await shopFetch(
    `${pathFor('searchData')}?q=${encodeURIComponent(term)}`,
    {signal},
  );
  if (!response.ok) return NOTHING_YET;
  const items = (await response.json()) as Suggestion[];
  keepNewest(answers, term, items, MAX_ANSWERS);
  return {items, isFor: term};
}

/**
 * Suggestions for `term`; starting points for '', none for null or on failure. A request for an
 * older term is aborted, and its answer never shown.
 */
function useSuggestions(term: string | null): ShownSuggestions {
  const [offer, setOffer] = useState(NOTHING_YET);
  useEffect(() => {
    if (term === null) {
      setOffer(NOTHING_YET);
      return;
    }
    const known = answers.get(term);
    if (known) {
      setOffer({items: known, isFor: term});
      return;
    }
    const request = new AbortController();
    const timer = setTimeout(() => {
      fetchSuggestions(term, request.signal)
        .catch(() => NOTHING_YET)
        .then((answer) => {
          if (!request.signal.aborted) setOffer(answer);
        });
    }, DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      request.abort();
    };
  }, [term]);
  return offer;
}
