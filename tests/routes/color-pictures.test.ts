import {afterAll, beforeAll, describe, expect, test, vi} from 'vitest';

import {createClubCatalogue} from '@quillhaven/club';
import {createClubImages} from '@quillhaven/local-store/club';

import {startStore, type RunningStore} from '../../tools/store/club-store';
import {marketAt, readMarkets, ROOT_MARKET} from '~/lib/market';
import {loader as ofType} from '~/routes/product-type';
import {CartVisitor} from '../support/cart-route';
import {callRoute} from '../support/route-call';
import {captureConsole} from '../support/suite';

/** A hoodie whose variants have no pictures: the store sends the first one for each of them (§10.35). */

const HANDLE = 'harbour-heavyweight-hoodie';
type Color = 'Slate' | 'Sand' | 'Kelp';

async function shopWith(alts: readonly (string | null)[]) {
  const catalogue = createClubCatalogue(new Date());
  const hoodie = catalogue.products.find(({handle}) => handle === HANDLE);
  if (!hoodie) throw new Error('there is no such hoodie');
  const [image] = hoodie.images;
  if (!image) throw new Error('there is no picture');
  hoodie.images = alts.map((altText, at) => ({
    ...image,
    path: image.path.replace(/(?=\.\w+$)/, `-${at}`),
    altText,
  }));
  for (const variant of hoodie.variants) delete variant.image;
  const ofClub = createClubImages();
  const store = await startStore({catalogue, pictures: () => ofClub(image.path)});
  const pictures = hoodie.images.map(({path}) => path);
  const variantOf = (color: Color) =>
    hoodie.variants.find(({optionValues}) => optionValues[1] === color)?.id ?? 0;
  return {store, pictures, variantOf};
}

type Shop = Awaited<ReturnType<typeof shopWith>>;

/** Which picture a line of a color has in the cart, counted from 0; `null` for none. */
async function inCart(
  {store, pictures, variantOf}: Shop,
  color: Color,
  visitor = new CartVisitor(store),
) {
  await visitor.change('Create');
  const {reply} = await visitor.add(`gid://shopify/ProductVariant/${variantOf(color)}`);
  const line = reply.cart?.lines[0];
  if (!line) throw new Error('nothing was added');
  const src = line.image?.src;
  const at = src ? pictures.findIndex((path) => src.includes(path)) : null;
  return {at, alt: line.image?.altText};
}

/** The same on a card of a listing that is filtered by that color. */
async function onCard({store, pictures}: Shop, color: Color) {
  const page = await callRoute(store, ofType, {
    path: `/hoodies?filter.v.option.color=${color}`,
  });
  const card = 'cards' in page && page.cards.find(({handle}) => handle === HANDLE);
  if (!card) throw new Error('there is no such card');
  return pictures.findIndex((path) => card.picture?.url.includes(path));
}

const askedIn = ({control}: RunningStore) =>
  control.requests().filter(({operation}) => operation === 'ColorPictures').length;

describe('where alt texts alone tell the colors', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await shopWith([
      'The label',
      ...['In Kelp, back', 'In Kelp, front', null],
      ...['In Sand, front', 'In Sand, back', 'In Slate, front', 'In Slate, back'],
    ]);
  });
  afterAll(() => shop.store.stop());
  const logged = captureConsole('error', 'warn');

  test.each([
    ['Slate', 6],
    ['Sand', 4],
    // The one at the color's index is of that color (§2).
    ['Kelp', 2],
  ] as const)('a line and a card of %s show picture %i', async (color, place) => {
    expect(await inCart(shop, color)).toEqual({
      at: place,
      alt: `Harbour Heavyweight Hoodie, ${color}`,
    });
    expect(await onCard(shop, color)).toBe(place);
  });

  test('a line in another language has it, too, where the texts are the shop’s own', async () => {
    const {markets} = readMarkets('de-de');
    const visitor = new CartVisitor(
      shop.store,
      {PUBLIC_MARKETS: 'de-de'},
      marketAt('/de-de', {root: ROOT_MARKET, markets}),
    );
    expect((await inCart(shop, 'Slate', visitor)).at).toBe(6);
  });

  test('a line keeps a picture of no color where the store does not say more', async () => {
    shop.store.control.addFault({
      operation: 'ColorPictures',
      fault: {kind: 'status', status: 500},
    });
    expect((await inCart(shop, 'Slate')).at).toBe(0);
    expect(logged.join()).toContain('ColorPictures');
    shop.store.control.reset();
  });
});

test('a line has no picture where all are of other colors', async () => {
  const shop = await shopWith(['In Slate', 'In Slate, back', 'In Sand']);
  expect(await inCart(shop, 'Kelp')).toEqual({at: null, alt: undefined});
  expect((await inCart(shop, 'Sand')).at).toBe(2);
  const asked = askedIn(shop.store);
  // Its words say that it is the line's own.
  expect((await inCart(shop, 'Slate')).at).toBe(0);
  expect(askedIn(shop.store)).toBe(asked);
  const silence = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  shop.store.control.addFault({
    operation: 'ColorPictures',
    fault: {kind: 'status', status: 500},
  });
  expect((await inCart(shop, 'Sand')).at).toBeNull();
  expect(silence).toHaveBeenCalled();
  await shop.store.stop();
});

test('a line has a picture of no color where there is none of its own', async () => {
  const shop = await shopWith(['In Slate', 'In Slate, back', 'In Sand', 'The label']);
  expect(await inCart(shop, 'Kelp')).toEqual({at: 3, alt: 'The label'});
  await shop.store.stop();
});

test('the store is asked for no more where a variant has a picture of its own', async () => {
  const store = await startStore();
  const hoodie = store.catalogue.products.find(({handle}) => handle === HANDLE);
  const others = hoodie?.variants.filter(({image = 0}) => image > 0) ?? [];
  expect(others.length).toBeGreaterThan(0);
  const visitor = new CartVisitor(store);
  await visitor.change('Create');
  for (const {id} of others.slice(0, 2))
    await visitor.add(`gid://shopify/ProductVariant/${id}`);
  expect(askedIn(store)).toBe(0);
  await store.stop();
});
