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

const withPage = (
  arrangement: Arrangement,
  page: string,
  sections: PageSections,
): Arrangement => ({...arrangement, pages: {...arrangement.pages, [page]: sections}});

const flat = (sections: PageSections) =>
  PLACES.flatMap((place) => sections[place].map((section) => ({place, section})));

const grouped = (
  list: readonly {place: Place; section: StoredSection}[],
): PageSections => {
  const at = (wanted: Place) =>
    list.flatMap(({place, section}) => (place === wanted ? [section] : []));
  return {above: at('above'), below: at('below')};
};

/** Whether the page has room for one more section. */
export const hasRoom = (arrangement: Arrangement, page: string) =>
  flat(sectionsOf(arrangement, page)).length < MAX_SECTIONS;

/** Adds a section at the end of a place. */
export function addSection(
  arrangement: Arrangement,
  page: string,
  {
    place,
    kind,
    id,
    settings = {},
  }: {place: Place; kind: string; id: string; settings?: StoredSection['settings']},
): Arrangement {
  const sections = sectionsOf(arrangement, page);
  const added: StoredSection = {
    id,
    kind,
    isHidden: false,
    from: null,
    until: null,
    settings,
    translations: {},
  };
  return withPage(arrangement, page, {
    ...sections,
    [place]: [...sections[place], added],
  });
}

/** Moves a section by one step: past its neighbor, or into the place beyond. */
export function moveSection(
  arrangement: Arrangement,
  page: string,
  id: string,
  step: -1 | 1,
): Arrangement {
  const list = flat(sectionsOf(arrangement, page));
  const from = list.findIndex(({section}) => section.id === id);
  const moved = list[from];
  if (!moved) return arrangement;
  const neighbor = list[from + step];
  if (!neighbor || neighbor.place !== moved.place) {
    const place: Place = step < 0 ? 'above' : 'below';
    if (place === moved.place) return arrangement;
    const placed = list.map((each) => (each === moved ? {...each, place} : each));
    return withPage(arrangement, page, grouped(placed));
  }
  const swapped = [...list];
  swapped[from] = neighbor;
  swapped[from + step] = moved;
  return withPage(arrangement, page, grouped(swapped));
}

/** Moves a section to where another stands, which makes room. */
export function placeSection(
  arrangement: Arrangement,
  page: string,
  id: string,
  target: string,
): Arrangement {
  const list = flat(sectionsOf(arrangement, page));
  const from = list.findIndex(({section}) => section.id === id);
  const to = list.findIndex(({section}) => section.id === target);
  const [moved, other] = [list[from], list[to]];
  if (!moved || !other || from === to) return arrangement;
  const rest = list.filter((each) => each !== moved);
  rest.splice(to, 0, {...moved, place: other.place});
  return withPage(arrangement, page, grouped(rest));
}

/** Adds a copy behind a section. */
export function duplicateSection(
  arrangement: Arrangement,
  page: string,
  id: string,
  copy: string,
): Arrangement {
  const list = flat(sectionsOf(arrangement, page)).flatMap((each) =>
    each.section.id === id
      ? [each, {...each, section: {...each.section, id: copy}}]
      : [each],
  );
  return withPage(arrangement, page, grouped(list));
}

export function removeSection(
  arrangement: Arrangement,
  page: string,
  id: string,
): Arrangement {
  const list = flat(sectionsOf(arrangement, page));
  return withPage(
    arrangement,
    page,
    grouped(list.filter(({section}) => section.id !== id)),
  );
}

export function changeSection(
  arrangement: Arrangement,
  page: string,
  id: string,
  change: Partial<StoredSection>,
): Arrangement {
  const list = flat(sectionsOf(arrangement, page)).map((each) =>
    each.section.id === id ? {...each, section: {...each.section, ...change}} : each,
  );
  return withPage(arrangement, page, grouped(list));
}

const without = (record: Readonly<Record<string, unknown>>, key: string) =>
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
  const others = Object.fromEntries(
    Object.entries(section.translations).filter(([code]) => code !== language),
  );
  const translations =
    Object.keys(texts).length > 0 ? {...others, [language]: texts} : others;
  return {...section, translations};
}
