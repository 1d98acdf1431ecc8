import {useNavigate} from '@remix-run/react';
import {useEffect, useId, useState, type RefObject} from 'react';

import {imageUrl, SMALL_PICTURE} from '~/lib/images';
import {keepNewest} from '~/lib/keep-newest';
import {pathFor, shopFetch} from '~/market';
import {useLatest} from '~/ui/effects';
import {Icon} from '~/ui/Icon';
import {useMessages, useMoney, useTextLang} from '~/ui/language';

import {MESSAGES} from '../messages';
import type {Suggestion} from '../index.server';
import {activeAfter, searchPath, searchTerm} from '../term';

/** Suggestions below a search field. A chunk of its own (hence the default export). */
export default function SearchSuggestions({field}: {field: RefObject<HTMLInputElement>}) {
  const messages = useMessages(MESSAGES);
  const navigate = useNavigate();
  const term = useTypedTerm(field);
  const {items, isFor} = useSuggestions(term);
  const isNothing = term !== '' && isFor === term && items.length === 0;
  const starting = useSuggestions(isNothing ? '' : null).items;
  const shown = isNothing ? starting : items;
  // The last option leads to all results.
  const hasAll = term !== '' && items.length > 0;
  const paths = [...shown.map(({path}) => path), ...(hasAll ? [searchPath(term)] : [])];
  const {listId, isOpen, active, setActive} = useCombobox(field, paths, navigate);
  const optionProps = (path: string, index: number) => ({
    id: `${listId}-${index}`,
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
    <div className="search-suggestions">
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
              <span>{messages.allResults[0]}</span>
              <bdi>{term}</bdi>
              <span>{messages.allResults[1]}</span>
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
  const lang = useTextLang();
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
      <span className="search-title" dir="auto" lang={lang}>
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
  const url = `${pathFor('searchData')}?q=${encodeURIComponent(term)}` as const;
  const response = await shopFetch(url, {signal});
  if (!response.ok) return NOTHING_YET;
  // Our own route's list, unless a proxy has answered in its place.
  const items: unknown = await response.json();
  if (!Array.isArray(items)) return NOTHING_YET;
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
    const known = term === null ? [] : answers.get(term);
    if (term === null || known) return setOffer({items: known ?? [], isFor: term});
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

/** The current text of a field. */
function useTypedTerm(field: RefObject<HTMLInputElement>): string {
  const [term, setTerm] = useState(() => searchTerm(field.current?.value));
  useEffect(() => {
    const input = field.current;
    if (!input) return;
    const follow = () => setTerm(searchTerm(input.value));
    follow();
    input.addEventListener('input', follow);
    return () => input.removeEventListener('input', follow);
  }, [field]);
  return term;
}

/**
 * Makes a text field a combobox with a listbox below it (ARIA Authoring Practices, "Editable
 * combobox with list autocomplete"): focus stays in the field; arrows move, Enter chooses, Escape
 * closes the list and nothing else. An option stays active when others come or go around it.
 * @param options their names; no two are the same
 * @param onChoose called with the option that was chosen by Enter
 */
function useCombobox(
  field: RefObject<HTMLInputElement>,
  options: readonly string[],
  onChoose: (option: string) => void,
) {
  const listId = useId();
  const [activeOption, setActive] = useState<string | null>(null);
  const [isDismissed, setDismissed] = useState(false);
  const isOpen = options.length > 0 && !isDismissed;
  const index = activeOption === null ? -1 : options.indexOf(activeOption);
  const active = isOpen && index >= 0 ? index : null;
  const latest = useLatest({active, options, isOpen, onChoose});

  useEffect(() => {
    const input = field.current;
    if (!input) return;
    const listening = new AbortController();
    const {signal} = listening;
    const leave = ({target}: Event) => {
      if (!(target instanceof Node && input.form?.contains(target))) setDismissed(true);
    };
    const reopen = () => {
      setDismissed(false);
      setActive(null);
    };
    const onFocus = () => {
      if (input.value === '') setDismissed(false);
    };
    const onKeyDown = (event: KeyboardEvent) => {
      const now = latest.current;
      if (event.isComposing) return;
      // In an empty field Escape does what it does elsewhere: close the dialog.
      if (event.key === 'Escape' && now.isOpen && input.value !== '') {
        event.preventDefault();
        setDismissed(true);
        return;
      }
      const chosen = now.active === null ? undefined : now.options[now.active];
      if (event.key === 'Enter' && chosen !== undefined) {
        event.preventDefault();
        now.onChoose(chosen);
        return;
      }
      const moved = activeAfter(event.key, now.active, now.options.length);
      if (moved === undefined) return;
      event.preventDefault();
      setDismissed(false);
      setActive(moved === null ? null : (now.options[moved] ?? null));
    };
    input.addEventListener('input', reopen, {signal});
    input.addEventListener('focus', onFocus, {signal});
    input.addEventListener('keydown', onKeyDown, {signal});
    // Close on blur: the list covers the page. Touching an option moves no focus.
    input.addEventListener('blur', (event) => event.relatedTarget && setDismissed(true), {
      signal,
    });
    document.addEventListener('pointerdown', leave, {signal});
    return () => listening.abort();
  }, [field, latest]);

  useEffect(() => {
    const input = field.current;
    if (!input) return;
    const attributes = {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': String(isOpen),
      'aria-controls': listId,
    };
    for (const [name, value] of Object.entries(attributes))
      input.setAttribute(name, value);
    if (active !== null)
      input.setAttribute('aria-activedescendant', `${listId}-${active}`);
    else input.removeAttribute('aria-activedescendant');
  }, [field, listId, isOpen, active]);
  return {listId, isOpen, active, setActive};
}
