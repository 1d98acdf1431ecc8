/** The control that tests and developers have over a running store, besides its API. */
import type {MetafieldData} from '../catalogue';
import {type Order, amountDue} from '../model/order';
import {decimalString} from '../model/money';
import {parseCartGid} from '../model/global-id';
import type {ProductRecord, VariantRecord} from '../model/catalogue-records';
import type {Scope} from '../server/access';
import {resetState, type StoreState} from '../server/store-state';
import type {AdminCustomer} from '../admin/admin-customers';
import type {OrderMarks} from '../admin/admin-orders';
import {REVOKED} from '../admin/admin-handler';
import type {FaultRule, FaultRules} from './faults';
import type {LoggedRequest, RequestLog} from './request-log';

/** An order as tests look at it. */
export interface OrderSummary {
  number: number;
  placedAt: string;
  /** For example "25.0". */
  total: string;
  lines: {sku: string; quantity: number}[];
  /** What the Admin API has added. */
  marks: OrderMarks;
}

/**
 * Every method takes and gives plain data, so the same methods work over HTTP (see client.ts).
 * A variant is named by its global id or its SKU, a product by its global id or its handle; one that
 * does not exist throws.
 */
export interface StoreControl {
  /** Makes requests of an operation fail. */
  addFault(rule: FaultRule): void;
  clearFaults(): void;
  /** Units on hand; null stops tracking. */
  setStock(variant: string, stock: number | null): void;
  /** Minor units; a compare-at price of null removes it, undefined leaves it. */
  setPrice(variant: string, price: number, compareAtPrice?: number | null): void;
  /** Forces a variant to be for sale or not, whatever its stock. */
  setAvailable(variant: string, available: boolean): void;
  /** Sets a metafield of a product. */
  setMetafield(product: string, field: MetafieldData): void;
  /** Makes a product vanish from the shop; lines that hold it stay, sold out. */
  deleteProduct(product: string): void;
  restoreProduct(product: string): void;
  /** Forgets a cart, by its id. */
  evictCart(cartId: string): void;
  evictAllCarts(): void;
  /** Moves the store's clock, forwards or back. */
  moveClock(milliseconds: number): void;
  /** Sets the store's clock to an ISO instant; it goes on from there. */
  setClock(instant: string): void;
  /** Scopes that access tokens have from now on. */
  setScopes(scopes: Scope[]): void;
  /** Ends the support of a version: a later one answers its requests. */
  retireVersion(version: string): void;
  /** Ends every token of the Admin API, the static one too, until `reset`. */
  revokeAdminTokens(): void;
  /** Whether visitors from now on come from a country whose law requires to ask them first; at start they do. */
  setConsentRequired(isRequired: boolean): void;
  setShopUrl(url: string): void;
  requests(): LoggedRequest[];
  clearRequests(): void;
  orders(): OrderSummary[];
  /** Customers that the Admin API has made. */
  customers(): AdminCustomer[];
  /** Back to the state at start: carts, stock, clock, faults and log. */
  reset(): void;
}

/** The control of a store. */
export function createControl(
  state: StoreState,
  faults: FaultRules,
  log: RequestLog,
): StoreControl {
  const variantOf = (name: string) => findVariant(state, name);
  const productOf = (name: string) => findProduct(state, name);
  const {inventory} = state;
  return {
    addFault: (rule) => faults.add(rule),
    clearFaults: () => faults.clear(),
    setStock: (variant, stock) => inventory.override(variantOf(variant), {stock}),
    setPrice: (variant, price, compareAtPrice) =>
      inventory.override(variantOf(variant), {
        price,
        ...(compareAtPrice !== undefined && {compareAtPrice}),
      }),
    setAvailable: (variant, available) =>
      inventory.override(variantOf(variant), {available}),
    setMetafield: (product, field) => {
      const {gid} = productOf(product);
      const others = (state.metafields.get(gid) ?? []).filter(
        ({namespace, key}) => namespace !== field.namespace || key !== field.key,
      );
      state.metafields.set(gid, [...others, field]);
    },
    deleteProduct: (product) => inventory.setPublished(productOf(product), false),
    restoreProduct: (product) => inventory.setPublished(productOf(product), true),
    evictCart: (cartId) => state.carts.remove(parseCartGid(cartId)?.token ?? cartId),
    evictAllCarts: () => state.carts.clear(),
    moveClock: (milliseconds) => void (state.clockOffset += milliseconds),
    setClock: (instant) => {
      state.clockOffset = Date.parse(instant) - state.settings.now().getTime();
    },
    setScopes: (scopes) => void (state.scopes = new Set(scopes)),
    retireVersion: (version) => void state.retiredVersions.add(version),
    revokeAdminTokens: () => {
      state.adminTokens.clear();
      state.adminTokens.set(REVOKED, 0);
    },
    setConsentRequired: (isRequired) => void (state.isConsentRequired = isRequired),
    setShopUrl: (url) => void (state.shopUrl = url),
    requests: () => log.read(),
    clearRequests: () => log.clear(),
    orders: () =>
      state.orders.map((order) => ({
        ...summarize(order),
        marks: structuredClone(state.adminOrders.marksOf(order)),
      })),
    customers: () => structuredClone(state.customers.list()),
    reset: () => {
      resetState(state);
      faults.clear();
      log.clear();
    },
  };
}

function findVariant({catalogue}: StoreState, name: string): VariantRecord {
  const variant =
    catalogue.variant(name) ??
    catalogue.products
      .flatMap(({variants}) => variants)
      .find(({data}) => data.sku === name);
  if (!variant) throw new Error(`No variant has the id or SKU ${name}.`);
  return variant;
}

function findProduct({catalogue}: StoreState, name: string): ProductRecord {
  const node = catalogue.node(name);
  const product = node?.__typename === 'Product' ? node : catalogue.productByHandle(name);
  if (!product) throw new Error(`No product has the id or handle ${name}.`);
  return product;
}

function summarize({
  number,
  placedAt,
  cart,
  pricing,
  delivery,
}: Order): Omit<OrderSummary, 'marks'> {
  const minor = amountDue(pricing, delivery);
  return {
    number,
    placedAt,
    total: decimalString({minor, currencyCode: pricing.currencyCode}),
    lines: cart.lines.map(({variant, quantity}) => ({sku: variant.data.sku, quantity})),
  };
}
