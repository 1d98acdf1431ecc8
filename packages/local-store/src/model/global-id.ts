/**
 * Shopify's global ids: `gid://shopify/<Type>/<id>`, sometimes with a query. A cart's id carries a secret:
 * `gid://shopify/Cart/<token>?key=<key>`; a line's names its cart: `gid://shopify/CartLine/<id>?cart=<token>`.
 */

export interface GlobalId {
  type: string;
  /** Everything between the type and the query. */
  id: string;
}

/** The global id of a resource, for example `gid://shopify/Product/7`. */
export function toGid(type: string, id: number | string): string {
  return `gid://shopify/${type}/${id}`;
}

const pattern = /^gid:\/\/shopify\/([A-Za-z]+)\/([^?]+)(?:\?.*)?$/;

/**
 * Reads a global id, plain or in the base64 form that older API versions answered and that
 * clients written for them still send.
 * @returns null when the text is neither
 */
export function parseGid(text: string): GlobalId | null {
  const plain = pattern.exec(text) ?? pattern.exec(decodeBase64(text));
  if (!plain) return null;
  const [, type = '', id = ''] = plain;
  return {type, id};
}

/** The plain form of a global id in either form; the text itself when it is no id at all. */
export function plainGid(text: string): string {
  const gid = parseGid(text);
  return gid ? toGid(gid.type, gid.id) : text;
}

function decodeBase64(text: string): string {
  if (!/^[A-Za-z0-9+/_-]+=*$/.test(text)) return '';
  return Buffer.from(text, 'base64').toString('utf8');
}

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
