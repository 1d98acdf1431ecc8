import {
  MAX_SECTIONS,
  PLACES,
  type Arrangement,
  type Place,
  type StoredSection,
} from '~/theme';

/** How staff change an arrangement. Every function returns a new one. */

const listOf = ({pages}: Arrangement, page: string) => pages[page] ?? [];

const at = (list: readonly StoredSection[], place: Place) =>
  list.filter((section) => section.place === place);

export function sectionsOf(arrangement: Arrangement, page: string) {
  const list = listOf(arrangement, page);
  return {above: at(list, 'above'), below: at(list, 'below')};
}

function withList(
  arrangement: Arrangement,
  page: string,
  list: readonly StoredSection[],
): Arrangement {
  const sections = PLACES.flatMap((place) => at(list, place));
  return {...arrangement, pages: {...arrangement.pages, [page]: sections}};
}

export const hasRoom = (arrangement: Arrangement, page: string) =>
  listOf(arrangement, page).length < MAX_SECTIONS;

const EMPTY = {isHidden: false, from: null, until: null, settings: {}, translations: {}};

export function addSection(
  arrangement: Arrangement,
  page: string,
  given: Pick<StoredSection, 'id' | 'place' | 'kind'> & Partial<StoredSection>,
): Arrangement {
  const section = {...EMPTY, ...given};
  return withList(arrangement, page, [...listOf(arrangement, page), section]);
}

/** Moves a section by one step: past its neighbor, or into the place beyond. */
export function moveSection(
  arrangement: Arrangement,
  page: string,
  id: string,
  step: -1 | 1,
): Arrangement {
  const list = listOf(arrangement, page);
  const from = list.findIndex((section) => section.id === id);
  const moved = list[from];
  if (!moved) return arrangement;
  const neighbor = list[from + step];
  if (neighbor?.place === moved.place)
    return placeSection(arrangement, page, id, neighbor.id);
  const place: Place = step < 0 ? 'above' : 'below';
  if (place === moved.place) return arrangement;
  const placed = list.map((each) => (each === moved ? {...moved, place} : each));
  return withList(arrangement, page, placed);
}

/** Moves a section to where another stands, which makes room. */
export function placeSection(
  arrangement: Arrangement,
  page: string,
  id: string,
  target: string,
): Arrangement {
  const list = listOf(arrangement, page);
  const moved = list.find((section) => section.id === id);
  const to = list.findIndex((section) => section.id === target);
  const other = list[to];
  if (!moved || !other || moved === other) return arrangement;
  const rest = list.filter((section) => section !== moved);
  rest.splice(to, 0, {...moved, place: other.place});
  return withList(arrangement, page, rest);
}

/** Puts sections in the place of one: a changed one, a second one as well, or none. */
export function replaceSection(
  arrangement: Arrangement,
  page: string,
  id: string,
  by: readonly StoredSection[],
): Arrangement {
  const list = listOf(arrangement, page);
  const next = list.flatMap((section) => (section.id === id ? by : [section]));
  return withList(arrangement, page, next);
}

const without = <Value>(record: Readonly<Record<string, Value>>, key: string) =>
  Object.fromEntries(Object.entries(record).filter(([name]) => name !== key));

/**
 * A section with one setting changed; a blank value removes it. `language` is '' for the shop's
 * own.
 */
export function withSetting(
  section: StoredSection,
  key: string,
  value: unknown,
  language = '',
): StoredSection {
  const set = (record: Readonly<Record<string, unknown>>) =>
    value === '' || value === null || value === undefined
      ? without(record, key)
      : {...record, [key]: value};
  if (language === '') return {...section, settings: set(section.settings)};
  const texts = set(section.translations[language] ?? {});
  const others = without(section.translations, language);
  const translations =
    Object.keys(texts).length > 0 ? {...others, [language]: texts} : others;
  return {...section, translations};
}
