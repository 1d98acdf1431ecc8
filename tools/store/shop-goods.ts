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
  // The storefront's own link "Latest" leads to the collection of everything.
  const listed = menus.map((menu) => ({
    ...menu,
    items: menu.items.filter(({url}) => url !== `/collections/${home?.handle}`),
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
    env: readEnvFile(path.join(folder, 'local.env')),
    links: [[`/products/${first.handle}`, first.title]],
  };
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
