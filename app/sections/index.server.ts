import {homePage, PAGE_RULES, type Card, type HomePage} from '~/collection';
import {
  cursorOf,
  loadCollection,
  loadHomeCollection,
  soldOutLast,
} from '~/collection/index.server';
import {languageKey} from '~/lib/market';
import {pageAt, pathIn} from '~/market';
import type {AppConfig} from '~/server/config';
import type {AppContext} from '~/server/context';
import {HOME_PAGE, isShownAt, type Place} from '~/theme';
import {loadTheme, reportOnce} from '~/theme/index.server';

import {findObjects} from './found.server';
import type {Found, Kind, PageOfSections, ShownSection} from './kind';
import {readSection} from './read-section';

/** A section that a page has at the request's instant. */
interface Wanted {
  id: string;
  place: Place;
  kind: Kind;
  values: Readonly<Record<string, unknown>>;
}

/**
 * The sections of the page `page` (its path without a market's prefix) at the request's instant;
 * `null` where it has none. Never rejects: without an answer of the store, sections that need it
 * are left out.
 */
export const loadSections = async (context: AppContext, page: string) =>
  (await loadPage(context, page, [])).sections;

/** The page changes at `instant`, if that is still to come. */
function changesAt({caching, now}: AppContext, instant: number | null) {
  if (instant !== null && instant > now) caching.endsAt(instant);
}

interface LoadedPage {
  sections: PageOfSections | null;
  /** Those of the pinned products that the page may show. */
  cards: Card[];
}

/** The sections of a page, and the cards of products `pinned` by their ids, by one call. */
async function loadPage(
  context: AppContext,
  page: string,
  pinned: readonly string[],
  hasSections = true,
): Promise<LoadedPage> {
  const wanted = hasSections ? await wantedOn(context, page) : [];
  const needs = wanted.map(({kind, values}) => kind.needs?.(values) ?? {});
  const featured = unique(needs.flatMap((each) => each.featured ?? []));
  const others = unique([...needs.flatMap((each) => each.others ?? []), ...pinned]);
  const {cardsOf, ...objects} = await findObjects(context, {featured, others}, page);
  const found: Found = {
    ...objects,
    now: context.now,
    changesAt: (instant) => changesAt(context, instant),
  };
  const isPreview = Boolean(context.preview);
  const sections = wanted.length > 0 ? shownOf(wanted, found, isPreview) : null;
  return {sections, cards: pinned.flatMap(cardsOf)};
}

const unique = (ids: readonly string[]) => [...new Set(ids)];

/** The sections that the theme has for a page now; what is wrong with them is reported. */
async function wantedOn(context: AppContext, page: string): Promise<Wanted[]> {
  const {theme} = await loadTheme(context);
  const language = languageKey(context.market);
  return (theme.sections.pages[page] ?? []).flatMap((section) => {
    const {id, place, kind, isHidden, from, until} = section;
    if (!isHidden) [from, until].forEach((instant) => changesAt(context, instant));
    if (!isShownAt(section, context.now)) return [];
    const {read, problems} = readSection(section, language);
    for (const {setting, problem} of problems)
      reportOnce({source: `the section ${id} (${kind})`, key: setting || kind, problem});
    return read ? [{id, place, ...read}] : [];
  });
}

function shownOf(
  wanted: readonly Wanted[],
  found: Found,
  isPreview: boolean,
): PageOfSections {
  const shownAt = (place: Place) =>
    wanted.flatMap(({id, kind, values, ...section}): ShownSection[] => {
      const data = section.place === place ? kind.toData(values, found) : null;
      if (data === null) return [];
      return [{id, kind: kind.id, data, ...(isPreview && {isPreview: true as const})}];
    });
  return {above: shownAt('above'), below: shownAt('below')};
}

/** Whether the theme named a collection of its own for home's grid, when it was last read. */
const hadOwnGrid = new WeakMap<AppConfig, boolean>();

/**
 * The home page's grid as staff merchandise it, and on `/` its sections. The store is asked for the
 * configured collection at once, unless the theme had another before: which one it wants is known a
 * little later.
 * @throws what the store's client throws when the store gives no usable answer
 */
export async function loadHome(
  context: AppContext,
  url: string,
): Promise<{page: HomePage; sections: PageOfSections | null}> {
  const request = {rule: PAGE_RULES.home, url, soldOutLast: false};
  const {config, market} = context;
  const isStart = pageAt(pathIn(market, new URL(url).pathname)) === 'home';
  const early = hadOwnGrid.get(config) ? null : loadHomeCollection(context, request);
  // Awaited below, where it is shown.
  early?.catch(() => undefined);
  const {grid} = (await loadTheme(context)).theme.sections;
  hadOwnGrid.set(config, grid.collection !== null);
  const [own, {sections, cards}] = await Promise.all([
    grid.collection ? loadCollection(context, {...request, id: grid.collection}) : null,
    loadPage(context, HOME_PAGE, grid.pinned, isStart),
  ]);
  const page = own ?? (await (early ?? loadHomeCollection(context, request)));
  const handles = new Set(cards.map(({handle}) => handle));
  const rest = page.cards.filter(({handle}) => !handles.has(handle));
  const isFirst = cursorOf(url) === null;
  const all = isFirst ? [...cards, ...rest] : rest;
  const isLast = grid.soldOut ? grid.soldOut === 'last' : config.soldOutLast;
  const shown = {...page, cards: isLast ? soldOutLast(all) : all};
  return {page: homePage(shown, isStart), sections};
}

/** A further page of home's grid, as `loadGrid` for every other. */
export const loadHomeGrid = async (context: AppContext, url: string) =>
  (await loadHome(context, url)).page;
