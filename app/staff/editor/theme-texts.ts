import type {PreviewState} from '~/lib/preview-state';
import {splitBanners} from '~/lib/store-configuration';
import {isText, kindOf} from '~/sections';
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
    if (comparable(key, from) === comparable(key, to)) return [];
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
export function sectionName(section: StoredSection): string {
  const {kind, title} = sectionWords(section);
  return title ? `${kind}: ${title}` : kind;
}

/** The name of a section's kind, and its title; empty where it has none. */
export function sectionWords({kind, settings}: StoredSection) {
  const {title} = settings;
  return {
    kind: kindOf(kind)?.name ?? messages.unknownKind(kind),
    title: typeof title === 'string' ? title : '',
  };
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

/** A picture's URL in whatever size: the store gives logo and icon in a small one. */
export const plainUrl = (url: string) => url.replace(/[?#].*$/s, '');

const isPicture = (key: ThemeKey) => FIELDS[key].type.endsWith('file_reference');

const comparable = (key: ThemeKey, text: string) =>
  isPicture(key) ? splitBanners(text).map(plainUrl).join() : text.trim();

/** The admin picks pictures by file name. */
const fileName = (url: string) => plainUrl(url).replace(/^.*\//s, '');

interface PlacedSection {
  page: string;
  section: StoredSection;
}

/** The sections of a text that shoppers see, or will see. */
const shownSections = (text: string): PlacedSection[] =>
  Object.entries((readArrangement(text).value ?? NO_ARRANGEMENT).pages).flatMap(
    ([page, list]) =>
      list.flatMap((section) => (section.isHidden ? [] : {page, section})),
  );

const textSettings = ({kind}: StoredSection) =>
  Object.entries(kindOf(kind)?.settings ?? {}).filter(([, setting]) => isText(setting));

/** The sections that still have words of a new section (`firstSettings`). */
export const withFirstWords = (texts: ThemeTexts): PlacedSection[] =>
  shownSections(texts.sections ?? '').filter(({section}) =>
    textSettings(section).some(([key, {label}]) => section.settings[key] === label),
  );

/** Fields of a theme that the store's admin translates. */
const TRANSLATED = [
  'hero_title',
  'hero_subtitle',
  'tagline',
  'opening_hours',
  'announcement',
] as const;

/**
 * The texts of `after` that are new since `before` and have no words in `language`, by name. What
 * the store has translated of a field belongs to its text before.
 */
export function untranslated(
  before: ThemeTexts,
  after: ThemeTexts,
  language: string,
): string[] {
  const fields = TRANSLATED.filter((key) => {
    const text = (after[key] ?? '').trim();
    return text !== '' && text !== (before[key] ?? '').trim();
  });
  const known = shownSections(before.sections ?? '');
  const ofSections = shownSections(after.sections ?? '').flatMap(({section}) => {
    const was = known.find((one) => one.section.id === section.id)?.section;
    return textSettings(section).flatMap(([key, {label}]) => {
      const own = section.settings[key];
      const isNew = typeof own === 'string' && own !== '' && own !== was?.settings[key];
      const isMissing = isNew && !section.translations[language]?.[key];
      return isMissing ? [`${sectionName(section)}, ${label}`] : [];
    });
  });
  return [...fields.map((key) => FIELDS[key].label), ...ofSections];
}

export const languageName = (code: string) =>
  new Intl.DisplayNames('en', {type: 'language'}).of(code) ?? code;

/** A field's text for staff, with pictures as file names. */
function settingValue(key: ThemeKey, text: string): string {
  if (!isPicture(key)) return text;
  return splitBanners(text).map(fileName).join(', ');
}

/** A theme as lines to paste into its entry in the Shopify admin, without blank fields. */
export function settingsText(texts: ThemeTexts): string {
  return THEME_KEYS.flatMap((key) => {
    const text = texts[key]?.trim() ?? '';
    return text === '' ? [] : [`${FIELDS[key].label}: ${settingValue(key, text)}`];
  }).join('\n');
}

/** A theme's handle as its name: `winter-nights` as `Winter nights`. */
export function nameOf(handle: string): string {
  const spaced = handle.replace(/[-_]+/g, ' ');
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}
