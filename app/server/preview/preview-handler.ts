import {
  beginSession,
  changeSession,
  INITIAL_STATE,
  readLink,
  readState,
  SHARED_LINK_MS,
  type PreviewLink,
  type PreviewSession,
  type PreviewState,
} from '~/lib/preview-state';
import {localPath} from '~/lib/local-path';

import {BARE_POLICY, hashSources} from '../document/content-security-policy';
import {log} from '../log';
import {Attempts} from './attempts';
import {ENTRANCE_STYLE, entrancePage} from './entrance-page';
import {PREVIEW_PARAM, previewAddress, shopperAddress} from '~/lib/preview-address';
import {endedCookie, sessionCookie, sessionOf} from './preview-cookie';
import {isSameSecret, MAX_TOKEN_LENGTH, readToken, writeToken} from './signed-token';

/** What the desk needs to know of the shop. No secret: no previews. */
export interface PreviewSettings {
  secret: string;
  shop: string;
}

/** What the desk found out about a request. */
export interface Received {
  /** The preview this visitor is in. */
  session: PreviewSession | null;
  /** The desk's own answer; `null` leaves the request to the app. */
  answer: Response | null;
}

interface Visit {
  request: Request;
  url: URL;
  settings: PreviewSettings;
  now: number;
}

const WRONG = 'That is not the password. Please try again.';
const TOO_MANY = 'That was tried too often. Please wait a quarter of an hour.';
const TOO_LONG =
  'This draft is too long to keep. Please use shorter texts or fewer banners.';

const attempts = new Attempts();

/**
 * Looks at every request before the app does: who is in a preview, who comes with an invitation, and what is posted below
 * `/preview`. Whatever is not in order is left to the app, which answers as to any shopper.
 */
export async function handlePreview(
  request: Request,
  settings: PreviewSettings,
  now: number,
): Promise<Received> {
  if (settings.secret === '') return {session: null, answer: null};
  const visit = {request, url: new URL(request.url), settings, now};
  const session = await sessionOf(request, settings, now);
  const answer =
    request.method === 'POST'
      ? await answerPost(visit, session)
      : ((await followLink(visit)) ?? (await showForm(visit)));
  return {session, answer};
}

/** Keeps a response to whom it was made for: nobody stores it, and no search engine lists it. */
export function keepPrivate(headers: Headers) {
  headers.set('Cache-Control', 'private, no-store');
  headers.delete('Oxygen-Cache-Control');
  headers.delete('ETag');
  headers.set('X-Robots-Tag', 'noindex, nofollow');
}

function plain(
  body: BodyInit | null,
  status: number,
  headers: HeadersInit = {},
): Response {
  const response = new Response(body, {status, headers});
  keepPrivate(response.headers);
  return response;
}

async function begin(visit: Visit, show: PreviewState, path: string): Promise<Response> {
  const {request, settings, now} = visit;
  const cookie = await sessionCookie(beginSession(show, now), settings, request, now);
  log('info', 'preview.began');
  return plain(null, 303, {Location: previewAddress(path), 'Set-Cookie': cookie});
}

/** An address with a valid invitation becomes the same address in a preview. */
async function followLink(visit: Visit): Promise<Response | null> {
  const {url, settings, now} = visit;
  const token = url.searchParams.get(PREVIEW_PARAM);
  if (token === null || url.pathname.endsWith('.data')) return null;
  const signed = await readToken(token, {...settings, use: 'link'});
  const invitation = readLink(signed, now);
  return invitation && begin(visit, invitation.show, url.pathname + url.search);
}

async function showForm({url}: Visit): Promise<Response | null> {
  return url.pathname === '/preview' ? formPage(null, 200) : null;
}

async function formPage(problem: string | null, status: number): Promise<Response> {
  const [style = ''] = await hashSources([ENTRANCE_STYLE]);
  return plain(entrancePage(problem), status, {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': `${BARE_POLICY}; form-action 'self'; style-src ${style}`,
  });
}

async function answerPost(
  visit: Visit,
  session: PreviewSession | null,
): Promise<Response | null> {
  const {pathname} = visit.url;
  if (pathname === '/preview') return takePassword(visit);
  if (!session) return null;
  if (pathname === '/preview/session') return saveState(visit, session);
  if (pathname === '/preview/link') return shareState(visit);
  return pathname === '/preview/leave' ? leave(visit) : null;
}

async function takePassword(visit: Visit): Promise<Response> {
  const {request, settings, now} = visit;
  const address = request.headers.get('oxygen-buyer-ip') ?? '';
  if (!attempts.allows(address, now)) return formPage(TOO_MANY, 429);
  const given = (await request.formData()).get('password');
  if (typeof given === 'string' && (await isSameSecret(given, settings.secret))) {
    return begin(visit, INITIAL_STATE, '/');
  }
  attempts.failed(address, now);
  log('warn', 'preview.wrong_password');
  return formPage(WRONG, 403);
}

function postedState(form: FormData): PreviewState | null {
  const text = form.get('show');
  try {
    return typeof text === 'string' ? readState(JSON.parse(text)) : null;
  } catch {
    return null;
  }
}

const refused = (problem: string, status: number) =>
  plain(JSON.stringify({problem}), status, {'Content-Type': 'application/json'});

async function saveState(visit: Visit, session: PreviewSession): Promise<Response> {
  const {request, settings, now} = visit;
  const show = postedState(await request.formData());
  if (!show) return refused('That could not be read.', 400);
  const changed = changeSession(session, show, now);
  const cookie = await sessionCookie(changed, settings, request, now);
  if (cookie.length > MAX_TOKEN_LENGTH) return refused(TOO_LONG, 413);
  return plain(null, 204, {'Set-Cookie': cookie});
}

async function shareState({request, url, settings, now}: Visit): Promise<Response> {
  const form = await request.formData();
  const show = postedState(form);
  if (!show) return refused('That could not be read.', 400);
  const path = localPath(form.get('path')) ?? '/';
  const token = await signLink({show, expires: now + SHARED_LINK_MS}, settings);
  if (token.length > MAX_TOKEN_LENGTH) return refused(TOO_LONG, 413);
  const link = new URL(previewAddress(path, token), url.origin);
  return plain(JSON.stringify({link: link.href}), 200, {
    'Content-Type': 'application/json',
  });
}

async function leave({request}: Visit): Promise<Response> {
  const back = localPath((await request.formData()).get('back')) ?? '/';
  return plain(null, 303, {
    Location: shopperAddress(back),
    'Set-Cookie': endedCookie(request),
  });
}

/** The value of `PREVIEW_PARAM` that invites to a preview. */
export function signLink(
  invitation: PreviewLink,
  settings: PreviewSettings,
): Promise<string> {
  return writeToken(invitation, {...settings, use: 'link'});
}
