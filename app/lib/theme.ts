import {THEME_ACCENT, THEME_FONT, THEME_RADIUS} from '~/lib/theme-defaults';

/** A link as the footer shows it. */
export interface ThemeLink {
  title: string;
  url: string;
}

/** Links under one heading. */
export interface LinkGroup {
  title: string;
  links: ThemeLink[];
}

/** A validated theme. Every value is safe to render. */
export interface Theme {
  /** `#rrggbb`. */
  accent: string;
  /** CSS pixels, 0 to 32. */
  radius: number;
  /** A font family of the list in fonts.ts. */
  font: string;
  heroTitle: string;
  heroSubtitle: string;
  tagline: string;
  /** One line above every page; '' for none. */
  announcement: string;
  /** Addresses of pictures, the first shown first. */
  banners: string[];
  /** Address of the icon. */
  icon: string;
  footer: LinkGroup[];
  social: ThemeLink[];
  /** Whether the shop's own rating is in structured data (§10.11). */
  showRating: boolean;
}

/** The defaults (§3). */
export const DEFAULT_THEME: Readonly<Theme> = {
  accent: THEME_ACCENT,
  radius: THEME_RADIUS,
  font: THEME_FONT,
  heroTitle: 'The Official Clothing Store',
  heroSubtitle: '',
  tagline: '',
  announcement: '',
  banners: [],
  icon: '/favicon.svg',
  footer: [],
  social: [],
  showRating: true,
};

/** The keys of a theme's fields: those of the store's metaobject (docs/theme-metaobject.md). */
export const THEME_KEYS = [
  'accent_color',
  'border_radius',
  'font',
  'hero_title',
  'hero_subtitle',
  'tagline',
  'announcement',
  'banners',
  'icon',
  'footer_links',
  'social_links',
  'show_rating',
] as const;

export type ThemeKey = (typeof THEME_KEYS)[number];

/** Unvalidated theme texts by key. A missing or blank text is not set. */
export type ThemeTexts = {readonly [Key in ThemeKey]?: string};
