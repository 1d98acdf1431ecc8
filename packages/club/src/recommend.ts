/** The recommendations that the club shows with each of its goods, as Shopify's app "Search & Discovery" keeps it. */
import type {MetafieldData, ProductData} from '@quillhaven/local-store';

const MAX_SHOWN = 4;

/** Types of goods by the type they are worn with, the first shown first. */
const complementaryTypes: Record<string, readonly string[]> = {
  'T-Shirt': ['Hoodie', 'Cap', 'Shorts', 'Socks'],
  Hoodie: ['T-Shirt', 'Beanie', 'Scarf', 'Tote'],
  Sweatshirt: ['T-Shirt', 'Cap', 'Scarf', 'Socks'],
  Jacket: ['Beanie', 'Scarf', 'Hoodie', 'Long Sleeve'],
  'Long Sleeve': ['Jacket', 'Beanie', 'Shorts', 'Scarf'],
  Shorts: ['T-Shirt', 'Socks', 'Cap', 'Long Sleeve'],
  Cap: ['T-Shirt', 'Hoodie', 'Tote', 'Sweatshirt'],
  Beanie: ['Scarf', 'Jacket', 'Hoodie', 'Socks'],
  Scarf: ['Beanie', 'Hoodie', 'Jacket', 'Sweatshirt'],
  Tote: ['Cap', 'T-Shirt', 'Scarf', 'Socks'],
  Socks: ['Shorts', 'T-Shirt', 'Beanie', 'Hoodie'],
};

/** The products, each with the metafield of what goes with it: the best seller of each type that is worn with its own. */
export function withComplements(products: readonly ProductData[]): ProductData[] {
  return products.map((product) => {
    const ids = (complementaryTypes[product.productType] ?? []).flatMap((type) => {
      const [best] = products
        .filter((other) => other.productType === type && isFor(other) === isFor(product))
        .sort((a, b) => (a.salesRank ?? Infinity) - (b.salesRank ?? Infinity));
      return best ? [`gid://shopify/Product/${best.id}`] : [];
    });
    if (ids.length === 0) return product;
    const field: MetafieldData = {
      namespace: 'shopify--discovery--product_recommendation',
      key: 'complementary_products',
      type: 'list.product_reference',
      value: JSON.stringify(ids.slice(0, MAX_SHOWN)),
    };
    return {...product, metafields: [...(product.metafields ?? []), field]};
  });
}

/** Grown-ups' goods go with grown-ups', and children's with children's. */
function isFor({tags}: ProductData): 'youth' | 'all' {
  return tags.includes('youth') ? 'youth' : 'all';
}
