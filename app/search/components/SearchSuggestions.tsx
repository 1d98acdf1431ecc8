import {useNavigate} from '@remix-run/react';
import {useEffect, useState, type RefObject} from 'react';

import {imageUrl, SMALL_PICTURE} from '~/lib/images';
import {pathFor, shopFetch} from '~/market';
import {Icon} from '~/ui/Icon';
import {useMessages, useMoney} from '~/ui/language';

import {MESSAGES} from '../messages';
import type {Suggestion, Suggestions} from '../results';
import {searchPath} from '../words';
import {useCombobox, useTypedWords} from './use-combobox';

/** Suggestions below a search field; a chunk of its own, loaded on first focus (hence the default export). */
export default function SearchSuggestions({field}: {field: RefObject<HTMLInputElement>}) {
  const messages = useMessages(MESSAGES);
  const [beforeWords, afterWords] = messages.allResults;
  const navigate = useNavigate();
  const words = useTypedWords(field);
  const {items, isFor} = useSuggestions(words);
  const isNothing = words !== '' && isFor === words && items.length === 0;
  const starting = useSuggestions(isNothing ? '' : null).items;
  const shown = isNothing ? starting : items;
  // The last option leads to all results.
  const hasAll = words !== '' && items.length > 0;
  const paths = [...shown.map(({path}) => path), ...(hasAll ? [searchPath(words)] : [])];
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
    <>
      {isNothing && <p className="search-nothing">{messages.nothing(words)}</p>}
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
          <div {...optionProps(searchPath(words), shown.length)}>
            <Icon name="search" className="search-glyph" />
            <span>
              <span>{beforeWords}</span>
              <bdi>{words}</bdi>
              <span>{afterWords}</span>
            </span>
          </div>
        )}
      </div>
      <p role="status" className="visually-hidden">
        {(isNothing ? `${messages.nothing(words)} ` : '') +
          (isOpen ? messages.suggested(paths.length) : '')}
      </p>
    </>
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

/** Most cached answers, for words that are typed again or deleted letter by letter. */
const MAX_ANSWERS = 50;
const answers = new Map<string, Suggestion[]>();

function cacheAnswer(words: string, items: Suggestion[]) {
  const oldest = answers.keys().next().value;
  if (answers.size >= MAX_ANSWERS && oldest !== undefined) answers.delete(oldest);
  answers.set(words, items);
}

/** The suggestions on show, and the words that they are for; null before the first answer. */
interface ShownSuggestions {
  items: readonly Suggestion[];
  isFor: string | null;
}

const NOTHING_YET: ShownSuggestions = {items: [], isFor: null};

/** @throws when offline, or the store gives no answer */
async function fetchSuggestions(
  words: string,
  signal: AbortSignal,
): Promise<ShownSuggestions> {
  const response = await shopFetch(
    `${pathFor('searchData')}?q=${encodeURIComponent(words)}`,
    {signal},
  );
  if (!response.ok) return NOTHING_YET;
  const {items} = (await response.json()) as Suggestions;
  cacheAnswer(words, items);
  return {items, isFor: words};
}

/**
 * Suggestions for `words`; starting points for '', none for null or on failure. A request for older words is aborted,
 * and its answer never shown.
 */
function useSuggestions(words: string | null): ShownSuggestions {
  const [offer, setOffer] = useState(NOTHING_YET);
  useEffect(() => {
    if (words === null) {
      setOffer(NOTHING_YET);
      return;
    }
    const known = answers.get(words);
    if (known) {
      setOffer({items: known, isFor: words});
      return;
    }
    const request = new AbortController();
    const timer = setTimeout(() => {
      fetchSuggestions(words, request.signal)
        .catch(() => NOTHING_YET)
        .then((answer) => {
          if (!request.signal.aborted) setOffer(answer);
        });
    }, DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      request.abort();
    };
  }, [words]);
  return offer;
}
