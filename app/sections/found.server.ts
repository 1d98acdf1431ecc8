import type {ProductCardFragment, SectionsQuery} from 'storefrontapi.generated';

import {PAGE_RULES, type Card, type CollectionTile} from '~/collection';
import {cardsOf, cardVariables} from '~/collection/index.server';
import {pictureOf} from '~/lib/images';
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

type Node = NonNullable<(SectionsQuery['others'] | SectionsQuery['featured'])[number]>;

interface StoreAnswer {
  /** What is still there, by its id. */
  readonly nodes: ReadonlyMap<string, Node>;
  /** The products that the page may show, by their handles. */
  readonly cards: ReadonlyMap<string, Card>;
}

const NOTHING: StoreAnswer = {nodes: new Map(), cards: new Map()};

/** What the store has of `asked`, by one call. Without its answer, that is nothing. */
export async function findObjects(context: AppContext, asked: Asked, page: string) {
  const {nodes, cards} = await askStore(context, asked, page);
  const cardsOf = (id: string) =>
    productsOf(nodes.get(id)).flatMap(({handle}) => cards.get(handle) ?? []);
  const found: Pick<Found, 'tile' | 'collection' | 'picture' | 'video'> = {
    tile: (id) => {
      const node = nodes.get(id);
      return node && 'covers' in node ? tileOf(node) : null;
    },
    collection: (id) => {
      const node = nodes.get(id ?? '');
      if (!node || !('products' in node)) return null;
      return {tile: tileOf(node), cards: cardsOf(node.id)};
    },
    picture: (id) => {
      const node = nodes.get(id);
      return node && 'image' in node && !('covers' in node)
        ? pictureOf(node.image)
        : null;
    },
    video: (id) => {
      const node = nodes.get(id ?? '');
      return node && 'sources' in node ? videoOf(node) : null;
    },
  };
  return {...found, cardsOf};
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
    const nodes = [...answer.others, ...answer.featured].flatMap((node) =>
      node && 'id' in node ? [[node.id, node] as const] : [],
    );
    const products = nodes.flatMap(([, node]) => productsOf(node));
    const rule = page === HOME_PAGE ? PAGE_RULES.home : PAGE_RULES.all;
    const cards = await cardsOf(context, products, rule);
    return {
      nodes: new Map(nodes),
      cards: new Map(cards.map((card) => [card.handle, card])),
    };
  } catch {
    // The store call has logged its cause, and marked the page as degraded.
    return NOTHING;
  }
}

function productsOf(node: Node | undefined): readonly ProductCardFragment[] {
  if (!node) return [];
  if ('products' in node) return node.products.nodes;
  return 'variants' in node ? [node] : [];
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
