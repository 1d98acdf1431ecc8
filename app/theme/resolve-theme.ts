import type {PreviewState} from '~/lib/preview-state';

import {
  DEFAULT_THEME,
  FIELDS,
  THEME_KEYS,
  type Theme,
  type ThemeKey,
  type ThemeTexts,
} from './fields';

/** A theme in the store: an entry of the metaobject `storefront_theme`. */
export interface ThemeEntry {
  handle: string;
  texts: ThemeTexts;
}

/** Handle of the live entry where the shop's metafield names none. */
export const LIVE_HANDLE = 'live';

export interface ThemeReport {
  source: string;
  key: ThemeKey;
  /** The problem, to follow "The value of {key}". Never quotes the value. */
  problem: string;
}

/**
 * Resolves each field by itself: from the first source with a valid value, else the default. An
 * invalid value affects no other field, and is reported.
 */
export function resolveTheme(
  sources: readonly {name: string; texts: ThemeTexts}[],
  context: {imageOrigin: string},
): {theme: Theme; reports: ThemeReport[]} {
  const reports: ThemeReport[] = [];
  const parsed = THEME_KEYS.flatMap((key) => {
    for (const {name, texts} of sources) {
      const text = texts[key];
      if (typeof text !== 'string' || text.trim() === '') continue;
      const {value, problems} = FIELDS[key].parse(text, context);
      reports.push(...problems.map((problem) => ({source: name, key, problem})));
      if (value !== undefined) return [[FIELDS[key].property, value] as const];
    }
    return [];
  });
  // Every pair comes from the property's own parser.
  return {theme: {...DEFAULT_THEME, ...Object.fromEntries(parsed)}, reports};
}

/**
 * The entry that a page shows: the theme of a previewed draft, if the store has it, else the live
 * one. `state` is the preview's; `undefined` for shoppers.
 */
export function shownEntry(
  state: Pick<PreviewState, 'view' | 'theme'> | undefined,
  {live, entries}: Pick<ThemeSources, 'live' | 'entries'>,
): ThemeEntry | null {
  const isNamed = ({handle}: ThemeEntry) =>
    state?.view === 'draft' && handle === state.theme;
  return entries.find(isNamed) ?? live;
}

export const DRAFT_SOURCE = 'the draft';

export interface ThemeSources {
  /** The theme that shoppers see on the as-of date; `null` for none. */
  live: ThemeEntry | null;
  entries: readonly ThemeEntry[];
  /** The defaults, from the configuration. */
  fallback: ThemeTexts;
  imageOrigin: string;
}

/** The theme that a page shows, with the entry and the edits that it comes from. */
export function shownTheme(state: PreviewState | undefined, sources: ThemeSources) {
  const entry = shownEntry(state, sources);
  const edits: ThemeTexts = state?.view === 'draft' ? state.edits : {};
  // A field that the draft clears is not the entry's: publishing would clear it there.
  const kept = Object.entries(entry?.texts ?? {}).filter(
    ([key]) => edits[key as ThemeKey]?.trim() !== '',
  );
  const named = [
    {name: DRAFT_SOURCE, texts: edits},
    {name: `the entry ${entry?.handle}`, texts: Object.fromEntries(kept) as ThemeTexts},
    {name: 'the configuration', texts: sources.fallback},
  ];
  return {...resolveTheme(named, sources), entry, edits};
}
