import type {VariantData} from '@quillhaven/local-store';
import type {RunningStore} from '../store/club-store';
import type {Version} from './schemas';
import {send, shortcomingsOf} from './store-client';

/** Things of a running store that variables refer to. */
export interface Subjects {
  collectionId: string;
  /** Of a product in stock with options to choose. */
  handle: string;
  selectedOptions: readonly {name: string; value: string}[];
  variantId: string;
  cartId: string;
  lineId: string;
  /** Where the cart's first line ends. */
  lineCursor: string;
}

interface CreatedCart {
  cartCreate: {
    cart: {id: string; lines: {edges: [{cursor: string; node: {id: string}}]}};
  };
}

const cartWithLine = `
  mutation ($variantId: ID!) {
    cartCreate(input: {lines: [{merchandiseId: $variantId, quantity: 1}]}) {
      cart { id lines(first: 1) { edges { cursor node { id } } } }
      userErrors { message }
    }
  }`;

/** Fills a new cart with one line, and names what variables need. */
export async function prepareSubjects(
  store: RunningStore,
  version: Version,
): Promise<Subjects> {
  const {product, variant} = chooseGoods(store);
  const variantId = `gid://shopify/ProductVariant/${variant.id}`;
  const answer = await send(store, version, cartWithLine, {variantId});
  const shortcomings = shortcomingsOf(answer);
  if (shortcomings.length > 0) throw new Error(shortcomings.join('; '));
  const {cart} = (answer.data as unknown as CreatedCart).cartCreate;
  const [{cursor, node}] = cart.lines.edges;
  return {
    collectionId: `gid://shopify/Collection/${store.env.PUBLIC_COLLECTION_ID}`,
    handle: product.handle,
    selectedOptions: product.options.map(({name}, index) => ({
      name,
      value: variant.optionValues[index] ?? '',
    })),
    variantId,
    cartId: cart.id,
    lineId: node.id,
    lineCursor: cursor,
  };
}

function chooseGoods({catalogue}: RunningStore) {
  const plenty = ({stock}: VariantData) => stock === null || stock > 5;
  const product = catalogue.products.find(
    ({options, variants}) => options.length > 1 && variants.some(plenty),
  );
  const variant = product?.variants.find(plenty);
  if (!product || !variant) throw new Error('The catalogue has nothing to sell.');
  return {product, variant};
}
