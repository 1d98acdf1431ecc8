import {useEffect, useId, useRef, useState, type RefObject} from 'react';

import {activeAfter, searchTerm} from '../term';

interface ComboboxOptions {
  field: RefObject<HTMLInputElement>;
  /** Names of the options, in order; no two are the same. */
  options: readonly string[];
  /** Called with the option that was chosen by Enter. */
  onChoose: (option: string) => void;
}

/** The current text of a field. */
export function useTypedTerm(field: RefObject<HTMLInputElement>): string {
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
 */
export function useCombobox({field, options, onChoose}: ComboboxOptions) {
  const listId = useId();
  const [activeOption, setActive] = useState<string | null>(null);
  const [isDismissed, setDismissed] = useState(false);
  const isOpen = options.length > 0 && !isDismissed;
  const index = activeOption === null ? -1 : options.indexOf(activeOption);
  const active = isOpen && index >= 0 ? index : null;
  const latest = useRef({active, options, isOpen, onChoose});
  latest.current = {active, options, isOpen, onChoose};

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
  }, [field]);

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
  const optionId = (index: number) => `${listId}-${index}`;
  return {listId, isOpen, active, setActive, optionId};
}
