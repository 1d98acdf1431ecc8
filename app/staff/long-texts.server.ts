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

async function clearOld(admin: AdminClient, now: number) {
  const {metaobjects} = await admin.ask<{
    metaobjects: {nodes: {id: string; updatedAt: string}[]};
  }>(OLDEST, {type: TYPES.work, first: CLEARED});
  const old = metaobjects.nodes.filter(
    ({updatedAt}) => Date.parse(updatedAt) < now - KEPT_MS,
  );
  await Promise.all(old.map(({id}) => deleteEntry(admin, id)));
}

const handleIn = (state: PreviewState) =>
  REFERENCE.exec(state.edits.sections ?? '')?.[1] ?? null;

const withSections = (state: PreviewState, sections: string): PreviewState => ({
  ...state,
  edits: {...state.edits, sections},
});

/** @throws AdminError */
async function readText(handle: string, admin: AdminClient): Promise<string | null> {
  const entry = await readEntry(admin, TYPES.work, handle);
  return entry && valueOf(entry, 'text');
}

/** A state with its texts. Where the store does not answer, it keeps the name alone. */
export async function openLongTexts(
  state: PreviewState,
  admin: AdminClient | null,
): Promise<PreviewState> {
  const handle = handleIn(state);
  if (!handle || !admin) return state;
  const text = await readText(handle, admin).catch(() => null);
  return text === null ? state : withSections(state, text);
}

/**
 * The state with its sections in the store. A guest may pass on what the link showed, and write
 * nothing; `null` where that is not enough. @throws AdminError
 */
export async function closeLongTexts(
  state: PreviewState,
  use: 'work' | 'link',
  {
    session,
    admin,
    now,
  }: {session: PreviewSession; admin: AdminClient | null; now: number},
): Promise<PreviewState | null> {
  const {sections = ''} = state.edits;
  if (sections === '' || REFERENCE.test(sections) || !admin) return null;
  const handle = handleIn(session.state);
  if (session.role === 'guest') {
    const isSame = handle !== null && (await readText(handle, admin)) === sections;
    return isSame ? withSections(state, `@${handle}`) : null;
  }
  const known = use === 'work' && handle?.startsWith('work-') ? handle : null;
  const written = known ?? `${use}-${crypto.randomUUID()}`;
  await Promise.all([
    writeEntry(admin, TYPES.work, written, {text: sections}),
    known === null && clearOld(admin, now),
  ]);
  return withSections(state, `@${written}`);
}
