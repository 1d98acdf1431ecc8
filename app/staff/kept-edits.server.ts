import {isRecord, readJson} from '~/lib/json';
import type {PreviewSession, PreviewState} from '~/lib/preview-state';
import type {AdminClient} from '~/server/admin-client';
import {readTexts} from '~/theme';

import {OLDEST_EDITS, TYPES} from './admin.documents';
import {deleteEntry, readEntry, valueOf, writeEntry} from './metaobjects.server';
import {MAX_LINK_MS} from './session';

/*
 * What staff try lies in an entry of the store, which the session's cookie names: its own, as a
 * draft is saved only when somebody says so. A link has its edits in itself, as long as they fit.
 */

/**
 * How the edits of a state name an entry, in place of its sections: `work-…` has all edits of one
 * session, `link-…` the sections of a link, and never changes.
 */
const REFERENCE = /^@((?:work|link)-[\da-f-]{36})$/;

/** How long an entry is kept: longer than any link works. */
const KEPT_MS = MAX_LINK_MS + 24 * 60 * 60 * 1000;

const handleIn = ({edits}: PreviewState) =>
  REFERENCE.exec(edits.sections ?? '')?.[1] ?? null;

const reference = (handle: string) => ({sections: `@${handle}`});

/** @throws AdminError */
async function readText(handle: string, admin: AdminClient): Promise<string | null> {
  const entry = await readEntry(admin, TYPES.work, handle);
  return entry && valueOf(entry, 'text');
}

/** Writes over the entry `known`, or a new one; returns its handle. @throws AdminError */
async function write(
  use: 'work' | 'link',
  known: string | null,
  text: string,
  {admin, now}: {admin: AdminClient; now: number},
) {
  const handle = known ?? `${use}-${crypto.randomUUID()}`;
  await Promise.all([
    writeEntry(admin, TYPES.work, handle, {text}),
    known === null && clearOld(admin, now),
  ]);
  return handle;
}

async function clearOld(admin: AdminClient, now: number) {
  const {metaobjects} = await admin.ask<{
    metaobjects: {nodes: {id: string; updatedAt: string}[]};
  }>(OLDEST_EDITS);
  const old = metaobjects.nodes.filter(
    ({updatedAt}) => Date.parse(updatedAt) < now - KEPT_MS,
  );
  await Promise.all(old.map(({id}) => deleteEntry(admin, id)));
}

/** A state with its edits. Where the store does not answer, it keeps the name alone. */
export async function openEdits(
  state: PreviewState,
  admin: AdminClient | null,
): Promise<PreviewState> {
  const handle = handleIn(state);
  if (!handle || !admin) return state;
  const text = await readText(handle, admin).catch(() => null);
  if (text === null) return state;
  const entry = readJson(text);
  const edits = (isRecord(entry) && readTexts(entry.edits)) || {sections: text};
  const own: Record<string, string> = {...state.edits};
  delete own.sections;
  return {...state, edits: {...edits, ...own}};
}

interface Keeping {
  session: PreviewSession;
  admin: AdminClient | null;
  now: number;
}

/**
 * The state as a session's cookie has it: with the edits of staff in the store. @throws AdminError
 */
export async function keepEdits(
  state: PreviewState,
  {session, admin, now}: Keeping,
): Promise<PreviewState> {
  const isNamed = handleIn(state) !== null;
  if (!admin || isNamed || Object.keys(state.edits).length === 0) return state;
  if (session.role === 'guest') return (await passOn(state, session, admin)) ?? state;
  const handle = handleIn(session.state);
  const known = handle?.startsWith('work-') ? handle : null;
  const text = JSON.stringify({edits: state.edits});
  const written = await write('work', known, text, {admin, now});
  return {...state, edits: reference(written)};
}

/**
 * The state as a link has it that would be too long: with its sections in the store. `null` where
 * that is not possible: guests write nothing. @throws AdminError
 */
export async function shortened(
  state: PreviewState,
  {session, admin, now}: Keeping,
): Promise<PreviewState | null> {
  const {sections = ''} = state.edits;
  if (!admin || sections === '') return null;
  if (session.role === 'guest') return passOn(state, session, admin);
  const handle = await write('link', null, sections, {admin, now});
  return {...state, edits: {...state.edits, ...reference(handle)}};
}

/** A guest's state with the entry that the link named, if it has the same sections. */
async function passOn(state: PreviewState, session: PreviewSession, admin: AdminClient) {
  const handle = handleIn(session.state);
  const isSame = handle && (await readText(handle, admin)) === state.edits.sections;
  return isSame ? {...state, edits: {...state.edits, ...reference(handle)}} : null;
}
