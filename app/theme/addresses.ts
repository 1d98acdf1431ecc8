/** Longest URL. */
const MAX_ADDRESS = 500;

const LINK_SCHEMES = ['https:', 'http:', 'mailto:', 'tel:'];

/** Base for parsing paths; never shown. */
const OWN = 'https://own.invalid';

/** Parses a URL. Its serialized form has no quotes, spaces or controls. */
function parseAddress(text: string): URL | null {
  const trimmed = text.trim();
  if (trimmed === '' || trimmed.length > MAX_ADDRESS) return null;
  if (!/^(?:\/(?![/\\])|[a-z][a-z0-9+.-]*:)/i.test(trimmed)) return null;
  return URL.canParse(trimmed, OWN) ? new URL(trimmed, OWN) : null;
}

/** The URL parser leaves some quotes and brackets; this escapes them. */
function formatAddress({origin, href, pathname, search, hash}: URL): string {
  const address = origin === OWN ? pathname + search + hash : href;
  return address.replace(
    /[<>"'`{}|\\^()]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/** A safe link URL: a page (`https:`, `http:`), a mail, a phone, or a path of this shop. `null` otherwise. */
export function linkAddress(text: string): string | null {
  const url = parseAddress(text);
  if (!url || !LINK_SCHEMES.includes(url.protocol)) return null;
  return url.username || url.password ? null : formatAddress(url);
}

/** A safe picture URL: on `origin`, or a path of this shop. `null` otherwise. */
export function pictureAddress(text: string, origin: string): string | null {
  const url = parseAddress(text);
  if (!url || (url.origin !== OWN && url.origin !== origin)) return null;
  if (url.origin === OWN && /^https?:/i.test(text.trim())) return null;
  return url.username || url.password ? null : formatAddress(url);
}
