const encoder = new TextEncoder();
const decoder = new TextDecoder('utf-8', {fatal: true});

/** Longer than any token made here: what comes longer is not even looked at. */
export const MAX_TOKEN_LENGTH = 3600;

/** Where a token is valid: nowhere else, though signed with the same secret. */
export interface TokenScope {
  secret: string;
  use: 'link' | 'session';
  /** Number of the shop. */
  shop: string;
}

function toText(bytes: Uint8Array): string {
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** `null` for anything but the one way in which `toText` writes these bytes. */
function toBytes(text: string): Uint8Array<ArrayBuffer> | null {
  if (!/^[\w-]+$/.test(text)) return null;
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
    return toText(bytes) === text ? bytes : null;
  } catch {
    return null;
  }
}

function keyFor(secret: string): Promise<CryptoKey> {
  const algorithm = {name: 'HMAC', hash: 'SHA-256'};
  return crypto.subtle.importKey('raw', encoder.encode(secret), algorithm, false, [
    'sign',
    'verify',
  ]);
}

function signedText({use, shop}: TokenScope, payload: string) {
  return encoder.encode(`preview.${use}.1\n${shop}\n${payload}`);
}

/** `value` as a token that `readToken` accepts in the same scope alone: its JSON and an HMAC (SHA-256), in base64url. */
export async function writeToken(value: unknown, scope: TokenScope): Promise<string> {
  const payload = toText(encoder.encode(JSON.stringify(value)));
  const key = await keyFor(scope.secret);
  const mac = await crypto.subtle.sign('HMAC', key, signedText(scope, payload));
  return `${payload}.${toText(new Uint8Array(mac))}`;
}

/** The value in a token signed for this scope; `undefined` for every other text. Compares in constant time, never throws. */
export async function readToken(text: string, scope: TokenScope): Promise<unknown> {
  if (text.length > MAX_TOKEN_LENGTH) return undefined;
  const [payload = '', signature = '', ...rest] = text.split('.');
  const mac = toBytes(signature);
  const bytes = toBytes(payload);
  if (!mac || !bytes || rest.length > 0) return undefined;
  const key = await keyFor(scope.secret);
  const signed = signedText(scope, payload);
  if (!(await crypto.subtle.verify('HMAC', key, mac, signed))) return undefined;
  return JSON.parse(decoder.decode(bytes)) as unknown;
}

/** Whether two texts are the same, in a time that tells nothing about either. */
export async function isSameSecret(one: string, other: string): Promise<boolean> {
  const key = await keyFor(crypto.randomUUID());
  const mac = await crypto.subtle.sign('HMAC', key, encoder.encode(one));
  return crypto.subtle.verify('HMAC', key, mac, encoder.encode(other));
}
