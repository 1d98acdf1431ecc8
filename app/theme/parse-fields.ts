import {parseColor, toHex} from '~/lib/color';
import {splitBanners} from '~/lib/store-configuration';
import {linkAddress, pictureAddress} from './addresses';
import {fontNamed} from './fonts';
import {parseLinkGroups, parseLinks} from './parse-links';
import {plainText} from './plain-text';
import type {Theme, ThemeKey} from '~/lib/theme';

/** A parsed field: its value, and its problem. No value when the whole text is invalid. */
export interface Parsed<Value> {
  value?: Value;
  problems: string[];
}

/** Longest texts, in characters. */
export const TEXT_LIMITS = {
  hero_title: 120,
  hero_subtitle: 240,
  tagline: 120,
  announcement: 160,
} as const;

/** Largest corner radius, in CSS pixels. */
export const MAX_RADIUS = 32;

/** Most banners of a theme. */
export const MAX_BANNERS = 10;

interface ParseContext {
  /** Origin of the store's pictures. */
  imageOrigin: string;
}

type FieldParser<Value> = (text: string, context: ParseContext) => Parsed<Value>;

function parsed<Value>(value: Value | null, problem: string): Parsed<Value> {
  return value === null ? {problems: [problem]} : {value, problems: []};
}

function radius(text: string): number | null {
  const pixels = /^\d{1,2}(?:\.\d{1,2})?(?:px)?$/.test(text.trim())
    ? Number.parseFloat(text)
    : Number.NaN;
  return pixels >= 0 && pixels <= MAX_RADIUS ? pixels : null;
}

function textOf(key: keyof typeof TEXT_LIMITS): FieldParser<string> {
  const limit = TEXT_LIMITS[key];
  return (text) =>
    parsed(plainText(text, limit), `is no text of at most ${limit} characters`);
}

function banners(text: string, {imageOrigin}: ParseContext): Parsed<string[]> {
  const entries = splitBanners(text);
  const addresses = entries.flatMap((entry) => pictureAddress(entry, imageOrigin) ?? []);
  const problems =
    addresses.length < entries.length ? ['names a picture that is not the store’s'] : [];
  if (addresses.length === 0) return {problems: ['names no picture of the store']};
  return {value: addresses.slice(0, MAX_BANNERS), problems};
}

function flag(text: string): boolean | null {
  const word = text.trim().toLowerCase();
  if (word === 'true') return true;
  return word === 'false' ? false : null;
}

/** The parser of each field, and the theme's property that it sets. */
export const FIELDS: {
  readonly [Key in ThemeKey]: {
    readonly property: keyof Theme;
    readonly parse: FieldParser<Theme[keyof Theme]>;
  };
} = {
  accent_color: {
    property: 'accent',
    parse: (text) => {
      const color = parseColor(text);
      return parsed(color && toHex(color), 'is no colour such as #0f6e6e');
    },
  },
  border_radius: {
    property: 'radius',
    parse: (text) => parsed(radius(text), `is no number from 0 to ${MAX_RADIUS}`),
  },
  font: {
    property: 'font',
    parse: (text) => parsed(fontNamed(text)?.name ?? null, 'is no font of this shop'),
  },
  hero_title: {property: 'heroTitle', parse: textOf('hero_title')},
  hero_subtitle: {property: 'heroSubtitle', parse: textOf('hero_subtitle')},
  tagline: {property: 'tagline', parse: textOf('tagline')},
  announcement: {property: 'announcement', parse: textOf('announcement')},
  banners: {property: 'banners', parse: banners},
  icon: {
    property: 'icon',
    parse: (text, {imageOrigin}) =>
      parsed(pictureAddress(text, imageOrigin), 'is no picture of the store'),
  },
  footer_links: {property: 'footer', parse: (text) => parseLinkGroups(text, linkAddress)},
  social_links: {property: 'social', parse: (text) => parseLinks(text, linkAddress)},
  show_rating: {
    property: 'showRating',
    parse: (text) => parsed(flag(text), 'is neither true nor false'),
  },
};
