const encoder = new TextEncoder();

/** Bytes in base64url. */
export function toText(bytes: Uint8Array): string {
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** The inverse of `toText`; `null` for any other text, also other encodings of the same bytes. */
export function toBytes(text: string): Uint8Array<ArrayBuffer> | null {
  if (!/^[\w-]+$/.test(text)) return null;
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
    return toText(bytes) === text ? bytes : null;
  } catch {
    return null;
  }
}

/** What signs previews and encrypts the schedule of one shop: '' for a shop without either. */
export interface ShopSecret {
  secret: string;
  shop: string;
}

const HMAC = {name: 'HMAC', hash: 'SHA-256', length: 256} as const;
const AES = {name: 'AES-GCM', length: 256} as const;

const KEY_KINDS = {
  'preview-tokens': [HMAC, ['sign', 'verify']],
  'theme-schedule': [AES, ['encrypt', 'decrypt']],
} as const;

const keys = new Map<string, CryptoKey>();

/**
 * A key for one purpose, derived from the secret (HKDF, RFC 5869), from which neither the secret
 * nor another key can be derived.
 */
export async function derivedKey(
  secret: string,
  purpose: keyof typeof KEY_KINDS,
): Promise<CryptoKey> {
  const name = `${purpose}\n${secret}`;
  const known = keys.get(name);
  if (known) return known;
  const [algorithm, uses] = KEY_KINDS[purpose];
  const material = await crypto.subtle.importKey(
    'raw',
    encoder.encode(secret),
    'HKDF',
    false,
    ['deriveKey'],
  );
  const info = encoder.encode(purpose);
  const derivation = {name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(32), info};
  const key = await crypto.subtle.deriveKey(derivation, material, algorithm, false, uses);
  keys.set(name, key);
  return key;
}

/** A digest (SHA-256) of a value's JSON, in base64url. */
export async function digestOf(value: unknown): Promise<string> {
  const text = encoder.encode(JSON.stringify(value));
  return toText(new Uint8Array(await crypto.subtle.digest('SHA-256', text)));
}

/** Compares two texts in constant time. */
export async function isSameSecret(one: string, other: string): Promise<boolean> {
  const key = await crypto.subtle.generateKey(HMAC, false, ['sign', 'verify']);
  const mac = await crypto.subtle.sign('HMAC', key, encoder.encode(one));
  return crypto.subtle.verify('HMAC', key, mac, encoder.encode(other));
}
