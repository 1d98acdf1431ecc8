import {useEffect, useRef, useState} from 'react';

import {pageAt, pathIn} from '~/market';
import {isText, sectionsOf, type Kind} from '~/sections';
import {
  bytesOf,
  HOME_PAGE,
  NO_ARRANGEMENT,
  readArrangement,
  writeArrangement,
  type Arrangement,
  type StoredSection,
} from '~/theme';
import {useLatest} from '~/ui/effects';

import type {Choices} from '../editor-api';
import {messages} from '../messages';
import {suggestedDates} from './as-of';
import {fetchChoices} from './preview-api';
import type {Editing} from './use-editing';

/** The text of an empty arrangement: a blank one would show the theme's own again. */
const EMPTIED = '{"version":1}';

/** The arrangement of the draft, as the editor changes it. */
export function useSections(editing: Editing, path: string) {
  const text = editing.shown.texts.sections ?? '';
  const {value, problems} =
    text === '' ? {value: NO_ARRANGEMENT, problems: []} : readArrangement(text);
  const arrangement = value ?? NO_ARRANGEMENT;
  const page = pageOf(framePath(path, editing.data.prefixes).pathname);
  return {
    /** Key of the page on show; '' for one that has no sections. */
    page,
    shown: sectionsOf(arrangement, page),
    arrangement,
    /** Why it cannot be read, for staff. */
    problem: problems[0] ? messages.sectionsUnread(problems[0]) : null,
    bytes: bytesOf(text),
    /** Changes with the same `what` in a row are one step of undo; without one each is a step. */
    change: (changed: Arrangement, what: string = crypto.randomUUID(), said = '') =>
      editing.edit('sections', writeArrangement(changed) || EMPTIED, what, said),
  };
}

export type Sections = ReturnType<typeof useSections>;

export const newSectionId = () => `s-${crypto.randomUUID().slice(0, 8)}`;

/** A path of the frame, apart from the prefix of its market and its query. */
export function framePath(path: string, prefixes: readonly string[]) {
  const full = path.replace(/[?#].*$/s, '');
  const isOf = (each: string) => pathIn({prefix: each}, full) !== full;
  const prefix = prefixes.find(isOf) ?? '';
  return {prefix, pathname: pathIn({prefix}, full)};
}

function pageOf(pathname: string): string {
  const page = pageAt(pathname) ?? '';
  if (page === 'home') return HOME_PAGE;
  return ['shirts', 'hoodies', 'collection'].includes(page) ? pathname : '';
}

/** The choices for sections, with products that match `words`; `null` until they are known. */
export function useChoices(
  words = '',
  pinned: readonly string[] = [],
): {choices: Choices | null; reload: () => void} {
  const [choices, setChoices] = useState<Choices | null>(null);
  const asked = useRef(0);
  const load = () => {
    const turn = (asked.current += 1);
    fetchChoices(words, pinned)
      .then((answer) => {
        if (turn === asked.current) setChoices(answer);
      })
      // The fields stay empty; the next look tries again.
      .catch(() => undefined);
  };
  const latest = useLatest(load);
  useEffect(() => latest.current(), [words, latest]);
  return {choices, reload: load};
}

/**
 * A new section's settings: its labels as texts and the shop's first collections, so that the page
 * shows it at once.
 */
export function firstSettings(
  {settings}: Kind,
  choices: Choices | null,
  now: number,
): StoredSection['settings'] {
  const ids = choices?.collections.map(({id}) => id) ?? [];
  const all = Object.entries(settings);
  // A featured collection brings its own title.
  const hasTitle = all.every(([, {control}]) => control.type !== 'collection');
  const friday = suggestedDates(now).at(-1)?.instant ?? now;
  const values = all.map(([key, setting]) => {
    const {type} = setting.control;
    if (type === 'collection') return [key, ids[0]];
    if (type === 'collections') return [key, ids.slice(0, 4)];
    if (type === 'date') return [key, new Date(friday).toISOString()];
    return [key, hasTitle && isText(setting) ? setting.label : undefined];
  });
  return Object.fromEntries(values.filter(([, value]) => value !== undefined));
}
