/** Things of a store that the app's queries are tried with, found through its API alone. */
import type {Subjects} from '../../tests/contract/subjects';
import {isRecord, type StoreProbe} from './probe';

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
  };
}

/**
 * A product that can be bought, of the collection if possible, and a new cart with one of it. The cart is the only
 * thing that the doctor writes; it expires by itself.
 * @returns a sentence on what is missing where there is no such product
 */
export async function findSubjects(
  probe: StoreProbe,
  collectionId: string,
): Promise<Subjects | string> {
  const goods = await read<Goods>(probe, GOODS, {id: collectionId});
  if (!goods) return 'the store does not list its products';
  const products = [...(goods.collection?.products.nodes ?? []), ...goods.products.nodes];
  const product = products.find(({variants}) => variants.nodes.some(isForSale));
  const variant = product?.variants.nodes.find(isForSale);
  if (!product || !variant) return 'the store shows no product that can be bought';
  const lines = [{merchandiseId: variant.id, quantity: 1}];
  const created = await read<CreatedCart>(probe, CART, {lines});
  const cart = created?.cartCreate.cart;
  const [line] = cart?.lines.edges ?? [];
  if (!cart || !line) return 'the store makes no cart';
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

/** The data of a document above: the schema holds the store to its shape. */
async function read<Data>(
  probe: StoreProbe,
  query: string,
  variables: Record<string, unknown>,
): Promise<Data | null> {
  const reply = await probe.ask(query, variables);
  return reply.kind === 'answer' && isRecord(reply.data) ? (reply.data as Data) : null;
}
