import type {PreviewState} from '~/lib/preview-state';
import {
  DRAFT_SOURCE,
  FIELDS,
  resolveTheme,
  shownEntry,
  THEME_KEYS,
  type ResolvedTheme,
  type ThemeEntry,
  type ThemeKey,
  type ThemeTexts,
} from '~/theme';

import {sectionChanges, settingValue} from './settings-text';

interface ThemeSources {
  /** The theme that shoppers see on the as-of date; `null` for none. */
  live: ThemeEntry | null;
  entries: readonly ThemeEntry[];
  /** The defaults, from the configuration. */
  fallback: ThemeTexts;
  imageOrigin: string;
}

interface PreviewedTheme extends ResolvedTheme {
  /** Text of each field, with the configuration's default where the theme has none. */
  texts: ThemeTexts;
  /** The texts of the draft and its theme, without defaults: staff save and publish these. */
  own: ThemeTexts;
}

/** The theme that `state` shows, by the server's own rules. */
export function previewTheme(
  state: PreviewState,
  {live, entries, fallback, imageOrigin}: ThemeSources,
): PreviewedTheme {
  const theme = shownEntry(state, entries, live)?.texts ?? {};
  const edits = state.view === 'draft' ? state.edits : {};
  const sources = [
    {name: DRAFT_SOURCE, texts: edits},
    {name: 'the theme', texts: theme},
    {name: 'the configuration', texts: fallback},
  ];
  const textsOf = (textOf: (key: ThemeKey) => string | undefined): ThemeTexts =>
    Object.fromEntries(THEME_KEYS.map((key) => [key, textOf(key) ?? '']));
  return {
    ...resolveTheme(sources, {imageOrigin}),
    texts: textsOf((key) => edits[key] ?? (theme[key] || fallback[key])),
    own: textsOf((key) => edits[key] ?? theme[key]),
  };
}

/**
 * The edits that turn the theme `theme` into `texts`, so that a saved draft looks the same whatever
 * happened to its theme.
 */
export function editsFor(
  texts: ThemeTexts,
  theme: string | null,
  {live, entries}: Pick<ThemeSources, 'live' | 'entries'>,
): ThemeTexts {
  const base = shownEntry({view: 'draft', theme}, entries, live)?.texts ?? {};
  const differing = THEME_KEYS.filter((key) => (texts[key] ?? '') !== (base[key] ?? ''));
  return Object.fromEntries(differing.map((key) => [key, texts[key] ?? '']));
}

interface FieldChange {
  name: string;
  from: string;
  to: string;
}

/** The fields that publishing `after` changes. */
export function changesBetween(before: ThemeTexts, after: ThemeTexts): FieldChange[] {
  return THEME_KEYS.flatMap((key) => {
    const [from, to] = [before[key] ?? '', after[key] ?? ''];
    if (from.trim() === to.trim()) return [];
    if (key === 'sections')
      return sectionChanges(from, to).map(({name, changes}) => ({
        name,
        from: '',
        to: changes,
      }));
    return [
      {name: FIELDS[key].label, from: settingValue(key, from), to: settingValue(key, to)},
    ];
  });
}
