/**
 * Access tokens and scopes. Without a token the API answers what anybody may read; tags,
 * metafields, metaobjects, menus and customers need one (shopify.dev/docs/api/storefront,
 * "Authentication").
 */

export const allScopes = [
  'unauthenticated_read_product_listings',
  'unauthenticated_read_product_inventory',
  'unauthenticated_read_product_tags',
  'unauthenticated_read_product_pickup_locations',
  'unauthenticated_read_selling_plans',
  'unauthenticated_read_collection_listings',
  'unauthenticated_read_content',
  'unauthenticated_read_metaobjects',
  'unauthenticated_read_customers',
  'unauthenticated_read_customer_tags',
  'unauthenticated_write_customers',
  'unauthenticated_read_checkouts',
  'unauthenticated_write_checkouts',
] as const;
export type Scope = (typeof allScopes)[number];

/** Scopes of the Admin API. */
export const adminScopes = [
  'read_metaobject_definitions',
  'write_metaobject_definitions',
  'read_metaobjects',
  'write_metaobjects',
  'read_files',
  'write_files',
  'write_customers',
  'read_orders',
  'write_orders',
  'read_products',
  'write_products',
] as const;
export type AdminScope = (typeof adminScopes)[number];

/** The access that a field requires before it is answered. */
export interface FieldAccess {
  /** A scope that the access token must have. */
  scope?: Scope;
  /** Refused to requests without a token. */
  token?: boolean;
}

/** Fields that hold metafields, on any type that has them. */
const metafieldNames = new Set(['metafield', 'metafields']);

const content: FieldAccess = {scope: 'unauthenticated_read_content'};
const sellingPlans: FieldAccess = {scope: 'unauthenticated_read_selling_plans'};

/**
 * The scopes are documented by object (shopify.dev/docs/api/usage/access-scopes). That a cart's customer and selling plans, and the
 * pages and articles of a search, need them too is an assumption.
 */
const guarded: Readonly<Record<string, FieldAccess>> = {
  'Product.tags': {scope: 'unauthenticated_read_product_tags', token: true},
  'QueryRoot.productTags': {scope: 'unauthenticated_read_product_tags', token: true},
  'Product.totalInventory': {scope: 'unauthenticated_read_product_inventory'},
  'ProductVariant.quantityAvailable': {scope: 'unauthenticated_read_product_inventory'},
  'ProductVariant.storeAvailability': {
    scope: 'unauthenticated_read_product_pickup_locations',
    token: true,
  },
  'QueryRoot.locations': {
    scope: 'unauthenticated_read_product_pickup_locations',
    token: true,
  },
  'QueryRoot.menu': {...content, token: true},
  'QueryRoot.page': content,
  'QueryRoot.pages': content,
  'QueryRoot.pageByHandle': content,
  'QueryRoot.article': content,
  'QueryRoot.articles': content,
  'QueryRoot.blog': content,
  'QueryRoot.blogs': content,
  'QueryRoot.blogByHandle': content,
  'QueryRoot.urlRedirects': content,
  'PredictiveSearchResult.pages': content,
  'PredictiveSearchResult.articles': content,
  'Product.sellingPlanGroups': sellingPlans,
  'ProductVariant.sellingPlanAllocations': sellingPlans,
  'CartLine.sellingPlanAllocation': sellingPlans,
  'ComponentizableCartLine.sellingPlanAllocation': sellingPlans,
  'QueryRoot.metaobject': {scope: 'unauthenticated_read_metaobjects', token: true},
  'QueryRoot.metaobjects': {scope: 'unauthenticated_read_metaobjects', token: true},
  'QueryRoot.customer': {scope: 'unauthenticated_read_customers', token: true},
  'CartBuyerIdentity.customer': {scope: 'unauthenticated_read_customers'},
};

/** The access required to read a field; undefined when anybody may. */
export function fieldAccess(type: string, field: string): FieldAccess | undefined {
  // Carts write down their own metafields, which their holder may read back.
  if (metafieldNames.has(field) && type !== 'Cart') return {token: true};
  return guarded[`${type}.${field}`];
}

/** The check of a request's token: none was sent, it is one of the store's, or it is not. */
export type TokenCheck = 'none' | 'valid' | 'invalid';

/**
 * Checks the token headers of a request.
 * @param header reads a header by its lower-case name
 */
export function checkToken(
  header: (name: string) => string | undefined,
  tokens: {publicToken: string; privateToken: string},
): TokenCheck {
  const sentPublic = header('x-shopify-storefront-access-token');
  const sentPrivate = header('shopify-storefront-private-token');
  if (sentPrivate) return sentPrivate === tokens.privateToken ? 'valid' : 'invalid';
  if (sentPublic) return sentPublic === tokens.publicToken ? 'valid' : 'invalid';
  return 'none';
}
