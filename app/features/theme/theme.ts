import {
  LARGE_CONTRAST,
  nearestReadable,
  parseColor,
  readableOn,
  TEXT_CONTRAST,
  toHex,
  type Rgb,
} from '~/domain/color';
import {THEME_ACCENT, THEME_FONT, THEME_RADIUS} from '~/domain/constants/theme';
import {splitBanners} from '~/domain/store-configuration';

/** What a merchant decides about the look and the words of the shop. Every value is safe to show as it is. */
export interface Theme {
  /** `#rrggbb` */
  accent: string;
  /** CSS pixels. */
  radius: number;
  /** The name of a font family. */
  font: string;
  /** The word(s) in "The Official {product} Clothing Store" (spec §2). */
  heroProduct: string;
  heroSubtitle: string;
  tagline: string;
  banners: string[];
}

/** The part of the worker's configuration that a theme is made of. */
export interface ThemeSettings {
  accentColor: string;
  borderRadius: string;
  font: string;
  heroProduct: string;
  heroSubtitle: string;
  tagline: string;
  banners: string;
}

/** The page's background in every theme, and what stands in for an accent that is none. */
const PAPER: Rgb = {r: 255, g: 255, b: 255};
const INK: Rgb = {r: 26, g: 26, b: 26};

const MAX_RADIUS = 32;
const FONT_NAME = /^[a-z0-9][a-z0-9 -]{0,40}$/i;

function parseRadius(text: string): number {
  const pixels = Number.parseFloat(text);
  return pixels >= 0 && pixels <= MAX_RADIUS ? pixels : THEME_RADIUS;
}

/** The theme that settings describe; a value that makes no sense becomes its default (spec §3). */
export function themeFromSettings(settings: ThemeSettings): Theme {
  const accent = parseColor(settings.accentColor);
  return {
    accent: accent ? toHex(accent) : THEME_ACCENT,
    radius: parseRadius(settings.borderRadius),
    font: FONT_NAME.test(settings.font) ? settings.font : THEME_FONT,
    heroProduct: settings.heroProduct,
    heroSubtitle: settings.heroSubtitle,
    tagline: settings.tagline,
    banners: splitBanners(settings.banners),
  };
}

/** The family that the stylesheet loads under another name; any other is the device's own. */
function fontFamily(name: string): string {
  return name === THEME_FONT ? 'Inter Variable' : name;
}

/**
 * The theme as CSS custom properties (docs/design-language.md). Colours that text or an edge needs are derived from the
 * accent, so that any accent stays readable.
 */
export function themeStyles(theme: Theme): string {
  const accent = parseColor(theme.accent) ?? INK;
  const properties = {
    accent: toHex(accent),
    'on-accent': toHex(readableOn(accent)),
    'accent-text': toHex(nearestReadable(accent, PAPER, TEXT_CONTRAST)),
    'accent-edge': toHex(nearestReadable(accent, PAPER, LARGE_CONTRAST)),
    radius: `${theme.radius}px`,
    font: `"${fontFamily(theme.font)}"`,
  };
  const declarations = Object.entries(properties).map(
    ([name, value]) => `--${name}:${value}`,
  );
  return `:root{${declarations.join(';')}}`;
}
