import {isRecord, readJson} from '~/lib/json';

/** A parsed field: its value, and its problem. No value when the whole text is invalid. */
export interface Parsed<Value> {
  value?: Value;
  problems: string[];
}

export function parsed<Value>(value: Value | null, problem: string): Parsed<Value> {
  return value === null ? {problems: [problem]} : {value, problems: []};
}

/** Control characters and bidirectional marks, which no merchant types on purpose. */
const INVISIBLE =
  // eslint-disable-next-line no-control-regex -- control characters are what is looked for
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff\ufff9-\uffff]/g;

const LONE_SURROGATE =
  /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** More combining marks on a letter than any script needs. */
const PILED_MARKS = /(\p{M}{4})\p{M}+/gu;

/**
 * A text as one plain line: no control characters, no bidirectional marks, spaces collapsed. `null`
 * when it is no text, empty, or longer than `limit` characters.
 */
export function plainText(text: unknown, limit: number): string | null {
  if (typeof text !== 'string') return null;
  const clean = text
    .replace(LONE_SURROGATE, '')
    .replace(/\s+/g, ' ')
    .replace(INVISIBLE, '')
    .replace(PILED_MARKS, '$1')
    .trim();
  return clean === '' || [...clean].length > limit ? null : clean;
}

const MAX_URL = 500;

const LINK_SCHEMES = ['https:', 'http:', 'mailto:', 'tel:'];

/** Base for parsing paths; never shown. */
const OWN = 'https://own.invalid';

/** Parses a URL. Its serialized form has no quotes, spaces or controls. */
function parseUrl(text: string): URL | null {
  const trimmed = text.trim();
  if (trimmed === '' || trimmed.length > MAX_URL) return null;
  if (!/^(?:\/(?![/\\])|[a-z][a-z0-9+.-]*:)/i.test(trimmed)) return null;
  return URL.canParse(trimmed, OWN) ? new URL(trimmed, OWN) : null;
}

/** The URL parser leaves some quotes and brackets; this escapes them. */
function formatUrl({origin, href, pathname, search, hash}: URL): string {
  const url = origin === OWN ? pathname + search + hash : href;
  return url.replace(
    /[<>"'`{}|\\^()]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/**
 * A safe link URL: a page (`https:`, `http:`), a mail, a phone, or a path of this shop. `null`
 * otherwise.
 */
export function linkUrl(text: unknown): string | null {
  const url = typeof text === 'string' ? parseUrl(text) : null;
  if (!url || !LINK_SCHEMES.includes(url.protocol)) return null;
  return url.username || url.password ? null : formatUrl(url);
}

/** A safe picture URL: on `origin`, or a path of this shop. `null` otherwise. */
export function pictureUrl(text: string, origin: string): string | null {
  const url = parseUrl(text);
  if (!url || (url.origin !== OWN && url.origin !== origin)) return null;
  if (url.origin === OWN && /^https?:/i.test(text.trim())) return null;
  return url.username || url.password ? null : formatUrl(url);
}

export interface ThemeLink {
  title: string;
  url: string;
}

export interface LinkGroup {
  title: string;
  links: ThemeLink[];
}

const MAX_GROUPS = 6;
const MAX_LINKS = 12;
const MAX_TITLE = 60;

/** The list in a field's text; `null` for anything else. */
export function listIn(json: string): readonly unknown[] | null {
  const value = readJson(json);
  return Array.isArray(value) ? value : null;
}

function linkOf(value: unknown): ThemeLink[] {
  const given = isRecord(value) ? value : {};
  const title = plainText(given.title, MAX_TITLE);
  const url = linkUrl(given.url);
  return title !== null && url !== null ? [{title, url}] : [];
}

/** The valid links of `values`, and whether any was invalid. */
function linksOf(values: readonly unknown[]) {
  const links = values.flatMap(linkOf);
  return {links: links.slice(0, MAX_LINKS), broken: links.length < values.length};
}

/**
 * `[{"title": "Videos", "url": "https://…"}]`; links without a title or a valid URL are dropped and
 * reported.
 */
export function parseLinks(json: string): Parsed<ThemeLink[]> {
  const values = listIn(json);
  if (!values) return {problems: ['is no JSON list of links']};
  const {links, broken} = linksOf(values);
  if (links.length === 0 && broken) return {problems: ['holds no usable link']};
  return {value: links, problems: broken ? ['holds a link that leads nowhere'] : []};
}

/**
 * `[{"title": "Support", "links": [{"title": "Contact Us", "url": "https://…"}]}]`, as `parseLinks`
 * for each group.
 */
export function parseLinkGroups(json: string): Parsed<LinkGroup[]> {
  const values = listIn(json);
  if (!values) return {problems: ['is no JSON list of groups of links']};
  const problems = new Set<string>();
  const groups = values.slice(0, MAX_GROUPS).flatMap((value): LinkGroup[] => {
    const {title: given, links: list} = isRecord(value) ? value : {};
    const title = plainText(given, MAX_TITLE);
    const {links, broken} = linksOf(Array.isArray(list) ? list : []);
    if (broken) problems.add('holds a link that leads nowhere');
    if (title !== null && links.length > 0) return [{title, links}];
    problems.add('holds a group without a title or links');
    return [];
  });
  if (groups.length === 0 && values.length > 0)
    return {problems: ['holds no usable group of links']};
  return {value: groups, problems: [...problems]};
}
