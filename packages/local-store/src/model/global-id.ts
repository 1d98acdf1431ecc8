/**
 * Shopify's global ids: `gid://shopify/<Type>/<id>`, sometimes with a query
 * (`gid://shopify/Cart/<token>?key=<secret>`).
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
