import {parseColor, toHex} from '~/lib/color';
import {isRecord} from '~/lib/json';
import {
  splitBanners,
  THEME_ACCENT,
  THEME_FONT,
  THEME_RADIUS,
} from '~/lib/store-configuration';

import {
  parseLinkGroups,
  parseLinks,
  parsed,
  pictureUrl,
  plainText,
  type LinkGroup,
  type Parsed,
  type ThemeLink,
} from './parse-text';
import {MAX_ARRANGEMENT_BYTES, NO_ARRANGEMENT, readArrangement} from './arrangement';

/** The fonts of themes. The first is the default, which has the club's lettering beside it. */
export const THEME_FONTS: readonly string[] = [
  'Inter',
  'Archivo',
  'Oswald',
  'Source Serif 4',
];

/** The family that the files of a font declare. */
export const familyOf = (font: string) => `${font} Variable`;

/** The family of the lettering of the club's shirts, for the largest words. */
export const LETTERING = 'Shirt';

/** A file of a font, and what its `@font-face` says. */
export interface FontFile {
  readonly family: string;
  readonly weight: string;
  readonly file: string;
  /** `unicode-range`, where it has letters that it is not used for. */
  readonly range?: string;
}

/** A field of a theme: all that the shop, its staff and the store's metaobject know of it. */
interface Field<Property extends string, Value> {
  readonly property: Property;
  /** Its name for staff, in the editor and in the Shopify admin. */
  readonly label: string;
  /** Its type in the metaobject's definition. */
  readonly type: string;
  readonly validations?: readonly {readonly name: string; readonly value: string}[];
  /** Longest text, in characters; 2,000 by default. */
  readonly longest?: number;
  /** The value where no source has a valid one. */
  readonly fallback: Value;
  readonly parse: (text: string, context: {imageOrigin: string}) => Parsed<Value>;
}

/** Infers the types of a row. */
const field = <const Property extends string, Value>(row: Field<Property, Value>) => row;

/** Largest corner radius, in CSS pixels. */
export const MAX_RADIUS = 32;

export const MAX_BANNERS = 10;

const max = (limit: number) => ({name: 'max', value: String(limit)});
const ONLY_IMAGES = [{name: 'file_type_options', value: '["Image"]'}];

const line = <const Property extends string>(
  property: Property,
  label: string,
  limit: number,
  fallback = '',
) =>
  field({
    property,
    label,
    type: 'single_line_text_field',
    validations: [max(limit)],
    fallback,
    parse: (text) =>
      parsed(plainText(text, limit), `is no text of at most ${limit} characters`),
  });

const picture = <const Property extends string>(
  property: Property,
  label: string,
  fallback: string,
) =>
  field({
    property,
    label,
    type: 'file_reference',
    validations: ONLY_IMAGES,
    fallback,
    parse: (text, {imageOrigin}) =>
      parsed(pictureUrl(text, imageOrigin), 'is no picture of the store'),
  });

/**
 * The fields of a theme, in the order of the editor and the docs (docs/theme-metaobject.md). The
 * query reads whatever the store has; the definition, the parser, the labels and the type of a
 * theme come from this table.
 */
export const FIELDS = {
  accent_color: field({
    property: 'accent',
    label: 'Accent color',
    type: 'color',
    fallback: THEME_ACCENT,
    parse: (text) => {
      const color = parseColor(text);
      return parsed(color && toHex(color), 'is no color such as #0f6e6e');
    },
  }),
  /** '' for none: the accent is in its place. */
  second_color: field<'second', string>({
    property: 'second',
    label: 'Second color',
    type: 'color',
    fallback: '',
    parse: (text) => {
      const color = parseColor(text);
      return parsed(color && toHex(color), 'is no color such as #c8963e');
    },
  }),
  border_radius: field({
    property: 'radius',
    label: 'Border radius',
    type: 'number_integer',
    validations: [{name: 'min', value: '0'}, max(MAX_RADIUS)],
    fallback: THEME_RADIUS,
    parse(text) {
      const isNumber = /^\d{1,2}(?:\.\d{1,2})?(?:px)?$/.test(text.trim());
      const pixels = isNumber ? Number.parseFloat(text) : Number.NaN;
      const isRadius = pixels >= 0 && pixels <= MAX_RADIUS;
      return parsed(isRadius ? pixels : null, `is no number from 0 to ${MAX_RADIUS}`);
    },
  }),
  font: field({
    property: 'font',
    label: 'Font',
    type: 'single_line_text_field',
    validations: [{name: 'choices', value: JSON.stringify(THEME_FONTS)}],
    fallback: THEME_FONT,
    parse(text) {
      const key = text.trim().replace(/\s+/g, ' ').toLowerCase();
      const font = THEME_FONTS.find((name) => name.toLowerCase() === key);
      return parsed(font ?? null, 'is no font of this shop');
    },
  }),
  hero_title: line('heroTitle', 'Hero title', 120, 'The Official Clothing Store'),
  hero_subtitle: line('heroSubtitle', 'Hero subtitle', 240),
  tagline: line('tagline', 'Tagline', 120),
  opening_hours: line('hours', 'Opening hours', 160),
  announcement: line('announcement', 'Announcement', 160),
  banners: field<'banners', string[]>({
    property: 'banners',
    label: 'Banners',
    type: 'list.file_reference',
    validations: ONLY_IMAGES,
    fallback: [],
    parse(text, {imageOrigin}) {
      const entries = splitBanners(text);
      const urls = entries.flatMap((entry) => pictureUrl(entry, imageOrigin) ?? []);
      if (urls.length === 0) return {problems: ['names no picture of the store']};
      const isComplete = urls.length === entries.length;
      const problems = isComplete ? [] : ['names a picture that is not the store’s'];
      return {value: urls.slice(0, MAX_BANNERS), problems};
    },
  }),
  icon: picture('icon', 'Icon', '/favicon.svg'),
  /** In place of the name; '' for none. */
  logo: picture('logo', 'Logo', ''),
  footer_links: field<'footer', LinkGroup[]>({
    property: 'footer',
    label: 'Footer links',
    type: 'json',
    fallback: [],
    parse: parseLinkGroups,
  }),
  social_links: field<'social', ThemeLink[]>({
    property: 'social',
    label: 'Social links',
    type: 'json',
    fallback: [],
    parse: parseLinks,
  }),
  /** Whether the shop's own rating is in structured data (§10.11). */
  show_rating: field({
    property: 'showRating',
    label: 'Show rating',
    type: 'boolean',
    fallback: true,
    parse(text) {
      const word = text.trim().toLowerCase();
      const flag = word === 'true' || (word === 'false' ? false : null);
      return parsed(flag, 'is neither true nor false');
    },
  }),
  /** Sections of pages, and the home page's grid (docs/sections.md). */
  sections: field({
    property: 'sections',
    label: 'Sections',
    type: 'json',
    longest: MAX_ARRANGEMENT_BYTES,
    fallback: NO_ARRANGEMENT,
    parse: readArrangement,
  }),
} as const;

type Fields = typeof FIELDS;

export type ThemeKey = keyof Fields;

/** A validated theme. Every value is safe to render. */
export type Theme = {
  -readonly [Key in ThemeKey as Fields[Key]['property']]: Fields[Key]['fallback'];
};

/** Unvalidated theme texts by key. A missing or blank text is not set. */
export type ThemeTexts = {readonly [Key in ThemeKey]?: string};

// The table's own keys.
export const THEME_KEYS = Object.keys(FIELDS) as ThemeKey[];

const MAX_TEXT = 2000;

/**
 * A theme's texts in untrusted data; `null` when it is no such thing. The texts themselves stay
 * untrusted.
 */
export function readTexts(value: unknown): ThemeTexts | null {
  if (!isRecord(value)) return null;
  const known = THEME_KEYS.filter((key) => Object.hasOwn(value, key));
  const usable = known.flatMap((key) => {
    const row: Field<string, unknown> = FIELDS[key];
    const text = value[key];
    const isText = typeof text === 'string' && text.length <= (row.longest ?? MAX_TEXT);
    return isText ? [[key, text] as const] : [];
  });
  return usable.length === known.length ? Object.fromEntries(usable) : null;
}

/** The defaults (§3). */
export const DEFAULT_THEME: Readonly<Theme> = Object.fromEntries(
  Object.values(FIELDS).map(({property, fallback}) => [property, fallback]),
  // Each property has its own row's fallback.
) as unknown as Theme;
