import {describe, expect, it} from 'vitest';

import type {ProductData} from '..';
import {smallShop} from '../fixtures/small-shop';
import {createTestStore} from '../fixtures/test-store';

function productAt(index: number): ProductData {
  const product = smallShop.products[index];
  if (!product) throw new Error('The small shop has two products.');
  return product;
}
const [hidden, shown] = [productAt(0), productAt(1)];
const variantOf = ({variants}: ProductData) =>
  `gid://shopify/ProductVariant/${variants[0]?.id}`;

const catalogue = {
  ...smallShop,
  shop: {...smallShop.shop, shipsTo: ['US', 'DE', 'JP']},
  markets: [
    {
      countryCode: 'DE',
      currencyCode: 'EUR',
      rate: 0.9,
      rounding: {step: 100, ending: 95},
    },
    {countryCode: 'JP', currencyCode: 'JPY', rate: 150, notSold: [hidden.id]},
  ],
  translations: {
    DE: {[shown.title]: 'Hemd', Size: 'Größe', [smallShop.menus[0]?.title ?? '']: 'Menü'},
  },
};

const store = () => createTestStore({catalogue});
const inGermany = '@inContext(country: DE, language: DE)';

interface ShownProduct {
  product: {
    handle: string;
    title: string;
    options: {name: string}[];
    priceRange: {minVariantPrice: {amount: string; currencyCode: string}};
  } | null;
}

async function productIn(context: string, handle: string) {
  const {body} = await store().ask<ShownProduct>(
    `query Q ${context} { product(handle: "${handle}") { handle title options { name }
      priceRange { minVariantPrice { amount currencyCode } } } }`,
  );
  return body.data.product;
}

describe('prices in filters and searches', () => {
  const all = {
    id: 900,
    handle: 'all',
    title: 'All',
    descriptionHtml: '',
    productIds: smallShop.products.map(({id}) => id),
    updatedAt: '2025-01-01T00:00:00Z',
  };
  const paidIn = (currencyCode: string) => ({
    ...catalogue,
    collections: [all],
    shop: {...catalogue.shop, currencyCode},
  });

  it.each([
    ['a shop in dollars', 'USD', '', 60],
    ['a market in euros', 'USD', inGermany, 54.95],
    ['a market in yen', 'USD', '@inContext(country: JP)', 9000],
    ['a shop in yen', 'JPY', '', 6000],
    ['a shop in dinars', 'KWD', '', 6],
  ])('are those of %s', async (_, currencyCode, context, highest) => {
    const {ask} = createTestStore({catalogue: paidIn(currencyCode)});
    const {body} = await ask<Record<string, {products: {nodes: object[]}}>>(
      `query Q($filters: [ProductFilter!]) ${context} {
        collection(handle: "all") { products(first: 9, filters: $filters) {
          nodes { handle } filters { id values { input } } } }
        products(first: 9, query: "variants.price:>=${highest}") { nodes { handle } }
      }`,
      {variables: {filters: [{price: {min: highest, max: highest}}]}},
    );
    const nodes = [{handle: 'hoodie'}];
    expect(body.data.products).toEqual({nodes});
    expect(body.data.collection?.products).toMatchObject({nodes});
    expect(JSON.stringify(body.data.collection)).toContain(
      JSON.stringify(JSON.stringify({price: {min: 0, max: highest}})),
    );
  });
});

describe('a market', () => {
  it('has translated texts, and the original where there is no translation', async () => {
    const german = await productIn(inGermany, shown.handle);
    expect(german).toMatchObject({handle: shown.handle, title: 'Hemd'});
    expect((await productIn('@inContext(language: FR)', shown.handle))?.title).toBe(
      shown.title,
    );
    expect((await productIn('', shown.handle))?.title).toBe(shown.title);
  });

  it('has prices in its currency, rounded up to how they end there', async () => {
    const price = (await productIn(inGermany, shown.handle))?.priceRange.minVariantPrice;
    expect(price?.currencyCode).toBe('EUR');
    expect(price?.amount).toMatch(/\.95$/);
    const dollars = (await productIn('', shown.handle))?.priceRange.minVariantPrice;
    expect(Number(price?.amount)).toBeGreaterThanOrEqual(Number(dollars?.amount) * 0.9);
  });

  it('does not answer what is not sold there', async () => {
    expect(await productIn('@inContext(country: JP)', hidden.handle)).toBeNull();
    expect(await productIn(inGermany, hidden.handle)).not.toBeNull();
  });

  it('says where the shop sells, and in which languages', async () => {
    const {body} = await store().ask(`query Q ${inGermany} { localization {
      country { isoCode currency { isoCode symbol } } language { isoCode endonymName }
      availableLanguages { isoCode } } }`);
    expect(body.data).toEqual({
      localization: {
        country: {isoCode: 'DE', currency: {isoCode: 'EUR', symbol: '€'}},
        language: {isoCode: 'DE', endonymName: 'Deutsch'},
        availableLanguages: [{isoCode: 'EN'}, {isoCode: 'DE'}],
      },
    });
  });
});

interface Cart {
  id: string;
  buyerIdentity: {countryCode: string | null};
  cost: {totalAmount: {currencyCode: string}};
  lines: {nodes: {quantity: number; merchandise: {availableForSale: boolean}}[]};
}
const fields = `id buyerIdentity { countryCode } cost { totalAmount { currencyCode } }
  lines(first: 9) { nodes { quantity merchandise { ... on ProductVariant { availableForSale } } } }`;

describe('a cart', () => {
  async function cartOf(product: ProductData) {
    const {ask} = store();
    const {body} = await ask<{cartCreate: {cart: Cart}}>(
      `mutation M($id: ID!) { cartCreate(input: {lines: [{merchandiseId: $id}]}) { cart { ${fields} } } }`,
      {variables: {id: variantOf(product)}},
    );
    return {ask, cart: body.data.cartCreate.cart};
  }

  it('moves to a country before the next field of the same mutation', async () => {
    const {ask, cart} = await cartOf(shown);
    const {body} = await ask<{note: {cart: Cart}}>(
      `mutation M($id: ID!) {
        moved: cartBuyerIdentityUpdate(cartId: $id, buyerIdentity: {countryCode: DE}) { warnings { code } }
        note: cartNoteUpdate(cartId: $id, note: "x") { cart { ${fields} } }
      }`,
      {variables: {id: cart.id}},
    );
    expect(cart.cost.totalAmount.currencyCode).toBe('USD');
    expect(body.data.note.cart).toMatchObject({
      buyerIdentity: {countryCode: 'DE'},
      cost: {totalAmount: {currencyCode: 'EUR'}},
    });
  });

  it('never moves by a read', async () => {
    const {ask, cart} = await cartOf(shown);
    const read = async (context: string) =>
      (
        await ask<{cart: Cart}>(
          `query Q($id: ID!) ${context} { cart(id: $id) { ${fields} } }`,
          {variables: {id: cart.id}},
        )
      ).body.data.cart;
    await read(inGermany);
    expect((await read('')).buyerIdentity.countryCode).toBeNull();
  });

  it('keeps a line that is not sold in its new country, and warns of it', async () => {
    const {ask, cart} = await cartOf(hidden);
    const {body} = await ask<{
      cartBuyerIdentityUpdate: {cart: Cart; warnings: object[]};
    }>(
      `mutation M($id: ID!) @inContext(country: JP) {
        cartBuyerIdentityUpdate(cartId: $id, buyerIdentity: {countryCode: JP}) { cart { ${fields} } warnings { code } }
      }`,
      {variables: {id: cart.id}},
    );
    const {cart: moved, warnings} = body.data.cartBuyerIdentityUpdate;
    expect(warnings).toEqual([{code: 'MERCHANDISE_OUT_OF_STOCK'}]);
    expect(moved.lines.nodes).toEqual([
      {quantity: 1, merchandise: {availableForSale: false}},
    ]);
  });

  it.each([
    ['cartNoteUpdate', 'note: "x"'],
    ['cartLinesAdd', `lines: [{merchandiseId: "${variantOf(hidden)}"}]`],
  ])('warns of it in %s too, where no context is named', async (change, args) => {
    const {ask} = store();
    const made = await ask<{cartCreate: {cart: Cart; warnings: object[]}}>(
      `mutation { cartCreate(input: {buyerIdentity: {countryCode: JP}, lines: [{merchandiseId: "${variantOf(hidden)}"}]}) {
        cart { ${fields} } warnings { code target } } }`,
    );
    const {cart, warnings} = made.body.data.cartCreate;
    const {body} = await ask<Record<string, {cart: Cart; warnings: object[]}>>(
      `mutation M($id: ID!) { ${change}(cartId: $id, ${args}) { cart { ${fields} } warnings { code target } } }`,
      {variables: {id: cart.id}},
    );
    const target: unknown = expect.stringContaining('CartLine/');
    expect(warnings).toEqual([{code: 'MERCHANDISE_OUT_OF_STOCK', target}]);
    expect(body.data[change]?.warnings).toEqual(warnings);
    expect(body.data[change]?.cart.lines.nodes).toMatchObject([
      {merchandise: {availableForSale: false}},
    ]);
  });

  it('joins lines whatever the language of the request', async () => {
    const {ask, cart} = await cartOf(shown);
    const {body} = await ask<{cartLinesAdd: {cart: Cart}}>(
      `mutation M($id: ID!, $variant: ID!) ${inGermany} {
        cartLinesAdd(cartId: $id, lines: [{merchandiseId: $variant}]) { cart { ${fields} } } }`,
      {variables: {id: cart.id, variant: variantOf(shown)}},
    );
    expect(body.data.cartLinesAdd.cart.lines.nodes).toMatchObject([{quantity: 2}]);
  });
});
