import type {PreviewState} from '~/lib/preview-state';

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
