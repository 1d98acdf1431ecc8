import {BANNER_SEPARATOR, splitBanners} from '~/lib/store-configuration';
import {THEME_KEYS, type ThemeKey, type ThemeTexts} from '~/lib/theme';

/** What the fields of a theme are called in the Shopify admin (docs/theme-preview.md). */
export const FIELD_NAMES: Readonly<Record<ThemeKey, string>> = {
  accent_color: 'Accent color',
  border_radius: 'Border radius',
  font: 'Font',
  hero_title: 'Hero title',
  hero_subtitle: 'Hero subtitle',
  tagline: 'Tagline',
  announcement: 'Announcement',
  banners: 'Banners',
  icon: 'Icon',
  footer_links: 'Footer links',
  social_links: 'Social links',
  show_rating: 'Show rating',
};

/** In the admin pictures are chosen by their files' names. */
function fileName(address: string): string {
  return (
    address
      .replace(/[?#].*$/s, '')
      .split('/')
      .at(-1) ?? ''
  );
}

/** A field's text as staff read it: pictures by their files' names. */
export function settingValue(key: ThemeKey, text: string): string {
  if (key === 'banners') return splitBanners(text).map(fileName).join(', ');
  return key === 'icon' ? fileName(text) : text;
}

/** A theme as lines to be typed or pasted into its entry in the Shopify admin; fields that say nothing are left out. */
export function settingsText(texts: ThemeTexts): string {
  return THEME_KEYS.flatMap((key) => {
    const text = texts[key]?.trim() ?? '';
    return text === '' ? [] : [`${FIELD_NAMES[key]}: ${settingValue(key, text)}`];
  }).join('\n');
}

/** Banners as a person lists them: one address a line. */
export function bannerLines(text: string): string {
  return splitBanners(text).join('\n');
}

/** The list again as a theme holds it. */
export function bannersOf(lines: string): string {
  return lines
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join(BANNER_SEPARATOR);
}
