import {isRecord} from '~/lib/json';
import type {PreviewState} from '~/lib/preview-state';
import {longestText, THEME_KEYS, type ThemeKey, type ThemeTexts} from './fields';

/** A theme in the store: an entry of the metaobject `storefront_theme`. */
export interface ThemeEntry {
  handle: string;
  texts: ThemeTexts;
}

/** Handle of the live entry where the shop's metafield names none. */
export const LIVE_HANDLE = 'live';

export const DRAFT_SOURCE = 'the draft';

/**
 * The entry that a page shows: the theme of a previewed draft, if the store has it, else the live
 * one. `state` is the preview's; `undefined` for shoppers.
 */
export function shownEntry<Entry extends {handle: string}>(
  state: Pick<PreviewState, 'view' | 'theme'> | undefined,
  entries: readonly Entry[],
  live: Entry | null,
): Entry | null {
  const isNamed = ({handle}: Entry) => state?.view === 'draft' && handle === state.theme;
  return entries.find(isNamed) ?? live;
}

/**
 * A theme's texts in untrusted data; `null` when it is no such thing. The texts themselves stay
 * untrusted.
 */
export function readTexts(value: unknown): ThemeTexts | null {
  if (!isRecord(value)) return null;
  const known = THEME_KEYS.filter((key) => Object.hasOwn(value, key));
  const texts = known.map((key): [ThemeKey, unknown] => [key, value[key]]);
  const usable = texts.every(
    ([key, text]) => typeof text === 'string' && text.length <= longestText(key),
  );
  // Every value has just been seen to be text.
  return usable ? (Object.fromEntries(texts) as ThemeTexts) : null;
}
