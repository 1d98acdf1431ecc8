import type {ProductCardFragment, SectionsQuery} from 'storefrontapi.generated';

import {PAGE_RULES, type Card, type CollectionTile} from '~/collection';
import {cardsOf, cardVariables} from '~/collection/index.server';
import {pictureOf, type PictureData} from '~/lib/images';
import type {AppContext} from '~/server/context';
import {HOME_PAGE} from '~/theme';

import type {Found, StoreVideo} from './kind';
import {SECTIONS_QUERY} from './sections.documents';

/** Ids of what the sections of a page show. */
interface Asked {
  /** Collections with their first products. */
  readonly featured: string[];
  readonly others: string[];
}

/** An object of the store, as sections show it. */
type StoreObject =
  | {
      type: 'collection';
      tile: CollectionTile;
      products: readonly ProductCardFragment[];
    }
  /** A collection of which no products were asked for. */
  | {type: 'tile'; tile: CollectionTile}
  | {type: 'product'; product: ProductCardFragment}
  | {type: 'picture'; picture: PictureData | null}
  | {type: 'video'; video: StoreVideo};

interface StoreAnswer {
  /** By their ids. */
  readonly objects: ReadonlyMap<string, StoreObject>;
  /** The products that the page may show, by their handles. */
  readonly cards: ReadonlyMap<string, Card>;
}

const NOTHING: StoreAnswer = {objects: new Map(), cards: new Map()};

/** What the store has of `asked`, by one call. Without its answer, that is nothing. */
export async function findObjects(context: AppContext, asked: Asked, page: string) {
  const {objects, cards} = await askStore(context, asked, page);
  const cardsIn = (object: StoreObject | undefined) =>
    productsOf(object).flatMap(({handle}) => cards.get(handle) ?? []);
  const found: Pick<Found, 'tile' | 'collection' | 'picture' | 'video'> = {
    tile: (id) => {
      const object = objects.get(id);
      const isCollection = object?.type === 'tile' || object?.type === 'collection';
      return isCollection ? object.tile : null;
    },
    collection: (id) => {
      const object = objects.get(id ?? '');
      if (object?.type !== 'collection') return null;
      return {tile: object.tile, cards: cardsIn(object)};
    },
    picture: (id) => {
      const object = objects.get(id);
      return object?.type === 'picture' ? object.picture : null;
    },
    video: (id) => {
      const object = objects.get(id ?? '');
      return object?.type === 'video' ? object.video : null;
    },
  };
  return {...found, cardsOf: (id: string) => cardsIn(objects.get(id))};
}

async function askStore(
  context: AppContext,
  {featured, others}: Asked,
  page: string,
): Promise<StoreAnswer> {
  if (featured.length + others.length === 0) return NOTHING;
  const {storefront} = context;
  try {
    const answer = await storefront.query(SECTIONS_QUERY, {
      variables: {featured, others, ...cardVariables(context)},
      cache: storefront.CacheShort(),
    });
    // A collection that is in both has its products in the second.
    const objects = [...answer.others, ...answer.featured].flatMap(entryOf);
    const products = objects.flatMap(([, object]) => productsOf(object));
    const rule = page === HOME_PAGE ? PAGE_RULES.home : PAGE_RULES.all;
    const cards = await cardsOf(context, products, rule);
    return {
      objects: new Map(objects),
      cards: new Map(cards.map((card) => [card.handle, card])),
    };
  } catch {
    // The store call has logged its cause, and marked the page as degraded.
    return NOTHING;
  }
}

type Node = NonNullable<(SectionsQuery['others'] | SectionsQuery['featured'])[number]>;

/** An object by its id; none for one that is gone, or that no section shows. */
function entryOf(node: Node | null | undefined): [string, StoreObject][] {
  if (!node || !('id' in node)) return [];
  if ('covers' in node) {
    const tile = tileOf(node);
    if (!('products' in node)) return [[node.id, {type: 'tile', tile}]];
    return [[node.id, {type: 'collection', tile, products: node.products.nodes}]];
  }
  if ('sources' in node) return [[node.id, {type: 'video', video: videoOf(node)}]];
  if ('variants' in node) return [[node.id, {type: 'product', product: node}]];
  return [[node.id, {type: 'picture', picture: pictureOf(node.image)}]];
}

function productsOf(object: StoreObject | undefined): readonly ProductCardFragment[] {
  if (object?.type === 'collection') return object.products;
  return object?.type === 'product' ? [object.product] : [];
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

function videoOf({sources, previewImage}: Extract<Node, {sources: unknown}>): StoreVideo {
  return {
    sources: sources.map(({url, mimeType}) => ({url, mimeType})),
    poster: previewImage?.url ?? null,
  };
}
