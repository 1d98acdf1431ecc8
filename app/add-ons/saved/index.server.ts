import type {Card} from '~/collection';
import {cardsOf, cardVariables} from '~/collection/index.server';
import type {CardServerPart} from '~/collection/parts';
import {numberIn} from '~/lib/global-id';
import {messagesIn} from '~/lib/messages';
import type {ProductServerPart} from '~/product/parts';
import type {AppContext} from '~/server/context';
import type {ShellServerPart} from '~/shell/parts';

import {LIST_PARAM, readList} from './list';
import {PAGE_MESSAGES} from './page-messages';
import {SAVED_QUERY} from './saved.documents';

/** What the page shows beside its cards. */
export type SavedView = ReturnType<typeof savedView>['view'];

declare module '~/shell/root-data' {
  interface RootAdditions {
    /** Name of the page of saved products; absent where the shop has no hearts. */
    savedTitle?: string;
  }
}

/** The name of the header's heart. */
export const SAVED_IN_SHELL: ShellServerPart = {
  add({config, market}) {
    const {title} = messagesIn(market.tag, PAGE_MESSAGES);
    return config.savedProducts ? {root: {savedTitle: title}} : {};
  },
};

declare module '~/collection/collection-page' {
  interface CardAdditions {
    /** The product's number, in a shop where products are saved. */
    savedAs?: string;
  }
}

declare module '~/product/product' {
  interface ProductAdditions {
    /** Its number, in a shop where products are saved. */
    savedAs?: string;
  }
}

/** The number by which a product is saved. */
export const SAVED_ON_PRODUCT: ProductServerPart = {
  read: ({id}, {config}) => ({
    additions: () => (config.savedProducts ? {savedAs: numberIn(id)} : {}),
  }),
};

/** The number by which a card's product is saved. */
export const SAVED_ON_CARD: CardServerPart = {
  additions: ({id}, {savedProducts}) => (savedProducts ? {savedAs: numberIn(id)} : {}),
};

/** The list in a page's URL; `null` where the shop has no hearts. */
export function savedListIn(url: string, {config}: AppContext): string[] | null {
  const list = readList(new URL(url).searchParams.get(LIST_PARAM));
  return config.savedProducts ? list : null;
}

/**
 * The cards of the saved products with these numbers, in their order, without those that are not
 * sold any more.
 * @throws what the store's client throws when the store gives no usable answer
 */
export async function loadSaved(
  context: AppContext,
  numbers: readonly string[],
): Promise<Card[]> {
  const {storefront} = context;
  if (numbers.length === 0) return [];
  const {nodes} = await storefront.query(SAVED_QUERY, {
    variables: {
      ids: numbers.map((number) => `gid://shopify/Product/${number}`),
      ...cardVariables(context),
    },
    cache: storefront.CacheShort(),
  });
  return cardsOf(
    context,
    nodes.flatMap((node) => (node && 'handle' in node ? node : [])),
  );
}

/** The view of a list of which `cards` are still sold. */
export function savedView(
  ids: string[],
  cards: readonly Card[],
  {market, config}: AppContext,
) {
  const {gone, tellMe, ...texts} = messagesIn(market.tag, PAGE_MESSAGES);
  const missing = ids.length - cards.length;
  const view = {
    ids,
    texts,
    /** How many are no longer sold, as a message; '' for none. */
    gone: missing > 0 ? gone(missing) : '',
  };
  const head = {title: texts.title, description: '', path: null};
  // On sold-out cards, where a product's page has a form for those who wait.
  return {view, head, ...(config.takesWaiting && {tellMe})};
}
