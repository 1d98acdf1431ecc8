type Level = 'info' | 'warn' | 'error';

const sinks: Readonly<Record<Level, (line: string) => void>> = {
  info: (line) => console.info(line),
  warn: (line) => console.warn(line),
  error: (line) => console.error(line),
};

/**
 * A cart's key lets its holder read and change the cart. Error texts may quote it, as it stands in an id or as it stands in
 * a cookie.
 */
const CART_KEY = /key(=|%3D)[^"'&;\s\\]+/gi;

/** `text` without the keys of carts. */
export function withoutCartKeys(text: string): string {
  return text.replaceAll(CART_KEY, 'key$1…');
}

/**
 * Writes one event as one JSON line, the form log drains read.
 * `fields` must hold no token, cookie or cart key: pass operation names and ids, not requests.
 */
export function log(level: Level, event: string, fields: Record<string, unknown> = {}) {
  sinks[level](withoutCartKeys(JSON.stringify({level, event, ...fields})));
}
