import {randomUUID} from 'node:crypto';

import {
  CDN_ROOT,
  createImageCdn,
  type ImageSources,
} from '@quillhaven/local-store/images';
import {
  createLocalStore,
  defaultAdminApp,
  defaultTokens,
  type Catalogue,
  type LocalStoreOptions,
  type StoreControl,
} from '@quillhaven/local-store';
import {THEME_DEFINITIONS} from '../theme-setup/definitions';
import {decimalsOf} from '../../app/lib/money';
import {projectPath} from '../project';
import {openGoods} from './goods';

export interface StoreOptions extends Partial<LocalStoreOptions> {
  /** 0, the default, takes any free port. */
  port?: number;
  /** Number of the collection that the home page shows. */
  homeCollection?: number;
  /** The goods' own by default. */
  pictures?: ImageSources;
}

/** A local store that answers, and what the worker must know to sell from it. */
export interface RunningStore {
  /** Where it answers, without a trailing slash. */
  readonly url: string;
  /** Its goods. */
  readonly catalogue: Catalogue;
  /** The worker's environment for this store. */
  readonly env: Record<string, string>;
  /** Controls for tests: faults, stock, prices, the clock, the log of requests. */
  readonly control: StoreControl;
  stop(): Promise<void>;
}

/**
 * Starts the embedded store: with the goods of `goods.ts` unless another catalogue is given. All such stores share
 * resized pictures on disk, so that each is made once.
 *
 * @throws Error with code `EADDRINUSE` when the port is taken
 */
export async function startStore({
  port = 0,
  homeCollection,
  pictures,
  ...options
}: StoreOptions = {}): Promise<RunningStore> {
  const goods = await openGoods();
  const catalogue = options.catalogue ?? goods.catalogue(new Date(), false);
  const store = createLocalStore({
    now: () => new Date(),
    newId: randomUUID,
    images: createImageCdn({
      sources: pictures ?? goods.pictures,
      cacheDir: projectPath('.cache/images'),
    }),
    videos: goods.videos,
    metaobjectDefinitions: themeDefinitions,
    ...options,
    catalogue,
  });
  const {url} = await store.listen(port);
  return {
    url,
    catalogue,
    control: store.control,
    env: environmentFor(catalogue, url, homeCollection ?? goods.homeCollection),
    stop: () => store.close(),
  };
}

/** As `npm run theme:setup` makes them in a real store. */
const themeDefinitions = THEME_DEFINITIONS.map(
  ({type, name, displayNameKey = null, access, fieldDefinitions}) => ({
    type,
    name,
    displayNameKey,
    storefront: access.storefront,
    fields: fieldDefinitions.map(({required = false, validations = [], ...field}) => ({
      ...field,
      required,
      validations,
    })),
  }),
);

/** An amount of the shop's minor units in every currency that it sells in: `75 USD, 69 EUR`. */
function amountsIn(
  minor: number,
  currency: string,
  markets: NonNullable<Catalogue['markets']>,
): string {
  const rates = new Map(markets.map(({currencyCode, rate}) => [currencyCode, rate]));
  return [...rates.set(currency, 1)]
    .map(([code, rate]) => {
      const amount = (minor / 10 ** decimalsOf(currency)) * rate;
      return `${Number(amount.toFixed(decimalsOf(code)))} ${code}`;
    })
    .join(', ');
}

function environmentFor(
  {shop, pages, markets = [], delivery = []}: Catalogue,
  url: string,
  homeCollection: number,
): Record<string, string> {
  const cover = shop.brand?.coverImage;
  const freeFrom = delivery[0]?.freeFrom;
  /** URL of a page that this store has; '' where another catalogue has none. */
  const page = (handle: string) =>
    pages.some((each) => each.handle === handle) ? `${url}/pages/${handle}` : '';
  return {
    PUBLIC_STORE_DOMAIN: url,
    PUBLIC_STOREFRONT_API_TOKEN: defaultTokens.publicToken,
    PRIVATE_STOREFRONT_API_TOKEN: defaultTokens.privateToken,
    ADMIN_CLIENT_ID: defaultAdminApp.clientId,
    ADMIN_CLIENT_SECRET: defaultAdminApp.clientSecret,
    SHOP_ID: String(shop.id),
    PUBLIC_COLLECTION_ID: String(homeCollection),
    PUBLIC_LANGUAGE: (shop.languageCode ?? 'en').toLowerCase().replace('_', '-'),
    PUBLIC_STORE_NAME: shop.name,
    PUBLIC_STORE_DESCRIPTION: shop.description,
    PUBLIC_TAGLINE: shop.brand?.slogan ?? '',
    PUBLIC_ACCENT_COLOR: shop.brand?.primaryColor ?? '',
    PUBLIC_BANNERS: cover ? `${url}${CDN_ROOT}${cover.path}` : '',
    PUBLIC_LINK_VIDEO: page('videos'),
    PUBLIC_LINK_MICROBLOG: page('microblog'),
    // Both as its pages and its checkout say.
    ...(freeFrom !== undefined && {
      PUBLIC_FREE_DELIVERY_FROM: amountsIn(freeFrom, shop.currencyCode, markets),
      PUBLIC_RETURN_DAYS: '30',
    }),
    PUBLIC_ORDERS_URL: `${url}/account`,
    WITHDRAWAL_EMAIL: 'withdrawals@example.com',
    CONTACT_EMAIL: 'shop@example.com',
  };
}
