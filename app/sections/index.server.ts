import type {ProductCardFragment, SectionsQuery} from 'storefrontapi.generated';

import {
  PAGE_RULES,
  type Card,
  type CollectionPage,
  type CollectionTile,
} from '~/collection';
import {
  cardsOf,
  cardVariables,
  cursorOf,
  loadCollection,
  loadHomeCollection,
  soldOutLast,
} from '~/collection/index.server';
import {pictureOf} from '~/lib/images';
import {languageKey} from '~/lib/market';
import type {AppConfig} from '~/server/config';
import type {AppContext} from '~/server/context';
import {HOME_PAGE, isShownAt, type Place} from '~/theme';
import {loadTheme, reportOnce} from '~/theme/index.server';

import type {Found, Kind, PageOfSections, ShownSection} from './kind';
import {readSection} from './read-section';
import {SECTIONS_QUERY} from './sections.documents';

type Node = SectionsQuery['others'][number] | SectionsQuery['featured'][number];

/**
 * Products of a featured collection that are asked for: more than are shown, as a page may leave
 * some out.
 */
const FEATURED_PRODUCTS = 16;

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

/** The sections of a page, and the cards of products `pinned` by their ids, by one call. */
async function loadPage(
  context: AppContext,
  page: string,
  pinned: readonly string[],
): Promise<{sections: PageOfSections | null; cards: Card[]}> {
  const {theme} = await loadTheme(context);
  const {market, now, preview} = context;
  const language = languageKey(market);
  const wanted = (theme.sections.pages[page] ?? []).flatMap((section): Wanted[] => {
    const {id, place, kind, isHidden, from, until} = section;
    if (!isHidden) [from, until].forEach((instant) => changesAt(context, instant));
    if (!isShownAt(section, now)) return [];
    const {read, problems} = readSection(section, language);
    for (const {setting, problem} of problems)
      reportOnce({source: `the section ${id} (${kind})`, key: setting || kind, problem});
    return read ? [{id, place, ...read}] : [];
  });
  if (wanted.length + pinned.length === 0) return {sections: null, cards: []};
  const found = await fetchNeeds(context, wanted, page, pinned);
  const shownAt = (place: Place) =>
    wanted.flatMap(({id, kind, values, ...section}): ShownSection[] => {
      const data = section.place === place ? kind.toData(values, found) : null;
      if (data === null) return [];
      return [{id, kind: kind.id, data, ...(preview && {isPreview: true})}];
    });
  const sections = {above: shownAt('above'), below: shownAt('below')};
  return {sections: wanted.length > 0 ? sections : null, cards: found.pinned};
}

/** Whether the theme named a collection of its own for home's grid, when it was last read. */
const hadOwnGrid = new WeakMap<AppConfig, boolean>();

/**
 * The home page's grid as staff merchandise it, and its sections. The store is asked for the
 * configured collection at once, unless the theme had another before: which one it wants is known a
 * little later.
 * @throws what the store's client throws when the store gives no usable answer
 */
export async function loadHome(
  context: AppContext,
  url: string,
): Promise<{page: CollectionPage; sections: PageOfSections | null}> {
  const request = {rule: PAGE_RULES.home, url, soldOutLast: false};
  const {config} = context;
  const early = hadOwnGrid.get(config) ? null : loadHomeCollection(context, request);
  // Awaited below, where it is shown.
  early?.catch(() => undefined);
  const {grid} = (await loadTheme(context)).theme.sections;
  hadOwnGrid.set(config, grid.collection !== null);
  const [own, {sections, cards}] = await Promise.all([
    grid.collection ? loadCollection(context, {...request, id: grid.collection}) : null,
    loadPage(context, HOME_PAGE, grid.pinned),
  ]);
  const page = own ?? (await (early ?? loadHomeCollection(context, request)));
  const handles = new Set(cards.map(({handle}) => handle));
  const rest = page.cards.filter(({handle}) => !handles.has(handle));
  const isFirst = cursorOf(url) === null;
  const all = isFirst ? [...cards, ...rest] : rest;
  const isLast = grid.soldOut ? grid.soldOut === 'last' : config.soldOutLast;
  return {page: {...page, cards: isLast ? soldOutLast(all) : all}, sections};
}

/** A further page of home's grid, as `loadGrid` for every other. */
export const loadHomeGrid = async (context: AppContext, url: string) =>
  (await loadHome(context, url)).page;

async function fetchNeeds(
  context: AppContext,
  wanted: readonly Wanted[],
  page: string,
  pinned: readonly string[],
): Promise<Found & {pinned: Card[]}> {
  const {storefront, config, now} = context;
  const needs = wanted.map(({kind, values}) => kind.needs?.(values) ?? {});
  const featured = [...new Set(needs.flatMap((each) => each.featured ?? []))];
  const others = [...new Set([...needs.flatMap((each) => each.others ?? []), ...pinned])];
  const nodes = new Map<string, Node>();
  const cards = new Map<string, Card>();
  if (featured.length + others.length > 0) {
    try {
      const answer = await storefront.query(SECTIONS_QUERY, {
        variables: {
          featured,
          others,
          first: FEATURED_PRODUCTS,
          ...cardVariables(config),
        },
        cache: storefront.CacheShort(),
      });
      const found = [...answer.others, ...answer.featured];
      const rule = page === HOME_PAGE ? PAGE_RULES.home : PAGE_RULES.all;
      const shown = await cardsOf(context, found.flatMap(productsOf), rule);
      for (const card of shown) cards.set(card.handle, card);
      for (const node of found) if (node && 'id' in node) nodes.set(node.id, node);
    } catch {
      // The store call has logged its cause, and marked the page as degraded.
    }
  }
  const cardsIn = (node: Node | undefined) =>
    productsOf(node).flatMap(({handle}) => cards.get(handle) ?? []);
  return {
    now,
    changesAt: (instant) => changesAt(context, instant),
    tile: (id) => {
      const node = nodes.get(id);
      return node && 'covers' in node ? tileOf(node) : null;
    },
    collection: (id) => {
      const node = nodes.get(id ?? '');
      if (!node || !('products' in node)) return null;
      return {tile: tileOf(node), cards: cardsIn(node)};
    },
    picture: (id) => {
      const node = nodes.get(id);
      return pictureOf(
        node && 'image' in node && !('handle' in node) ? node.image : null,
      );
    },
    video: (id) => {
      const node = nodes.get(id ?? '');
      if (!node || !('sources' in node)) return null;
      const {sources, previewImage} = node;
      return {
        sources: sources.map(({url, mimeType}) => ({url, mimeType})),
        poster: previewImage?.url ?? null,
      };
    },
    pinned: pinned.flatMap((id) => cardsIn(nodes.get(id))),
  };
}

function productsOf(node: Node | undefined): readonly ProductCardFragment[] {
  if (node && 'products' in node) return node.products.nodes;
  return node && 'tags' in node ? [node] : [];
}

function tileOf({
  handle,
  title,
  image,
  covers,
}: Extract<Node, {covers: unknown}>): CollectionTile {
  const cover = covers.nodes[0]?.featuredImage?.url;
  return {handle, title, picture: image?.url ?? cover ?? null};
}
