/**
 * Ids of carts and of what is in them. A cart's id carries a secret: `gid://shopify/Cart/<token>?key=<key>`;
 * a line's names its cart: `gid://shopify/CartLine/<id>?cart=<token>`.
 */
import {parseGid, toGid} from './global-id';

/** The global id of a cart, with its secret when `key` is given. */
export function cartGid(token: string, key?: string): string {
  const gid = toGid('Cart', token);
  return key === undefined ? gid : `${gid}?key=${key}`;
}

/**
 * Reads a cart's id, plain or in base64.
 * @returns null when it is not one; `key` is null when the id carries none
 */
export function parseCartGid(gid: string): {token: string; key: string | null} | null {
  const parsed = parseGid(gid);
  if (parsed?.type !== 'Cart') return null;
  const plain = gid.startsWith('gid://')
    ? gid
    : Buffer.from(gid, 'base64').toString('utf8');
  const query = plain.includes('?') ? plain.slice(plain.indexOf('?') + 1) : '';
  return {token: parsed.id, key: new URLSearchParams(query).get('key')};
}

/** The global id of something in a cart. */
export function inCartGid(type: string, id: string, token: string): string {
  return `${toGid(type, id)}?cart=${token}`;
}

/** The part of an id that is unique in a cart, or null when the id is of another type. */
export function parseInCartGid(type: string, gid: string): string | null {
  const parsed = parseGid(gid);
  return parsed?.type === type ? parsed.id : null;
}
