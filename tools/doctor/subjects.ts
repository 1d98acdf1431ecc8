/** Things of a store that the app's queries are tried with, found through its API alone. */
import type {Subjects} from '../graphql/subjects';
import {grant, mendFailure} from './mends';
import type {Failure, ProbeError, StoreProbe} from './probe';

const GOODS = `#graphql
  query DoctorGoods($id: ID!) {
    collection(id: $id) { products(first: 20) { ...Goods } }
    products(first: 20) { ...Goods }
  }
  fragment Goods on ProductConnection {
    nodes {
      handle
      variants(first: 10) {
        nodes { id availableForSale selectedOptions { name value } }
      }
    }
  }`;

const CART = `#graphql
  mutation DoctorCart($lines: [CartLineInput!]) {
    cartCreate(input: {lines: $lines}) {
      cart { id lines(first: 1) { edges { cursor node { id } } } }
      userErrors { message }
    }
  }`;

interface Variant {
  id: string;
  availableForSale: boolean;
  selectedOptions: readonly {name: string; value: string}[];
}
interface Product {
  handle: string;
  variants: {nodes: readonly Variant[]};
}
interface Goods {
  collection: {products: {nodes: readonly Product[]}} | null;
  products: {nodes: readonly Product[]};
}
interface CreatedCart {
  cartCreate: {
    cart: {
      id: string;
      lines: {edges: readonly {cursor: string; node: {id: string}}[]};
    } | null;
    userErrors: readonly ProbeError[];
  };
}

/** Why the app's queries cannot be tried on a store. */
export interface Obstacle {
  obstacle: string;
  cost: string;
  mend: string;
}

const NO_GOODS = {
  obstacle: 'the store shows no product that can be bought',
  cost: 'There is nothing to buy.',
  mend: 'Publish products to the sales channel that the token belongs to, and put them on sale.',
};
const NO_CART = {
  obstacle: 'the store makes no cart',
  cost: 'Nothing can be put into the cart.',
  mend: grant('unauthenticated_write_checkouts'),
};

/**
 * A product that can be bought, of the collection if possible, and a new cart with one of it. The cart is the only
 * thing that the doctor writes; it expires by itself.
 * @returns what is in the way where there is no such product or cart
 */
export async function findSubjects(
  probe: StoreProbe,
  collectionId: string,
): Promise<Subjects | Obstacle> {
  const goods = await read<Goods>(probe, GOODS, {id: collectionId});
  if (!goods.data) return because(NO_GOODS, goods.why);
  const {collection, products: all} = goods.data;
  const products = [...(collection?.products.nodes ?? []), ...all.nodes];
  const product = products.find(({variants}) => variants.nodes.some(isForSale));
  const variant = product?.variants.nodes.find(isForSale);
  if (!product || !variant) return NO_GOODS;
  const lines = [{merchandiseId: variant.id, quantity: 1}];
  const created = await read<CreatedCart>(probe, CART, {lines});
  if (!created.data) return because(NO_CART, created.why);
  const {cart, userErrors} = created.data.cartCreate;
  const [line] = cart?.lines.edges ?? [];
  if (!cart || !line) return because(NO_CART, userErrors[0]);
  return {
    collectionId,
    handle: product.handle,
    selectedOptions: variant.selectedOptions,
    variantId: variant.id,
    cartId: cart.id,
    lineId: line.node.id,
    lineCursor: line.cursor,
  };
}

const isForSale = ({availableForSale}: Variant) => availableForSale;

/** Why a document above brought no data: the store's error, or that it could not be asked. */
type Why = ProbeError | Failure | undefined;

/** What a document above brought; the schema holds the store to its shape. */
async function read<Data>(
  probe: StoreProbe,
  query: string,
  variables: Record<string, unknown>,
): Promise<{data: Data} | {data: null; why: Why}> {
  const reply = await probe.ask(query, variables);
  if (reply.kind === 'failure') return {data: null, why: reply};
  const [why] = reply.errors;
  return why || !reply.data ? {data: null, why} : {data: reply.data as Data};
}

/** The obstacle in the store's own words, with the permission that it asks for, if it does. */
function because(known: Obstacle, why: Why): Obstacle {
  if (!why) return known;
  if ('kind' in why) return {...known, obstacle: why.reason, mend: mendFailure(why)};
  const {message, requiredAccess} = why;
  return {
    ...known,
    obstacle: `${known.obstacle}: ${message}`,
    ...(requiredAccess && {mend: grant(requiredAccess)}),
  };
}
