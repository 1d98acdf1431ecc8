/** Everything a running store remembers. One per store: nothing lives in a module. */
import {createCartStore, type CartStore} from '../model/cart-store';
import {createCatalogueIndex, type CatalogueIndex} from '../model/catalogue-index';
import {createGiftCardLedger, type GiftCardLedger} from '../model/gift-cards';
import {createInventory, type Inventory} from '../model/inventory';
import type {Scope} from './access';
import type {RequestContext, StoreContext} from './context';
import type {Settings} from './options';

const dayInMilliseconds = 24 * 60 * 60 * 1000;

export interface StoreState {
  settings: Settings;
  catalogue: CatalogueIndex;
  inventory: Inventory;
  carts: CartStore;
  giftCards: GiftCardLedger;
  scopes: Set<Scope>;
  /** Versions that fall forward to a later one. */
  retiredVersions: Set<string>;
  /** Milliseconds by which the store's clock is ahead of the one it was given. */
  clockOffset: number;
  now(): Date;
  /** Where clients reach the store; known once it listens. */
  url: string;
}

/** The state of a store that nobody has used yet. */
export function createState(settings: Settings): StoreState {
  return {
    settings,
    catalogue: createCatalogueIndex(settings.catalogue),
    inventory: createInventory(),
    carts: createCartStore(settings.cartDays * dayInMilliseconds),
    giftCards: createGiftCardLedger(settings.catalogue.giftCards),
    scopes: new Set(settings.scopes),
    retiredVersions: new Set(),
    clockOffset: 0,
    now() {
      return new Date(settings.now().getTime() + this.clockOffset);
    },
    url: settings.publicUrl ?? 'http://localhost',
  };
}

/** What resolvers are given for one request. */
export function contextFor(state: StoreState, request: RequestContext): StoreContext {
  const {settings, catalogue} = state;
  const home = {currencyCode: catalogue.shop.data.currencyCode, rate: 1};
  return {
    catalogue,
    inventory: state.inventory,
    carts: state.carts,
    giftCards: state.giftCards,
    discounts: settings.catalogue.discounts,
    deliveryOptions: settings.deliveryOptions,
    now: () => state.now(),
    newId: settings.newId,
    storeUrl: state.url,
    shopUrl: settings.shopUrl ?? state.url,
    market: (country) => settings.markets[country] ?? home,
    request,
  };
}
