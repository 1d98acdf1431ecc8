import type {PreviewState} from '~/lib/preview-state';
import {BANNER_SEPARATOR, splitBanners} from '~/lib/store-configuration';
import {kindOf} from '~/sections';
import {
  FIELDS,
  HOME_PAGE,
  NO_ARRANGEMENT,
  readArrangement,
  shownEntry,
  shownTheme,
  THEME_KEYS,
  type StoredSection,
  type ThemeKey,
  type ThemeSources,
  type ThemeTexts,
} from '~/theme';

import {messages} from '../messages';

/**
 * The theme that `state` shows, by the server's own rules. `texts` has the configuration's default
 * where the theme has none; `own` has no defaults: staff save and publish these.
 */
export function previewTheme(state: PreviewState, sources: ThemeSources) {
  const {entry, edits, ...resolved} = shownTheme(state, sources);
  const textsOf = (textOf: (key: ThemeKey) => string | undefined): ThemeTexts =>
    Object.fromEntries(THEME_KEYS.map((key) => [key, textOf(key) ?? '']));
  return {
    ...resolved,
    texts: textsOf((key) => edits[key] ?? (entry?.texts[key] || sources.fallback[key])),
    own: textsOf((key) => edits[key] ?? entry?.texts[key]),
  };
}

/**
 * The edits that turn the theme `theme` into `texts`, so that a saved draft looks the same whatever
 * happened to its theme.
 */
export function editsFor(
  texts: ThemeTexts,
  theme: string | null,
  sources: Pick<ThemeSources, 'live' | 'entries'>,
): ThemeTexts {
  const base = shownEntry({view: 'draft', theme}, sources)?.texts ?? {};
  const differing = THEME_KEYS.filter((key) => (texts[key] ?? '') !== (base[key] ?? ''));
  return Object.fromEntries(differing.map((key) => [key, texts[key] ?? '']));
}

interface FieldChange {
  name: string;
  from: string;
  to: string;
}

/** The fields that publishing `after` changes. */
export function changesBetween(before: ThemeTexts, after: ThemeTexts): FieldChange[] {
  return THEME_KEYS.flatMap((key) => {
    const [from, to] = [before[key] ?? '', after[key] ?? ''];
    if (from.trim() === to.trim()) return [];
    if (key === 'sections')
      return sectionChanges(from, to).map(({name, changes}) => ({
        name,
        from: '',
        to: changes,
      }));
    return [
      {name: FIELDS[key].label, from: settingValue(key, from), to: settingValue(key, to)},
    ];
  });
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

type Sections = readonly StoredSection[];

const isSame = (one: unknown, other: unknown) =>
  JSON.stringify(one) === JSON.stringify(other);

const find = (sections: Sections, id: string) => sections.find((one) => one.id === id);

/** How a page's sections differ: what was added, changed, removed and moved. */
function listChanges(was: Sections, is: Sections): string {
  const ofSections = is.flatMap((section) => {
    const known = find(was, section.id);
    if (!known) return `${sectionName(section)} (new)`;
    if (isSame(known, section)) return [];
    const visibility = section.isHidden ? 'hidden' : 'shown';
    const how = known.isHidden === section.isHidden ? 'changed' : visibility;
    return `${sectionName(section)} (${how})`;
  });
  const removed = was.filter(({id}) => !find(is, id));
  const shared = (one: Sections, other: Sections) =>
    one.flatMap(({id}) => (find(other, id) ? [id] : []));
  return [
    ...ofSections,
    ...removed.map((section) => `${sectionName(section)} (removed)`),
    ...(isSame(shared(was, is), shared(is, was)) ? [] : ['another order']),
  ].join(', ');
}

/** How the sections of two texts differ: by page, and in the home page's grid. */
export function sectionChanges(
  before: string,
  after: string,
): {name: string; changes: string}[] {
  const read = (text: string) => readArrangement(text).value ?? NO_ARRANGEMENT;
  const [old, now] = [read(before), read(after)];
  const ofPages = Object.keys({...old.pages, ...now.pages}).map((page) => ({
    name: `Sections of ${pageName(page)}`,
    changes: listChanges(old.pages[page] ?? [], now.pages[page] ?? []),
  }));
  const grid = {
    name: 'Products of Home',
    changes: isSame(old.grid, now.grid) ? '' : 'another choice or order',
  };
  return [...ofPages, grid].filter(({changes}) => changes !== '');
}

/** The admin picks pictures by file name. */
const fileName = (url: string) => url.replace(/[?#].*$/s, '').replace(/^.*\//s, '');

/** A field's text for staff, with pictures as file names. */
function settingValue(key: ThemeKey, text: string): string {
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

export const bannerLines = (text: string) => splitBanners(text).join('\n');

export const bannersOf = (lines: string) =>
  splitBanners(lines.replaceAll('\n', BANNER_SEPARATOR)).join(BANNER_SEPARATOR);

/** A theme's handle as its name: `winter-nights` as `Winter nights`. */
export function nameOf(handle: string): string {
  const spaced = handle.replace(/[-_]+/g, ' ');
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}
