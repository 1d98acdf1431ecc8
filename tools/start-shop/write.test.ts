import {existsSync, readFileSync} from 'node:fs';
import {mkdir, mkdtemp, readFile, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {afterAll, beforeAll, expect, test} from 'vitest';

import {projectPath} from '../project';
import {openGoods} from '../store/shop-goods';
import type {Answers} from './answers';
import {LANGUAGES} from './samples';
import {REPLACED, REPLACED_PARTS, writeShop} from './write';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'write-'));
});
afterAll(() => rm(folder, {recursive: true}));

const ANSWERS: Answers = {
  ...{name: 'Weiß „Ö“ & Söhne', language: 'de', country: 'DE', currency: 'EUR'},
  ...{color: '#ffd400', font: 'Oswald', logo: 'none', catalogue: 'samples', without: []},
};

test.each(REPLACED)('%s has the sentence that a shop replaces', (file, from, to) => {
  const text = readFileSync(projectPath(file), 'utf8');
  expect(text.includes(from) || text.includes(to)).toBe(true);
});

test.each(REPLACED_PARTS)('$file has the part from “$from”', ({file, from, upTo, to}) => {
  const text = readFileSync(projectPath(file), 'utf8');
  // A shop has what replaces it, and what comes after it.
  const isShop = existsSync(projectPath('shop/store.json'));
  expect(text).toContain(isShop ? to + upTo : from);
  expect(text.slice(text.indexOf(isShop ? upTo : from))).toContain(upTo);
});

test.each(LANGUAGES)('the local store sells the samples in %s', async (language) => {
  const root = path.join(folder, language);
  const currency = language === 'ja' ? 'JPY' : 'EUR';
  await writeShop(root, {...ANSWERS, language, currency}, {logo: null, goods: null});
  const goods = await openGoods(path.join(root, 'shop'));
  const {shop, products, menus, collections} = goods.catalogue(new Date(), true);
  expect(shop).toMatchObject({name: ANSWERS.name, currencyCode: currency});
  expect(products).toHaveLength(5);
  expect(menus.map(({handle}) => handle).sort()).toEqual(['footer', 'main-menu']);
  const handles = collections.map(({handle}) => `/collections/${handle}`);
  const main = menus.find(({handle}) => handle === 'main-menu')?.items ?? [];
  expect(main).toHaveLength(3);
  expect(goods.env.PRODUCT_TYPES).toMatch(/^shirts: \S.*; hoodies: \S/);
  for (const {url} of main) expect(handles).toContain(url);
  const images = [...products.flatMap((one) => one.images), shop.brand?.coverImage];
  for (const image of images) {
    const source = await goods.pictures(image?.path ?? '');
    expect(source?.width, image?.path).toBeGreaterThan(1000);
  }
});

test('goods and logo of its own take the place of the samples', async () => {
  const root = path.join(folder, 'own');
  const picture = await readFile(projectPath('public/icons/icon-512.png'));
  await writeShop(
    root,
    {...ANSWERS, logo: 'own', catalogue: 'own'},
    {
      logo: {png: picture, width: 512, height: 512},
      goods: {
        csv: Buffer.from('Title,Price,Product image URL\nTrikot,"79,95",trikot.png\n'),
        pictures: new Map([['trikot.png', picture]]),
      },
    },
  );
  const goods = await openGoods(path.join(root, 'shop'));
  const {products, shop} = goods.catalogue(new Date(), true);
  expect(products.map(({title}) => title)).toEqual(['Trikot']);
  expect(shop.brand?.squareLogo?.path).toBe('brand/logo.png');
  expect(await goods.pictures(products[0]?.images[0]?.path ?? '')).toMatchObject({
    width: 512,
  });
  expect(existsSync(path.join(root, 'shop/pictures/banner.webp'))).toBe(false);
  expect(await readFile(path.join(root, 'README.md'), 'utf8')).not.toContain('samples');
});

test('types that are shirts or hoodies are on those pages, and not in the menu again', async () => {
  const root = path.join(folder, 'types');
  const types = ['Trikots', 'Sweatshirts', 'Schals', 'Poster, gerollt', 'Kapuzenpullis'];
  const rows = types.map((type, at) => `Ware ${at},9,"${type}"`);
  await writeShop(
    root,
    {...ANSWERS, catalogue: 'own'},
    {
      logo: null,
      goods: {
        csv: Buffer.from(['Title,Price,Type', ...rows, ''].join('\n')),
        pictures: new Map(),
      },
    },
  );
  const goods = await openGoods(path.join(root, 'shop'));
  expect(goods.env.PRODUCT_TYPES).toBe(
    'shirts: Trikots; hoodies: Sweatshirts, Kapuzenpullis',
  );
  const {menus} = goods.catalogue(new Date(), true);
  const main = menus.find(({handle}) => handle === 'main-menu')?.items ?? [];
  expect(main.map(({title}) => title)).toEqual(['Schals', 'Poster, gerollt']);
});

test('packages and worker are named after the shop, without the club', async () => {
  const root = path.join(folder, 'named');
  await mkdir(root);
  for (const file of ['package.json', 'package-lock.json', 'wrangler.jsonc'])
    await writeFile(path.join(root, file), await readFile(projectPath(file)));
  await writeShop(root, ANSWERS, {logo: null, goods: null});
  const [manifest, lock, worker] = await Promise.all(
    ['package.json', 'package-lock.json', 'wrangler.jsonc'].map((file) =>
      readFile(path.join(root, file), 'utf8'),
    ),
  );
  for (const text of [manifest, lock, worker]) expect(text).toContain('"weiss-o-sohne"');
  expect(lock).not.toContain('@quillhaven/club');
});
