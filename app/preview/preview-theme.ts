import {THEME_KEYS, type ThemeKey, type ThemeTexts} from '~/lib/theme';
import type {PreviewState} from '~/lib/preview-state';
import {
  DRAFT_SOURCE,
  resolveTheme,
  shownEntry,
  type ResolvedTheme,
  type ThemeSource,
} from '~/theme';

import {FIELD_NAMES, settingValue} from './settings-text';

/** A theme with the handle that names it. */
interface Entry {
  handle: string;
  texts: ThemeTexts;
}

/** What a previewed theme can be made from. */
export interface Sources {
  /** What shoppers see as of the preview's date; `null` where no theme of the store says anything. */
  live: Entry | null;
  /** The store's themes. */
  entries: readonly Entry[];
  /** What holds where no theme of the store says anything. */
  fallback: ThemeTexts;
  imageOrigin: string;
}

/** What a preview shows. */
export interface PreviewedTheme extends ResolvedTheme {
  /** Text of each field, with the configuration's where the theme has none. */
  texts: ThemeTexts;
  /** Only the texts of the draft and its theme: these are saved and published. */
  own: ThemeTexts;
}

/** The theme that `state` asks for, by the same rules as on the server. */
export function previewTheme(
  state: PreviewState,
  {live, entries, fallback, imageOrigin}: Sources,
): PreviewedTheme {
  const theme = shownEntry(state, entries, live)?.texts ?? {};
  const edits = state.view === 'draft' ? state.edits : {};
  const sources: ThemeSource[] = [
    {name: DRAFT_SOURCE, texts: edits},
    {name: 'the theme', texts: theme},
    {name: 'the configuration', texts: fallback},
  ];
  const own = textsOf((key) => edits[key] ?? theme[key]);
  return {
    ...resolveTheme(sources, {imageOrigin}),
    texts: textsOf((key) => edits[key] ?? (theme[key] || fallback[key])),
    own,
  };
}

function textsOf(say: (key: ThemeKey) => string | undefined): ThemeTexts {
  return Object.fromEntries(THEME_KEYS.map((key) => [key, say(key) ?? '']));
}

/** The edits that make `texts` of the theme with the handle `theme`: so a saved draft looks as it did, whatever became of its theme. */
export function editsFor(
  texts: ThemeTexts,
  theme: string | null,
  {live, entries}: Pick<Sources, 'live' | 'entries'>,
): ThemeTexts {
  const base = shownEntry({view: 'draft', theme}, entries, live)?.texts ?? {};
  const differing = THEME_KEYS.filter((key) => (texts[key] ?? '') !== (base[key] ?? ''));
  return Object.fromEntries(differing.map((key) => [key, texts[key] ?? '']));
}

/** A field that shoppers will see differently. */
export interface FieldChange {
  name: string;
  from: string;
  to: string;
}

/** What publishing `after` changes, field by field. */
export function changesBetween(before: ThemeTexts, after: ThemeTexts): FieldChange[] {
  return THEME_KEYS.flatMap((key) => {
    const [from, to] = [before[key] ?? '', after[key] ?? ''];
    if (from.trim() === to.trim()) return [];
    return [
      {name: FIELD_NAMES[key], from: settingValue(key, from), to: settingValue(key, to)},
    ];
  });
}
