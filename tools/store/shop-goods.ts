import path from 'node:path';

import type {Catalogue, LocalStoreOptions} from '@quillhaven/local-store';
import {CatalogueError, readCatalogue} from '@quillhaven/local-store/catalogue';
import type {ImageSources} from '@quillhaven/local-store/images';
import {UsageError} from '../command';
import {readEnvFile} from '../connect/env-file';
import {projectPath} from '../project';

/** A shop's goods, and all that a local store needs to sell them. */
export interface Goods {
  /** @param isFull with everything that the shop can show; tests begin with less */
  catalogue(start: Date, isFull: boolean): Catalogue;
  /** Number of the collection that the home page shows. */
  homeCollection: number;
  pictures: ImageSources;
  videos?: LocalStoreOptions['videos'];
  /** Variables of the worker that show what the goods have. */
  env: Readonly<Record<string, string>>;
  /** Paths to begin with, and what is there to see. */
  links: readonly (readonly [path: string, what: string])[];
}

/**
 * The goods of a shop of its own (docs/start-shop.md): in its folder `products.csv` and `pictures`, and in
 * `store.json` the shop, its pages, menus and theme, in the local store's own form.
 * @throws UsageError for what stands in them
 */
export async function openGoods(folder = projectPath('shop')): Promise<Goods> {
  const {store, goods} = await readFolder(folder).catch((error: unknown) => {
    throw error instanceof CatalogueError ? new UsageError(error.message) : error;
  });
  const {products, collections, menus} = goods.catalogue;
  const own = new Set(store.menus.map(({handle}) => handle));
  const [home] = collections;
  const types = typedPages(products);
  // Links of the storefront's own lead to everything, to the shirts and to the hoodies.
  const linked = [home?.title, ...types.shirts, ...types.hoodies];
  const listed = menus.map((menu) => ({
    ...menu,
    items: menu.items.filter(({title}) => !linked.includes(title)),
  }));
  const [first] = products;
  if (!home || !first) throw new UsageError(`${folder} has no product to sell.`);
  return {
    catalogue: () => ({
      ...store,
      products,
      collections,
      menus: [...store.menus, ...listed.filter(({handle}) => !own.has(handle))],
    }),
    homeCollection: home.id,
    pictures: goods.sources,
    env: {...productTypes(types), ...readEnvFile(path.join(folder, 'local.env'))},
    links: [[`/products/${first.handle}`, first.title]],
  };
}

/** Words for hoodies and for shirts in the languages of the storefront. A sweatshirt is no shirt. */
const HOODIE = /hood|sweat|kapuzen|パーカー|スウェット|トレーナー/i;
const SHIRT =
  /shirt|\btees?\b|jersey|trikot|leibchen|maillot|シャツ|ユニフォーム|ジャージ/i;

/** The product types of the shirts and the hoodies page. */
function typedPages(products: Catalogue['products']) {
  // The variable's own separators.
  const types = [...new Set(products.map(({productType}) => productType))].filter(
    (type) => !/[,;]/.test(type),
  );
  const hoodies = types.filter((type) => HOODIE.test(type));
  const shirts = types.filter((type) => SHIRT.test(type) && !HOODIE.test(type));
  return {shirts, hoodies};
}

/** The variable `PRODUCT_TYPES`. */
function productTypes(pages: ReturnType<typeof typedPages>): Record<string, string> {
  const lists = Object.entries(pages)
    .filter(([, types]) => types.length > 0)
    .map(([page, types]) => `${page}: ${types.join(', ')}`);
  return lists.length > 0 ? {PRODUCT_TYPES: lists.join('; ')} : {};
}

async function readFolder(folder: string) {
  const {catalogue: store} = await readCatalogue(path.join(folder, 'store.json'));
  const {name, currencyCode, countryCode, languageCode} = store.shop;
  const goods = await readCatalogue(path.join(folder, 'products.csv'), {
    shopName: name,
    currency: currencyCode,
    country: countryCode,
    ...(languageCode && {language: languageCode}),
    imageFolder: path.join(folder, 'pictures'),
  });
  return {store, goods};
}
