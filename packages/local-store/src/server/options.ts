/** The options that a store is made from. */
import {randomUUID} from 'node:crypto';
import type {Catalogue} from '../catalogue';
import type {ImageCdn} from '../cdn';
import {defaultDeliveryOptions, type DeliveryOption} from '../model/delivery';
import type {Market} from '../model/money';
import type {MetaobjectDefinition} from '../admin/admin-metaobjects';
import {adminScopes, allScopes, type AdminScope, type Scope} from './access';

/** The credentials and scopes of the store's app for the Admin API. */
export interface AdminApp {
  /** A static token. */
  token: string;
  /** Exchanged for a token that lasts a day. */
  clientId: string;
  clientSecret: string;
  scopes: readonly AdminScope[];
}

/** A video as it is sent. */
export interface VideoFile {
  mimeType: string;
  body: Uint8Array;
}

export interface LocalStoreOptions {
  catalogue: Catalogue;
  /** The clock. Everything that depends on time asks it, so a test can hold it still. */
  now?: () => Date;
  /** A new unique text, a UUID by default; cart tokens, keys and line ids are made from it. */
  newId?: () => string;
  /** Answers `/cdn/shop/files/…`; without it there are no pictures. */
  images?: ImageCdn;
  /** The file of a video below `/cdn/shop/videos/`; without it there are no videos. */
  videos?: (path: string) => VideoFile | undefined;
  /** Sent by browsers, as `X-Shopify-Storefront-Access-Token`. */
  publicToken?: string;
  /** Sent by servers, as `Shopify-Storefront-Private-Token`. */
  privateToken?: string;
  /** Definitions of metaobjects, beside those that the catalogue's entries imply. */
  metaobjectDefinitions?: readonly Omit<MetaobjectDefinition, 'id'>[];
  /** The app that may ask the Admin API, by its token or by its id and secret. */
  adminApp?: AdminApp;
  /** Scopes of both tokens; all by default. */
  scopes?: readonly Scope[];
  /** Origin of the shop that sells from this store: where the checkout links back to. */
  shopUrl?: string;
  /** Origin by which clients reach this store; its listening address by default. */
  publicUrl?: string;
  /** Countries that pay otherwise than the shop's own, by ISO 3166 code; the catalogue's when absent. */
  markets?: Readonly<Record<string, Market>>;
  /** Ways of delivery, the first one the default; the catalogue's when absent. */
  deliveryOptions?: readonly DeliveryOption[];
  /** Days after its last change for which a cart lives; Shopify's documents say 10 and 30. */
  cartDays?: number;
  /** Whether `/__control/*` is answered. Never on a store that strangers can reach. */
  control?: boolean;
  /** Called with an unexpected error of a resolver; `console.error` by default. */
  onError?: (error: unknown) => void;
}

/**
 * Tokens of a store that is given none: public knowledge, as the store holds no secrets. Of the form of
 * Shopify's, because Hydrogen takes a public token that is not 32 characters long for a private one.
 */
export const defaultTokens = {
  publicToken: '10ca15702e0000000000000000000001',
  privateToken: '10ca15702e0000000000000000000002',
} as const;

/** The app of a store that is given none: public knowledge, too. */
export const defaultAdminApp: AdminApp = {
  token: 'local-store-admin-token',
  clientId: 'local-store-client-id',
  clientSecret: 'local-store-client-secret',
  scopes: adminScopes,
};

export type Settings = Required<
  Omit<LocalStoreOptions, 'images' | 'videos' | 'shopUrl' | 'publicUrl'>
> &
  Pick<LocalStoreOptions, 'images' | 'videos' | 'shopUrl' | 'publicUrl'>;

/** Options with every default filled in. */
export function settingsOf(options: LocalStoreOptions): Settings {
  return {
    ...defaultTokens,
    metaobjectDefinitions: [],
    adminApp: defaultAdminApp,
    now: () => new Date(),
    newId: randomUUID,
    scopes: allScopes,
    markets: marketsOf(options.catalogue),
    deliveryOptions: options.catalogue.delivery ?? defaultDeliveryOptions,
    cartDays: 10,
    control: false,
    onError: (error) => console.error('The local store failed:', error),
    ...options,
  };
}

function marketsOf({markets = []}: Catalogue): Record<string, Market> {
  return Object.fromEntries(markets.map((market) => [market.countryCode, market]));
}
