import type {ThemeTexts} from '~/lib/theme';

/** A theme in the store: an entry of the metaobject `storefront_theme`. */
export interface ThemeEntry {
  handle: string;
  texts: ThemeTexts;
}

/** The handle of the entry that is live where the shop's metafield names none. */
export const LIVE_HANDLE = 'live';

/** The entry shoppers see: the one the shop's metafield names, else the one called `live`, else none. */
export function chooseEntry(
  named: ThemeEntry | null,
  called: ThemeEntry | null,
): ThemeEntry | null {
  return named ?? (called?.handle === LIVE_HANDLE ? called : null);
}
