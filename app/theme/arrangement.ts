import {isIdOf} from '~/lib/global-id';
import {isRecord, readJson} from '~/lib/json';

/**
 * The sections of a theme as its field `sections` keeps them: their pages, order and settings. Only
 * the structure is read here: an unknown kind, or a setting of another version, stays in the text
 * as it is.
 */

/**
 * Longest text of an arrangement, in bytes. A draft with it must fit a field of the store, which
 * takes 64 KB.
 */
export const MAX_ARRANGEMENT_BYTES = 16 * 1024;

const VERSION = 1;
const MAX_PAGES = 30;
export const MAX_SECTIONS = 20;
export const MAX_PINNED = 12;

/** The page key of home; any other page's is its path, such as `/collections/hoodies`. */
export const HOME_PAGE = '/';

/** The place of a section: on home `above` is between banner and grid. */
export const PLACES = ['above', 'below'] as const;
export type Place = (typeof PLACES)[number];

/** A section as it is kept. Its settings are unchecked. */
export interface StoredSection {
  /** Names the section within its page. */
  readonly id: string;
  readonly place: Place;
  readonly kind: string;
  readonly isHidden: boolean;
  /** When it is shown, in epoch milliseconds; `null` for no limit. */
  readonly from: number | null;
  readonly until: number | null;
  readonly settings: Readonly<Record<string, unknown>>;
  /**
   * Texts in other languages by language code and setting; what is missing falls back to
   * `settings`.
   */
  readonly translations: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

export interface HomeGrid {
  /** Id of the collection; `null` for the configured one. */
  readonly collection: string | null;
  readonly pinned: readonly string[];
  /** The place of sold-out products; `null` as configured. */
  readonly soldOut: 'last' | 'listed' | null;
}

export interface Arrangement {
  /** The sections of a page in their order, those above first. */
  readonly pages: Readonly<Record<string, readonly StoredSection[]>>;
  readonly grid: HomeGrid;
}

const PLAIN_GRID: HomeGrid = {collection: null, pinned: [], soldOut: null};
export const NO_ARRANGEMENT: Arrangement = {pages: {}, grid: PLAIN_GRID};

export const bytesOf = (text: string) => new TextEncoder().encode(text).length;

/** The arrangement in a text, and its problems. No value when the whole text cannot be read. */
export function readArrangement(text: string): {
  value?: Arrangement;
  problems: string[];
} {
  if (bytesOf(text) > MAX_ARRANGEMENT_BYTES)
    return {problems: [`is longer than ${MAX_ARRANGEMENT_BYTES / 1024} KB`]};
  const value = readJson(text);
  if (value === null) return {problems: ['is no JSON']};
  if (!isRecord(value) || typeof value.version !== 'number')
    return {problems: ['is no arrangement of sections']};
  if (value.version !== VERSION)
    return {problems: [`is of the unknown version ${value.version}`]};
  const {pages: given, grid} = value;
  const problems = new Set<string>();
  const entries = Object.entries(isRecord(given) ? given : {});
  if (entries.length > MAX_PAGES) problems.add(`has more than ${MAX_PAGES} pages`);
  const pages = entries.slice(0, MAX_PAGES).map(([path, page]) => {
    const all = PLACES.flatMap((place) => {
      const list = isRecord(page) ? page[place] : undefined;
      return Array.isArray(list) ? list.map((one) => readSection(one, place)) : [];
    });
    const sections = all.flatMap((section) => section ?? []);
    if (sections.length < all.length) problems.add('holds what is no section');
    if (sections.length > MAX_SECTIONS)
      problems.add(`has more than ${MAX_SECTIONS} sections on a page`);
    return [path, sections.slice(0, MAX_SECTIONS)] as const;
  });
  const arrangement = {pages: Object.fromEntries(pages), grid: readGrid(grid)};
  return {value: arrangement, problems: [...problems]};
}

const ID = /^[\w-]{1,40}$/;
const NAME = /^[a-z][\w-]{0,39}$/i;

function readSection(value: unknown, place: Place): StoredSection | null {
  if (!isRecord(value)) return null;
  const {id, kind, hidden, from, until, settings, translations} = value;
  if (typeof id !== 'string' || !ID.test(id)) return null;
  if (typeof kind !== 'string' || !NAME.test(kind)) return null;
  const languages = Object.entries(isRecord(translations) ? translations : {});
  return {
    id,
    place,
    kind,
    isHidden: hidden === true,
    from: readInstant(from),
    until: readInstant(until),
    settings: isRecord(settings) ? settings : {},
    translations: Object.fromEntries(
      languages.flatMap(([code, texts]) => (isRecord(texts) ? [[code, texts]] : [])),
    ),
  };
}

/** Whether an instant is one that a preview, a plan or a section may name. */
export const isInReach = (instant: number) =>
  instant >= Date.UTC(2000, 0, 1) && instant <= Date.UTC(2100, 0, 1);

const ISO_INSTANT =
  /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?(?:Z|[+-]\d\d:\d\d)$/;

/** An ISO 8601 instant in untrusted data, in epoch milliseconds; `null` for anything else. */
export function readInstant(value: unknown): number | null {
  const isInstant = typeof value === 'string' && ISO_INSTANT.test(value);
  const instant = isInstant ? Date.parse(value) : Number.NaN;
  return Number.isNaN(instant) ? null : instant;
}

function readGrid(value: unknown): HomeGrid {
  if (!isRecord(value)) return PLAIN_GRID;
  const {collection, pinned, soldOut} = value;
  const ids = Array.isArray(pinned) ? pinned : [];
  return {
    collection: isIdOf('Collection', collection) ? collection : null,
    pinned: [...new Set(ids.filter((id) => isIdOf('Product', id)))].slice(0, MAX_PINNED),
    soldOut: soldOut === 'last' || soldOut === 'listed' ? soldOut : null,
  };
}

/** The text of an arrangement; '' for an empty one. `readArrangement` reads it back. */
export function writeArrangement({pages, grid}: Arrangement): string {
  const written = Object.entries(pages).flatMap(([path, page]) => {
    const lists = PLACES.flatMap((place) => {
      const list = page.filter((section) => section.place === place);
      return list.length > 0 ? [[place, list.map(writeSection)] as const] : [];
    });
    return lists.length > 0 ? [[path, Object.fromEntries(lists)] as const] : [];
  });
  const {collection, pinned, soldOut} = grid;
  const ownGrid = {
    ...(collection !== null && {collection}),
    ...(pinned.length > 0 && {pinned}),
    ...(soldOut !== null && {soldOut}),
  };
  const hasGrid = Object.keys(ownGrid).length > 0;
  if (written.length === 0 && !hasGrid) return '';
  return JSON.stringify({
    version: VERSION,
    pages: Object.fromEntries(written),
    ...(hasGrid && {grid: ownGrid}),
  });
}

function writeSection(section: StoredSection) {
  const {id, kind, isHidden, from, until, settings, translations} = section;
  const instant = (at: number) => new Date(at).toISOString();
  return {
    id,
    kind,
    ...(isHidden && {hidden: true}),
    ...(from !== null && {from: instant(from)}),
    ...(until !== null && {until: instant(until)}),
    settings,
    ...(Object.keys(translations).length > 0 && {translations}),
  };
}

export function isShownAt({isHidden, from, until}: StoredSection, now: number): boolean {
  return !isHidden && (from ?? -Infinity) <= now && now < (until ?? Infinity);
}
