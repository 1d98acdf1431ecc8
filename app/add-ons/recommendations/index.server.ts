import type {ProductCardFragment} from 'storefrontapi.generated';

import {isAvailable, PAGE_RULES, type Card} from '~/collection';
import {cardVariables, loadHomeCollection, shownCards} from '~/collection/index.server';
import {loadOriginalNames} from '~/market/index.server';
import type {AppContext} from '~/server/context';
import type {ShellServerPart} from '~/shell/parts';

import {RECOMMENDATIONS_QUERY} from './recommendations.documents';

/** The answer of `/api/recommendations/{handle}`. */
export interface Recommendations {
  /** Chosen by the merchant. */
  complementary: Card[];
  /** Similar products, without those above. */
  related: Card[];
}

const MAX_SHOWN = 4;

/**
 * Recommendations for a product: available products with a price, whose end date has not passed;
 * null when the store cannot be reached.
 */
export async function loadRecommendations(
  context: AppContext,
  handle: string,
): Promise<Recommendations | null> {
  const {storefront} = context;
  try {
    const answer = await storefront.query(RECOMMENDATIONS_QUERY, {
      variables: {handle, ...cardVariables(context)},
      cache: storefront.CacheShort(),
    });
    const ofMerchant = answer.complementary ?? [];
    const similar = answer.related ?? [];
    const all = [...ofMerchant, ...similar];
    const withOriginalNames = await loadOriginalNames(context, all);
    const cardsOf = (products: readonly ProductCardFragment[]) => {
      const named = products.map((product) => withOriginalNames(product));
      return shownCards(context, named).filter(
        (card) => Number(card.price?.amount ?? 0) > 0 && isAvailable(card),
      );
    };
    const complementary = cardsOf(ofMerchant).slice(0, MAX_SHOWN);
    const shown = [handle, ...complementary.map((card) => card.handle)];
    const related = cardsOf(similar).filter((card) => !shown.includes(card.handle));
    return {complementary, related: related.slice(0, MAX_SHOWN)};
  } catch {
    // The store call has logged its cause. Pages and carts do without.
    return null;
  }
}

/**
 * Cards of products on sale instead of one that no longer is: related products, else the first of
 * the home collection. Never rejects.
 */
async function loadInstead(context: AppContext, handle: string): Promise<Card[]> {
  const found = await loadRecommendations(context, handle);
  const cards = [...(found?.related ?? []), ...(found?.complementary ?? [])];
  if (cards.length > 0) return cards.slice(0, MAX_SHOWN);
  const request = {rule: PAGE_RULES.home, url: 'https://shop.invalid'};
  // The store call has logged its cause.
  const home = await loadHomeCollection(context, request).catch(() => null);
  return (home?.cards ?? []).filter(isAvailable).slice(0, MAX_SHOWN);
}

export const RECOMMENDED_INSTEAD: ShellServerPart = {instead: loadInstead};
