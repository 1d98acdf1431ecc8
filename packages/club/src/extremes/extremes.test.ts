import {describe, expect, it} from 'vitest';
import {createCatalogueIndex} from '@quillhaven/local-store/model';
import type {ProductData} from '@quillhaven/local-store';
import {createExtremesCatalogue, createHostileCatalogue, createLargeCatalogue} from '.';

const start = new Date('2026-11-20T10:00:00Z');
const extremes = createExtremesCatalogue(start);

function product(handle: string): ProductData {
  const found = extremes.products.find((candidate) => candidate.handle === handle);
  if (!found) throw new Error(`no product ${handle}`);
  return found;
}

describe('the catalogue of extremes', () => {
  it('has 120 products in one collection, and collections of none, one, two and seven', () => {
    expect(extremes.collections.map(({productIds}) => productIds.length)).toEqual([
      120, 0, 7, 2, 1,
    ]);
  });

  it('has 250 images, 250 variants and 2,000 variants', () => {
    expect(new Set(product('images-250').images.map(({path}) => path)).size).toBe(250);
    expect(product('variants-250').variants).toHaveLength(250);
    expect(product('variants-2000').variants).toHaveLength(2000);
  });

  it('has titles of 255 characters, with emoji and written from right to left', () => {
    expect(product('unbroken-title').title).toHaveLength(255);
    expect(product('emoji-title').title).toMatch(/\p{Emoji_Presentation}/u);
    expect(product('arabic-title').title).toMatch(/\p{Script=Arabic}/u);
    expect(product('hebrew-title').title).toMatch(/\p{Script=Hebrew}/u);
  });

  it('has a description of half a megabyte', () => {
    expect(
      Buffer.byteLength(product('long-description').descriptionHtml),
    ).toBeGreaterThan(499_000);
  });

  it('has hostile markup in every text of a product', () => {
    const {title, vendor, tags, descriptionHtml, options, seo, images} =
      product('hostile');
    const texts = [
      title,
      vendor,
      tags[0],
      descriptionHtml,
      options[1]?.name,
      seo?.title,
      images[0]?.altText,
    ];
    for (const text of texts) expect(text).toContain('onerror=');
  });

  it('holds together', () => {
    expect(() => createCatalogueIndex(extremes)).not.toThrow();
    expect(() => createCatalogueIndex(createHostileCatalogue(start))).not.toThrow();
  });
});

describe('the hostile catalogue', () => {
  it('has hostile markup in the texts of the shop, its collection, pages, policies, menus and themes', () => {
    const {shop, collections, pages, policies, menus, metaobjects} =
      createHostileCatalogue(start);
    const texts = [
      shop.name,
      shop.description,
      ...collections.map(({title}) => title),
      ...pages.flatMap(({title, body}) => [title, body]),
      ...policies.flatMap(({title, body}) => [title, body]),
      ...menus.flatMap(({items}) => items.map(({title}) => title)),
      ...metaobjects.flatMap(({fields}) =>
        fields.filter(({key}) => key === 'hero_title').map(({value}) => value),
      ),
    ];
    for (const text of texts) expect(text).toContain('onerror=');
  });
});

describe('the large catalogue', () => {
  it.each([24, 36, 500, 5000])(
    'has %i products, all in the home collection, with ids of their own',
    (count) => {
      const catalogue = createLargeCatalogue(count, start);
      expect(catalogue.products).toHaveLength(count);
      expect(catalogue.collections[0]?.productIds).toHaveLength(count);
      expect(new Set(catalogue.products.map(({handle}) => handle)).size).toBe(count);
      expect(() => createCatalogueIndex(catalogue)).not.toThrow();
    },
  );
});
