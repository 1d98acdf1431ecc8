import {
  MAX_SECTIONS,
  NO_SECTIONS,
  PLACES,
  type Arrangement,
  type PageSections,
  type Place,
  type StoredSection,
} from '~/theme';

/** How staff change an arrangement. Every function returns a new one. */

export const sectionsOf = ({pages}: Arrangement, page: string): PageSections =>
  pages[page] ?? NO_SECTIONS;

interface Placed {
  place: Place;
  section: StoredSection;
}

const listOf = (arrangement: Arrangement, page: string): Placed[] => {
  const sections = sectionsOf(arrangement, page);
  return PLACES.flatMap((place) => sections[place].map((section) => ({place, section})));
};

function withList(
  arrangement: Arrangement,
  page: string,
  list: readonly Placed[],
): Arrangement {
  const at = (wanted: Place) =>
    list.flatMap(({place, section}) => (place === wanted ? [section] : []));
  const sections = {above: at('above'), below: at('below')};
  return {...arrangement, pages: {...arrangement.pages, [page]: sections}};
}

export const hasRoom = (arrangement: Arrangement, page: string) =>
  listOf(arrangement, page).length < MAX_SECTIONS;

const EMPTY = {isHidden: false, from: null, until: null, settings: {}, translations: {}};

interface NewSection extends Pick<StoredSection, 'id' | 'kind'> {
  place: Place;
  settings?: StoredSection['settings'];
}

export function addSection(
  arrangement: Arrangement,
  page: string,
  {place, ...given}: NewSection,
): Arrangement {
  const section = {...EMPTY, ...given};
  return withList(arrangement, page, [...listOf(arrangement, page), {place, section}]);
}

/** Moves a section by one step: past its neighbor, or into the place beyond. */
export function moveSection(
  arrangement: Arrangement,
  page: string,
  id: string,
  step: -1 | 1,
): Arrangement {
  const list = listOf(arrangement, page);
  const from = list.findIndex(({section}) => section.id === id);
  const moved = list[from];
  if (!moved) return arrangement;
  const neighbor = list[from + step];
  if (neighbor?.place === moved.place)
    return placeSection(arrangement, page, id, neighbor.section.id);
  const place: Place = step < 0 ? 'above' : 'below';
  if (place === moved.place) return arrangement;
  const placed = list.map((each) => (each === moved ? {...each, place} : each));
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
  const from = list.findIndex(({section}) => section.id === id);
  const to = list.findIndex(({section}) => section.id === target);
  const [moved, other] = [list[from], list[to]];
  if (!moved || !other || from === to) return arrangement;
  const rest = list.filter((each) => each !== moved);
  rest.splice(to, 0, {...moved, place: other.place});
  return withList(arrangement, page, rest);
}

/** Puts sections in the place of one: a changed one, a second one as well, or none. */
export function replaceSection(
  arrangement: Arrangement,
  page: string,
  id: string,
  sections: readonly StoredSection[],
): Arrangement {
  const list = listOf(arrangement, page).flatMap((each) =>
    each.section.id === id ? sections.map((section) => ({...each, section})) : [each],
  );
  return withList(arrangement, page, list);
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
