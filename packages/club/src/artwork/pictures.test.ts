import sharp from 'sharp';
import {describe, expect, it} from 'vitest';

import {describePicture, picturePaths, productArtwork} from '../product-pictures';
import {arrangements} from '../arrangements';
import {createArtworkSources} from '.';
import {arrangementScene} from './arrangement';
import {productScene} from './pictures';
import {renderScene} from './studio/render';
import {sheetSvg, type Scene, type Sheet} from './studio/scene';

const SHEETS: Sheet[] = ['cloth', 'form', 'folds', 'detail'];

function sceneOf(path: string): Scene {
  const description = describePicture(path);
  if (description?.kind === 'product') return productScene(description);
  if (description?.kind === 'arrangement')
    return arrangementScene(description.arrangement);
  throw new Error(`${path} is no scene`);
}

/** One color of each product, in all its views, as the colors share their drawings; and every arrangement. */
const drawn = [
  ...Object.entries(productArtwork).flatMap(([handle, {colors, views}]) =>
    views.map((view) => `products/${handle}/${colors[0]}-${view}.png`),
  ),
  ...Object.keys(arrangements),
];

describe.each(drawn)('%s', (path) => {
  const sheets = SHEETS.map((sheet) => sheetSvg(sceneOf(path), sheet));

  it('is well-formed SVG that a renderer reads', async () => {
    for (const svg of sheets) {
      expect(svg).not.toMatch(/NaN|undefined|Infinity|\[object/);
      await expect(sharp(Buffer.from(svg)).metadata()).resolves.toMatchObject({
        width: sceneOf(path).width,
      });
    }
  });

  it('needs no font and no other file', () => {
    for (const svg of sheets) {
      expect(svg).not.toMatch(/<text|<image|<use|href|@import|font-family|url\((?!#)/);
    }
  });

  it('is the same each time', () => {
    expect(SHEETS.map((sheet) => sheetSvg(sceneOf(path), sheet))).toEqual(sheets);
  });

  it('uses each id once', () => {
    for (const svg of sheets) {
      const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
      expect(ids).toEqual([...new Set(ids)]);
    }
  });
});

describe('the pictures', () => {
  const sources = createArtworkSources(describePicture);

  it('exist for every path of the catalogue, at the size it states', () => {
    for (const path of picturePaths()) {
      const source = sources(path);
      expect(source, path).toBeDefined();
      if (path.startsWith('products/')) {
        expect(source).toMatchObject({width: 1600, height: 2000});
      }
    }
  });

  it('have versions of their own, except for the generic picture of the test catalogue', () => {
    const versions = picturePaths().map((path) => sources(path)?.version);
    const distinct = new Set(
      picturePaths().map((path) => JSON.stringify(describePicture(path))),
    );
    expect(new Set(versions).size).toBe(distinct.size);
    expect(sources('extremes/1.png')?.version).toBe(sources('extremes/250.png')?.version);
  });

  it('do not exist for other paths', () => {
    for (const path of [
      'products/none/petrol-front.png',
      'constructor',
      '__proto__',
      '',
    ]) {
      expect(sources(path)).toBeUndefined();
    }
  });

  it('render to the same pixels each time', async () => {
    const scene = sceneOf('products/crest-tee/petrol-front.png');
    const [first, second] = [await renderScene(scene, 80), await renderScene(scene, 80)];
    expect(first).toMatchObject({width: 80, height: 100, channels: 3});
    expect(Buffer.from(first.data).equals(Buffer.from(second.data))).toBe(true);
  });

  it('keep contrast on a dark cloth', async () => {
    const {data} = await renderScene(sceneOf('products/crest-tee/ink-front.png'), 160);
    const cloth = [...data].filter((value) => value < 110);
    expect(Math.max(...cloth) - Math.min(...cloth)).toBeGreaterThan(40);
  });
});
