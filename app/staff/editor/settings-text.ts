import {BANNER_SEPARATOR, splitBanners} from '~/lib/store-configuration';
import {kindOf} from '~/sections';
import {
  FIELDS,
  HOME_PAGE,
  NO_ARRANGEMENT,
  PLACES,
  readArrangement,
  THEME_KEYS,
  type Arrangement,
  type StoredSection,
  type ThemeKey,
  type ThemeTexts,
} from '~/theme';

import {messages} from '../messages';

/** The admin picks pictures by file name. */
function fileName(url: string): string {
  return (
    url
      .replace(/[?#].*$/s, '')
      .split('/')
      .at(-1) ?? ''
  );
}

function pageName(page: string): string {
  if (page === HOME_PAGE) return 'Home';
  return nameOf(page.replace(/^\/(?:collections\/)?/, ''));
}

/** A section's name: that of its kind, and its title where it has one. */
export function sectionName({kind, settings}: StoredSection): string {
  const name = kindOf(kind)?.name ?? messages.unknownKind(kind);
  const {title} = settings;
  return typeof title === 'string' && title !== '' ? `${name}: ${title}` : name;
}

const isSame = (one: unknown, other: unknown) =>
  JSON.stringify(one) === JSON.stringify(other);

/**
 * How the sections of two texts differ: a page's name, and what was added, changed, moved and
 * removed there.
 */
export function sectionChanges(
  before: string,
  after: string,
): {name: string; changes: string}[] {
  const [old, now] = [before, after].map(
    (text) => readArrangement(text).value ?? NO_ARRANGEMENT,
  ) as [Arrangement, Arrangement];
  const pages = new Set([...Object.keys(old.pages), ...Object.keys(now.pages)]);
  const listOf = ({pages: all}: Arrangement, page: string) =>
    PLACES.flatMap((place) => all[page]?.[place] ?? []);
  const ofPages = [...pages].map((page) => {
    const [was, is] = [listOf(old, page), listOf(now, page)];
    const kept = was.filter(({id}) => is.some((section) => section.id === id));
    const order = is.filter(({id}) => kept.some((section) => section.id === id));
    const changes = [
      ...is.flatMap((section) => {
        const known = was.find(({id}) => id === section.id);
        if (!known) return `${sectionName(section)} (new)`;
        if (isSame(known, section)) return [];
        const isShown = known.isHidden && !section.isHidden;
        const how =
          known.isHidden === section.isHidden ? 'changed' : isShown ? 'shown' : 'hidden';
        return `${sectionName(section)} (${how})`;
      }),
      ...was
        .filter((section) => !kept.includes(section))
        .map((section) => `${sectionName(section)} (removed)`),
      ...(isSame(
        kept.map(({id}) => id),
        order.map(({id}) => id),
      )
        ? []
        : ['another order']),
    ];
    return {name: `Sections of ${pageName(page)}`, changes: changes.join(', ')};
  });
  const grid = {
    name: 'Products of Home',
    changes: isSame(old.grid, now.grid) ? '' : 'another choice or order',
  };
  return [...ofPages, grid].filter(({changes}) => changes !== '');
}

/** A field's text for staff, with pictures as file names. */
export function settingValue(key: ThemeKey, text: string): string {
  if (!FIELDS[key].type.endsWith('file_reference')) return text;
  return splitBanners(text).map(fileName).join(', ');
}

/** A theme as lines to paste into its entry in the Shopify admin, without blank fields. */
export function settingsText(texts: ThemeTexts): string {
  return THEME_KEYS.flatMap((key) => {
    const text = texts[key]?.trim() ?? '';
    return text === '' ? [] : [`${FIELDS[key].label}: ${settingValue(key, text)}`];
  }).join('\n');
}

export function bannerLines(text: string): string {
  return splitBanners(text).join('\n');
}

export function bannersOf(lines: string): string {
  return splitBanners(lines.replaceAll('\n', BANNER_SEPARATOR)).join(BANNER_SEPARATOR);
}

/** A theme's handle as its name: `winter-nights` as `Winter nights`. */
export function nameOf(handle: string): string {
  const spaced = handle.replace(/[-_]+/g, ' ');
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}
