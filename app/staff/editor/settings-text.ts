import {BANNER_SEPARATOR, splitBanners} from '~/lib/store-configuration';
import {kindOf} from '~/sections';
import {
  FIELDS,
  PLACES,
  readArrangement,
  THEME_KEYS,
  type ThemeKey,
  type ThemeTexts,
} from '~/theme';

/** The admin picks pictures by file name. */
function fileName(address: string): string {
  return (
    address
      .replace(/[?#].*$/s, '')
      .split('/')
      .at(-1) ?? ''
  );
}

/** The sections of an arrangement in words, page by page: each by its kind, with how its text begins. */
function sectionsSummary(text: string): string {
  const pages = Object.entries(readArrangement(text).value?.pages ?? {});
  return pages
    .flatMap(([path, page]) => {
      const names = PLACES.flatMap((place) => page[place]).map(
        ({kind, settings: {title}, isHidden}) =>
          `${kindOf(kind)?.name ?? kind}${typeof title === 'string' ? ` “${title}”` : ''}${isHidden ? ' (hidden)' : ''}`,
      );
      return names.length > 0 ? [`${path}: ${names.join(', ')}`] : [];
    })
    .join('; ');
}

/** A field's text for staff, with pictures as file names. */
export function settingValue(key: ThemeKey, text: string): string {
  if (key === 'sections') return sectionsSummary(text);
  if (!FIELDS[key].type.endsWith('file_reference')) return text;
  return splitBanners(text).map(fileName).join(', ');
}

/** A theme as lines to paste into its entry in the Shopify admin, without blank fields. */
export function settingsText(texts: ThemeTexts): string {
  return THEME_KEYS.flatMap((key) => {
    const text = texts[key]?.trim() ?? '';
    const value = key === 'sections' ? text : settingValue(key, text);
    return text === '' ? [] : [`${FIELDS[key].label}: ${value}`];
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

/** A theme's handle as its name: `winter-nights` as `Winter nights`. */
export function nameOf(handle: string): string {
  const spaced = handle.replace(/[-_]+/g, ' ');
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}
