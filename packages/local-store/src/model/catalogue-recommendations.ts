/** Products that go with a product. */
import type {LiveInventory} from './catalogue-inventory';
import {isForSale} from './catalogue-prices';
import type {ProductRecord} from './catalogue-records';

/** The schema's `ProductRecommendationIntent`. */
export type RecommendationIntent = 'RELATED' | 'COMPLEMENTARY';

/** Most that Shopify recommends (shopify.dev/docs/api/ajax/reference/product-recommendations). */
const maxRecommendations = 10;

/**
 * `RELATED`: like the product, by what tags, type and collections they share. `COMPLEMENTARY`: of
 * another type, by shared tags. Only what is for sale; best sellers first among equals.
 */
export function recommendationsFor(
  product: ProductRecord,
  intent: RecommendationIntent,
  candidates: readonly ProductRecord[],
  inventory: LiveInventory,
): ProductRecord[] {
  const sameType = ({data}: ProductRecord) =>
    data.productType === product.data.productType;
  const collections = new Set(product.collections);
  const tags = new Set(product.tags);
  const likeness = (other: ProductRecord) => {
    const shared = other.tags.filter((tag) => tags.has(tag)).length;
    if (intent === 'COMPLEMENTARY') return shared;
    const together = other.collections.filter((collection) =>
      collections.has(collection),
    ).length;
    return shared * 2 + together + (sameType(other) ? 5 : 0);
  };
  return candidates
    .filter((other) => other !== product && isForSale(other, inventory))
    .filter((other) => intent === 'RELATED' || !sameType(other))
    .map((other) => ({other, score: likeness(other)}))
    .filter(({score}) => score > 0)
    .sort((a, b) => b.score - a.score || rank(a.other) - rank(b.other))
    .slice(0, maxRecommendations)
    .map(({other}) => other);
}

function rank({data}: ProductRecord): number {
  return data.salesRank ?? Number.MAX_SAFE_INTEGER;
}
