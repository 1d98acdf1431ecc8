import {isRecord} from '~/lib/json';
import type {PreviewSession, PreviewState} from '~/lib/preview-state';
import {isInReach, plainText, readTexts} from '~/theme';

export interface PreviewLink {
  state: PreviewState;
  expires: number;
}

export const INITIAL_STATE: PreviewState = {
  view: 'draft',
  theme: null,
  edits: {},
  asOf: null,
  draft: null,
  name: '',
  isSaved: false,
};

const HOUR_MS = 60 * 60 * 1000;

export const SESSION_MS = HOUR_MS;

/** How long a shared link can be followed, in milliseconds. */
export const SHARED_LINK_MS = 24 * HOUR_MS;

/** How long any link can be followed, whoever signed it, in milliseconds. */
export const MAX_LINK_MS = 7 * 24 * HOUR_MS;

/** Handles as Shopify makes them. */
const HANDLE = /^[\p{L}\p{N}_-]{1,64}$/u;

function isInstant(value: unknown): value is number {
  return Number.isSafeInteger(value);
}

export function isHandle(value: unknown): value is string {
  return typeof value === 'string' && HANDLE.test(value);
}

/** The open draft in untrusted data; `undefined` when it is no such thing. */
function readDraft(value: unknown): PreviewState['draft'] | undefined {
  if (value === null || value === undefined) return null;
  if (!isRecord(value)) return undefined;
  const {id, revision} = value;
  return isHandle(id) && isHandle(revision) ? {id, revision} : undefined;
}

/**
 * The preview state in untrusted data; `null` when it is no such thing. The texts of the edits stay
 * untrusted.
 */
export function readState(value: unknown): PreviewState | null {
  if (!isRecord(value)) return null;
  const {view, theme, asOf} = value;
  const edits = readTexts(value.edits);
  const draft = readDraft(value.draft);
  if (!edits || draft === undefined || (view !== 'draft' && view !== 'live')) return null;
  if (theme !== null && !isHandle(theme)) return null;
  const isDated = asOf === null || (isInstant(asOf) && isInReach(asOf));
  const isSaved = value.isSaved === true;
  const name = plainText(value.name, MAX_NAME) ?? '';
  return isDated ? {view, theme, edits, asOf, draft, name, isSaved} : null;
}

export const MAX_STAFF_NAME = 40;

/** Longest name of a draft, a version or a plan. */
export const MAX_NAME = 60;

/** Somebody's name in untrusted data; '' when it is none. */
export const readStaffName = (value: unknown) => plainText(value, MAX_STAFF_NAME) ?? '';

/** Whether leaving this state for another loses somebody's work. */
export function isUnsaved({edits, isSaved}: PreviewState): boolean {
  return !isSaved && Object.keys(edits).length > 0;
}

/** The session in signed data; `null` when it is none, or over at `now`. */
export function readSession(value: unknown, now: number): PreviewSession | null {
  if (!isRecord(value)) return null;
  const {role, since, expires, linkEnds} = value;
  const linkEdits = typeof value.linkEdits === 'string' ? value.linkEdits : null;
  const state = readState(value.state);
  const name = readStaffName(value.name);
  if (!state || !isInstant(since) || !isInstant(expires)) return null;
  if (expires <= now || expires > now + SESSION_MS) return null;
  if (role === 'staff' && linkEnds === null)
    return {state, role, name, since, expires, linkEnds, linkEdits: null};
  const isGuest = role === 'guest' && isInstant(linkEnds) && expires <= linkEnds;
  return isGuest ? {state, role, name, since, expires, linkEnds, linkEdits} : null;
}

/**
 * The link in signed data; `null` when it is none, over at `now`, or made to last longer than a
 * link may.
 */
export function readLink(value: unknown, now: number): PreviewLink | null {
  if (!isRecord(value)) return null;
  const state = readState(value.state);
  const {expires} = value;
  if (!state || !isInstant(expires)) return null;
  return expires > now && expires <= now + MAX_LINK_MS ? {state, expires} : null;
}

/** The session of staff, who know the password. */
export const staffSession = (name: string, now: number): PreviewSession => ({
  state: INITIAL_STATE,
  role: 'staff',
  name,
  since: now,
  expires: now + SESSION_MS,
  linkEnds: null,
  linkEdits: null,
});

/** The session of a guest who followed a link; it ends with the link at the latest. */
export const guestSession = (link: PreviewLink, now: number): PreviewSession => ({
  state: link.state,
  role: 'guest',
  name: '',
  since: now,
  expires: Math.min(now + SESSION_MS, link.expires),
  linkEnds: link.expires,
  linkEdits: null,
});

/**
 * A link to `state`, shared from a session. A guest's link ends no later than the one the guest
 * followed. It does not say which draft is open, and keeps what it shows.
 */
export function sharedLink(
  state: PreviewState,
  {linkEnds}: PreviewSession,
  now: number,
): PreviewLink {
  const expires = Math.min(now + SHARED_LINK_MS, linkEnds ?? Infinity);
  return {state: {...state, draft: null, isSaved: true}, expires};
}

/**
 * The session with another state and the same end. Its clock runs on, unless the as-of date
 * changes.
 */
export function changeSession(
  session: PreviewSession,
  state: PreviewState,
  now: number,
): PreviewSession {
  const sameDate = session.state.asOf === state.asOf;
  return {...session, state, since: sameDate ? session.since : now};
}
