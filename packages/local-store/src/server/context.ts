/** The context of a resolver, besides its source and arguments: the store, and the request. */
import type {DiscountData, MetafieldData} from '../catalogue';
import type {CartStore} from '../model/cart';
import type {CatalogueIndex} from '../model/catalogue-index';
import type {DeliveryOption} from '../model/delivery';
import type {GiftCardLedger} from '../model/gift-cards';
import type {Inventory} from '../model/inventory';
import type {Market} from '../model/money';
import type {Visit} from '../model/visit';
import type {ApiVersion} from '../schema/versions';
import type {Scope} from './access';

/** The request as resolvers may know it. */
export interface RequestContext {
  /** The version that answers, which is not always the one that was asked for. */
  version: ApiVersion;
  operationName: string | null;
  /** `@inContext(country:)`, ISO 3166 alpha-2; the shop's own where it does not sell there. */
  country: string;
  /** Whether the request itself named the country. */
  countryGiven: boolean;
  /** `@inContext(language:)`, for example `EN`; the shop's own without one that it speaks. */
  language: string;
  /** Whether the request carried a valid access token. */
  hasToken: boolean;
  scopes: ReadonlySet<Scope>;
  /** The visit that the request's cookies tell of. */
  visit: Visit;
}

export interface StoreContext {
  /** In the request's language. */
  catalogue: CatalogueIndex;
  /** In the shop's own, which carts keep. */
  original: CatalogueIndex;
  /** Codes of the languages that the shop speaks, its own first. */
  languages: readonly [string, ...string[]];
  /** Codes of the countries that the shop sells to. */
  countries: readonly string[];
  /** Metafields set since the start, by the product's global id; they win over the catalogue's. */
  metafields: ReadonlyMap<string, readonly MetafieldData[]>;
  /** Stock, prices and availability at this moment; ask this, never the catalogue's numbers. */
  inventory: Inventory;
  carts: CartStore;
  discounts: readonly DiscountData[];
  giftCards: GiftCardLedger;
  deliveryOptions: readonly DeliveryOption[];
  /** The store's clock. */
  now(): Date;
  /** A new unique text for an id. */
  newId(): string;
  /** The store's own origin, without a slash at the end: base of image and checkout URLs. */
  storeUrl: string;
  /** Origin of the shop that sells from this store, without a slash at the end. */
  shopUrl: string;
  /** Currency and conversion for a country; prices in the catalogue are in the shop's currency. */
  market(country: string): Market;
  request: RequestContext;
}
