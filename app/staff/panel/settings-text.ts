import {BANNER_SEPARATOR, splitBanners} from '~/lib/store-configuration';
import {THEME_KEYS, type ThemeKey, type ThemeTexts} from '~/lib/theme';

/** Field names as in the Shopify admin (docs/theme-preview.md). */
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

/** The admin picks pictures by file name. */
function fileName(address: string): string {
  return (
    address
      .replace(/[?#].*$/s, '')
      .split('/')
      .at(-1) ?? ''
  );
}

/** A field's text for staff, with pictures as file names. */
export function settingValue(key: ThemeKey, text: string): string {
  if (key === 'banners') return splitBanners(text).map(fileName).join(', ');
  return key === 'icon' ? fileName(text) : text;
}

/** A theme as lines to paste into its entry in the Shopify admin, without blank fields. */
export function settingsText(texts: ThemeTexts): string {
  return THEME_KEYS.flatMap((key) => {
    const text = texts[key]?.trim() ?? '';
    return text === '' ? [] : [`${FIELD_NAMES[key]}: ${settingValue(key, text)}`];
  }).join('\n');
}

/** Banners one per line. */
export function bannerLines(text: string): string {
  return splitBanners(text).join('\n');
}

/** The inverse of `bannerLines`. */
export function bannersOf(lines: string): string {
  return lines
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join(BANNER_SEPARATOR);
}
