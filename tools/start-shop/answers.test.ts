import {mkdtemp, readFile, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';

import sharp from 'sharp';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';

import {
  currencyOf,
  readAddOns,
  readColor,
  readCountry,
  readCurrency,
  readFont,
  readLanguage,
  readLogo,
  readName,
  readPictures,
  readProducts,
} from './answers';

const SHOP = {name: 'Harbor', language: 'en', country: 'US', currency: 'USD'} as const;
let folder = '';
const inFolder = (name: string) => path.join(folder, name);

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'answers-'));
  const wide = {width: 200, height: 50, channels: 3 as const, background: '#f00'};
  await writeFile(inFolder('logo.png'), await sharp({create: wide}).png().toBuffer());
  await writeFile(inFolder('no-logo.png'), 'These are words.');
  await writeFile(inFolder('no-prices.csv'), 'Title,Price\nShirt,cheap\nCap,\n');
  await writeFile(
    inFolder('shop.csv'),
    'Title,Price,Product image URL\nShirt,20,logo.png\nCap,9.50,https://example.com/cap.png\n',
  );
});
afterAll(() => rm(folder, {recursive: true}));

test('each answer is taken as people write it', () => {
  expect(readName('  Harbor   United ')).toBe('Harbor United');
  expect(readLanguage('DE')).toBe('de');
  expect(readCountry('de')).toBe('DE');
  expect(readCurrency('eur')).toBe('EUR');
  expect(readFont('oswald')).toBe('Oswald');
  expect(readColor('rgb(10, 92, 54)')).toEqual({color: '#0a5c36', notes: []});
  expect(currencyOf('DE')).toBe('EUR');
});

test.each([
  ['no name', () => readName(' '), 'needs a name'],
  ['a name of 200 letters', () => readName('a'.repeat(200)), 'has 200 letters'],
  ['a name with markup', () => readName('<b>Harbor</b>'), 'sign that no name has'],
  ['a language', () => readLanguage('tlh'), 'does not speak “tlh”'],
  ['a country', () => readCountry('Atlantis'), 'is no country'],
  ['a country that is none', () => readCountry('QQ'), 'is no country'],
  ['a currency', () => readCurrency('BEADS'), 'is no currency'],
  ['a color', () => readColor('reddish'), 'is no color'],
  ['a font', () => readFont('Comic Sans'), 'has no font'],
  ['an add-on', () => readAddOns('gifts,jets', ['gifts']), 'No add-on jets'],
])('%s that cannot be used gets a sentence', (_what, read, sentence) => {
  expect(read).toThrow(sentence);
});

test('a color that is hard to read is mended where it is read', () => {
  const {color, notes} = readColor('#ffd400');
  expect(color).toBe('#ffd400');
  expect(notes.join('\n')).toMatch(/as text on the page: #ffd400 .*needs 4\.5/);
});

test('add-ons are all kept, none, or those that are named', () => {
  const all = ['gifts', 'pickup'];
  expect(readAddOns('all', all)).toEqual([]);
  expect(readAddOns('none', all)).toEqual(all);
  expect(readAddOns('pickup', all)).toEqual(['gifts']);
});

describe('a logo', () => {
  test('is a picture, or none', async () => {
    expect(await readLogo('none')).toBeNull();
    expect(await readLogo(inFolder('logo.png'))).toMatchObject({width: 200, height: 50});
  });

  test('is found by a path as a terminal writes it', async () => {
    const png = {width: 200, height: 50};
    expect(await readLogo(`'${inFolder('logo.png')}' `)).toMatchObject(png);
    await writeFile(inFolder('my logo.png'), await readFile(inFolder('logo.png')));
    expect(await readLogo(inFolder('my\\ logo.png'))).toMatchObject(png);
  });

  test('of a few pixels gets a sentence', async () => {
    const thin = {width: 2000, height: 4, channels: 3 as const, background: '#f00'};
    await writeFile(inFolder('thin.png'), await sharp({create: thin}).png().toBuffer());
    await expect(readLogo(inFolder('thin.png'))).rejects.toThrow('1024 × 2 pixels');
  });

  test('that is no picture, or not there, gets a sentence', async () => {
    await expect(readLogo(inFolder('no-logo.png'))).rejects.toThrow('is no picture');
    await expect(readLogo(inFolder('gone.png'))).rejects.toThrow('There is no file');
  });
});

describe('products', () => {
  test('are samples, or a CSV with its pictures', async () => {
    expect(await readProducts('samples', SHOP)).toBeNull();
    const products = await readProducts(inFolder('shop.csv'), SHOP);
    expect(products).toMatchObject({
      locations: ['logo.png'],
      summary: '2 products, 2 variants',
    });
    const pictures = await readPictures(folder, products?.locations ?? []);
    expect([...pictures.keys()]).toEqual(['logo.png']);
  });

  test('with faults get a sentence for each', async () => {
    await expect(readProducts(inFolder('no-prices.csv'), SHOP)).rejects.toThrow(
      /row 2, Price: "cheap" is not a price\n.*row 3, Price: a price is missing/,
    );
    await expect(readProducts(inFolder('gone.csv'), SHOP)).rejects.toThrow('not there');
    await expect(readProducts(inFolder('logo.png'), SHOP)).rejects.toThrow('is no .csv');
  });

  test('have pictures whose names differ in capitals or in how an accent is written', async () => {
    const logo = await readFile(inFolder('logo.png'));
    await writeFile(inFolder('Größe.PNG'.normalize('NFD')), logo);
    const pictures = await readPictures(folder, ['größe.png', './logo.png']);
    expect([...pictures.keys()]).toEqual(['größe.png', './logo.png']);
  });

  test('whose pictures are missing, elsewhere or no pictures get a sentence', async () => {
    const named = ['gone.png', '../secret.png', 'no-logo.png'];
    await expect(readPictures(folder, named)).rejects.toThrow(
      /gone\.png is not in .*\n\.\.\/secret\.png is not in .*\nno-logo\.png is no picture/,
    );
  });
});
