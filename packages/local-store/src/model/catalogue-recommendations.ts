/** Products that go with a product. */
import {type LiveInventory, isForSale} from './inventory';
import type {ProductRecord} from './catalogue-records';

/** The schema's `ProductRecommendationIntent`. */
export type RecommendationIntent = 'RELATED' | 'COMPLEMENTARY';

/** Most that Shopify recommends (shopify.dev/docs/api/ajax/reference/product-recommendations). */
const maxRecommendations = 10;

/** Where Shopify's app "Search & Discovery" keeps what the merchant recommends, as lists of global ids. */
const namespace = 'shopify--discovery--product_recommendation';
const keys = {
  COMPLEMENTARY: 'complementary_products',
  RELATED: 'related_products',
} as const;

/**
 * The products for sale that the merchant recommends with a product. `RELATED` goes on with similar products, by the tags, type and
 * collections they share, best sellers first among equals; `COMPLEMENTARY` is the merchant's alone.
 */
export function recommendationsFor(
  product: ProductRecord,
  intent: RecommendationIntent,
  candidates: readonly ProductRecord[],
  inventory: LiveInventory,
): ProductRecord[] {
  const sold = candidates.filter(
    (other) => other !== product && isForSale(other, inventory),
  );
  const chosen = namedBy(product, keys[intent]).flatMap(
    (gid) => sold.find((other) => other.gid === gid) ?? [],
  );
  const alike = intent === 'RELATED' ? mostSimilar(product, sold) : [];
  const others = alike.filter((other) => !chosen.includes(other));
  return [...chosen, ...others].slice(0, maxRecommendations);
}

/** The global ids in one of the app's metafields. */
function namedBy({data}: ProductRecord, key: string): string[] {
  const field = data.metafields?.find(
    (one) => one.namespace === namespace && one.key === key,
  );
  const ids: unknown = field ? JSON.parse(field.value) : [];
  return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
}

/** Similar products, the most similar first. */
function mostSimilar(product: ProductRecord, others: readonly ProductRecord[]) {
  const collections = new Set(product.collections);
  const tags = new Set(product.tags);
  const similarity = (other: ProductRecord) => {
    const shared = other.tags.filter((tag) => tags.has(tag)).length;
    const together = other.collections.filter((collection) =>
      collections.has(collection),
    ).length;
    const isSameType = other.data.productType === product.data.productType;
    return shared * 2 + together + (isSameType ? 5 : 0);
  };
  return others
    .map((other) => ({other, score: similarity(other)}))
    .filter(({score}) => score > 0)
    .sort((a, b) => b.score - a.score || rank(a.other) - rank(b.other))
    .map(({other}) => other);
}

function rank({data}: ProductRecord): number {
  return data.salesRank ?? Number.MAX_SAFE_INTEGER;
}
