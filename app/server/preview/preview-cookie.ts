import {readSession, type PreviewSession} from '~/lib/preview-state';

import {readToken, writeToken, type TokenScope} from './signed-token';

type Secrets = Omit<TokenScope, 'use'>;

/** `__Host-`: browsers take it from https alone, for this host alone, and for its every path. */
function nameFor(request: Request): string {
  return isSecure(request) ? '__Host-preview' : 'preview';
}

function isSecure(request: Request): boolean {
  return new URL(request.url).protocol === 'https:';
}

function serialise(value: string, maxAge: number, request: Request): string {
  const secure = isSecure(request) ? '; Secure' : '';
  return `${nameFor(request)}=${value}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${secure}`;
}

/** The preview that a request's cookie proves; `null` without one, or when it is over at `now`. */
export async function sessionOf(
  request: Request,
  secrets: Secrets,
  now: number,
): Promise<PreviewSession | null> {
  const start = `${nameFor(request)}=`;
  const pairs = (request.headers.get('Cookie') ?? '').split(';');
  const values = pairs
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(start));
  const [value] = values;
  // Two of them: which one is this browser's own cannot be known.
  if (value === undefined || values.length > 1) return null;
  const scope: TokenScope = {...secrets, use: 'session'};
  return readSession(await readToken(value.slice(start.length), scope), now);
}

/** `Set-Cookie` for a session, which ends with it. */
export async function sessionCookie(
  session: PreviewSession,
  secrets: Secrets,
  request: Request,
  now: number,
): Promise<string> {
  const token = await writeToken(session, {...secrets, use: 'session'});
  const seconds = Math.ceil((session.expires - now) / 1000);
  return serialise(token, seconds, request);
}

/** `Set-Cookie` that ends the preview. */
export function endedCookie(request: Request): string {
  return serialise('', 0, request);
}
