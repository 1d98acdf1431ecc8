import {cookiesIn} from '~/lib/cookies';
import type {PreviewSession} from '~/lib/preview-state';

import {derivedKey, toBytes, toText, type ShopSecret} from '~/server/secret-keys';

import {readSession, type PreviewLink} from './session';

/** Longest token: longer texts are rejected unread. */
export const MAX_TOKEN_LENGTH = 3600;

/** The scope of a token: it is invalid in any other, though signed with the same key. */
interface TokenScope extends ShopSecret {
  use: 'link' | 'session';
}

const encoder = new TextEncoder();
const decoder = new TextDecoder('utf-8', {fatal: true});

function signedText({use, shop}: TokenScope, payload: string) {
  return encoder.encode(`preview.${use}.2\n${shop}\n${payload}`);
}

/**
 * `value` as a token that `readToken` accepts in the same scope alone: its JSON and an HMAC
 * (SHA-256), in base64url.
 */
export async function writeToken(value: unknown, scope: TokenScope): Promise<string> {
  const payload = toText(encoder.encode(JSON.stringify(value)));
  const key = await derivedKey(scope.secret, 'preview-tokens');
  const mac = await crypto.subtle.sign('HMAC', key, signedText(scope, payload));
  return `${payload}.${toText(new Uint8Array(mac))}`;
}

/**
 * The value in a token signed for this scope; `undefined` for every other text. Compares in
 * constant time, never throws.
 */
export async function readToken(text: string, scope: TokenScope): Promise<unknown> {
  if (text.length > MAX_TOKEN_LENGTH) return undefined;
  const [payload = '', signature = '', ...rest] = text.split('.');
  const mac = toBytes(signature);
  const bytes = toBytes(payload);
  if (!mac || !bytes || rest.length > 0) return undefined;
  const key = await derivedKey(scope.secret, 'preview-tokens');
  const signed = signedText(scope, payload);
  if (!(await crypto.subtle.verify('HMAC', key, mac, signed))) return undefined;
  return JSON.parse(decoder.decode(bytes)) as unknown;
}

/** The value of `PREVIEW_PARAM` that opens a preview. */
export function signLink(link: PreviewLink, settings: ShopSecret): Promise<string> {
  return writeToken(link, {...settings, use: 'link'});
}

/** `__Host-`: browsers take it from https alone, for this host alone, and for its every path. */
const cookieName = (request: Request) =>
  new URL(request.url).protocol === 'https:' ? '__Host-preview' : 'preview';

function serialize(value: string, maxAge: number, request: Request): string {
  const name = cookieName(request);
  const secure = name === 'preview' ? '' : '; Secure';
  return `${name}=${value}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${secure}`;
}

/** The preview session in a request's cookie; `null` without one, or when it has ended at `now`. */
export async function sessionOf(
  request: Request,
  settings: ShopSecret,
  now: number,
): Promise<PreviewSession | null> {
  const values = cookiesIn(request.headers.get('Cookie'), cookieName(request));
  const [value] = values;
  // With two cookies it is unknown which is this browser's own.
  if (value === undefined || values.length > 1) return null;
  const scope: TokenScope = {...settings, use: 'session'};
  return readSession(await readToken(value, scope), now);
}

export async function sessionCookie(
  session: PreviewSession,
  settings: ShopSecret,
  request: Request,
  now: number,
): Promise<string> {
  const token = await writeToken(session, {...settings, use: 'session'});
  const seconds = Math.ceil((session.expires - now) / 1000);
  return serialize(token, seconds, request);
}

export const endedCookie = (request: Request) => serialize('', 0, request);
