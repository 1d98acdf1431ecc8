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

import type {StaffPreview} from '~/server/worker';
import {log} from '~/server/log';
import {digestOf, isSameSecret} from '~/server/secret-keys';
import {loginPage, replacePage, type Brand} from './login-page.server';
import {previewJson, privateResponse, refuse, refuseFor} from './endpoints.server';
import {closeLongTexts, openLongTexts, type LongTexts} from './long-texts.server';
import {messages} from './messages';
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
  type PreviewSettings,
} from './session-tokens.server';

type OpenSession = Awaited<ReturnType<typeof openLongTexts>>;

interface Visit {
  request: Request;
  /** Where texts lie that are too long for a cookie; `null` without access to the Admin API. */
  texts: LongTexts | null;
  url: URL;
  settings: PreviewSettings;
  brand: Brand;
  now: number;
}

const WRONG = 'That is not the password. Please try again.';
const TOO_LONG =
  'This draft is too long to keep. Please use shorter texts, or fewer banners and sections.';
const UNREADABLE = 'That could not be read.';

/**
 * Handles every request before the app: sessions, invitation links, and posts below `/preview`.
 * Anything invalid goes to the app, which answers as it would a shopper.
 */
export async function handlePreview(
  request: Request,
  settings: PreviewSettings,
  brand: Brand,
  now: number,
  texts: Visit['texts'] = null,
): ReturnType<StaffPreview['enter']> {
  if (settings.secret === '') return {session: null, answer: null};
  const visit = {request, url: new URL(request.url), settings, brand, now, texts};
  const signed = await sessionOf(request, settings, now);
  const open = signed && (await openLongTexts(signed, texts));
  const session = open?.session ?? null;
  const answer =
    request.method === 'POST'
      ? await answerPost(visit, open)
      : ((await followLink(visit, signed)) ??
        (session || visit.url.pathname !== EDITOR_PATH
          ? null
          : await loginPage(brand, '', null)));
  return {session, answer};
}

async function startSession(visit: Visit, session: PreviewSession, location: string) {
  const {request, settings, now} = visit;
  const cookie = await sessionCookie(session, settings, request, now);
  log('info', 'preview.began', {role: session.role});
  return privateResponse(null, 303, {Location: location, 'Set-Cookie': cookie});
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
): Promise<Response | null> {
  const {url, brand} = visit;
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
  const {now, texts} = visit;
  const location = pageAfter(path, session);
  if (session?.role === 'staff')
    return startSession(visit, changeSession(session, link.state, now), location);
  const guest = guestSession(link, now);
  const {state} = (await openLongTexts(guest, texts)).session;
  return startSession(visit, {...guest, linkEdits: await digestOfEdits(state)}, location);
}

/** A digest of a state's edits, whatever their order. */
const digestOfEdits = async ({edits}: PreviewState) =>
  (await digestOf(Object.entries(edits).sort())).slice(0, 22);

/** Follows the link of a visitor who was asked, and gives up the edits. */
async function replaceEdits(visit: Visit, session: PreviewSession): Promise<Response> {
  const form = await visit.request.formData();
  const path = localPath(form.get('path')) ?? '/';
  const link = await linkIn(String(form.get('link')), visit);
  // The link has ended while the question was open: the edits stay.
  if (!link) return privateResponse(null, 303, {Location: pageAfter(path, session)});
  return openLink(link, session, path, visit);
}

async function answerPost(
  visit: Visit,
  open: OpenSession | null,
): Promise<Response | null> {
  const {pathname} = visit.url;
  if (pathname === EDITOR_PATH) return checkPassword(visit);
  if (!open) return null;
  if (pathname === '/preview/session') return saveState(visit, open);
  if (pathname === '/preview/open') return replaceEdits(visit, open.session);
  if (pathname === '/preview/link') return shareState(visit, open);
  return pathname === '/preview/leave' ? endSession(visit) : null;
}

/**
 * No limit on wrong passwords: it would let anybody lock staff out, and a secret of 32 random
 * characters (config.ts requires it) cannot be guessed.
 */
async function checkPassword(visit: Visit): Promise<Response> {
  const {request, settings, brand, now} = visit;
  const form = await request.formData();
  const given = form.get('password');
  const name = readStaffName(form.get('name'));
  if (typeof given === 'string' && (await isSameSecret(given, settings.secret)))
    return startSession(visit, staffSession(name, now), EDITOR_PATH);
  log('warn', 'preview.wrong_password');
  return loginPage(brand, name, WRONG);
}

function postedState(form: FormData): PreviewState | null {
  const text = form.get('state');
  return typeof text === 'string' ? readState(readJson(text)) : null;
}

async function saveState(visit: Visit, open: OpenSession): Promise<Response> {
  const {request, settings, now} = visit;
  const state = postedState(await request.formData());
  if (!state) return refuse(UNREADABLE, 400);
  const sign = (shown: PreviewState) =>
    sessionCookie(changeSession(open.session, shown, now), settings, request, now);
  const cookie = await fitting(state, 'work', visit, open, sign);
  if (typeof cookie !== 'string') return cookie;
  return privateResponse(null, 204, {'Set-Cookie': cookie});
}

/**
 * The state as a signed text that is short enough, its sections in the store where they must be;
 * else the refusal.
 */
async function fitting(
  state: PreviewState,
  use: 'work' | 'link',
  {texts}: Visit,
  open: OpenSession,
  sign: (state: PreviewState) => Promise<string>,
): Promise<string | Response> {
  const signed = await sign(state);
  if (signed.length <= MAX_TOKEN_LENGTH) return signed;
  try {
    const short = await closeLongTexts(state, use, open, texts);
    const text = short && (await sign(short));
    return text && text.length <= MAX_TOKEN_LENGTH ? text : refuse(TOO_LONG, 413);
  } catch (error) {
    return refuseFor(error);
  }
}

async function shareState(visit: Visit, open: OpenSession): Promise<Response> {
  const {request, url, settings, now} = visit;
  const {session} = open;
  const form = await request.formData();
  const posted = postedState(form);
  if (!posted) return refuse(UNREADABLE, 400);
  const isGuest = session.role === 'guest';
  if (isGuest && (await digestOfEdits(posted)) !== session.linkEdits)
    return refuse(messages.guestLink, 403);
  const state = isGuest ? {...posted, name: ''} : posted;
  const path = localPath(form.get('path')) ?? '/';
  const {expires} = sharedLink(state, session, now);
  const sign = (shown: PreviewState) =>
    signLink(sharedLink(shown, session, now), settings);
  const token = await fitting(state, 'link', visit, open, sign);
  if (typeof token !== 'string') return token;
  const link = new URL(previewPath(path, token), url.origin);
  return previewJson({link: link.href, expires});
}

async function endSession({request}: Visit): Promise<Response> {
  const back = localPath((await request.formData()).get('back')) ?? '/';
  return privateResponse(null, 303, {
    Location: shopperPath(back),
    'Set-Cookie': endedCookie(request),
  });
}
