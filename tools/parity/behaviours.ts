/** How a Storefront API behaves beyond its schema: one entry for each rule that the shop relies on. */
import type {Samples} from '../store/samples';
import {askStore, at, type ComparedStore} from './client';

export interface Behavior {
  name: string;
  /** The outcome that every store must give, as `observe` sees it. */
  expected: unknown;
  observe(store: ComparedStore, samples: Samples): Promise<unknown>;
}

const CART = 'cart { totalQuantity lines(first: 10) { nodes { id quantity } } }';
const OUTCOME = `${CART} userErrors { code field } warnings { code }`;

const documents = {
  cartCreate: `mutation ParityCreate($lines: [CartLineInput!]) {
    cartCreate(input: {lines: $lines}) { cart { id } userErrors { code field } } }`,
  cartLinesAdd: `mutation ParityAdd($cartId: ID!, $lines: [CartLineInput!]!) {
    cartLinesAdd(cartId: $cartId, lines: $lines) { ${OUTCOME} } }`,
  cartLinesUpdate: `mutation ParityUpdate($cartId: ID!, $lines: [CartLineUpdateInput!]!) {
    cartLinesUpdate(cartId: $cartId, lines: $lines) { ${OUTCOME} } }`,
  cartLinesRemove: `mutation ParityRemove($cartId: ID!, $lineIds: [ID!]!) {
    cartLinesRemove(cartId: $cartId, lineIds: $lineIds) { ${OUTCOME} } }`,
} as const;
type Mutation = keyof typeof documents;

const NO_CART = 'gid://shopify/Cart/none-such-cart?key=0';
const NO_LINE = 'gid://shopify/CartLine/00000000-0000-0000-0000-000000000000?cart=x';
const NO_VARIANT = 'gid://shopify/ProductVariant/1';

async function change(
  store: ComparedStore,
  mutation: Mutation,
  variables: Record<string, unknown>,
) {
  const {body} = await askStore(store, documents[mutation], variables);
  const payload = at(body, 'data', mutation);
  return {
    payload,
    total: at(payload, 'cart', 'totalQuantity'),
    lines: listAt(payload, 'cart', 'lines', 'nodes').length,
    errors: at(payload, 'userErrors'),
  };
}

function listAt(value: unknown, ...path: readonly string[]): readonly unknown[] {
  const list = at(value, ...path);
  return Array.isArray(list) ? list : [];
}

/** A new cart with one unit of the variant. */
async function newCart(store: ComparedStore, {variantId}: Samples) {
  const lines = [{merchandiseId: variantId, quantity: 1}];
  const {payload} = await change(store, 'cartCreate', {lines});
  return String(at(payload, 'cart', 'id'));
}

const firstLine = (payload: unknown) =>
  String(at(payload, 'cart', 'lines', 'nodes', 0, 'id'));

async function addOne(store: ComparedStore, cartId: string, merchandiseId: string) {
  return change(store, 'cartLinesAdd', {cartId, lines: [{merchandiseId, quantity: 1}]});
}

const outcome = ({total, lines, errors}: Awaited<ReturnType<typeof change>>) => ({
  total,
  lines,
  errors,
});

const cartBehaviors: readonly Behavior[] = [
  {
    name: 'adding a variant that is in the cart makes its line larger',
    expected: {total: 2, lines: 1, errors: []},
    observe: async (store, samples) => {
      const cartId = await newCart(store, samples);
      return outcome(await addOne(store, cartId, samples.variantId));
    },
  },
  {
    name: 'updating a line to 0 removes it',
    expected: {total: 0, lines: 0, errors: []},
    observe: async (store, samples) => {
      const cartId = await newCart(store, samples);
      const {payload} = await addOne(store, cartId, samples.variantId);
      const lines = [{id: firstLine(payload), quantity: 0}];
      return outcome(await change(store, 'cartLinesUpdate', {cartId, lines}));
    },
  },
  {
    name: 'removing a line leaves an empty cart',
    expected: {total: 0, lines: 0, errors: []},
    observe: async (store, samples) => {
      const cartId = await newCart(store, samples);
      const {payload} = await addOne(store, cartId, samples.variantId);
      const lineIds = [firstLine(payload)];
      return outcome(await change(store, 'cartLinesRemove', {cartId, lineIds}));
    },
  },
  {
    name: 'adding to a cart that is gone says so at cartId',
    expected: [{code: 'INVALID', field: ['cartId']}],
    observe: async (store, {variantId}) =>
      (await addOne(store, NO_CART, variantId)).errors,
  },
  {
    name: 'adding an unknown variant says so at its line',
    expected: [{code: 'INVALID', field: ['lines', '0', 'merchandiseId']}],
    observe: async (store, samples) =>
      (await addOne(store, await newCart(store, samples), NO_VARIANT)).errors,
  },
  {
    name: 'updating an unknown line says so at its id, and leaves the cart',
    expected: {
      total: 1,
      lines: 1,
      errors: [{code: 'INVALID_MERCHANDISE_LINE', field: ['lines', '0', 'id']}],
    },
    observe: async (store, samples) => {
      const cartId = await newCart(store, samples);
      const lines = [{id: NO_LINE, quantity: 2}];
      return outcome(await change(store, 'cartLinesUpdate', {cartId, lines}));
    },
  },
];

/** Status, whether there is data, and the codes of the errors. */
async function errorCodes(
  store: ComparedStore,
  query: string,
  variables?: Record<string, unknown>,
  token?: string,
) {
  const {status, body} = await askStore(store, query, variables, token);
  const codes = listAt(body, 'errors').map((error) => at(error, 'extensions', 'code'));
  return {status, data: at(body, 'data') ?? null, codes};
}

const apiBehaviors: readonly Behavior[] = [
  {
    name: 'a cart, product or collection that is not there is null, without an error',
    expected: {
      status: 200,
      data: {cart: null, product: null, collection: null},
      codes: [],
    },
    observe: (store) =>
      errorCodes(
        store,
        `query ParityMissing($id: ID!) { cart(id: $id) { id }
          product(handle: "none-such-product") { id } collection(handle: "none-such-collection") { id } }`,
        {id: NO_CART},
      ),
  },
  {
    name: 'a wrong token is refused with 401',
    expected: {status: 401, data: null, codes: ['UNAUTHORIZED']},
    observe: (store) =>
      errorCodes(store, 'query ParityToken { shop { name } }', {}, 'no-such-token'),
  },
  {
    name: 'an unknown field is an error of the document, with status 200',
    expected: {status: 200, data: null, codes: ['undefinedField']},
    observe: (store) => errorCodes(store, 'query ParityField { shop { noSuchField } }'),
  },
  {
    name: 'more than 250 at once are refused',
    expected: {status: 200, refused: true},
    observe: async (store) => {
      const query = 'query ParityLimit { products(first: 251) { nodes { id } } }';
      const {status, body} = await askStore(store, query);
      return {status, refused: listAt(body, 'errors').length > 0};
    },
  },
  {
    name: 'a variable that is no id is refused',
    expected: {status: 200, refused: true, data: null},
    observe: async (store) => {
      const query = 'query ParityId($id: ID!) { cart(id: $id) { id } }';
      const {status, body} = await askStore(store, query, {id: 'junk'});
      const refused = listAt(body, 'errors').length > 0;
      return {status, refused, data: at(body, 'data') ?? null};
    },
  },
];

/** All rules, in the order of the report. */
export const behaviors: readonly Behavior[] = [...cartBehaviors, ...apiBehaviors];
