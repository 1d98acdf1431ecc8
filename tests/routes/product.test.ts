import {describe, expect, test} from 'vitest';

import {createClubCatalogue} from '@quillhaven/club';

import {startStore, type RunningStore} from '../../tools/store/club-store';
import {loader as apiProduct} from '~/routes/api.product';
import {loader as productPage} from '~/routes/product';
import {loader as cartLink} from '~/routes/cart-link';
import {loader as ofType} from '~/routes/product-type';
import {loader as search} from '~/routes/search';
import {catalogueNamed} from '../support/catalogues';
import {CartVisitor} from '../support/cart-route';
import {callRoute} from '../support/route-call';
import {suiteStore} from '../support/suite';
import {searchOfVariant} from '~/product/index.server';
import {selectionIn} from '../../app/product/options';
import {allVariants} from '../../app/product/product';

const club = suiteStore();
const extremes = suiteStore(catalogueNamed('extremes'));

describe('the product page', () => {
  test('is the product whose handle the path names (§2)', async () => {
    const {product, head} = await pageOf(club, 'harbour-heavyweight-hoodie');
    expect(product).toMatchObject({
      handle: 'harbour-heavyweight-hoodie',
      title: 'Harbour Heavyweight Hoodie',
      price: {amount: '64.0', currencyCode: 'USD'},
      options: [{name: 'Size'}, {name: 'Color', values: ['Slate', 'Sand', 'Kelp']}],
    });
    expect(head).toMatchObject({
      title: 'Harbour Heavyweight Hoodie',
      path: '/products/harbour-heavyweight-hoodie',
    });
    expect(head.description?.length).toBeLessThanOrEqual(160);
  });

  test('says how many of its goods are sold at once (§10.34)', async () => {
    const {product} = await pageOf(club, 'hoop-socks');
    const rule = {minimum: 2, maximum: 10, increment: 2};
    expect(product.variants.map((variant) => variant.rule)).toEqual(
      product.variants.map(() => rule),
    );
    const {product: scarf} = await pageOf(club, 'bar-scarf');
    expect(scarf.variants[0]).not.toHaveProperty('rule');
  });

  test('states a rating of 4.8 from 127 reviews for search engines (§1, §9)', async () => {
    const {structuredData} = await pageOf(club, 'bar-scarf');
    expect(structuredData).toHaveProperty(
      ['@graph', 0, 'aggregateRating'],
      expect.objectContaining({ratingValue: 4.8, reviewCount: 127}),
    );
  });

  test('states no rating where the setting switches it off (§10.11)', async () => {
    const env = {PUBLIC_RATING: 'off'};
    const {structuredData} = await pageOf(club, 'bar-scarf', {env});
    expect(structuredData).not.toHaveProperty(['@graph', 0, 'aggregateRating']);
  });

  test('is not found when there is no such product (§2)', async () => {
    const answer = await callRoute(club, productPage, at('no-such-thing'));
    expect(answer).toHaveProperty('status', 404);
  });

  test('is not found from the instant of the end date on (§10.4)', async () => {
    const {product} = await pageOf(club, 'half-time-scarf');
    const end = product.endDate ?? 0;
    const before = await callRoute(club, productPage, {
      ...at('half-time-scarf'),
      clock: () => end - 1,
    });
    expect(before).not.toHaveProperty('status');
    const after = await callRoute(club, productPage, {
      ...at('half-time-scarf'),
      clock: () => end,
    });
    expect(after).toMatchObject({
      data: {
        ended: {
          title: product.title,
          picture: {url: expect.stringContaining('half-time-scarf')},
          endedOn: new Date(end).toISOString().slice(0, 10),
          instead: expect.arrayContaining([expect.objectContaining({ribbons: []})]),
        },
      },
      init: {status: 404},
    });
  });

  test('of what has ended yields to the merchant’s redirect', async () => {
    const handle = 'tide-table-sweatshirt';
    const catalogue = createClubCatalogue(new Date());
    const redirects = [{id: 1, path: `/products/${handle}`, target: '/hoodies'}];
    const moved = await startStore({
      catalogue: {...catalogue, redirects},
    });
    const answer = await callRoute(moved, productPage, at(handle));
    await moved.stop();
    expect(answer).toHaveProperty('status', 301);
  });

  test('shows all media in the merchant’s order, and links to what it does not play', async () => {
    const catalogue = createClubCatalogue(new Date());
    const jacket = catalogue.products.find(
      ({handle}) => handle === 'groundsman-zip-hoodie',
    );
    const [poster] = jacket?.images ?? [];
    if (!jacket?.videos || !poster) throw new Error('there is no such film');
    const watch = 'https://www.youtube.com/watch?v=abc';
    const file = 'https://cdn.shopify.com/3d/models/jacket.glb';
    jacket.videos = jacket.videos.map((video) => ({...video, place: 1}));
    jacket.linkedMedia = [
      {kind: 'ExternalVideo', url: watch, altText: 'At the mill', poster, place: 0},
      {kind: 'Model3d', url: file, altText: null, poster: null},
      {kind: 'ExternalVideo', url: 'javascript:alert(1)', altText: null, poster},
    ];
    const own = await startStore({catalogue});
    const {product, head, structuredData} = await pageOf(own, jacket.handle);
    await own.stop();
    const pictures = jacket.images.length;
    expect(product.media.slice(pictures)).toEqual([
      {
        url: expect.stringContaining(poster.path),
        alt: 'At the mill',
        link: {kind: 'video', url: watch},
        after: 0,
        colors: [],
      },
      expect.objectContaining({after: 1, video: [expect.anything()]}),
      {
        url: '',
        alt: jacket.title,
        link: {kind: 'model', url: file},
        after: pictures,
        colors: [],
      },
    ]);
    // None is taken for a picture.
    expect(product.variants.map(({image}) => image)).toEqual(
      jacket.variants.map(({image = null}) => image),
    );
    expect(head.image).toContain(poster.path);
    expect(JSON.stringify(structuredData)).not.toMatch(/\.glb|youtube|\.mp4/);
  });

  test('says the lowest price of the last 30 days beside a reduced one', async () => {
    const {product} = await pageOf(club, 'strike-once-tee');
    expect(product.variants[0]).toMatchObject({
      lowestPrice: {amount: '28.00', currencyCode: 'USD'},
    });
    const {product: plain} = await pageOf(club, 'bar-scarf');
    expect(plain.variants[0]).not.toHaveProperty('lowestPrice');
    expect(plain.variants[0]).not.toHaveProperty('unitPrice');
  });

  test.each([
    ['variants’ images tell', (alt: string) => alt.replace(/ in .*/, ''), true],
    ['only alt texts tell', (alt: string) => alt, false],
  ])(
    'and its card show a choice of color by that color’s picture, where %s (§10.35)',
    async (_, altOf, hasImages) => {
      const catalogue = createClubCatalogue(new Date());
      const hoodie = catalogue.products.find(
        ({handle}) => handle === 'harbour-heavyweight-hoodie',
      );
      if (!hoodie) throw new Error('there is no such hoodie');
      const colors = hoodie.options[1]?.values.map(({name}) => name) ?? [];
      // All pictures of one color, then of the next, and the last color's first.
      const images = colors
        .toReversed()
        .flatMap((color) =>
          hoodie.images
            .filter(({altText}) => altText?.includes(`in ${color}`))
            .map((image) => ({...image, color})),
        );
      hoodie.images = images.map((image) => ({
        ...image,
        altText: altOf(image.altText ?? ''),
      }));
      for (const variant of hoodie.variants) {
        const [, color] = variant.optionValues;
        if (hasImages) variant.image = images.findIndex((image) => image.color === color);
        else delete variant.image;
      }
      const shop = await startStore({catalogue});
      for (const Color of colors) {
        const query = `Color=${Color}`;
        const {product, head} = await pageOf(shop, hoodie.handle, {query});
        const first = images.findIndex(({color}) => color === Color);
        expect(product.media[first]?.colors).toEqual([Color]);
        expect(head.image).toBe(product.media[first]?.url);
        const page = await callRoute(shop, ofType, {
          path: `/hoodies?filter.v.option.color=${Color}`,
        });
        if (!('cards' in page)) throw new Error('there is no listing');
        const card = page.cards.find(({handle}) => handle === hoodie.handle);
        const shown = product.media[first]?.url.split('?')[0];
        expect(card?.picture?.url).toBe(shown);
        const found = await callRoute(shop, search, {
          path: `/search?q=harbour&filter.v.option.color=${Color}`,
        });
        if (!('cards' in found)) throw new Error('there are no results');
        expect(found.cards.find(({handle}) => handle === hoodie.handle)?.picture).toEqual(
          card?.picture,
        );
        const {id = 0} =
          hoodie.variants.find(({optionValues}) => optionValues[1] === Color) ?? {};
        const visitor = new CartVisitor(shop);
        await visitor.change('Create');
        const added = await visitor.add(`gid://shopify/ProductVariant/${id}`);
        const read = await visitor.read();
        for (const {cart} of [added.reply, read.reply])
          expect([cart?.lines[0]?.variantTitle, cart?.lines[0]?.image?.src]).toEqual([
            expect.stringContaining(Color),
            shown,
          ]);
        const linked = await callRoute(shop, cartLink, {
          path: `/cart/${id}:1`,
          params: {lines: `${id}:1`},
        });
        if (!('items' in linked)) throw new Error('there is no such link');
        expect(linked.items[0]?.image?.src).toBe(shown);
      }
      await shop.stop();
    },
  );

  test('says the unit price where the store has one', async () => {
    const catalogue = createClubCatalogue(new Date());
    const scarf = catalogue.products.find(({handle}) => handle === 'bar-scarf');
    if (scarf?.variants[0])
      scarf.variants[0].unitPrice = {
        ...{measuredType: 'WEIGHT', quantity: 250, unit: 'G'},
        ...{reference: 100, referenceUnit: 'G', price: 1160},
      };
    const shop = await startStore({catalogue});
    const {product} = await pageOf(shop, 'bar-scarf');
    await shop.stop();
    expect(product.variants[0]?.unitPrice).toEqual({
      price: {amount: '11.6', currencyCode: 'USD'},
      per: '100 g',
    });
  });

  test('shows the store’s own reviews, and never the figure of the settings (§10.11)', async () => {
    const rated = club.catalogue.products.find(({metafields = []}) =>
      metafields.some(({namespace}) => namespace === 'reviews'),
    );
    const {product} = await pageOf(club, rated?.handle ?? '');
    expect(product.rating).toMatchObject({best: 5, count: expect.any(Number)});
    expect((await pageOf(club, 'bar-scarf')).product).not.toHaveProperty('rating');
  });

  test('names delivery and returns as the settings do, each with its policy', async () => {
    const {help} = await pageOf(club, 'bar-scarf');
    expect(help.terms).toEqual([
      {text: 'Free delivery from $75.00', path: '/policies/shipping-policy'},
      {text: 'Returns within 30 days', path: '/policies/refund-policy'},
    ]);
    // Nor does the page's own help say it again.
    expect(help.topics.map(({id}) => id)).not.toContain('shipping-and-returns');
    const env = {PUBLIC_FREE_DELIVERY_FROM: '70 EUR', PUBLIC_RETURN_DAYS: ''};
    const {help: plain} = await pageOf(club, 'bar-scarf', {env});
    // The page's own help says more than the names of policies.
    expect(plain.terms).toEqual([]);
    expect(plain.topics.map(({id}) => id)).toContain('shipping-and-returns');
  });

  test('leaves the shop’s text on sizes to a link where the product has a size guide', async () => {
    const {product, help} = await pageOf(club, 'crest-hoodie');
    expect(product.sizeGuide).not.toBeNull();
    expect(help.sizes).toEqual({title: 'Sizes & Fit', url: '/pages/sizes-and-fit'});
    const {help: scarf} = await pageOf(club, 'bar-scarf');
    expect(scarf.sizes?.url).toBe('#sizes-and-fit');
    const shown = [help, scarf].map(({topics}) =>
      topics.some(({id}) => id === 'sizes-and-fit'),
    );
    expect(shown).toEqual([false, true]);
  });

  test('has price 0.00 and no picture where the store has none (§2)', async () => {
    const {product: bare} = await pageOf(extremes, 'no-images');
    expect(bare.media).toEqual([]);
    const {product} = await pageOf(extremes, 'no-variants');
    expect(Number(product.price?.amount ?? 0)).toBe(0);
  });

  test('answers the dialog with the same product as JSON, or 404', async () => {
    const {product} = await pageOf(club, 'bar-scarf');
    const found = await callRoute(club, apiProduct, at('bar-scarf'));
    expect(await found.json()).toEqual({product: JSON.parse(JSON.stringify(product))});
    const missing = await callRoute(club, apiProduct, at('no-such-thing'));
    expect(missing.status).toBe(404);
  });
});

describe('a product of 250 pictures', () => {
  test('has them all, in their order (§3, §9)', async () => {
    const {product} = await pageOf(extremes, 'images-250');
    expect(product.media).toHaveLength(250);
  });
});

describe('a product of 2,000 variants', () => {
  const chosen = {Size: 'Size 20', Color: 'Color 10', Fit: 'Fit 9'};

  test('lists 250 of them, and knows the availability of all others (§9)', async () => {
    const {product} = await pageOf(extremes, 'variants-2000');
    const all = allVariants(product);
    expect(all).toHaveLength(2000);
    expect(product.variants).toHaveLength(250);
    expect(product.variants.every(({id}) => id !== null)).toBe(true);
    const sold = extremes.catalogue.products
      .find(({handle}) => handle === 'variants-2000')
      ?.variants.filter(({stock}) => stock !== 0);
    expect(all.filter((variant) => variant.availableForSale)).toHaveLength(
      sold?.length ?? -1,
    );
  });

  test('finds a chosen variant beyond the listed ones, with its price', async () => {
    const query = new URLSearchParams(chosen).toString();
    const {product} = await pageOf(extremes, 'variants-2000', {query});
    const found = product.variants.find(
      ({values}) => values.join() === Object.values(chosen).join(),
    );
    expect(found?.id).toMatch(/^gid:\/\/shopify\/ProductVariant\/\d+$/);
    expect(found?.price?.amount).toBe(priceOf(chosen));
  });

  test('says the lowest price of a reduced variant beyond the listed ones', async () => {
    const many = extremes.catalogue.products.find(
      ({handle}) => handle === 'variants-2000',
    );
    const last = many?.variants.at(-1);
    if (!many || !last) throw new Error('no variant');
    const value = JSON.stringify({amount: '9.00', currency_code: 'USD'});
    const field = {
      namespace: 'custom',
      key: 'lowest_price_30_days',
      type: 'money',
      value,
    };
    const gid = `gid://shopify/ProductVariant/${last.id}`;
    extremes.control.setPrice(gid, last.price, last.price * 2);
    extremes.control.setMetafield(many.handle, field);
    const query = `variant=${last.id}`;
    const {product} = await pageOf(extremes, 'variants-2000', {query});
    expect(product.variants[0]).toHaveProperty('lowestPrice.amount', '9.00');
  });

  test('finds a variant beyond the listed ones by its number, and a change of market keeps it', async () => {
    const variants = extremes.catalogue.products.find(
      ({handle}) => handle === 'variants-2000',
    )?.variants;
    for (const variant of [variants?.[250], variants?.at(-1)]) {
      const query = `variant=${variant?.id}`;
      const loaded = await pageOf(extremes, 'variants-2000', {query});
      const selection = selectionIn(new URLSearchParams(query), loaded.product);
      expect(selection).toEqual(variant?.optionValues);
      const choice = new URLSearchParams(
        loaded.product.options.map(({name}, at) => [name, selection[at] ?? '']),
      );
      for (const search of [`?${query}`, `?${choice}`])
        expect(
          await callRoute(extremes, ({context}) =>
            searchOfVariant(context, 'variants-2000', search),
          ),
        ).toBe(`?${query}`);
    }
  });

  test.each(['1', 'x', '99999999999999999999999', '%22'])(
    'ignores the number %s, which is none of its variants',
    async (number) => {
      const query = `variant=${number}&${new URLSearchParams(chosen)}`;
      const {product} = await pageOf(extremes, 'variants-2000', {query});
      expect(selectionIn(new URLSearchParams(query), product)).toEqual(
        Object.values(chosen),
      );
    },
  );

  test('adds such a variant by its options', async () => {
    const visitor = new CartVisitor(extremes);
    const fields = Object.entries(chosen).map(([name, value]): [string, string] => [
      `option:${name}`,
      value,
    ]);
    const {reply} = await visitor.change('LinesAdd', {}, [
      ['handle', 'variants-2000'],
      ...fields,
      ['quantity', '3'],
    ]);
    expect(reply.cart?.lines).toMatchObject([
      {variantTitle: 'Size 20 / Color 10 / Fit 9', quantity: 3},
    ]);
  });
});

interface PageOptions {
  query?: string;
  env?: Record<string, string>;
}

function at(handle: string, query = '') {
  return {path: `/products/${handle}${query && `?${query}`}`, params: {handle}};
}

async function pageOf(
  store: RunningStore,
  handle: string,
  {query, env}: PageOptions = {},
) {
  let structuredData: object | null = null;
  const answer = await callRoute(store, productPage, {
    ...at(handle, query),
    ...(env && {env}),
    observe: ({document}) => ({structuredData} = document),
  });
  if (answer instanceof Response) throw new Error(`Answered ${answer.status}.`);
  if (!('product' in answer)) throw new Error('It has ended.');
  return {...answer, structuredData};
}

/** The catalogue's price of a combination, as the store's API states it. */
function priceOf(chosen: Record<string, string>): string | undefined {
  const cents = extremes.catalogue.products
    .find(({handle}) => handle === 'variants-2000')
    ?.variants.find(
      ({optionValues}) => optionValues.join() === Object.values(chosen).join(),
    )?.price;
  return cents === undefined ? undefined : String((cents / 100).toFixed(1));
}
