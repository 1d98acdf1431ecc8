/**
 * Recorded answers of a live store, and the requests that ask this one for the same. The test beside this file
 * holds the store to them; `npm run docs` makes the README's table of them.
 */
import type {Catalogue, DiscountData} from '../catalogue';
import {
  addLines,
  createCart,
  mutateCart,
  removeLines,
  updateLines,
  type CartAnswer,
  type PayloadAnswer,
} from '../fixtures/cart-documents';
import {productData, smallShop, variantData} from '../fixtures/small-shop';
import {createTestStore, type TestStore} from '../fixtures/test-store';
import {defaultTokens} from '../server/options';
import {schemaOf} from '../schema/schemas';
import {isEnumType, isObjectType} from 'graphql';

export interface Rule {
  rule: string;
  /** The answers of a live store, in the words of `answer`. */
  live: string[];
  /** The answers of this store, where they differ. */
  ours?: string[];
  source: string;
  /** Asks a store of the recorded shop. */
  answer(store: TestStore): Promise<string[]>;
}

export interface Chapter {
  title: string;
  rules: Rule[];
}

const version = '2026-04';
const request = {version};

/** A file of recorded answers, and the step in it. */
const carts = (step: string) => `storefront-cart-lifecycle: ${step}`;
const addresses = (step: string) => `storefront-cart-strict-address-validation: ${step}`;

const blue = 'gid://shopify/ProductVariant/11';
const green = 'gid://shopify/ProductVariant/12';
const attribute = (value: string) => [{key: 'engraving', value}];

const aboutPage = {
  id: 1,
  handle: 'about',
  title: 'About',
  body: '<p>Us.</p>',
  createdAt: '2025-01-01T00:00:00Z',
  updatedAt: '2025-01-01T00:00:00Z',
};

/** A product with a picture, which its variant shows. */
const picturedShop: Catalogue = {
  ...smallShop,
  products: [
    productData(1, 'Cap', [variantData(10, 'S', {image: 0})], {
      images: [{path: 'cap.png', altText: null}],
    }),
  ],
};

/** The recorded shop: in Canada, with a market in the United States; five of each variant. */
const recordedShop: Catalogue = {
  ...smallShop,
  shop: {...smallShop.shop, currencyCode: 'CAD', countryCode: 'CA'},
  products: [
    productData(
      1,
      'Cap',
      [
        variantData(11, 'Blue', {price: 1250, compareAtPrice: 1500, stock: 5}),
        variantData(12, 'Green', {price: 1250, stock: 5}),
      ],
      {metafields: [{namespace: 'a', key: 'b', type: 'list.color', value: '["#fff"]'}]},
    ),
  ],
  discounts: [
    {
      code: 'ACTIVE',
      title: 'A fifth off',
      value: {kind: 'percentage', percent: 20},
      minimumSubtotal: 100,
    },
    {
      code: 'EXPIRED',
      title: 'Over',
      value: {kind: 'percentage', percent: 20},
      endsAt: '2025-01-01T00:00:00Z',
    },
    {
      code: 'LARGE',
      title: 'From 1,000',
      value: {kind: 'percentage', percent: 20},
      minimumSubtotal: 100_000,
    },
  ],
  giftCards: [{id: 1, code: 'CARD 1111 2222 3333', balance: 4000}],
  blogs: [
    {
      id: 1,
      handle: 'news',
      title: 'News',
      articles: [
        {
          id: 2,
          handle: 'opening',
          title: 'The opening',
          contentHtml: '<p>The doors open.</p>',
          excerptHtml: 'Doors',
          author: 'Ada Quay',
          tags: ['news'],
          publishedAt: '2025-01-02T00:00:00Z',
        },
      ],
    },
  ],
};

/** A store of the recorded shop. */
export function recordedStore(): TestStore {
  return createTestStore({
    catalogue: recordedShop,
    markets: {US: {currencyCode: 'USD', rate: 0.8}},
  });
}

// Answers as short texts.

const quantities = ({cart}: PayloadAnswer) =>
  `quantities ${cart?.lines.nodes.map(({quantity}) => quantity).join(', ') ?? 'none'}`;

/** Warnings, with lines named by their place and the cart by its form. */
function warned({cart, warnings}: PayloadAnswer): string[] {
  return warnings.map(({code, message, target}) => {
    const line = cart?.lines.nodes.findIndex(({id}) => id === target) ?? -1;
    const at =
      line >= 0 ? `line ${line + 1}` : target.replace(/Cart\/[^?]+/, 'Cart/<token>');
    return `${code} "${message}" at ${at}`;
  });
}

function refused(
  errors: {code: string; field: string[] | null; message: string}[],
): string[] {
  return errors.map(
    ({code, field, message}) =>
      `${code} "${message}" at ${field?.join('.') ?? 'no field'}`,
  );
}

const cartOrNone = (cart: unknown) => (cart ? 'the cart' : 'no cart');

/** What a new cart answers to a note. */
async function answerToNote(store: TestStore, note: string): Promise<string[]> {
  const {id} = await createCart(store, {}, request);
  const {cart, userErrors} = await mutateCart(
    store,
    'cartNoteUpdate',
    {cartId: 'ID!', note: 'String!'},
    {cartId: id, note},
    request,
  );
  return [cartOrNone(cart), ...refused(userErrors)];
}

interface Answer<Data> {
  data: Data;
  errors?: {
    message: string;
    path?: (string | number)[];
    locations?: unknown[];
    extensions?: Record<string, unknown>;
  }[];
  extensions?: Record<string, unknown>;
}

async function send<Data>(
  store: TestStore,
  query: string,
  variables: Record<string, unknown> = {},
  anonymous = false,
): Promise<Answer<Data>> {
  const {body} = await store.ask<Data>(query, {variables, version, anonymous});
  return body;
}

/** A cart of four, then more of the same variant. */
async function fullCart(store: TestStore): Promise<CartAnswer> {
  return createCart(
    store,
    {lines: [{merchandiseId: blue, quantity: 4, attributes: attribute('A')}]},
    request,
  );
}

const stock: Rule[] = [
  {
    rule: 'An add never lowers what the cart holds: 4 of 5 are held, 10 more are asked for with other attributes',
    live: [
      'quantities 1, 4',
      'MERCHANDISE_NOT_ENOUGH_STOCK "Only 1 item was added to your cart due to availability." at line 1',
    ],
    source: carts('cartLinesAddInventoryWarning'),
    async answer(store) {
      const {id} = await fullCart(store);
      const lines = [{merchandiseId: blue, quantity: 10, attributes: attribute('B')}];
      const payload = await addLines(store, id, lines, request);
      return [quantities(payload), ...warned(payload)];
    },
  },
  {
    rule: 'What is sold out joins as a line of 0, which later changes warn of again',
    live: [
      'quantities 0, 1, 4',
      'MERCHANDISE_OUT_OF_STOCK "The product \'Cap - Blue\' is already sold out." at line 1',
      'an add of 0:',
      'quantities 0, 1, 4',
      'MERCHANDISE_OUT_OF_STOCK "The product \'Cap - Blue\' is already sold out." at line 1',
    ],
    source: carts('cartLinesAddOutOfStock, cartLinesAddZeroQuantity'),
    async answer(store) {
      const {id} = await fullCart(store);
      const add = (quantity: number, name: string) =>
        addLines(
          store,
          id,
          [{merchandiseId: blue, quantity, attributes: attribute(name)}],
          request,
        );
      await add(10, 'B');
      const out = await add(1, 'C');
      const none = await add(0, 'D');
      return [
        quantities(out),
        ...warned(out),
        'an add of 0:',
        quantities(none),
        ...warned(none),
      ];
    },
  },
  {
    rule: 'An update may lower another line: of 1 and 3 of 5, the first is set to 4',
    live: [
      'quantities 4, 1',
      'MERCHANDISE_NOT_ENOUGH_STOCK "Only 1 item was added to your cart due to availability." at line 2',
    ],
    source: carts('cartLinesUpdate'),
    async answer(store) {
      const {id} = await createCart(
        store,
        {lines: [{merchandiseId: blue, quantity: 3, attributes: attribute('A')}]},
        request,
      );
      const second = [{merchandiseId: blue, attributes: attribute('B')}];
      const {cart} = await addLines(store, id, second, request);
      const lines = [
        {id: cart?.lines.nodes[0]?.id, quantity: 4, attributes: attribute('Updated')},
      ];
      const payload = await updateLines(store, id, lines, request);
      return [quantities(payload), ...warned(payload)];
    },
  },
  {
    rule: 'The same merchandise and attributes join one line; others make a new one, newest first',
    live: ['quantities 3', 'quantities 1, 3'],
    source: carts('cartLinesAddMerge, cartLinesAddDistinct'),
    async answer(store) {
      const line = (value: string, quantity: number) => [
        {merchandiseId: blue, quantity, attributes: attribute(value)},
      ];
      const {id} = await createCart(store, {lines: line('A', 2)}, request);
      return [
        quantities(await addLines(store, id, line('A', 1), request)),
        quantities(await addLines(store, id, line('B', 1), request)),
      ];
    },
  },
  {
    rule: 'A line that is not in the cart leaves the cart as it is',
    live: [
      'the cart',
      'INVALID_MERCHANDISE_LINE "The merchandise line with id b2ff061a does not exist." at lines.0.id',
    ],
    source: carts('cartLinesUpdateStale'),
    async answer(store) {
      const {id} = await fullCart(store);
      const lines = [{id: 'gid://shopify/CartLine/b2ff061a?cart=other', quantity: 2}];
      const {cart, userErrors} = await updateLines(store, id, lines, request);
      return [cartOrNone(cart), ...refused(userErrors)];
    },
  },
  {
    rule: 'Merchandise that does not exist leaves no cart in the answer',
    live: [
      'no cart',
      'INVALID "The merchandise with id gid://shopify/ProductVariant/0 does not exist." at lines.0.merchandiseId',
    ],
    source: carts('cartLinesAddInvalidMerchandise'),
    async answer(store) {
      const {id} = await fullCart(store);
      const lines = [{merchandiseId: 'gid://shopify/ProductVariant/0'}];
      const {cart, userErrors} = await addLines(store, id, lines, request);
      return [cartOrNone(cart), ...refused(userErrors)];
    },
  },
  {
    rule: 'So does a selling plan that the variant is not sold by',
    live: [
      'no cart',
      'SELLING_PLAN_NOT_APPLICABLE "Cannot apply selling plan to variant" at lines.0.sellingPlanId',
    ],
    source: carts('cartLinesAddInvalidSellingPlan'),
    async answer(store) {
      const {id} = await fullCart(store);
      const lines = [{merchandiseId: blue, sellingPlanId: 'gid://shopify/SellingPlan/0'}];
      const {cart, userErrors} = await addLines(store, id, lines, request);
      return [cartOrNone(cart), ...refused(userErrors)];
    },
  },
  {
    rule: 'A line may belong to another of the same call, and goes with it (since 2025-10)',
    live: ['the second names the first', 'removing the first leaves 0 lines'],
    source: 'Hydrogen’s cart.spec.ts; shopify.dev, nested cart lines',
    async answer(store) {
      const lines = [
        {merchandiseId: blue},
        {merchandiseId: green, parent: {merchandiseId: blue}},
      ];
      const {id} = await createCart(store, {lines}, request);
      interface Nested {
        cart: {
          lines: {
            nodes: {id: string; parentRelationship: {parent: {id: string}} | null}[];
          };
        };
      }
      const {data} = await send<Nested>(
        store,
        'query($id: ID!) { cart(id: $id) { lines(first: 9) { nodes { id ... on CartLine { parentRelationship { parent { id } } } } } } }',
        {id},
      );
      const {nodes} = data.cart.lines;
      const child = nodes.find(({parentRelationship}) => parentRelationship);
      const parent = nodes.find(({parentRelationship}) => !parentRelationship);
      const named = child?.parentRelationship?.parent.id === parent?.id;
      const {cart} = await removeLines(store, id, [parent?.id ?? ''], request);
      return [
        `the second names ${named ? 'the first' : 'nothing'}`,
        `removing the first leaves ${cart?.lines.nodes.length} lines`,
      ];
    },
  },
];

/** A gift card, and a line of it that is to be sent to an address. */
const giftShop: Catalogue = {
  ...smallShop,
  products: [productData(5, 'Gift card', [variantData(50, '$25')], {giftCard: true})],
};
const cardFor = (email: string) => ({
  merchandiseId: 'gid://shopify/ProductVariant/50',
  attributes: [
    {key: '__shopify_send_gift_card_to_recipient', value: 'on'},
    {key: 'Recipient email', value: email},
  ],
});

const codes = ['ACTIVE', 'ACTIVE', 'EXPIRED', 'LARGE', ' NOT-A-REAL-CODE '];
const discountWarnings = [
  'DISCOUNT_CURRENTLY_INACTIVE "This discount is not valid anymore" at gid://shopify/Cart/<token>',
  'DISCOUNT_PURCHASE_NOT_IN_RANGE "The LARGE discount code is not valid for the items in your cart" at gid://shopify/Cart/<token>',
  'DISCOUNT_NOT_FOUND "Enter a valid discount code" at gid://shopify/Cart/<token>',
];

const codesOf = ({cart}: PayloadAnswer) =>
  `codes ${cart?.discountCodes.map(({code, applicable}) => `"${code}" ${applicable}`).join(', ')}`;
const totals = ({cart}: PayloadAnswer) =>
  `subtotal ${cart?.cost.subtotalAmount.amount}, total ${cart?.cost.totalAmount.amount}`;

async function setCodes(store: TestStore, asked: {version: string} = request) {
  const lines = [{merchandiseId: blue, quantity: 2}];
  const {id} = await createCart(store, {lines}, request);
  const types = {cartId: 'ID!', discountCodes: '[String!]!'};
  const variables = {cartId: id, discountCodes: codes};
  const payload = await mutateCart(
    store,
    'cartDiscountCodesUpdate',
    types,
    variables,
    asked,
  );
  return {id, payload};
}

const discounts: Rule[] = [
  {
    rule: 'Codes: duplicates collapse, the others are answered as they were typed, and warned of',
    live: [
      'codes "ACTIVE" true, "EXPIRED" false, "LARGE" false, " NOT-A-REAL-CODE " false',
      'subtotal 25.0, total 20.0',
      ...discountWarnings,
    ],
    source: carts('cartDiscountCodesUpdateMixed'),
    async answer(store) {
      const {payload} = await setCodes(store);
      return [codesOf(payload), totals(payload), ...warned(payload)];
    },
  },
  {
    rule: 'Every later change of the cart warns of them again',
    live: discountWarnings,
    source: carts('cartNoteUpdate, cartAttributesUpdate, cartLinesAddMerge'),
    async answer(store) {
      const {id} = await setCodes(store);
      const variables = {cartId: id, note: 'Updated cart note'};
      const types = {cartId: 'ID!', note: 'String!'};
      const noted = await mutateCart(store, 'cartNoteUpdate', types, variables, request);
      const added = await addLines(store, id, [{merchandiseId: green}], request);
      const [note, add] = [warned(noted), warned(added)];
      return note.join() === add.join() ? note : [...note, ...add];
    },
  },
  {
    rule: 'On an emptied cart',
    live: [
      'DISCOUNT_CURRENTLY_INACTIVE "This discount is not valid anymore" at gid://shopify/Cart/<token>',
      'DISCOUNT_NOT_FOUND "Enter a valid discount code" at gid://shopify/Cart/<token>',
      'DISCOUNT_CODE_NOT_HONOURED "The ACTIVE discount code is not honoured" at gid://shopify/Cart/<token>',
      'DISCOUNT_CODE_NOT_HONOURED "The LARGE discount code is not honoured" at gid://shopify/Cart/<token>',
    ],
    source: carts('cartLinesRemoveAll'),
    async answer(store) {
      const {id, payload} = await setCodes(store);
      const ids = payload.cart?.lines.nodes.map((line) => line.id) ?? [];
      return warned(await removeLines(store, id, ids, request));
    },
  },
  {
    rule: '2025-01 has no such warnings',
    live: ['none'],
    source: 'CartWarningCode of the 2025-01 schema',
    async answer(store) {
      const {payload} = await setCodes(store, {version: '2025-01'});
      return payload.warnings.length === 0 ? ['none'] : warned(payload);
    },
  },
  {
    rule: 'A discount of the order is allocated line by line: 20 % of 1 and 4 at 12.50',
    live: ['2.5, 10.0'],
    source: carts('cartReadBeforeCleanup'),
    async answer(store) {
      const {id} = await fullCart(store);
      await addLines(
        store,
        id,
        [{merchandiseId: blue, attributes: attribute('B')}],
        request,
      );
      const types = {cartId: 'ID!', discountCodes: '[String!]!'};
      const variables = {cartId: id, discountCodes: ['ACTIVE']};
      const {cart} = await mutateCart(
        store,
        'cartDiscountCodesUpdate',
        types,
        variables,
        request,
      );
      const amounts = cart?.discountAllocations.map((one) => one.discountedAmount.amount);
      return [amounts?.join(', ') ?? 'none'];
    },
  },
  {
    rule: 'A gift card of 40 pays what is left, and tells what stays on it; an unknown code is passed over in silence',
    live: [
      'used 20.0, balance 20.0',
      'subtotal 25.0, total 0.0',
      'id AppliedGiftCard/<uuid>',
    ],
    source: carts('cartGiftCardCodesAdd'),
    async answer(store) {
      const uuid = 'AppliedGiftCard/<uuid>';
      const {id} = await setCodes(store);
      const types = {cartId: 'ID!', giftCardCodes: '[String!]!'};
      const variables = {
        cartId: id,
        giftCardCodes: ['card111122223333', 'NOT-A-REAL-GIFT-CARD'],
      };
      const payload = await mutateCart(
        store,
        'cartGiftCardCodesAdd',
        types,
        variables,
        request,
      );
      const [card] = payload.cart?.appliedGiftCards ?? [];
      // The test's ids count up; a store's own are UUIDs.
      const form = card?.id.replace(/^gid:\/\/shopify\/AppliedGiftCard\/id-\d+$/, uuid);
      return [
        `used ${card?.amountUsed.amount}, balance ${card?.balance.amount}`,
        totals(payload),
        `id ${form}`,
      ];
    },
  },
  {
    rule: 'A gift card that is used up',
    live: ['balance 0.0'],
    source: carts('cartReadBeforeCleanup'),
    async answer(store) {
      const lines = [{merchandiseId: blue, quantity: 4}];
      const input = {lines, giftCardCodes: ['CARD 1111 2222 3333']};
      const cart = await createCart(store, input, request);
      return [`balance ${cart.appliedGiftCards[0]?.balance.amount}`];
    },
  },
  {
    rule: 'A gift card for a recipient without an e-mail address (the place and the words of the error are inferred; the cart of before is, too)',
    live: [
      '2026-04: GIFT_CARD_RECIPIENT_INVALID "The specified gift card recipient is invalid." at lines.0.attributes, 0 lines',
      '2025-01: no error, 0 lines',
      'with an address: no error, 1 lines',
    ],
    source: 'shopify.dev/changelog, 2025-12-19',
    async answer() {
      const cards = createTestStore({catalogue: giftShop});
      const add = async (email: string, asked: string) => {
        const {id} = await createCart(cards, {}, {version: asked});
        const added = await addLines(cards, id, [cardFor(email)], {version: asked});
        const told = refused(added.userErrors).join() || 'no error';
        return `${told}, ${added.cart?.lines.nodes.length} lines`;
      };
      return [
        `2026-04: ${await add('nope', '2026-04')}`,
        `2025-01: ${await add('nope', '2025-01')}`,
        `with an address: ${await add('fan@example.com', '2026-04')}`,
      ];
    },
  },
];

const address = {
  firstName: 'Ada',
  lastName: 'Quay',
  address1: '1 Pier',
  city: 'City',
  provinceCode: 'NY',
  countryCode: 'US',
  zip: '10001',
};
const addTypes = {cartId: 'ID!', addresses: '[CartSelectableAddressInput!]!'};
type DeliveryAddress = Partial<typeof address>;

function addAddress(
  store: TestStore,
  cartId: string,
  given: readonly DeliveryAddress[],
  validationStrategy = 'STRICT',
) {
  const list = given.map((deliveryAddress) => ({
    address: {deliveryAddress},
    validationStrategy,
  }));
  const variables = {cartId, addresses: list};
  return mutateCart(store, 'cartDeliveryAddressesAdd', addTypes, variables, request);
}

interface ReadAddress {
  id: string;
  address: {formatted: string[]; formattedArea: string; provinceCode: string | null};
}

async function readAddresses(store: TestStore, id: string): Promise<ReadAddress[]> {
  const {data} = await send<{cart: {delivery: {addresses: ReadAddress[]}}}>(
    store,
    'query($id: ID!) { cart(id: $id) { delivery { addresses { id address { ... on CartDeliveryAddress { formatted formattedArea provinceCode } } } } } }',
    {id},
  );
  return data.cart.delivery.addresses;
}

/** The errors of one address, without the way to it. */
async function strictErrors(store: TestStore, given: DeliveryAddress): Promise<string[]> {
  const {id} = await createCart(store, {}, request);
  const {userErrors} = await addAddress(store, id, [given]);
  return userErrors.map(({field, message}) => `${field?.at(-1)}: ${message}`);
}

const required = {
  lastName: 'lastName: A last name is required in order to continue.',
  address1: 'address1: An address is required in order to continue.',
  zone: 'provinceCode: The specified country requires a zone.',
  zip: 'zip: Country specified requires a postal code in order to continue.',
  city: 'city: A city is required in order to continue.',
};

const delivery: Rule[] = [
  {
    rule: 'An address without a country (COUNTRY_CODE_ONLY) is not added',
    live: [
      '0 addresses',
      'INVALID "invalid value" at addresses.0.address.deliveryAddress.countryCode',
    ],
    source: carts('cartDeliveryAddressesAddMissingCountry'),
    async answer(store) {
      const {id} = await createCart(store, {}, request);
      const given = [{address1: '1 Pier', city: 'City'}];
      const {userErrors} = await addAddress(store, id, given, 'COUNTRY_CODE_ONLY');
      const kept = await readAddresses(store, id);
      return [`${kept.length} addresses`, ...refused(userErrors)];
    },
  },
  {
    rule: 'STRICT, of the United States with nothing else',
    live: Object.values(required),
    source: carts('cartDeliveryAddressesAddStrictInvalid'),
    answer: (store) => strictErrors(store, {countryCode: 'US'}),
  },
  {
    rule: 'STRICT, of Guernsey (postal codes, no zones) and of the Emirates (zones, no postal codes)',
    live: [
      `GG ${[required.lastName, required.address1, required.zip, required.city].join(' ')}`,
      `AE ${[required.lastName, required.address1, required.zone, required.city].join(' ')}`,
    ],
    source: addresses('strictCountryRequirementsMatrix05, strictEmiratesRequiredFields'),
    answer: (store) =>
      Promise.all(
        ['GG', 'AE'].map(
          async (countryCode) =>
            `${countryCode} ${(await strictErrors(store, {countryCode})).join(' ')}`,
        ),
      ),
  },
  {
    rule: 'STRICT, of each of 245 countries with nothing else: errors by field',
    live: [
      'lastName 245, address1 245, city 239, zip 82, provinceCode 35, deliveryAddress 4, countryCode 1',
    ],
    source: addresses('strictCountryRequirementsMatrix01 to 13'),
    async answer(store) {
      const type = schemaOf(version).getType('CountryCode');
      const names = isEnumType(type) ? type.getValues().map(({name}) => name) : [];
      const counts = new Map<string, number>();
      for (const countryCode of names) {
        for (const error of await strictErrors(store, {countryCode})) {
          const [field = ''] = error.split(':');
          counts.set(field, (counts.get(field) ?? 0) + 1);
        }
      }
      return [[...counts].map(([field, count]) => `${field} ${count}`).join(', ')];
    },
  },
  {
    rule: 'STRICT takes an Australian zone from the postal code where the one given is none',
    live: ['NSW, ACT, VIC, QLD, SA, WA, TAS, NT'],
    source: addresses('strictAustraliaPostalZoneNormalizations'),
    async answer(store) {
      const zips = ['2000', '2600', '3000', '4000', '5000', '6000', '7000', '0800'];
      const {id} = await createCart(store, {}, request);
      const given = zips.map((zip) => ({
        ...address,
        provinceCode: 'ZZ',
        countryCode: 'AU',
        zip,
      }));
      await addAddress(store, id, given);
      const kept = await readAddresses(store, id);
      return [kept.map((one) => one.address.provinceCode).join(', ')];
    },
  },
  {
    rule: 'STRICT writes zones in capitals, and refuses one that the country has not',
    live: ['az: AZ', `ZZ: ${required.zone}`],
    source: addresses(
      'strictEmiratesValidZoneCatalogWithoutPostal, strictEmiratesInvalidZone',
    ),
    async answer(store) {
      const {id} = await createCart(store, {}, request);
      const given = {...address, countryCode: 'AE', provinceCode: 'az', zip: undefined};
      await addAddress(store, id, [given]);
      const [kept] = await readAddresses(store, id);
      const errors = await strictErrors(store, {...given, provinceCode: 'ZZ'});
      return [`az: ${kept?.address.provinceCode}`, `ZZ: ${errors.join(' ')}`];
    },
  },
  {
    rule: 'How an address is written',
    live: ['1 Pier / City NY 10001 / United States', 'City NY, United States'],
    source: carts('cartDeliveryAddressesAdd'),
    async answer(store) {
      const {id} = await createCart(store, {}, request);
      await addAddress(store, id, [address]);
      const [kept] = await readAddresses(store, id);
      return [
        kept?.address.formatted.join(' / ') ?? 'none',
        kept?.address.formattedArea ?? 'none',
      ];
    },
  },
  {
    rule: 'An address that the cart does not have',
    live: [
      'update: INVALID_DELIVERY_ADDRESS_ID "The delivery address with gid://shopify/CartSelectableAddress/missing does not exist." at addresses.0',
      'remove: INVALID_DELIVERY_ADDRESS_ID "The delivery address with gid://shopify/CartSelectableAddress/missing does not exist." at addressIds.0',
    ],
    source: carts(
      'cartDeliveryAddressesUpdateMissing, cartDeliveryAddressesRemoveForeignCart',
    ),
    async answer(store) {
      const {id} = await createCart(store, {}, request);
      const missing = 'gid://shopify/CartSelectableAddress/missing';
      const updated = await mutateCart(
        store,
        'cartDeliveryAddressesUpdate',
        {cartId: 'ID!', addresses: '[CartSelectableAddressUpdateInput!]!'},
        {cartId: id, addresses: [{id: missing, selected: true}]},
        request,
      );
      const removed = await mutateCart(
        store,
        'cartDeliveryAddressesRemove',
        {cartId: 'ID!', addressIds: '[ID!]!'},
        {cartId: id, addressIds: [missing]},
        request,
      );
      return [
        `update: ${refused(updated.userErrors).join()}`,
        `remove: ${refused(removed.userErrors).join()}`,
      ];
    },
  },
  {
    rule: 'A delivery option that is not offered leaves no cart in the answer',
    live: [
      'no cart',
      'INVALID_DELIVERY_OPTION "The delivery option with handle no-such-handle is not valid." at selectedDeliveryOptions',
    ],
    source: carts('cartSelectedDeliveryOptionsUpdateInvalidHandle'),
    async answer(store) {
      const lines = [{merchandiseId: blue}];
      const {id} = await createCart(store, {lines}, request);
      await addAddress(store, id, [address]);
      const {data} = await send<{cart: {deliveryGroups: {nodes: {id: string}[]}}}>(
        store,
        'query($id: ID!) { cart(id: $id) { deliveryGroups(first: 1) { nodes { id } } } }',
        {id},
      );
      const [group] = data.cart.deliveryGroups.nodes;
      const choice = {
        deliveryGroupId: group?.id,
        deliveryOptionHandle: 'no-such-handle',
      };
      const {cart, userErrors} = await mutateCart(
        store,
        'cartSelectedDeliveryOptionsUpdate',
        {cartId: 'ID!', selectedDeliveryOptions: '[CartSelectedDeliveryOptionInput!]!'},
        {cartId: id, selectedDeliveryOptions: [choice]},
        request,
      );
      return [cartOrNone(cart), ...refused(userErrors)];
    },
  },
  {
    rule: 'A delivery group’s address, and its first option',
    live: [
      'id gid://shopify/MailingAddress/0?model_name=Address',
      'country US, countryCode *, countryCodeV2 ZZ, province NY, provinceCode null, formattedArea City NY',
      'formatted 1 Pier, City 10001',
      'handle 32 hexadecimal characters, code "Standard", title "Standard"',
    ],
    source: carts('cartDeliveryAddressesAdd'),
    async answer(store) {
      const lines = [{merchandiseId: blue}];
      const {id} = await createCart(store, {lines}, request);
      await addAddress(store, id, [address]);
      interface Group {
        deliveryAddress: {id: string; formatted: string[]};
        deliveryOptions: Record<string, string>[];
        selectedDeliveryOption: {handle: string};
      }
      const {data} = await send<{cart: {deliveryGroups: {nodes: Group[]}}}>(
        store,
        'query($id: ID!) { cart(id: $id) { deliveryGroups(first: 1) { nodes { deliveryAddress { id formatted country countryCode countryCodeV2 province provinceCode formattedArea } deliveryOptions { handle code title } selectedDeliveryOption { handle } } } } }',
        {id},
      );
      const [group] = data.cart.deliveryGroups.nodes;
      if (!group) throw new Error('The cart has no delivery group.');
      const {id: addressId, formatted, ...texts} = group.deliveryAddress;
      const {handle = '', code, title} = group.deliveryOptions[0] ?? {};
      const isHash =
        /^[\da-f]{32}$/.test(handle) && handle === group.selectedDeliveryOption.handle;
      return [
        `id ${addressId}`,
        Object.entries(texts)
          .map(([key, value]) => `${key} ${value}`)
          .join(', '),
        `formatted ${formatted.join(', ')}`,
        `handle ${isHash ? '32 hexadecimal characters' : handle}, code "${code}", title "${title}"`,
      ];
    },
  },
];

const metafield = (cartId: string, value: string) => ({
  metafields: [{ownerId: cartId, key: 'custom.count', type: 'number_integer', value}],
});
const setMetafields = `mutation($metafields: [CartMetafieldsSetInput!]!) { cartMetafieldsSet(metafields: $metafields) {
  metafields { id list createdAt parentResource { ... on Cart { id } } } userErrors { code field message elementIndex } } }`;

interface MetafieldPayload {
  cartMetafieldsSet: {
    metafields: {
      id: string;
      list: boolean;
      createdAt: string;
      parentResource: {id: string};
    }[];
    userErrors: {
      code: string;
      field: string[];
      message: string;
      elementIndex: number | null;
    }[];
  };
}

const idsAndDates: Rule[] = [
  {
    rule: 'A cart’s metafield: a number for an id, `list`, whole seconds, and the cart without its key',
    live: [
      'gid://shopify/Metafield/<16 digits>',
      'list false',
      '2025-06-01T12:00:00Z',
      'gid://shopify/Cart/<token>',
    ],
    source: carts('cartMetafieldsSet'),
    async answer(store) {
      const {id} = await createCart(store, {}, request);
      const {data} = await send<MetafieldPayload>(
        store,
        setMetafields,
        metafield(id, '2'),
      );
      const [field] = data.cartMetafieldsSet.metafields;
      return [
        field?.id.replace(/\d{16}$/, '<16 digits>') ?? 'none',
        `list ${field?.list}`,
        field?.createdAt ?? '',
        field?.parentResource.id.replace(/Cart\/id-\d+$/, 'Cart/<token>') ?? '',
      ];
    },
  },
  {
    rule: 'A value that is not of the metafield’s type',
    live: [
      'metafields []',
      'INVALID_VALUE "Value must be an integer." at metafields.0.value, elementIndex null',
    ],
    source: carts('cartMetafieldsSetInvalidValue'),
    async answer(store) {
      const {id} = await createCart(store, {}, request);
      const {data} = await send<MetafieldPayload>(
        store,
        setMetafields,
        metafield(id, 'x'),
      );
      const {metafields, userErrors} = data.cartMetafieldsSet;
      return [
        `metafields ${JSON.stringify(metafields)}`,
        `${refused(userErrors).join()}, elementIndex ${userErrors[0]?.elementIndex}`,
      ];
    },
  },
  {
    rule: 'Deleting a metafield that is not there',
    live: ['METAFIELD_DOES_NOT_EXIST "Metafield does not exist" at input.key'],
    source: carts('cartMetafieldDeleteMissing'),
    async answer(store) {
      const {id} = await createCart(store, {}, request);
      const {data} = await send<{
        cartMetafieldDelete: {
          userErrors: {code: string; field: string[]; message: string}[];
        };
      }>(
        store,
        'mutation($input: CartMetafieldDeleteInput!) { cartMetafieldDelete(input: $input) { deletedId userErrors { code field message } } }',
        {input: {ownerId: id, key: 'custom.missing'}},
      );
      return refused(data.cartMetafieldDelete.userErrors);
    },
  },
  {
    rule: 'A cart’s metafields that are not there are left out; a note that was never given is empty',
    live: ['metafields [], note ""'],
    source: carts('cartCreate, cartDeliveryPrimaryCartCreate'),
    async answer(store) {
      const {id} = await createCart(store, {}, request);
      const {data} = await send<{cart: {metafields: unknown[]; note: string}}>(
        store,
        'query($id: ID!) { cart(id: $id) { note metafields(identifiers: [{namespace: "custom", key: "note"}]) { id } } }',
        {id},
      );
      const {metafields, note} = data.cart;
      return [`metafields ${JSON.stringify(metafields)}, note "${note}"`];
    },
  },
  {
    rule: '`Metafield.list` of a product, which no published schema has',
    live: ['true'],
    source: 'storefront-custom-data-read-after-admin-setup',
    async answer(store) {
      const {data} = await send<{product: {metafield: {list: boolean}}}>(
        store,
        '{ product(handle: "cap") { metafield(namespace: "a", key: "b") { list } } }',
      );
      return [String(data.product.metafield.list)];
    },
  },
  {
    rule: 'Ids of a line and of an address; instants of a cart',
    live: [
      'gid://shopify/CartLine/<id>?cart=<token>',
      'gid://shopify/CartSelectableAddress/<id>',
      '2025-06-01T12:00:00Z',
    ],
    source: carts('cartCreate, cartDeliveryAddressesAdd'),
    async answer(store) {
      const cart = await createCart(store, {lines: [{merchandiseId: blue}]}, request);
      const {cart: changed} = await addAddress(store, cart.id, [address]);
      const [kept] = await readAddresses(store, cart.id);
      const form = (id = '') =>
        id.replace(/cart=id-\d+$/, 'cart=<token>').replace(/\/id-\d+/, '/<id>');
      return [form(cart.lines.nodes[0]?.id), form(kept?.id), changed?.updatedAt ?? ''];
    },
  },
  {
    rule: 'The default public token has the form of Shopify’s; Hydrogen takes another one for a private one',
    live: ['32 hexadecimal characters'],
    source: '@shopify/hydrogen 2025.1.5 and 2026.4.5, useCustomerPrivacy',
    answer: () =>
      Promise.resolve([
        /^[0-9a-f]{32}$/.test(defaultTokens.publicToken)
          ? '32 hexadecimal characters'
          : defaultTokens.publicToken,
      ]),
  },
];

const buyer: Rule[] = [
  {
    rule: 'A buyer in another market: cost and `merchandise.price` in its currency',
    live: ['12.5 CAD and 12.5 CAD', '10.0 USD and 10.0 USD'],
    source: carts('cartCreate, cartDeliveryPrimaryCartCreate'),
    async answer(store) {
      const priceOf = async (countryCode: string) => {
        const lines = [{merchandiseId: blue}];
        const {id} = await createCart(
          store,
          {lines, buyerIdentity: {countryCode}},
          request,
        );
        interface Priced {
          cart: {
            lines: {
              nodes: {
                cost: {amountPerQuantity: Money};
                merchandise: {price: Money};
              }[];
            };
          };
        }
        const {data} = await send<Priced>(
          store,
          'query($id: ID!) { cart(id: $id) { lines(first: 1) { nodes { cost { amountPerQuantity { amount currencyCode } } merchandise { ... on ProductVariant { price { amount currencyCode } } } } } } }',
          {id},
        );
        const [line] = data.cart.lines.nodes;
        return `${moneyText(line?.cost.amountPerQuantity)} and ${moneyText(line?.merchandise.price)}`;
      };
      return [await priceOf('CA'), await priceOf('US')];
    },
  },
  {
    rule: 'A customer’s token that is nobody’s',
    live: [
      'the cart',
      'INVALID "Customer is invalid" at buyerIdentity.customerAccessToken',
    ],
    source: carts('cartBuyerIdentityUpdateInvalidToken'),
    async answer(store) {
      const {id} = await createCart(store, {}, request);
      const {cart, userErrors} = await mutateCart(
        store,
        'cartBuyerIdentityUpdate',
        {cartId: 'ID!', buyerIdentity: 'CartBuyerIdentityInput!'},
        {cartId: id, buyerIdentity: {customerAccessToken: 'invalid'}},
        request,
      );
      return [cartOrNone(cart), ...refused(userErrors)];
    },
  },
  {
    rule: 'A product that is delivered to the United States alone: for a buyer in Canada, with an address there, and then with one at home',
    live: [
      'quantity 0, not for sale, 0 available, subtotal 0.0 CAD, MERCHANDISE_OUT_OF_STOCK',
      'quantity 0, not for sale, 0 available, subtotal 0.0 USD, MERCHANDISE_OUT_OF_STOCK',
      'no delivery groups',
      'at home: quantity 0',
    ],
    source: 'replayed recordings',
    async answer() {
      const [cap] = recordedShop.products;
      const products = cap ? [{...cap, deliveredTo: ['US']}] : [];
      const {ask} = createTestStore({
        catalogue: {...recordedShop, products},
        markets: {US: {currencyCode: 'USD', rate: 0.8}},
      });
      interface Payload {
        cart: {
          id: string;
          deliveryGroups: {nodes: unknown[]};
          lines: {
            nodes: {
              quantity: number;
              cost: {subtotalAmount: Money};
              merchandise: {availableForSale: boolean; quantityAvailable: number};
            }[];
          };
        };
        warnings: {code: string}[];
      }
      const payload =
        '{ cart { id deliveryGroups(first: 3) { nodes { id } } lines(first: 3) { nodes { quantity cost { subtotalAmount { amount currencyCode } } merchandise { ... on ProductVariant { availableForSale quantityAvailable } } } } } warnings { code } }';
      const create = async (countryCode: string) => {
        const {body} = await ask<{cartCreate: Payload}>(
          `mutation($input: CartInput) { cartCreate(input: $input) ${payload} }`,
          {
            variables: {
              input: {lines: [{merchandiseId: blue}], buyerIdentity: {countryCode}},
            },
            version,
          },
        );
        return body.data.cartCreate;
      };
      const deliver = async (cartId: string, countryCode: string) => {
        const deliveryAddress = {countryCode, address1: '1 Quay'};
        const addresses = [{selected: true, address: {deliveryAddress}}];
        const {body} = await ask<{cartDeliveryAddressesAdd: Payload}>(
          `mutation($cartId: ID!, $addresses: [CartSelectableAddressInput!]!) { cartDeliveryAddressesAdd(cartId: $cartId, addresses: $addresses) ${payload} }`,
          {variables: {cartId, addresses}, version},
        );
        return body.data.cartDeliveryAddressesAdd;
      };
      const told = ({cart, warnings}: Payload) => {
        const [line] = cart.lines.nodes;
        const {availableForSale, quantityAvailable} = line?.merchandise ?? {};
        return `quantity ${line?.quantity}, ${availableForSale ? '' : 'not '}for sale, ${quantityAvailable} available, subtotal ${moneyText(line?.cost.subtotalAmount)}, ${warnings.map(({code}) => code).join()}`;
      };
      const {cart} = await create('US');
      const abroad = await deliver(cart.id, 'CA');
      const home = await deliver(cart.id, 'US');
      return [
        told(await create('CA')),
        told(abroad),
        `${abroad.cart.deliveryGroups.nodes.length || 'no'} delivery groups`,
        `at home: quantity ${home.cart.lines.nodes[0]?.quantity}`,
      ];
    },
  },
  {
    rule: 'An e-mail address that is none, and an empty one',
    live: [
      'no cart, INVALID "Email is invalid" at buyerIdentity.email',
      'no cart, INVALID "Email is invalid" at buyerIdentity.email',
      'the cart holds fan@example.com',
    ],
    source: 'replayed recordings',
    async answer(store) {
      const {id} = await createCart(
        store,
        {buyerIdentity: {email: 'fan@example.com'}},
        request,
      );
      const answers: string[] = [];
      for (const email of ['nope', '']) {
        const {cart, userErrors} = await mutateCart(
          store,
          'cartBuyerIdentityUpdate',
          {cartId: 'ID!', buyerIdentity: 'CartBuyerIdentityInput!'},
          {cartId: id, buyerIdentity: {email}},
          request,
        );
        answers.push([cartOrNone(cart), ...refused(userErrors)].join(', '));
      }
      const {data} = await send<{cart: {buyerIdentity: {email: string}}}>(
        store,
        'query($id: ID!) { cart(id: $id) { buyerIdentity { email } } }',
        {id},
      );
      return [...answers, `the cart holds ${data.cart.buyerIdentity.email}`];
    },
  },
  {
    rule: 'A customer’s token that is nobody’s in `@inContext(buyer:)`',
    live: [
      '{"errors":[{"message":"The token provided is not valid"}]}, no data',
      'extensions: cost',
    ],
    source: 'storefront-catalog-enrichment: invalidBuyerRead',
    async answer(store) {
      const body = await send<unknown>(
        store,
        'query($buyer: BuyerInput) @inContext(buyer: $buyer) { shop { name } }',
        {buyer: {customerAccessToken: 'invalid'}},
      );
      return [
        `${JSON.stringify({errors: body.errors})}, ${'data' in body ? 'data' : 'no data'}`,
        `extensions: ${Object.keys(body.extensions ?? {}).join(', ')}`,
      ];
    },
  },
];

interface Money {
  amount: string;
  currencyCode: string;
}
const moneyText = (money?: Money) => `${money?.amount} ${money?.currencyCode}`;

/** Documents as they were recorded, and what a live store said that they cost. */
const costs: readonly [name: string, document: string, variables: object][] = [
  [
    'cartMetafieldDelete',
    'mutation($input: CartMetafieldDeleteInput!) { cartMetafieldDelete(input: $input) { deletedId userErrors { field message code } } }',
    {input: {ownerId: 'gid://shopify/Cart/x', key: 'a.b'}},
  ],
  [
    'cartMetafieldsSet',
    'mutation($metafields: [CartMetafieldsSetInput!]!) { cartMetafieldsSet(metafields: $metafields) { metafields { id namespace key value type list createdAt updatedAt parentResource { __typename ... on Cart { id } } } userErrors { field message code elementIndex } } }',
    {metafields: []},
  ],
  [
    'cartNoteUpdateMissing',
    'mutation($cartId: ID!, $note: String!) { cartNoteUpdate(cartId: $cartId, note: $note) { cart { id updatedAt note } userErrors { field message code } warnings { code message target } } }',
    {cartId: 'gid://shopify/Cart/x', note: 'x'},
  ],
  [
    'cartDiscountCodesUpdateMixed',
    'mutation($cartId: ID!, $discountCodes: [String!]!) { cartDiscountCodesUpdate(cartId: $cartId, discountCodes: $discountCodes) { cart { id updatedAt discountCodes { code applicable } discountAllocations { __typename discountedAmount { amount currencyCode } targetType ... on CartCodeDiscountAllocation { code } ... on CartAutomaticDiscountAllocation { title } ... on CartCustomDiscountAllocation { title } } cost { subtotalAmount { amount currencyCode } totalAmount { amount currencyCode } } estimatedCost { subtotalAmount { amount currencyCode } totalAmount { amount currencyCode } } } userErrors { field message code } warnings { code message target } } }',
    {cartId: 'gid://shopify/Cart/x', discountCodes: []},
  ],
  [
    'cartBuyerIdentityUpdate',
    'mutation($cartId: ID!, $buyerIdentity: CartBuyerIdentityInput!) { cartBuyerIdentityUpdate(cartId: $cartId, buyerIdentity: $buyerIdentity) { cart { id updatedAt buyerIdentity { countryCode email phone customer { id email firstName lastName displayName } purchasingCompany { company { id name } location { id name } } } cost { subtotalAmount { amount currencyCode } totalAmount { amount currencyCode } } estimatedCost { subtotalAmount { amount currencyCode } totalAmount { amount currencyCode } } } userErrors { field message code } warnings { code message target } } }',
    {cartId: 'gid://shopify/Cart/x', buyerIdentity: {}},
  ],
];

const deliveryFields = `id updatedAt checkoutUrl totalQuantity
  delivery { addresses { id selected oneTimeUse address { __typename ... on CartDeliveryAddress { firstName city formatted } } } }
  deliveryGroups(first: 10) { edges { cursor node { ...Group } } nodes { ...Group } pageInfo { hasNextPage } }`;
const deliveryFragments = `fragment Group on CartDeliveryGroup { id groupType deliveryAddress { id formatted }
  deliveryOptions { ...Option } selectedDeliveryOption { ...Option }
  cartLines(first: 10) { edges { cursor node { ...Line } } nodes { ...Line } pageInfo { hasNextPage } } }
  fragment Line on BaseCartLine { id quantity merchandise { ... on ProductVariant { id } } }
  fragment Option on CartDeliveryOption { handle code title estimatedCost { amount currencyCode } }`;

const errorText = ({errors, data}: Answer<unknown>) =>
  (errors ?? []).map(
    ({message, path, extensions}) =>
      `${String(extensions?.code)} "${message}" at ${path?.join('.')}${data === undefined ? ', no data' : ''}`,
  );

const limits: Rule[] = [
  {
    rule: 'A list of more than 250 items',
    live: [
      'MAX_INPUT_SIZE_EXCEEDED "The input array size of 251 is greater than the maximum allowed of 250." at cartLinesAdd.lines, no data',
      '[{"line":2,"column":3}]',
    ],
    source: carts(
      'cartLinesTooMany, cartAttributesTooMany, cartDeliveryAddressesAddTooMany',
    ),
    async answer(store) {
      const lines = Array.from({length: 251}, () => ({merchandiseId: blue}));
      const body = await send<unknown>(
        store,
        'mutation($cartId: ID!, $lines: [CartLineInput!]!) {\n  cartLinesAdd(cartId: $cartId, lines: $lines) { cart { id } }\n}',
        {cartId: 'gid://shopify/Cart/x', lines},
      );
      return [...errorText(body), JSON.stringify(body.errors?.[0]?.locations)];
    },
  },
  {
    rule: 'A number where a global id belongs (inferred from the answer to a text)',
    live: ["Invalid global id '101', no data"],
    source: 'replayed recordings',
    async answer(store) {
      const {errors, data} = await send<unknown>(store, '{ product(id: 101) { id } }');
      const told = (errors ?? []).map(({message}) => message).join();
      return [`${told}, ${data ? 'data' : 'no data'}`];
    },
  },
  {
    rule: 'A note of more than 5,000 characters',
    live: [
      'no cart',
      'NOTE_TOO_LONG "The note exceeds the maximum number of 5000 characters." at note',
    ],
    source: carts('cartNoteTooLong'),
    answer: (store) => answerToNote(store, 'n'.repeat(5001)),
  },
  {
    rule: 'A note of 5,000 emoji (inferred: characters are counted)',
    live: ['the cart'],
    source: 'replayed recordings',
    answer: (store) => answerToNote(store, '🧣'.repeat(5000)),
  },
  {
    rule: 'A cart that does not exist: read, and given a note',
    live: [
      'null',
      'INVALID "The specified cart does not exist." at cartId, with a new cart whose note is "Missing cart"',
    ],
    source: carts('cartReadMissing, cartNoteUpdateMissing'),
    async answer(store) {
      const id = 'gid://shopify/Cart/missing?key=missing';
      const {data} = await send<{cart: null}>(
        store,
        'query($id: ID!) { cart(id: $id) { id } }',
        {id},
      );
      const {cart, userErrors} = await mutateCart(
        store,
        'cartNoteUpdate',
        {cartId: 'ID!', note: 'String!'},
        {cartId: id, note: 'Missing cart'},
        request,
      );
      return [
        String(data.cart),
        `${refused(userErrors).join()}, with a new cart whose note is "${cart?.note}"`,
      ];
    },
  },
  {
    rule: 'A limit out of range: the error stands at the field',
    live: [
      'INVALID_FIELD_ARGUMENTS "limit must be within 1..10" at predictiveSearch',
      '[{"line":2,"column":3}]',
    ],
    source: 'storefront-discovery: storefrontInvalidLimit',
    async answer(store) {
      const body = await send<unknown>(
        store,
        '{\n  predictiveSearch(query: "a", limit: 0) { products { id } }\n}',
      );
      return [...errorText(body), JSON.stringify(body.errors?.[0]?.locations)];
    },
  },
  {
    rule: '`requestedQueryCost` of recorded documents',
    live: [
      'cartMetafieldDelete 11',
      'cartMetafieldsSet 14',
      'cartNoteUpdateMissing 13',
      'cartDiscountCodesUpdateMixed 23',
      'cartBuyerIdentityUpdate 24',
    ],
    source: 'storefront-cart-lifecycle',
    answer: (store) =>
      Promise.all(
        costs.map(async ([name, document, variables]) => {
          const {extensions} = await send<unknown>(store, document, {...variables});
          const {requestedQueryCost} = extensions?.cost as {requestedQueryCost: number};
          return `${name} ${requestedQueryCost}`;
        }),
      ),
  },
  {
    rule: 'A query that costs far more than 1,000, without a token',
    live: ['Complexity exceeded MAX_COMPLEXITY_EXCEEDED, at most 1000'],
    source: '[Storefront API](https://shopify.dev/docs/api/storefront), query complexity',
    async answer(store) {
      const inner =
        'variants(first: 250) { nodes { product { collections(first: 250) { nodes { id } } } } }';
      const query = `{ products(first: 250) { nodes { ${inner} images(first: 250) { nodes { id } } } } }`;
      const times = ['a', 'b', 'c', 'd'].map((alias) =>
        query.replace('products', `${alias}: products`),
      );
      const body = await send<unknown>(
        store,
        `{ ${times.map((text) => text.slice(1, -1)).join(' ')} }`,
        {},
        true,
      );
      return (body.errors ?? []).map(
        ({message, extensions}) =>
          `${message} ${String(extensions?.code)}, at most ${String(extensions?.maxCost)}`,
      );
    },
  },
  {
    rule: 'A delivery read that costs 262, twice in a request without a token: below the limit of 1,000',
    live: ['answered'],
    source: carts('cartDeliveryReadBeforeAddresses (once; twice is inferred)'),
    async answer(store) {
      const {id} = await createCart(store, {}, request);
      const query = `query($id: ID!) { a: cart(id: $id) { ${deliveryFields} } b: cart(id: $id) { ${deliveryFields} } } ${deliveryFragments}`;
      const body = await send<unknown>(store, query, {id}, true);
      return body.errors ? errorText(body) : ['answered'];
    },
  },
];

const content: Rule[] = [
  {
    rule: 'An article, alone and in its blog',
    live: [
      'The opening by Ada Quay: The doors open.',
      'excerpt "Doors", seo.title null',
      'News: opening, authors Ada Quay',
    ],
    source: 'storefront-content-read-after-admin-setup: storefrontRead',
    async answer(store) {
      interface Read {
        article: {
          title: string;
          content: string;
          excerpt: string;
          author: {name: string};
          seo: {title: string | null};
          blog: {
            title: string;
            articleByHandle: {handle: string};
            authors: {name: string}[];
          };
        };
      }
      const {data} = await send<Read>(
        store,
        '{ article(id: "gid://shopify/Article/2") { title content excerpt author: authorV2 { name } seo { title } blog { title articleByHandle(handle: "opening") { handle } authors { name } } } }',
      );
      const {title, content: text, excerpt, author, seo, blog} = data.article;
      return [
        `${title} by ${author.name}: ${text}`,
        `excerpt "${excerpt}", seo.title ${seo.title}`,
        `${blog.title}: ${blog.articleByHandle.handle}, authors ${blog.authors.map(({name}) => name).join()}`,
      ];
    },
  },
  {
    rule: 'Articles found by a text, and blogs',
    live: ['articles opening', 'blogs news', 'of another text none'],
    source: 'storefront-content-read-after-admin-setup: storefrontRead',
    async answer(store) {
      interface Found {
        nodes: {handle: string}[];
      }
      const {data} = await send<{articles: Found; blogs: Found; none: Found}>(
        store,
        '{ articles(first: 5, query: "The opening", sortKey: TITLE) { nodes { handle } } blogs(first: 5, query: "News", sortKey: TITLE) { nodes { handle } } none: articles(first: 5, query: "closing") { nodes { handle } } }',
      );
      const handles = ({nodes}: Found) =>
        nodes.map(({handle}) => handle).join() || 'none';
      return [
        `articles ${handles(data.articles)}`,
        `blogs ${handles(data.blogs)}`,
        `of another text ${handles(data.none)}`,
      ];
    },
  },
];

const shop: Rule[] = [
  {
    rule: 'A country and a language that the shop does not sell to; sold is in the United States alone, the shop is in Canada',
    live: [
      'context CA EN, localization CA EN',
      'context US EN, localization US EN',
      'available US',
    ],
    source: 'replayed recordings',
    async answer() {
      const shop = {...recordedShop.shop, shipsTo: ['US']};
      const {ask} = createTestStore({catalogue: {...recordedShop, shop}});
      interface Read {
        localization: Record<'country' | 'language', {isoCode: string}> & {
          availableCountries: {isoCode: string}[];
        };
      }
      const answers = await Promise.all(
        [
          {country: 'DE', language: 'FR'},
          {country: 'US', language: 'EN'},
        ].map((variables) =>
          ask<Read>(
            'query($country: CountryCode, $language: LanguageCode) @inContext(country: $country, language: $language) { localization { country { isoCode } language { isoCode } availableCountries { isoCode } } }',
            {variables, version},
          ),
        ),
      );
      const used = answers.map(({body: {data, extensions}}) => {
        const {country, language} = data.localization;
        const context = Object.values(extensions?.context ?? {}).join(' ');
        return `context ${context}, localization ${country.isoCode} ${language.isoCode}`;
      });
      const available = answers[0]?.body.data.localization.availableCountries ?? [];
      return [...used, `available ${available.map(({isoCode}) => isoCode).join()}`];
    },
  },
  {
    rule: 'A shop in Canada that has said nothing of its brand',
    live: [
      'brand {"shortDescription":null,"slogan":null,"logo":null}',
      'moneyFormat ${{amount}}',
      'cardVaultUrl https://checkout.pci.shopifyinc.com/sessions',
    ],
    source: 'storefront-first-slice-default',
    async answer(store) {
      interface Read {
        shop: {
          brand: object;
          moneyFormat: string;
          paymentSettings: {cardVaultUrl: string};
        };
      }
      const {data} = await send<Read>(
        store,
        '{ shop { brand { shortDescription slogan logo { id } } moneyFormat paymentSettings { cardVaultUrl } } }',
      );
      const {brand, moneyFormat, paymentSettings} = data.shop;
      return [
        `brand ${JSON.stringify(brand)}`,
        `moneyFormat ${moneyFormat}`,
        `cardVaultUrl ${paymentSettings.cardVaultUrl}`,
      ];
    },
  },
  {
    rule: 'A variant that is unpublished by itself is absent, and its option value stays (inferred from how a product is; the merchandise is, too)',
    live: [
      'values S, M; variants S; first of M none',
      'existence v1_0, node null, chosen by options null',
      'INVALID "The merchandise with id gid://shopify/ProductVariant/11 does not exist." at input.lines.0.merchandiseId',
    ],
    source:
      'shopify.dev/changelog, 2026-05-07; shopify.dev, product and variant publishing',
    async answer() {
      const variants = [variantData(10, 'S'), variantData(11, 'M', {published: false})];
      const published = createTestStore({
        catalogue: {...smallShop, products: [productData(1, 'Cap', variants)]},
      });
      interface Read {
        node: null;
        product: {
          encodedVariantExistence: string;
          options: {
            optionValues: {
              name: string;
              firstSelectableVariant: {title: string} | null;
            }[];
          }[];
          variants: {nodes: {title: string}[]};
          chosen: null;
        };
      }
      const {body} = await published.ask<Read>(
        '{ node(id: "gid://shopify/ProductVariant/11") { id } product(handle: "cap") { encodedVariantExistence options { optionValues { name firstSelectableVariant { title } } } variants(first: 9) { nodes { title } } chosen: variantBySelectedOptions(selectedOptions: [{name: "Size", value: "M"}]) { id } } }',
      );
      const {node, product} = body.data;
      const [small, medium] = product.options[0]?.optionValues ?? [];
      const {userErrors} = await mutateCart(
        published,
        'cartCreate',
        {input: 'CartInput'},
        {input: {lines: [{merchandiseId: 'gid://shopify/ProductVariant/11'}]}},
        request,
      );
      return [
        `values ${small?.name}, ${medium?.name}; variants ${product.variants.nodes.map(({title}) => title).join()}; first of M ${medium?.firstSelectableVariant?.title ?? 'none'}`,
        `existence ${product.encodedVariantExistence}, node ${node}, chosen by options ${product.chosen}`,
        ...refused(userErrors),
      ];
    },
  },
  {
    rule: 'Types and tags are sorted whatever their case; a product without a type has an empty one',
    live: ['types "", accessories, Apparel, Badge', 'tags blue, Cotton, drop'],
    source: 'replayed recordings',
    async answer() {
      const goods = (['Badge', 'Apparel', '', 'accessories'] as const).map(
        (productType, index) =>
          productData(index + 1, `Goods ${index}`, [variantData(index + 1, 'S')], {
            productType,
            tags: ['drop', 'Cotton', 'blue'],
          }),
      );
      const {ask} = createTestStore({catalogue: {...smallShop, products: goods}});
      const {body} = await ask<{types: {nodes: string[]}; tags: {nodes: string[]}}>(
        '{ types: productTypes(first: 9) { nodes } tags: productTags(first: 9) { nodes } }',
      );
      const {types, tags} = body.data;
      return [
        `types ${types.nodes.map((type) => type || '""').join(', ')}`,
        `tags ${tags.nodes.join(', ')}`,
      ];
    },
  },
  {
    rule: 'Tags never have a next page, also where there are more than were asked for',
    live: ['blue, no next page'],
    source: 'replayed recordings',
    async answer() {
      const tags = ['blue', 'Cotton', 'drop'];
      const cap = productData(1, 'Cap', [variantData(10, 'S')], {tags});
      const {ask} = createTestStore({catalogue: {...smallShop, products: [cap]}});
      const {body} = await ask<{
        productTags: {nodes: string[]; pageInfo: {hasNextPage: boolean}};
      }>('{ productTags(first: 1) { nodes pageInfo { hasNextPage } } }');
      const {nodes, pageInfo} = body.data.productTags;
      return [`${nodes.join()}, ${pageInfo.hasNextPage ? 'a' : 'no'} next page`];
    },
  },
  {
    rule: 'The fields of a metaobject, by key (no order is promised)',
    live: ['color, name, url'],
    source: 'replayed recordings',
    async answer() {
      const entry = {
        id: 1,
        type: 'badge',
        handle: 'new',
        updatedAt: '2025-01-01T00:00:00Z',
        fields: ['url', 'name', 'color'].map((key) => ({
          key,
          type: 'single_line_text_field',
          value: key,
        })),
      };
      const {ask} = createTestStore({catalogue: {...smallShop, metaobjects: [entry]}});
      const {body} = await ask<{metaobject: {fields: {key: string}[]}}>(
        '{ metaobject(handle: {type: "badge", handle: "new"}) { fields { key } } }',
      );
      return [body.data.metaobject.fields.map(({key}) => key).join(', ')];
    },
  },
  {
    rule: 'What a merchant has not written: a page’s SEO, and the shop’s description',
    live: ['seo {"title":null,"description":null}', 'description null'],
    source: 'replayed recordings',
    async answer() {
      const shop = {...smallShop.shop, description: ''};
      const {ask} = createTestStore({
        catalogue: {...smallShop, shop, pages: [aboutPage]},
      });
      const {body} = await ask<{page: {seo: object}; shop: {description: null}}>(
        '{ page(handle: "about") { seo { title description } } shop { description } }',
      );
      const {seo} = body.data.page;
      return [`seo ${JSON.stringify(seo)}`, `description ${body.data.shop.description}`];
    },
  },
  {
    rule: 'An empty search offers the price alone',
    live: ['filter.v.price {"price":{"min":0,"max":0.0}}'],
    ours: ['filter.v.price {"price":{"min":0,"max":0}}'],
    source: 'storefront-discovery: storefrontDiscovery',
    async answer(store) {
      interface Read {
        search: {productFilters: {id: string; values: {input: string}[]}[]};
      }
      const {data} = await send<Read>(
        store,
        '{ search(query: "", first: 3) { productFilters { id values { input } } } }',
      );
      return data.search.productFilters.map(
        ({id, values}) => `${id} ${values.map(({input}) => input).join()}`,
      );
    },
  },
  {
    rule: 'A search with `prefix: NONE` finds a product by the start of its last word, too',
    live: ['1 found'],
    source: 'storefront-discovery: storefrontDiscovery',
    async answer(store) {
      const {data} = await send<{search: {totalCount: number}}>(
        store,
        '{ search(query: "Ca", prefix: NONE, first: 3) { totalCount } }',
      );
      return [`${data.search.totalCount} found`];
    },
  },
  {
    rule: 'It finds no page by the start of a word',
    live: ['LAST page, NONE nothing'],
    source: 'replayed recordings',
    async answer() {
      const {ask} = createTestStore({catalogue: {...smallShop, pages: [aboutPage]}});
      const query = (prefix: string) =>
        `search(query: "Abo", prefix: ${prefix}, types: [PAGE], first: 3) { totalCount }`;
      const {body} = await ask<Record<'last' | 'none', {totalCount: number}>>(
        `{ last: ${query('LAST')} none: ${query('NONE')} }`,
      );
      const found = ({totalCount}: {totalCount: number}) =>
        totalCount > 0 ? 'page' : 'nothing';
      const {last, none} = body.data;
      return [`LAST ${found(last)}, NONE ${found(none)}`];
    },
  },
  {
    rule: 'A search that finds products holds at most two pages or articles, on its first page alone, and none of two results',
    live: [
      'first 9: Product, Page, Page',
      'after them: nothing',
      'first 2: Product, 1 in total',
    ],
    source: 'replayed recordings',
    async answer() {
      const pages = [1, 2, 3].map((id) => ({
        ...aboutPage,
        id,
        handle: `caps-${id}`,
        title: `Caps ${id}`,
      }));
      const products = [productData(1, 'Cap', [variantData(10, 'S')])];
      const {ask} = createTestStore({catalogue: {...smallShop, products, pages}});
      interface Read {
        search: {
          totalCount: number;
          nodes: {__typename: string}[];
          pageInfo: {endCursor: string};
        };
      }
      const read = async (first: number, after?: string) => {
        const {body} = await ask<Read>(
          'query($first: Int!, $after: String) { search(query: "Cap", first: $first, after: $after) { totalCount nodes { __typename } pageInfo { endCursor } } }',
          {variables: {first, after}},
        );
        return body.data.search;
      };
      const kinds = ({nodes}: Read['search']) =>
        nodes.map(({__typename}) => __typename).join(', ') || 'nothing';
      const nine = await read(9);
      const two = await read(2);
      return [
        `first 9: ${kinds(nine)}`,
        `after them: ${kinds(await read(9, nine.pageInfo.endCursor))}`,
        `first 2: ${kinds(two)}, ${two.totalCount} in total`,
      ];
    },
  },
  {
    rule: 'What tells where a shopper came from, by a search and while typing',
    live: ['_pos, _sid, _ss', '_pos, _psq, _psid, _ss, _v', 'ids of 9 digits'],
    source: 'replayed recordings; links of shops, such as Arduino’s',
    async answer(store) {
      interface Tracked {
        trackingParameters: string;
      }
      const {data} = await send<{
        search: {nodes: Tracked[]};
        predictiveSearch: {products: Tracked[]};
      }>(
        store,
        '{ search(query: "Cap", first: 1) { nodes { ... on Product { trackingParameters } } } predictiveSearch(query: "Cap") { products { trackingParameters } } }',
      );
      const told = [data.search.nodes, data.predictiveSearch.products].map(
        ([found]) => new URLSearchParams(found?.trackingParameters),
      );
      const ids = told.map((read) => read.get('_sid') ?? read.get('_psid') ?? '');
      return [
        ...told.map((read) => [...read.keys()].join(', ')),
        `ids of ${[...new Set(ids.map(({length}) => length))].join()} digits`,
      ];
    },
  },
  {
    rule: 'Of equal results the newest comes first (inferred from three cases)',
    live: ['Cap 3, Cap 2, Cap 1'],
    source: 'replayed recordings',
    async answer() {
      const products = [1, 3, 2].map((id) =>
        productData(id, `Cap ${id}`, [variantData(id * 10, 'S')]),
      );
      const {ask} = createTestStore({catalogue: {...smallShop, products}});
      const {body} = await ask<{search: {nodes: {title: string}[]}}>(
        '{ search(query: "Cap", first: 3) { nodes { ... on Product { title } } } }',
      );
      return [body.data.search.nodes.map(({title}) => title).join(', ')];
    },
  },
  {
    rule: 'A medium’s picture has the medium’s number, a product’s picture another one',
    live: ['ImageSource with the medium’s number', 'ProductImage with another one'],
    source: 'replayed recordings',
    async answer() {
      const {ask} = createTestStore({catalogue: picturedShop});
      interface Read {
        product: {
          images: {nodes: {id: string}[]};
          media: {nodes: {id: string; image: {id: string}; previewImage: {id: string}}[]};
          variants: {nodes: {image: {id: string}}[]};
        };
      }
      const {body} = await ask<Read>(
        '{ product(handle: "cap") { images(first: 1) { nodes { id } } variants(first: 1) { nodes { image { id } } } media(first: 1) { nodes { id previewImage { id } ... on MediaImage { image { id } } } } } }',
      );
      const {images, media, variants} = body.data.product;
      const [medium] = media.nodes;
      const number = (id = '') => id.replace(/^.*\//, '');
      const kind = (id = '') => id.split('/').at(-2);
      const own = new Set([medium?.image.id, medium?.previewImage.id]);
      const pictures = new Set([images.nodes[0]?.id, variants.nodes[0]?.image.id]);
      return [own, pictures].map((ids) => {
        const [id, ...others] = ids;
        const isSame = number(id) === number(medium?.id);
        const told = `${kind(id)} with ${isSame ? 'the medium’s number' : 'another one'}`;
        return others.length > 0 ? `${told}, and ${others.join()}` : told;
      });
    },
  },
  {
    rule: 'Where a policy is shown',
    live: ['/SHOP/policies/ID.html?locale=en'],
    source: 'replayed recordings',
    async answer() {
      const policies = [
        {id: 7, handle: 'refund-policy', title: 'Refunds', body: '<p>Ten days.</p>'},
      ];
      const {ask} = createTestStore({catalogue: {...smallShop, policies}});
      const {body} = await ask<{shop: {refundPolicy: {url: string}}}>(
        '{ shop { refundPolicy { url } } }',
      );
      const {pathname, search} = new URL(body.data.shop.refundPolicy.url);
      return [`${pathname}${search}`.replace(/^\/\d+/, '/SHOP').replace('/7.', '/ID.')];
    },
  },
  {
    rule: 'What a cursor holds (no client may read it)',
    live: ['last_id, last_value'],
    ours: ['index, id'],
    source: carts('cartCreate'),
    async answer(store) {
      const {data} = await send<{products: {edges: {cursor: string}[]}}>(
        store,
        '{ products(first: 1) { edges { cursor } } }',
      );
      const text = Buffer.from(data.products.edges[0]?.cursor ?? '', 'base64');
      return [Object.keys(JSON.parse(text.toString()) as object).join(', ')];
    },
  },
];

const changelog = (page: string) => `[changelog](https://shopify.dev/changelog/${page})`;
const newDiscounts = changelog('new-discount-fields-in-the-storefront-cart-graphql-api');
const byViewKey = changelog('cart-line-mutations-accept-view-key');

/** Asks for the newest version's schema. */
const newest = {version: '2026-10'};

interface DiscountedCart {
  discountApplications: {
    __typename: string;
    code: string;
    totalAllocatedAmount: {amount: string};
    value: {amount?: string; percentage?: number};
  }[];
  lines: {
    nodes: {
      own: {code: string}[];
      all: {
        code: string;
        discountApplication: {value: {amount?: string; percentage?: number}};
        sourceDiscountApplication: {value: {amount?: string; percentage?: number}};
      }[];
    }[];
  };
}

/** A cart of two lines with codes on one product, and on the whole order. */
async function discountedCart(): Promise<DiscountedCart> {
  const off = (code: string, value: DiscountData['value'], productIds?: number[]) => ({
    code,
    title: code,
    value,
    ...(productIds && {productIds}),
  });
  const discounts = [
    off('TENTH', {kind: 'percentage', percent: 10}, [1]),
    off('FIVE', {kind: 'fixed', amount: 500}, [1]),
    off('ORDER', {kind: 'fixed', amount: 300}),
  ];
  const store = createTestStore({catalogue: {...recordedShop, discounts}});
  const lines = [
    {merchandiseId: blue, quantity: 1},
    {merchandiseId: green, quantity: 1},
  ];
  const {id} = await createCart(
    store,
    {lines, discountCodes: ['TENTH', 'FIVE', 'ORDER']},
    newest,
  );
  const value =
    'value { ... on MoneyV2 { amount } ... on PricingPercentageValue { percentage } }';
  const code = '... on CartCodeDiscountAllocation { code }';
  const {body} = await store.ask<{cart: DiscountedCart}>(
    `query($id: ID!) { cart(id: $id) {
      discountApplications { __typename ... on CartCodeDiscountApplication { code } totalAllocatedAmount { amount } ${value} }
      lines(first: 2) { nodes {
        own: discountAllocations { ${code} }
        all: discountAllocations(lineLevelOnly: false) { ${code} discountApplication { ${value} } sourceDiscountApplication { ${value} } }
      } }
    } }`,
    {...newest, variables: {id}},
  );
  if (body.errors) throw new Error(JSON.stringify(body.errors));
  return body.data.cart;
}

/** The view keys of a cart's lines. */
async function viewKeysOf(store: TestStore, id: string): Promise<string[]> {
  const {body} = await store.ask<{cart: {lines: {nodes: {viewKey: string}[]}}}>(
    'query($id: ID!) { cart(id: $id) { lines(first: 9) { nodes { viewKey } } } }',
    {...newest, variables: {id}},
  );
  return body.data.cart.lines.nodes.map(({viewKey}) => viewKey);
}

const laterRules: Rule[] = [
  {
    rule: 'Several discounts of products on one line',
    live: ['TENTH, FIVE, where their tags agree (2026-04, Plus); otherwise one of them'],
    ours: ['TENTH, FIVE'],
    source: changelog('multiple-product-discounts-can-apply-on-a-single-cart-line'),
    async answer() {
      const {lines} = await discountedCart();
      return [lines.nodes[0]?.own.map(({code}) => code).join(', ') ?? ''];
    },
  },
  {
    rule: 'A line tells its parts of the order’s discounts only where `lineLevelOnly` is false (2026-07)',
    live: ['TENTH, FIVE', 'TENTH, FIVE, ORDER'],
    source: newDiscounts,
    async answer() {
      const {lines} = await discountedCart();
      const [line] = lines.nodes;
      return [line?.own, line?.all].map((all = []) =>
        all.map(({code}) => code).join(', '),
      );
    },
  },
  {
    rule: '`Cart.discountApplications`: what each code takes off in all (2026-07)',
    live: [
      'CartCodeDiscountApplication TENTH 10%, 2.5 in all',
      'CartCodeDiscountApplication FIVE 5.0, 5.0 in all',
      'CartCodeDiscountApplication ORDER 3.0, 3.0 in all',
    ],
    source: newDiscounts,
    async answer() {
      const {discountApplications} = await discountedCart();
      return discountApplications.map(
        ({__typename, code, totalAllocatedAmount, value}) =>
          `${__typename} ${code} ${value.amount ?? `${value.percentage}%`}, ${totalAllocatedAmount.amount} in all`,
      );
    },
  },
  {
    rule: 'A fixed amount: `discountApplication` has the line’s part, `sourceDiscountApplication` the whole (2026-07)',
    live: ['2.5 of 5.0'],
    source: newDiscounts,
    async answer() {
      const {lines} = await discountedCart();
      const part = lines.nodes[0]?.all.find(({code}) => code === 'FIVE');
      const {discountApplication: own, sourceDiscountApplication: whole} = part ?? {};
      return [`${own?.value.amount} of ${whole?.value.amount}`];
    },
  },
  {
    rule: '`Cart.discountAllocations` and `discountApplication` are deprecated (2026-07)',
    live: ['2026-04: no, no', '2026-07: yes, yes', '2026-10: yes, yes'],
    source: newDiscounts,
    answer: async () =>
      (['2026-04', '2026-07', '2026-10'] as const).map((version) => {
        const told = [
          ['Cart', 'discountAllocations'],
          ['CartCodeDiscountAllocation', 'discountApplication'],
        ].map(([name = '', field = '']) => {
          const type = schemaOf(version).getType(name);
          const known = isObjectType(type) ? type.getFields()[field] : undefined;
          return known?.deprecationReason ? 'yes' : 'no';
        });
        return `${version}: ${told.join(', ')}`;
      }),
  },
  {
    rule: '`viewKey` of a line: its variant and a hash, the same while the line says the same (2026-07)',
    live: [
      '<variant>:<hash>',
      'the same after another quantity',
      'another after other attributes',
    ],
    source: changelog('cart-line-view-key-field'),
    async answer(store) {
      const {id} = await createCart(store, {lines: [{merchandiseId: blue}]}, newest);
      const [before = ''] = await viewKeysOf(store, id);
      await addLines(store, id, [{merchandiseId: blue}], newest);
      const [raised = ''] = await viewKeysOf(store, id);
      const lines = [{viewKey: before, attributes: attribute('A')}];
      const types = {cartId: 'ID!', lines: '[CartLineUpdateInput!]!'};
      await mutateCart(store, 'cartLinesUpdate', types, {cartId: id, lines}, newest);
      const [engraved = ''] = await viewKeysOf(store, id);
      const told = (key: string) => (key === before ? 'the same' : 'another');
      return [
        before.replace(/^11:/, '<variant>:').replace(/:[0-9a-f]{32}$/, ':<hash>'),
        `${told(raised)} after another quantity`,
        `${told(engraved)} after other attributes`,
      ];
    },
  },
  {
    rule: 'Lines are changed and removed by view keys (2026-07)',
    live: ['quantities 3', 'quantities '],
    source: byViewKey,
    async answer(store) {
      const {id: cartId} = await createCart(
        store,
        {lines: [{merchandiseId: blue}]},
        newest,
      );
      const viewKeys = await viewKeysOf(store, cartId);
      const lines = viewKeys.map((viewKey) => ({viewKey, quantity: 3}));
      const types = {cartId: 'ID!', lines: '[CartLineUpdateInput!]!'};
      const raised = await mutateCart(
        store,
        'cartLinesUpdate',
        types,
        {cartId, lines},
        newest,
      );
      const names = {cartId: 'ID!', viewKeys: '[String!]'};
      const gone = await mutateCart(
        store,
        'cartLinesRemove',
        names,
        {cartId, viewKeys},
        newest,
      );
      return [quantities(raised), quantities(gone)];
    },
  },
  {
    rule: 'A line named by both, or by neither (2026-07): refused; code and words are assumed',
    live: ['refused'],
    ours: ['INVALID lines.0', 'INVALID lines.0', 'INVALID viewKeys', 'INVALID lineIds'],
    source: byViewKey,
    async answer(store) {
      const {id: cartId, lines} = await createCart(
        store,
        {lines: [{merchandiseId: blue}]},
        newest,
      );
      const both = {
        id: lines.nodes[0]?.id,
        viewKey: (await viewKeysOf(store, cartId))[0],
      };
      const types = {cartId: 'ID!', lines: '[CartLineUpdateInput!]!'};
      const removal = {cartId: 'ID!', lineIds: '[ID!]', viewKeys: '[String!]'};
      const answers = [
        await mutateCart(
          store,
          'cartLinesUpdate',
          types,
          {cartId, lines: [both]},
          newest,
        ),
        await mutateCart(
          store,
          'cartLinesUpdate',
          types,
          {cartId, lines: [{quantity: 2}]},
          newest,
        ),
        await mutateCart(
          store,
          'cartLinesRemove',
          removal,
          {cartId, lineIds: [both.id], viewKeys: [both.viewKey]},
          newest,
        ),
        await mutateCart(store, 'cartLinesRemove', removal, {cartId}, newest),
      ];
      return answers.flatMap(({userErrors}) =>
        userErrors.map(({code, field}) => `${code} ${field?.join('.')}`),
      );
    },
  },
  {
    rule: 'A line that is not sold where the buyer is (2026-07)',
    live: ['PRODUCT_UNAVAILABLE_IN_BUYER_LOCATION'],
    source: changelog(
      'new-productunavailableinbuyerlocation-warning-code-for-cart-mutations',
    ),
    async answer() {
      const store = createTestStore({
        catalogue: recordedShop,
        markets: {US: {currencyCode: 'USD', rate: 0.8, notSold: [1]}},
      });
      const {id: cartId} = await createCart(
        store,
        {lines: [{merchandiseId: blue}]},
        newest,
      );
      const types = {cartId: 'ID!', buyerIdentity: 'CartBuyerIdentityInput!'};
      const variables = {cartId, buyerIdentity: {countryCode: 'US'}};
      const {warnings} = await mutateCart(
        store,
        'cartBuyerIdentityUpdate',
        types,
        variables,
        newest,
      );
      return warnings.map(({code}) => code);
    },
  },
];

interface Profile {
  version: string;
  supported_versions?: Record<string, string>;
  capabilities: Record<string, {version: string; spec: string; schema: string}[]>;
}

/** Sends a request of an agent to a path of the store. */
async function agentAsks<Body>(
  {store}: TestStore,
  path: string,
  body = '',
): Promise<Body> {
  const answer = await store.handle({
    method: body ? 'POST' : 'GET',
    url: new URL(path, 'http://store.test'),
    headers: {'content-type': 'application/json'},
    body,
  });
  return JSON.parse(String(answer.body)) as Body;
}

interface ToolAnswer {
  result?: {structuredContent: {ucp: {version: string; capabilities: object}}};
  error?: {code: number; data: {code: string}};
}

/** The version in which a search is answered, or why it is refused. */
async function searched(store: TestStore, profile: string): Promise<string> {
  const given = {meta: {'ucp-agent': {profile}}, catalog: {query: 'cap'}};
  const params = {name: 'search_catalog', arguments: given};
  const call = JSON.stringify({jsonrpc: '2.0', id: 1, method: 'tools/call', params});
  const {result, error} = await agentAsks<ToolAnswer>(store, '/api/ucp/mcp', call);
  if (error) return `${error.code} ${error.data.code}`;
  const {version, capabilities} = result?.structuredContent.ucp ?? {};
  return `${version}, ${Object.keys(capabilities ?? {}).join()}`;
}

const agentProfiles = 'https://shopify.dev/ucp/agent-profiles';
const protocol = '[ucp.dev](https://ucp.dev/2026-08-25/specification/overview/)';

const agents: Rule[] = [
  {
    rule: 'The profile at `/.well-known/ucp`, and the earlier versions that it names',
    live: ['2026-08-25, and 2026-08-25, 2026-04-08, 2026-01-23', '2026-04-08 alone'],
    ours: ['2026-08-25, and 2026-08-25, 2026-04-08', '2026-04-08 alone'],
    source: `${changelog('08-25-is-now-supported')}; a live store’s profile, September 2026`,
    async answer(store) {
      const {ucp} = await agentAsks<{ucp: Profile}>(store, '/.well-known/ucp');
      const versions = ucp.supported_versions ?? {};
      const {pathname} = new URL(versions['2026-04-08'] ?? '');
      const {ucp: earlier} = await agentAsks<{ucp: Profile}>(store, pathname);
      return [
        `${ucp.version}, and ${Object.keys(versions).join(', ')}`,
        `${earlier.version} ${earlier.supported_versions ? 'and others' : 'alone'}`,
      ];
    },
  },
  {
    rule: 'A capability names its description and its schema',
    live: [
      'https://ucp.dev/2026-08-25/specification/shopping/cart',
      'https://ucp.dev/2026-08-25/schemas/shopping/cart.json',
    ],
    source: 'a live store’s profile, September 2026',
    async answer(store) {
      const {ucp} = await agentAsks<{ucp: Profile}>(store, '/.well-known/ucp');
      return (ucp.capabilities['dev.ucp.shopping.cart'] ?? []).flatMap(
        ({spec, schema}) => [spec, schema],
      );
    },
  },
  {
    rule: 'A tool answers in the version of the agent’s profile; which that is, is read from its address here',
    live: [
      '2026-08-25, dev.ucp.shopping.catalog.search',
      '2026-04-08, dev.ucp.shopping.catalog.search',
    ],
    source: protocol,
    answer: (store) =>
      Promise.all(
        ['2026-08-25', '2026-04-08'].map((version) =>
          searched(store, `${agentProfiles}/${version}/valid-with-capabilities.json`),
        ),
      ),
  },
  {
    rule: 'A version that is not answered, and a profile that is no URL',
    live: ['-32001 version_unsupported', '-32001 invalid_profile_url'],
    source: protocol,
    answer: async (store) => [
      await searched(store, `${agentProfiles}/2025-01-01/profile.json`),
      await searched(store, 'nowhere'),
    ],
  },
];

export const chapters: Chapter[] = [
  {title: 'Lines and stock', rules: stock},
  {title: 'Discounts and gift cards', rules: discounts},
  {title: 'Buyers', rules: buyer},
  {title: 'Addresses and delivery', rules: delivery},
  {title: 'Metafields, ids and dates', rules: idsAndDates},
  {title: 'Errors and limits', rules: limits},
  {title: 'Shop and search', rules: shop},
  {title: 'Blogs', rules: content},
  {title: 'Versions 2026-07 and 2026-10', rules: laterRules},
  {title: 'Agents', rules: agents},
];
