import type {PreviewState} from '~/lib/preview-state';
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
  fromMetafield: ThemeEntry | null,
  byHandle: ThemeEntry | null,
): ThemeEntry | null {
  return fromMetafield ?? (byHandle?.handle === LIVE_HANDLE ? byHandle : null);
}

/** The name under which reports speak of the draft. */
export const DRAFT_SOURCE = 'the draft';

/**
 * The theme's entry that a page shows: the one a preview of the draft names, where the store has it, else the one that shoppers
 * see. `state` is what a preview asks for; `undefined` for a shopper's page.
 */
export function shownEntry<Entry extends {handle: string}>(
  state: Pick<PreviewState, 'view' | 'theme'> | undefined,
  entries: readonly Entry[],
  live: Entry | null,
): Entry | null {
  const isNamed = ({handle}: Entry) => state?.view === 'draft' && handle === state.theme;
  return entries.find(isNamed) ?? live;
}
