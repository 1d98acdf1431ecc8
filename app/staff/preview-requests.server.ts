import {localPath} from '~/lib/local-path';
import {readJson} from '~/lib/json';
import {
  EDITOR_PATH,
  editorPath,
  PREVIEW_PARAM,
  previewPath,
  shopperPath,
  type PreviewSession,
  type PreviewState,
} from '~/lib/preview-state';

import {AdminError, type AdminClient} from '~/server/admin-client';
import {log} from '~/server/log';
import {digestOf, isSameSecret, type ShopSecret} from '~/server/secret-keys';
import {keepEdits, openEdits, shortened} from './kept-edits.server';
import {loginPage, replacePage, type Brand} from './login-page.server';
import {messages} from './messages';
import {refusal} from './refusals.server';
import {
  changeSession,
  guestSession,
  isUnsaved,
  readLink,
  readStaffName,
  readState,
  sharedLink,
  staffSession,
  type PreviewLink,
} from './session';
import {
  endedCookie,
  MAX_TOKEN_LENGTH,
  readToken,
  sessionCookie,
  sessionOf,
  signLink,
} from './session-tokens.server';

export interface Visit {
  request: Request;
  settings: ShopSecret;
  /** `null` without access to the Admin API. */
  admin: AdminClient | null;
  /** The real clock, in epoch milliseconds: a preview's own may be set to another date. */
  now: number;
}

const WRONG = 'That is not the password. Please try again.';
const TOO_LONG =
  'This draft is too long to keep. Please use shorter texts, or fewer banners and sections.';
const UNREADABLE = 'That could not be read.';

/**
 * The session of a request, and the answer to the password and to invitation links, before the app.
 * Anything invalid goes to the app, which answers as it would a shopper.
 */
export async function handlePreview({brand, ...visit}: Visit & {brand: Brand}) {
  const {request, settings, admin, now} = visit;
  if (settings.secret === '') return {session: null, answer: null};
  const {pathname} = new URL(request.url);
  const signed = await sessionOf(request, settings, now);
  const isPost = request.method === 'POST';
  const answer =
    isPost && pathname === EDITOR_PATH
      ? await checkPassword(visit, brand)
      : (!isPost && (await followLink(visit, signed, brand))) || null;
  // What the editor posts brings its own state.
  const isPage = !pathname.startsWith(`${EDITOR_PATH}/`);
  const session =
    signed && isPage && !answer
      ? {...signed, state: await openEdits(signed.state, admin)}
      : signed;
  const isClosed = !isPost && !session && pathname === EDITOR_PATH;
  return {
    session,
    answer: answer ?? (isClosed ? await loginPage(brand, '', null) : null),
  };
}

async function startSession(visit: Visit, session: PreviewSession, location: string) {
  const {request, settings, now} = visit;
  const cookie = await sessionCookie(session, settings, request, now);
  log('info', 'preview.began', {role: session.role});
  return redirectTo(location, cookie);
}

function redirectTo(location: string, cookie?: string): Response {
  const headers = {
    Location: location,
    ...(cookie !== undefined && {'Set-Cookie': cookie}),
  };
  return new Response(null, {status: 303, headers});
}

async function linkIn(token: string, {settings, now}: Visit) {
  return readLink(await readToken(token, {...settings, use: 'link'}), now);
}

/**
 * Follows an invitation link: redirects to the same URL in a preview. Staff who follow a link
 * stay staff. Where the visitor has edits that are kept nowhere else, a page asks first: a GET
 * replaces none.
 */
async function followLink(
  visit: Visit,
  session: PreviewSession | null,
  brand: Brand,
): Promise<Response | null> {
  const url = new URL(visit.request.url);
  const token = url.searchParams.get(PREVIEW_PARAM);
  if (token === null || url.pathname.endsWith('.data')) return null;
  const link = await linkIn(token, visit);
  if (!link) return null;
  const path = url.pathname + url.search;
  if (session && isUnsaved(session.state))
    return replacePage(brand, {token, path, kept: pageAfter(path, session)});
  return openLink(link, session, path, visit);
}

/** Staff see a link's page in the editor, guests by itself. */
const pageAfter = (path: string, session: PreviewSession | null) =>
  session?.role === 'staff' ? editorPath(path) : previewPath(path);

/** Shows what a link shows; staff stay staff. */
async function openLink(
  link: PreviewLink,
  session: PreviewSession | null,
  path: string,
  visit: Visit,
) {
  const {now, admin} = visit;
  const location = pageAfter(path, session);
  if (session?.role === 'staff')
    return startSession(visit, changeSession(session, link.state, now), location);
  const linkEdits = await digestOfEdits(await openEdits(link.state, admin));
  return startSession(visit, {...guestSession(link, now), linkEdits}, location);
}

/** A digest of a state's edits, whatever their order. */
const digestOfEdits = async ({edits}: PreviewState) =>
  (await digestOf(Object.entries(edits).sort())).slice(0, 22);

/**
 * No limit on wrong passwords: it would let anybody lock staff out, and a secret of 32 random
 * characters (config.ts requires it) cannot be guessed.
 */
async function checkPassword(visit: Visit, brand: Brand): Promise<Response> {
  const {request, settings, now} = visit;
  const form = await request.formData();
  const given = form.get('password');
  const name = readStaffName(form.get('name'));
  if (typeof given === 'string' && (await isSameSecret(given, settings.secret)))
    return startSession(visit, staffSession(name, now), EDITOR_PATH);
  log('warn', 'preview.wrong_password');
  return loginPage(brand, name, WRONG);
}

/*
 * Changes of a preview, posted from within: by the editor, and by forms. What they refuse is thrown
 * as a response.
 */

/** Follows the link of a visitor who was asked, and gives up the edits. */
export async function replaceEdits(
  visit: Visit,
  session: PreviewSession,
): Promise<Response> {
  const form = await visit.request.formData();
  const path = localPath(form.get('path')) ?? '/';
  const link = await linkIn(String(form.get('link')), visit);
  // The link has ended while the question was open: the edits stay.
  return link
    ? openLink(link, session, path, visit)
    : redirectTo(pageAfter(path, session));
}

function postedState(form: FormData): PreviewState {
  const text = form.get('state');
  const state = typeof text === 'string' ? readState(readJson(text)) : null;
  if (state) return state;
  throw refusal(UNREADABLE, 400);
}

export async function keepState(visit: Visit, session: PreviewSession) {
  const state = postedState(await visit.request.formData());
  const kept = await stateInStore(state, visit, session);
  const cookie = await cookieWith(kept, visit, session);
  return new Response(null, {status: 204, headers: {'Set-Cookie': cookie}});
}

/**
 * The state as the session's cookie has it: with its edits in the store, else, where the Admin API
 * fails, as it is.
 */
export async function stateInStore(
  state: PreviewState,
  visit: Visit,
  session: PreviewSession,
): Promise<PreviewState> {
  try {
    return await keepEdits(state, {...visit, session});
  } catch (error) {
    if (!(error instanceof AdminError)) throw error;
    const isShort = await cookieWith(state, visit, session).catch(() => null);
    if (!isShort) throw error;
    log('warn', 'admin.failed', {operation: error.operation, cause: error.message});
    return state;
  }
}

/** The cookie of the session with another state. @throws {Response} where it is too long */
export async function cookieWith(
  state: PreviewState,
  {request, settings, now}: Visit,
  session: PreviewSession,
): Promise<string> {
  const changed = changeSession(session, state, now);
  const cookie = await sessionCookie(changed, settings, request, now);
  if (cookie.length <= MAX_TOKEN_LENGTH) return cookie;
  throw refusal(TOO_LONG, 413);
}

/** A link to the posted state. */
export async function shareState(visit: Visit, session: PreviewSession) {
  const {request, settings, now} = visit;
  const form = await request.formData();
  const posted = postedState(form);
  const isGuest = session.role === 'guest';
  if (isGuest && (await digestOfEdits(posted)) !== session.linkEdits)
    throw refusal(messages.guestLink, 403);
  const state = isGuest ? {...posted, name: ''} : posted;
  const path = localPath(form.get('path')) ?? '/';
  const shared = sharedLink(state, session, now);
  let token = await signLink(shared, settings);
  if (token.length > MAX_TOKEN_LENGTH) {
    const short = await shortened(shared.state, {...visit, session});
    token = short ? await signLink({...shared, state: short}, settings) : token;
  }
  if (token.length > MAX_TOKEN_LENGTH) throw refusal(TOO_LONG, 413);
  const link = new URL(previewPath(path, token), request.url);
  return Response.json({link: link.href, expires: shared.expires});
}

/** Ends the session in this browser. */
export async function leavePreview({request}: Visit): Promise<Response> {
  const back = localPath((await request.formData()).get('back')) ?? '/';
  return redirectTo(shopperPath(back), endedCookie(request));
}
