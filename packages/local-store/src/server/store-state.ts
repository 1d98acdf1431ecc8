/** All state of a running store. No state lives in modules. */
import {createAdminMetaobjects, type AdminMetaobjects} from '../admin/admin-metaobjects';
import {createAdminFiles, type AdminFiles} from '../admin/admin-files';
import {createAdminCustomers, type AdminCustomers} from '../admin/admin-customers';
import {createAdminOrders, type AdminOrders} from '../admin/admin-orders';
import type {MetafieldData} from '../catalogue';
import {createCartStore, type CartStore} from '../model/cart';
import {createCatalogueIndex, type CatalogueIndex} from '../model/catalogue-index';
import {createGiftCardLedger, type GiftCardLedger} from '../model/gift-cards';
import type {Order} from '../model/order';
import type {ProductRecord} from '../model/catalogue-records';
import {createInventory, type Inventory} from '../model/inventory';
import {currencyDecimals, isSoldIn, priceIn, type Market} from '../model/money';
import {translatedIndex} from '../model/translations';
import {readVisit} from '../model/visit';
import {defaultVersion} from '../schema/versions';
import type {Scope} from './access';
import type {RequestContext, StoreContext} from './context';
import type {Settings} from './options';

const dayInMilliseconds = 24 * 60 * 60 * 1000;

/** A metafield definition of a product or the shop. */
export interface MetafieldDefinition {
  ownerType: string;
  namespace: string;
  key: string;
  name: string;
  type: string;
  storefront: 'NONE' | 'PUBLIC_READ';
}

/** Tokens issued for a client's id and secret, with the instant at which they expire. */
type AdminTokens = Map<string, number>;

export interface StoreState {
  settings: Settings;
  catalogue: CatalogueIndex;
  /** The catalogue in the shop's other languages, made when first asked for. */
  translated: Map<string, CatalogueIndex>;
  /** Metafields set since the start, by the product's global id. */
  metafields: Map<string, MetafieldData[]>;
  inventory: Inventory;
  carts: CartStore;
  giftCards: GiftCardLedger;
  /** Metaobjects that the Admin API reads and writes. */
  metaobjects: AdminMetaobjects;
  /** Files that staff upload through the Admin API. */
  files: AdminFiles;
  /** Customers that the Admin API has made. */
  customers: AdminCustomers;
  /** Orders as the Admin API finds and marks them. */
  adminOrders: AdminOrders;
  /** Metafield definitions that the Admin API has made. */
  metafieldDefinitions: MetafieldDefinition[];
  adminTokens: AdminTokens;
  scopes: Set<Scope>;
  /** Whether visitors must be asked before they are counted, as the law of their country may require. */
  isConsentRequired: boolean;
  /** Versions that fall forward to a later one. */
  retiredVersions: Set<string>;
  /** Milliseconds by which the store's clock is ahead of the one it was given. */
  clockOffset: number;
  now(): Date;
  /** Where clients reach the store; known once it listens. */
  url: string;
  /** Origin of the shop that sells from the store; null where it is not configured. */
  shopUrl: string | null;
  /** Oldest first. */
  orders: Order[];
}

/** The initial state of a store. */
export function createState(settings: Settings): StoreState {
  const catalogue = createCatalogueIndex(settings.catalogue);
  const state: StoreState = {
    settings,
    catalogue,
    translated: new Map(),
    metafields: new Map(),
    metaobjects: createAdminMetaobjects(catalogue, settings.metaobjectDefinitions, () =>
      state.now(),
    ),
    files: createAdminFiles(
      catalogue,
      (settings.catalogue.files ?? []).map(catalogue.picture),
      settings.newId,
    ),
    customers: createAdminCustomers(settings.newId),
    adminOrders: createAdminOrders(() => state.orders),
    metafieldDefinitions: [],
    adminTokens: new Map(),
    inventory: createInventory(
      catalogue.products,
      settings.now(),
      () => state.now(),
      catalogue.shop.data.currencyCode,
    ),
    carts: createCartStore(settings.cartDays * dayInMilliseconds),
    giftCards: createGiftCardLedger(settings.catalogue.giftCards),
    scopes: new Set(settings.scopes),
    isConsentRequired: true,
    retiredVersions: new Set(),
    clockOffset: 0,
    now() {
      return new Date(settings.now().getTime() + this.clockOffset);
    },
    url: settings.publicUrl ?? 'http://localhost',
    shopUrl: settings.shopUrl ?? null,
    orders: [],
  };
  return state;
}

/** Puts a state back to what it was at the store's start; its URL stays. */
export function resetState(state: StoreState): void {
  state.inventory.reset();
  state.metafields.clear();
  state.carts.clear();
  state.metaobjects.reset();
  state.files.reset();
  state.customers.reset();
  state.adminOrders.reset();
  state.metafieldDefinitions = [];
  state.adminTokens.clear();
  state.giftCards.reset();
  state.orders = [];
  state.scopes = new Set(state.settings.scopes);
  state.isConsentRequired = true;
  state.retiredVersions.clear();
  state.clockOffset = 0;
}

/** The language of the catalogue's own texts. */
export const homeLanguage = ({settings}: Pick<StoreState, 'settings'>) =>
  settings.catalogue.shop.languageCode ?? 'EN';

/** Codes of the languages that the shop speaks, its own first. */
export const languagesOf = (state: StoreState): [string, ...string[]] => [
  homeLanguage(state),
  ...Object.keys(state.settings.catalogue.translations ?? {}),
];

/** Where the shop sells; not always in its own country. */
export function countriesOf({settings}: StoreState): string[] {
  const {countryCode, shipsTo} = settings.catalogue.shop;
  const countries = shipsTo ?? [countryCode, ...Object.keys(settings.markets)];
  return [...new Set(countries)].sort();
}

/** The context of the resolvers for one request. */
export function contextFor(state: StoreState, request: RequestContext): StoreContext {
  const {settings, catalogue} = state;
  const home = {currencyCode: catalogue.shop.data.currencyCode, rate: 1};
  const market = (country: string): Market => settings.markets[country] ?? home;
  return {
    catalogue: catalogueIn(request.language, state),
    original: catalogue,
    metafields: state.metafields,
    languages: languagesOf(state),
    countries: countriesOf(state),
    inventory: inventoryIn(market(request.country), state.inventory, home.currencyCode),
    carts: state.carts,
    giftCards: state.giftCards,
    discounts: settings.catalogue.discounts,
    deliveryOptions: settings.deliveryOptions,
    now: () => state.now(),
    newId: settings.newId,
    storeUrl: state.url,
    shopUrl: state.shopUrl ?? state.url,
    market,
    request,
  };
}

function catalogueIn(language: string, state: StoreState): CatalogueIndex {
  const {settings, catalogue, translated} = state;
  const translations = settings.catalogue.translations?.[language];
  if (!translations) return catalogue;
  const known = translated.get(language);
  if (known) return known;
  const index = translatedIndex(settings.catalogue, catalogue, translations);
  translated.set(language, index);
  return index;
}

/**
 * The inventory in a market: amounts in its currency, without the products not sold there. Cart lines that hold one keep
 * its quantity.
 */
function inventoryIn(
  market: Market,
  inventory: Inventory,
  shopCurrency: string,
): Inventory {
  const {notSold = [], currencyCode} = market;
  if (notSold.length === 0 && currencyCode === shopCurrency) return inventory;
  const isSold = ({data}: ProductRecord) => isSoldIn(market, data.id);
  const unit = 10 ** currencyDecimals(currencyCode);
  return {
    ...inventory,
    amount: (variant) =>
      priceIn(market, inventory.price(variant), shopCurrency).minor / unit,
    isPublished: (product) => isSold(product) && inventory.isPublished(product),
    isAvailable: (variant) => isSold(variant.product) && inventory.isAvailable(variant),
    get version() {
      return `${inventory.version} in ${currencyCode} without ${notSold.join()}`;
    },
  };
}

/** The context of the checkout, which speaks no GraphQL and is for the shop's own country. */
export function checkoutContext(state: StoreState): StoreContext {
  return contextFor(state, {
    version: defaultVersion,
    operationName: null,
    country: state.settings.catalogue.shop.countryCode,
    countryGiven: false,
    language: homeLanguage(state),
    hasToken: true,
    scopes: state.scopes,
    visit: readVisit({
      header: () => undefined,
      isConsentRequired: true,
      newId: state.settings.newId,
    }),
  });
}
