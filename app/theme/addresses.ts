/** Longer than any address a store writes. */
const MAX_ADDRESS = 500;

const LINK_SCHEMES = ['https:', 'http:', 'mailto:', 'tel:'];

/** Stands for the shop's own origin while a path is read; never shown. */
const OWN = 'https://own.invalid';

/** An address as the URL parser writes it again, so that no quote, space or control is left in it. */
function parseAddress(text: string): URL | null {
  const trimmed = text.trim();
  if (trimmed === '' || trimmed.length > MAX_ADDRESS) return null;
  if (!/^(?:\/(?![/\\])|[a-z][a-z0-9+.-]*:)/i.test(trimmed)) return null;
  return URL.canParse(trimmed, OWN) ? new URL(trimmed, OWN) : null;
}

/** Quotes and brackets may stand in a URL; in an address of this shop they are always escaped. */
function formatAddress({origin, href, pathname, search, hash}: URL): string {
  const address = origin === OWN ? pathname + search + hash : href;
  return address.replace(
    /[<>"'`{}|\\^()]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/** Where a link may lead: a page (`https:`, `http:`), a mail, a phone, or a path of this shop. `null` otherwise. */
export function linkAddress(text: string): string | null {
  const url = parseAddress(text);
  if (!url || !LINK_SCHEMES.includes(url.protocol)) return null;
  return url.username || url.password ? null : formatAddress(url);
}

/** Where a picture may come from: `origin`, or a path of this shop. `null` otherwise. */
export function pictureAddress(text: string, origin: string): string | null {
  const url = parseAddress(text);
  if (!url || (url.origin !== OWN && url.origin !== origin)) return null;
  if (url.origin === OWN && /^https?:/i.test(text.trim())) return null;
  return url.username || url.password ? null : formatAddress(url);
}
