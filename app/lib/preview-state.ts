import {THEME_KEYS, type ThemeTexts} from './theme';

/** What a preview shows. */
export interface PreviewState {
  /** The shop as it will be, or as shoppers see it. */
  view: 'draft' | 'live';
  /** Handle of the theme the draft is made from; `null` for the live one. */
  entry: string | null;
  /** What differs from that theme, as it was typed. */
  draft: ThemeTexts;
  /** The instant as of which the shop is shown, in epoch milliseconds; `null` for the present. */
  moment: number | null;
}

/** One visitor's preview. Instants are epoch milliseconds of the real clock. */
export interface PreviewSession {
  show: PreviewState;
  /** When `show.moment` was chosen: from there the time of the preview goes on. */
  since: number;
  expires: number;
}

/** An invitation to a preview. */
export interface PreviewLink {
  show: PreviewState;
  expires: number;
}

/** What a preview shows at first. */
export const INITIAL_STATE: PreviewState = {
  view: 'draft',
  entry: null,
  draft: {},
  moment: null,
};

/** How long a preview lasts, in milliseconds. */
export const SESSION_MS = 60 * 60 * 1000;

/** How long a shared link can be followed, in milliseconds. */
export const SHARED_LINK_MS = 24 * 60 * 60 * 1000;

/** Handles as Shopify makes them. */
const HANDLE = /^[\p{L}\p{N}_-]{1,64}$/u;
const MAX_TEXT = 2000;
const EARLIEST = Date.UTC(2000, 0, 1);
const LATEST = Date.UTC(2100, 0, 1);

type Fields = Readonly<Record<string, unknown>>;

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isInstant(value: unknown): value is number {
  return Number.isSafeInteger(value);
}

function draftIn(value: unknown): ThemeTexts | null {
  if (!isFields(value)) return null;
  const known = THEME_KEYS.filter((key) => Object.hasOwn(value, key));
  const texts = known.map((key) => [key, value[key]] as const);
  const usable = texts.every(
    ([, text]) => typeof text === 'string' && text.length <= MAX_TEXT,
  );
  // Every value has just been seen to be text.
  return usable ? (Object.fromEntries(texts) as ThemeTexts) : null;
}

/** What untrusted data ask a preview to show; `null` when it is no such thing. The draft's texts stay untrusted. */
export function readState(value: unknown): PreviewState | null {
  if (!isFields(value)) return null;
  const {view, entry, moment} = value;
  const draft = draftIn(value.draft);
  if (!draft || (view !== 'draft' && view !== 'live')) return null;
  if (entry !== null && !(typeof entry === 'string' && HANDLE.test(entry))) return null;
  if (moment === null) return {view, entry, draft, moment};
  if (!isInstant(moment) || moment < EARLIEST || moment > LATEST) return null;
  return {view, entry, draft, moment};
}

/** The session in signed data; `null` when it is none, or over at `now`. */
export function readSession(value: unknown, now: number): PreviewSession | null {
  if (!isFields(value)) return null;
  const {since, expires} = value;
  const show = readState(value.show);
  if (!show || !isInstant(since) || !isInstant(expires)) return null;
  return expires > now && expires <= now + SESSION_MS ? {show, since, expires} : null;
}

/** The invitation in signed data; `null` when it is none, or over at `now`. */
export function readLink(value: unknown, now: number): PreviewLink | null {
  if (!isFields(value) || Object.hasOwn(value, 'since')) return null;
  const show = readState(value.show);
  const {expires} = value;
  return show && isInstant(expires) && expires > now ? {show, expires} : null;
}

/** The session that begins at `now` and shows `show`. */
export function beginSession(show: PreviewState, now: number): PreviewSession {
  return {show, since: now, expires: now + SESSION_MS};
}

/**
 * The session showing something else: it ends when it would have. Its time goes on, unless another moment was chosen.
 */
export function changeSession(
  session: PreviewSession,
  show: PreviewState,
  now: number,
): PreviewSession {
  const sameMoment = session.show.moment === show.moment;
  return {show, since: sameMoment ? session.since : now, expires: session.expires};
}

/** The instant a preview shows at the real instant `now`: the moment chosen, plus what has passed since. */
export function previewInstant({show, since}: PreviewSession, now: number): number {
  return show.moment === null ? now : show.moment + Math.max(0, now - since);
}
