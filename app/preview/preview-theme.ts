import {
  resolveTheme,
  type ResolvedTheme,
  type ThemeSource,
  DRAFT_SOURCE,
  shownEntry,
} from '~/theme';
import {THEME_KEYS, type ThemeTexts} from '~/lib/theme';
import type {PreviewState} from '~/lib/preview-state';

/** What a look can be made from. */
export interface Sources {
  /** Handle of the theme that shoppers see. */
  live: string | null;
  /** The store's themes. */
  entries: readonly {handle: string; texts: ThemeTexts}[];
  /** What holds where no theme of the store says anything. */
  fallback: ThemeTexts;
  imageOrigin: string;
}

/** What a preview shows: the theme itself, and its texts as they were written. */
export interface PreviewedTheme extends ResolvedTheme {
  texts: ThemeTexts;
}

/** The look that `show` asks for, by the same rules as on the server. */
export function previewTheme(
  state: PreviewState,
  {live, entries, fallback, imageOrigin}: Sources,
): PreviewedTheme {
  const liveEntry = entries.find(({handle}) => handle === live) ?? null;
  const theme = shownEntry(state, entries, liveEntry)?.texts ?? {};
  const written = state.view === 'draft' ? state.edits : {};
  const sources: ThemeSource[] = [
    {name: DRAFT_SOURCE, texts: written},
    {name: 'the theme', texts: theme},
    {name: 'the configuration', texts: fallback},
  ];
  const texts = Object.fromEntries(
    THEME_KEYS.map((key) => [key, written[key] ?? (theme[key] || fallback[key]) ?? '']),
  );
  return {...resolveTheme(sources, {imageOrigin}), texts};
}
