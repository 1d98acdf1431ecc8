import type {ProductCardFragment} from 'storefrontapi.generated';

import {PAGE_RULES, visibleProducts, type Card} from '~/collection';
import {cardOf} from '~/collection/index.server';
import type {AppContext} from '~/server/context';

import {RECOMMENDATIONS_QUERY} from './recommendations.documents';

/** What `/api/recommendations/{handle}` answers. */
export interface Recommendations {
  /** What the merchant shows with the product. */
  complementary: Card[];
  /** What is like it, and not among those. */
  related: Card[];
}

const MAX_SHOWN = 4;

/** What to show with a product: goods that can be bought, have a price and are still sold; null where the store cannot say. */
export async function loadRecommendations(
  context: Pick<AppContext, 'storefront' | 'now'>,
  handle: string,
): Promise<Recommendations | null> {
  const {storefront, now} = context;
  const variables = {handle};
  const cache = storefront.CacheShort();
  const answer = await storefront
    .query(RECOMMENDATIONS_QUERY, {variables, cache})
    // The store call has logged its cause. Pages and carts do without.
    .catch(() => null);
  if (!answer) return null;
  const cardsOf = (products: readonly ProductCardFragment[] | null | undefined) =>
    visibleProducts(products ?? [], PAGE_RULES.whole, now)
      .map(cardOf)
      .filter(
        ({price, ribbons}) =>
          Number(price?.amount ?? 0) > 0 && !ribbons.includes('SOLD OUT'),
      );
  const complementary = cardsOf(answer.complementary).slice(0, MAX_SHOWN);
  const shown = new Set([handle, ...complementary.map((card) => card.handle)]);
  const related = cardsOf(answer.related).filter((card) => !shown.has(card.handle));
  return {complementary, related: related.slice(0, MAX_SHOWN)};
}
