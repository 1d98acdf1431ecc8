import {readdirSync, statSync} from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import {describe, expect, it} from 'vitest';
import type {ProductData} from '@quillhaven/local-store';
import {createCatalogueIndex, sortTags} from '@quillhaven/local-store/model';
import {createClubCatalogue, homeCollectionId, pictureFolder} from '.';
import {articleNumber} from './product-facts';

const start = new Date('2026-11-20T10:00:00Z');
const catalogue = createClubCatalogue(start);
const {products} = catalogue;

const product = (handle: string): ProductData => {
  const found = products.find((candidate) => candidate.handle === handle);
  if (!found) throw new Error(`no product ${handle}`);
  return found;
};
const some = (rule: (candidate: ProductData) => boolean) =>
  expect(products.some(rule)).toBe(true);
const ofType = (type: string) => products.filter(({productType}) => productType === type);

/** Minutes from the start to the end date of a product: its first tag when it has several. */
function minutesLeft({tags}: ProductData): number {
  const [first = ''] = tags.length > 1 ? sortTags(tags) : [];
  return (Date.parse(first) - start.getTime()) / 60_000;
}

describe('the club’s catalogue', () => {
  it('has at least 24 products, of all the kinds that the shop shows', () => {
    expect(products.length).toBeGreaterThanOrEqual(24);
    for (const type of ['T-Shirt', 'Hoodie', 'Sweatshirt']) {
      expect(ofType(type).length).toBeGreaterThanOrEqual(3);
    }
    for (const type of [
      'Cap',
      'Beanie',
      'Scarf',
      'Tote',
      'Socks',
      'Jacket',
      'Shorts',
      'Long Sleeve',
    ]) {
      expect(ofType(type).length).toBeGreaterThanOrEqual(1);
    }
  });

  it('has Youth versions, a throwback hoodie and both pre-order tags (§2, §4)', () => {
    expect(
      products.filter(({title}) => title.includes('Youth')).length,
    ).toBeGreaterThanOrEqual(3);
    some(({title}) => title.includes('Throwback Hoodie'));
    some(({tags}) => tags.includes('pre-order'));
    some(({tags}) => tags.includes('preorder'));
  });

  it('has end dates days, hours and minutes ahead and one passed, each the first sorted tag (§4)', () => {
    const left = products.map(minutesLeft).filter((minutes) => !Number.isNaN(minutes));
    expect(left.some((minutes) => minutes > 24 * 60)).toBe(true);
    expect(left.some((minutes) => minutes > 60 && minutes < 24 * 60)).toBe(true);
    expect(left.some((minutes) => minutes > 0 && minutes < 60)).toBe(true);
    expect(left.some((minutes) => minutes < 0)).toBe(true);
    expect(left).toHaveLength(4);
  });

  it('computes end dates from the start', () => {
    const later = createClubCatalogue(new Date(start.getTime() + 60_000));
    const tags = (from: typeof catalogue) =>
      from.products.find(({handle}) => handle === 'half-time-scarf')?.tags[0];
    expect(tags(catalogue)).toBe('2026-11-20T10:45:00Z');
    expect(tags(later)).toBe('2026-11-20T10:46:00Z');
  });

  it('has a product whose only option is Title, and options with one value', () => {
    expect(product('bar-scarf').options).toEqual([
      {name: 'Title', values: [{name: 'Default Title'}]},
    ]);
    expect(product('bar-scarf').variants).toHaveLength(1);
    some(({options}) =>
      options.some(({name, values}) => name === 'Color' && values.length === 1),
    );
    some(({options}) =>
      options.some(({name, values}) => name === 'Size' && values.length === 1),
    );
  });

  it('names options Size and Color as the spec does, and the choice of a print', () => {
    const names = new Set(products.flatMap(({options}) => options.map(({name}) => name)));
    expect([...names].sort()).toEqual(['Color', 'Printing', 'Size', 'Title']);
  });

  it('has missing combinations, sold-out variants, sold-out products, low stock and old prices', () => {
    some(({options, variants}) => {
      const combinations = options.reduce((count, {values}) => count * values.length, 1);
      return variants.length > 0 && variants.length < combinations;
    });
    some(({variants}) => {
      const out = variants.filter(({stock, oversell}) => stock === 0 && !oversell).length;
      return out > 0 && out < variants.length;
    });
    some(
      ({variants}) =>
        variants.length > 0 &&
        variants.every(({stock, oversell}) => stock === 0 && !oversell),
    );
    some(({variants}) =>
      variants.some(({stock}) => stock !== null && stock > 0 && stock < 5),
    );
    some(({variants}) =>
      variants.some(({price, compareAtPrice}) => (compareAtPrice ?? 0) > price),
    );
  });

  it('has products with many images and with one, and none without a picture or a price', () => {
    some(({images}) => images.length > 5);
    some(({images}) => images.length === 1);
    for (const {title, images, variants} of products) {
      expect(images.length, title).toBeGreaterThan(0);
      expect(Math.min(...variants.map(({price}) => price)), title).toBeGreaterThan(0);
    }
  });

  it('has a very long title, a quantity rule and review metafields', () => {
    some(({title}) => title.length > 120);
    some(({variants}) =>
      variants.some(({quantityRule}) => quantityRule?.increment === 2),
    );
    const rated = products.filter(({metafields = []}) =>
      ['rating', 'rating_count'].every((key) =>
        metafields.some((field) => field.namespace === 'reviews' && field.key === key),
      ),
    );
    expect(rated.length).toBeGreaterThanOrEqual(2);
  });

  it('has a shirt with a name and number, whose print costs more, and a squad for it', () => {
    const {options, variants, images, metafields = []} = product('match-shirt');
    const printing = options.findIndex(({name}) => name === 'Printing');
    const [plain, printed] = ['Plain', 'Name and number'].map((value) =>
      variants.find(({optionValues}) => optionValues[printing] === value),
    );
    expect((printed?.price ?? 0) - (plain?.price ?? 0)).toBe(1500);
    const field = metafields.find(({key}) => key === 'personalization');
    const rules = JSON.parse(field?.value ?? '{}');
    const named = metafields.find(({key}) => key === 'squad')?.value;
    const squad = catalogue.metaobjects?.find(({id}) => named?.endsWith(`/${id}`));
    const players = squad?.fields.find(({key}) => key === 'players')?.value ?? '[]';
    expect(JSON.parse(players)).toHaveLength(15);
    for (const {picture} of rules.lettering)
      expect(images.some(({path}) => path.endsWith(`/${picture}.webp`))).toBe(true);
  });

  it('has whole descriptions in the languages of its markets, but of what a supporter wrote', () => {
    const {translations = {}} = catalogue;
    for (const words of Object.values(translations)) {
      const left = products.filter(({descriptionHtml}) => !words[descriptionHtml]);
      expect(left.map(({handle}) => handle)).toEqual(['coast-road-hoodie']);
    }
  });

  it('links without a clash of ids, and holds every product in the home collection', () => {
    const index = createCatalogueIndex(catalogue);
    const home = index.collections.find(({data}) => data.id === homeCollectionId);
    expect(new Set(home?.products).size).toBe(products.length);
    expect(index.collections.some(({products: listed}) => listed.length === 0)).toBe(
      true,
    );
  });

  it.each([
    ['handle', products.map(({handle}) => handle)],
    ['SKU', products.flatMap(({variants}) => variants.map(({sku}) => sku))],
    ['barcode', products.flatMap(({variants}) => variants.map(({barcode}) => barcode))],
  ])('gives no %s twice', (_, values) => {
    expect(new Set(values).size).toBe(values.length);
  });

  it('gives every variant one value of each option', () => {
    for (const {options, variants} of products) {
      for (const variant of variants) {
        expect(variant.optionValues).toHaveLength(options.length);
        options.forEach(({values}, index) => {
          expect(values.map(({name}) => name)).toContain(variant.optionValues[index]);
        });
      }
    }
  });

  it('shows the front of each color at the index of that color (§2)', () => {
    for (const {options, variants, images} of products) {
      const at = options.findIndex(({name}) => name === 'Color');
      const colors = options[at]?.values.map(({name}) => name) ?? [];
      if (images.length === 0 || colors.length === 0) continue;
      for (const {image, optionValues} of variants) {
        expect(image).toBe(colors.indexOf(optionValues[at] ?? ''));
        expect(images[image ?? -1]?.path).toMatch(/-front\.webp$/);
      }
    }
  });

  it('is written in American spelling', () => {
    const british =
      /\b\w*(?:colour|favour|centimetre|programme|fibre|jewellery|organis|personalis)\w*/gi;
    const english = {...catalogue, translations: {}};
    expect(JSON.stringify(english).match(british)).toBeNull();
  });

  it('has discounts of both kinds, one with a minimum and one ended; a rich gift card and a used one', () => {
    const {discounts, giftCards} = catalogue;
    expect(discounts.some(({value}) => value.kind === 'percentage')).toBe(true);
    expect(discounts.some(({value}) => value.kind === 'fixed')).toBe(true);
    expect(discounts.some(({minimumSubtotal}) => minimumSubtotal)).toBe(true);
    expect(
      discounts.some(({endsAt}) => endsAt && Date.parse(endsAt) < start.getTime()),
    ).toBe(true);
    expect(giftCards.some(({balance}) => balance === 0)).toBe(true);
    expect(giftCards.some(({balance}) => balance > 20_000)).toBe(true);
  });

  it('has a live theme, named by the shop’s metafield, and two drafts', () => {
    const themes = catalogue.metaobjects.filter(({type}) => type === 'storefront_theme');
    expect(themes.map(({handle}) => handle)).toContain('live');
    expect(themes).toHaveLength(3);
    const live = themes.find(({handle}) => handle === 'live');
    const field = catalogue.shop.metafields?.find(({key}) => key === 'theme');
    expect(field?.value).toBe(`gid://shopify/Metaobject/${live?.id}`);
  });
});

describe('the club’s pictures', () => {
  const {shop, metaobjects, collections} = catalogue;
  const withGifts = createClubCatalogue(start, {gifts: true});
  const shown = [
    ...withGifts.products.flatMap(({images}) => images),
    ...collections.map(({image}) => image),
    ...(catalogue.files ?? []),
    ...metaobjects.flatMap(({fields}) =>
      fields.flatMap(({image, images = []}) => [image, ...images]),
    ),
    shop.brand?.logo,
    shop.brand?.squareLogo,
    shop.brand?.coverImage,
  ].filter((image) => image !== undefined);
  const files = readdirSync(pictureFolder, {recursive: true, encoding: 'utf8'})
    .filter((file) => path.extname(file))
    .map((file) => file.replaceAll(path.sep, '/'));

  it('are the files in the folder, each of them shown', () => {
    expect([...files].sort()).toEqual(
      [...new Set(shown.map((image) => image.path))].sort(),
    );
  });

  it('are WebP of the size that the catalogue says, and at most 1,600 px', async () => {
    for (const {path: file, width, height} of shown) {
      const {format, ...size} = await sharp(path.join(pictureFolder, file)).metadata();
      expect([format, size.width, size.height], file).toEqual(['webp', width, height]);
      expect(Math.max(size.width, size.height), file).toBeLessThanOrEqual(1600);
    }
  });

  it('weigh at most 150 KB each, and 15 MB together', () => {
    const bytes = files.map((file) => statSync(path.join(pictureFolder, file)).size);
    expect(Math.max(...bytes)).toBeLessThanOrEqual(150_000);
    expect(bytes.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(15_000_000);
  });
});

describe('article numbers', () => {
  it('carry the check digit of EAN-13', () => {
    expect(articleNumber(1001)).toHaveLength(13);
    const digits = [...articleNumber(61_003)].map(Number);
    const sum = digits.reduce(
      (total, digit, index) => total + digit * (index % 2 ? 3 : 1),
      0,
    );
    expect(sum % 10).toBe(0);
  });
});
