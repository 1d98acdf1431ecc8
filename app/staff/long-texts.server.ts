import type {PreviewSession, PreviewState} from '~/lib/preview-state';
import type {AdminClient} from '~/server/admin-client';

import {deleteEntry, readEntry, TYPES, valueOf, writeEntry} from './metaobjects.server';
import {MAX_LINK_MS} from './session';

/**
 * Sections that are too long for a cookie or a link, kept in the store while they are tried: a
 * cookie then names their entry. Entries of their own, as a draft is saved only when somebody says
 * so.
 */

/**
 * How a state names a text in the store: `work-…` belongs to one session, `link-…` never changes.
 */
const REFERENCE = /^@((?:work|link)-[\da-f-]{36})$/;

/** How long an entry is kept: longer than any link works. */
const KEPT_MS = MAX_LINK_MS + 24 * 60 * 60 * 1000;
/** Most entries that one new one clears away. */
const CLEARED = 10;

const OLDEST = `query OldLongTexts($type: String!, $first: Int!) {
  metaobjects(type: $type, first: $first, sortKey: "updated_at") { nodes { id updatedAt } }
}`;

export function longTexts(admin: AdminClient, clock: () => number) {
  async function clear() {
    const {metaobjects} = await admin.ask<{
      metaobjects: {nodes: {id: string; updatedAt: string}[]};
    }>(OLDEST, {type: TYPES.work, first: CLEARED});
    for (const {id, updatedAt} of metaobjects.nodes)
      if (Date.parse(updatedAt) < clock() - KEPT_MS) await deleteEntry(admin, id);
  }
  return {
    /** @throws AdminError */
    async read(handle: string): Promise<string | null> {
      const entry = await readEntry(admin, TYPES.work, handle);
      return entry && valueOf(entry, 'text');
    },
    /** Writes over the entry `known`, or a new one; returns its handle. @throws AdminError */
    async write(use: 'work' | 'link', known: string | null, text: string) {
      const handle = known ?? `${use}-${crypto.randomUUID()}`;
      await writeEntry(admin, TYPES.work, handle, {text});
      if (known === null) await clear();
      return handle;
    },
  };
}

export type LongTexts = ReturnType<typeof longTexts>;

const handleIn = (state: PreviewState) =>
  REFERENCE.exec(state.edits.sections ?? '')?.[1] ?? null;

const withSections = (state: PreviewState, sections: string): PreviewState => ({
  ...state,
  edits: {...state.edits, sections},
});

/**
 * A session with its texts, and the entry that one of them came from. Where the store does not
 * answer, the state keeps the name alone.
 */
export async function openLongTexts(
  session: PreviewSession,
  texts: LongTexts | null,
): Promise<{session: PreviewSession; handle: string | null}> {
  const handle = handleIn(session.state);
  if (!handle || !texts) return {session, handle: null};
  const text = await texts.read(handle).catch(() => null);
  if (text === null) return {session, handle};
  return {session: {...session, state: withSections(session.state, text)}, handle};
}

/**
 * The state with its sections in the store. A guest may pass on what the link showed, and write
 * nothing; `null` where that is not enough. @throws AdminError
 */
export async function closeLongTexts(
  state: PreviewState,
  use: 'work' | 'link',
  {session, handle}: Awaited<ReturnType<typeof openLongTexts>>,
  texts: LongTexts | null,
): Promise<PreviewState | null> {
  const {sections = ''} = state.edits;
  if (sections === '' || REFERENCE.test(sections)) return null;
  const isSame = sections === session.state.edits.sections;
  const isOwn = handle?.startsWith('work-') ?? false;
  if (handle && isSame && (use === 'work' || !isOwn))
    return withSections(state, `@${handle}`);
  if (session.role !== 'staff' || !texts) return null;
  const known = use === 'work' && isOwn ? handle : null;
  return withSections(state, `@${await texts.write(use, known, sections)}`);
}
