/**
 * The filters of `collection.products` and `search`. Filters of one kind widen the listing (red
 * or blue), filters of different kinds narrow it (red and in stock); what concerns variants must
 * hold for one and the same variant. Source: shopify.dev/docs/storefronts/headless/
 * building-with-the-storefront-api/products-collections/filter-products.
 */
import type {MetafieldData} from '../catalogue';
import type {LiveInventory} from './inventory';
import type {ProductRecord, VariantRecord} from './catalogue-records';

/** The schema's `ProductFilter`: each has one of these, or several that all must hold. */
export interface ProductFilter {
  available?: boolean | null;
  category?: {id: string} | null;
  price?: {min?: number | null; max?: number | null} | null;
  productMetafield?: {namespace: string; key: string; value: string} | null;
  productType?: string | null;
  productVendor?: string | null;
  tag?: string | null;
  taxonomyMetafield?: {namespace: string; key: string; value: string} | null;
  variantMetafield?: {namespace: string; key: string; value: string} | null;
  variantOption?: {name: string; value: string} | null;
}

type ProductRule = (product: ProductRecord) => boolean;
type VariantRule = (variant: VariantRecord) => boolean;

interface Rules {
  product: Map<string, ProductRule[]>;
  variant: Map<string, VariantRule[]>;
}

/** Which products and variants match filters. */
export interface FilterTest {
  /** The rule for the product itself. */
  product: ProductRule;
  /** The rule for variants; null where no filter concerns them. */
  variant: VariantRule | null;
}

/** A test for products, made once for a listing. */
export function filterTest(
  filters: readonly ProductFilter[],
  inventory: LiveInventory,
): FilterTest {
  const rules: Rules = {product: new Map(), variant: new Map()};
  for (const filter of filters) addRules(filter, rules, inventory);
  const perProduct = [...rules.product.values()];
  const perVariant = [...rules.variant.values()];
  return {
    product: (product) => perProduct.every((any) => any.some((rule) => rule(product))),
    variant:
      perVariant.length === 0
        ? null
        : (variant) => perVariant.every((any) => any.some((rule) => rule(variant))),
  };
}

/** The products that match all filters, in their order. */
export function filterProducts(
  products: readonly ProductRecord[],
  filters: readonly ProductFilter[],
  inventory: LiveInventory,
): ProductRecord[] {
  // Most listings are not filtered, and may be long.
  if (filters.length === 0) return [...products];
  const test = filterTest(filters, inventory);
  const {variant} = test;
  return products.filter(
    (product) =>
      test.product(product) && (variant === null || product.variants.some(variant)),
  );
}

function addRules(filter: ProductFilter, rules: Rules, inventory: LiveInventory): void {
  addVariantRules(filter, (kind, rule) => push(rules.variant, kind, rule), inventory);
  addProductRules(filter, (kind, rule) => push(rules.product, kind, rule));
}

function addVariantRules(
  {available, price, variantOption}: ProductFilter,
  add: (kind: string, rule: VariantRule) => void,
  inventory: LiveInventory,
): void {
  if (available != null)
    add('available', (one) => inventory.isAvailable(one) === available);
  if (price) add('price', (one) => isWithin(inventory.amount(one), price));
  if (variantOption) {
    const {name, value} = variantOption;
    add(`option ${fold(name)}`, ({selectedOptions}) =>
      selectedOptions.some(
        (option) => same(option.name, name) && same(option.value, value),
      ),
    );
  }
}

function addProductRules(
  filter: ProductFilter,
  add: (kind: string, rule: ProductRule) => void,
): void {
  const {productMetafield, productType, productVendor, tag} = filter;
  if (productType != null) add('type', ({data}) => same(data.productType, productType));
  if (productVendor != null) add('vendor', ({data}) => same(data.vendor, productVendor));
  if (tag != null) add('tag', ({tags}) => tags.some((one) => same(one, tag)));
  if (productMetafield) {
    const {namespace, key, value} = productMetafield;
    add(`metafield ${namespace}.${key}`, ({data}) =>
      (data.metafields ?? []).some(
        (field) =>
          field.namespace === namespace && field.key === key && holds(field, value),
      ),
    );
  }
  // Nothing in a catalogue is categorised, and variants carry no metafields: none matches.
  if (filter.category || filter.taxonomyMetafield || filter.variantMetafield) {
    add('taxonomy', () => false);
  }
}

function push<Rule>(rules: Map<string, Rule[]>, kind: string, rule: Rule): void {
  rules.set(kind, [...(rules.get(kind) ?? []), rule]);
}

function isWithin(
  amount: number,
  {min, max}: {min?: number | null; max?: number | null},
): boolean {
  return amount >= (min ?? 0) && (max == null || amount <= max);
}

/** A metafield's value, or one of them where it is a list. */
function holds({type, value}: MetafieldData, asked: string): boolean {
  if (!type.startsWith('list.')) return value === asked;
  const values: unknown = JSON.parse(value);
  return Array.isArray(values) && values.includes(asked);
}

function fold(text: string): string {
  return text.toLowerCase();
}

function same(a: string, b: string): boolean {
  return fold(a) === fold(b);
}
