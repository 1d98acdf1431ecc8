/** Things that exist in a store, found through its API alone: what the app's operations are tried with. */
import {
  failureFix,
  grantFix,
  type Failure,
  type ProbeError,
  type StoreProbe,
} from './probe';

/** The values that an operation's variables refer to. */
export interface Samples {
  collectionId: string;
  /** Of a product that can be bought. */
  productId: string;
  handle: string;
  selectedOptions: readonly {name: string; value: string}[];
  variantId: string;
  /** Of a new cart with one line. */
  cartId: string;
  lineId: string;
  /** Where the cart's first line ends. */
  lineCursor: string;
}

/** Why there are no samples. */
export interface Obstacle {
  obstacle: string;
  impact: string;
  fix: string;
}

const PRODUCTS = `#graphql
  query SampleProducts($id: ID!) {
    collection(id: $id) { products(first: 20) { ...Sample } }
    products(first: 20) { ...Sample }
  }
  fragment Sample on ProductConnection {
    nodes {
      id
      handle
      variants(first: 10) {
        nodes { id availableForSale selectedOptions { name value } }
      }
    }
  }`;

const CART = `#graphql
  mutation SampleCart($lines: [CartLineInput!]) {
    cartCreate(input: {lines: $lines}) {
      cart { id lines(first: 1) { edges { cursor node { id quantity } } } }
      userErrors { message }
    }
  }`;

interface Variant {
  id: string;
  availableForSale: boolean;
  selectedOptions: readonly {name: string; value: string}[];
}
interface Product {
  id: string;
  handle: string;
  variants: {nodes: readonly Variant[]};
}
interface Products {
  collection: {products: {nodes: readonly Product[]}} | null;
  products: {nodes: readonly Product[]};
}
interface CreatedCart {
  cartCreate: {
    cart: {
      id: string;
      lines: {
        edges: readonly {cursor: string; node: {id: string; quantity: number}}[];
      };
    } | null;
    userErrors: readonly ProbeError[];
  };
}

const NOTHING_TO_BUY = {
  obstacle: 'the store shows no product that can be bought',
  impact: 'There is nothing to buy.',
  fix: 'Publish products to the sales channel that the token belongs to, and put them on sale.',
};
const NO_CART = {
  obstacle: 'the store makes no cart',
  impact: 'Nothing can be put into the cart.',
  fix: grantFix('unauthenticated_write_checkouts'),
};

/** How many are put into the cart: enough that a change of the quantity can be tried. */
const QUANTITY = 2;
/** How many variants are tried for that many in stock. */
const CANDIDATES = 8;

/**
 * A product that can be bought, of the collection if possible, and a new cart with it. The cart is the only thing that is
 * written; it expires by itself. A variant with at least two in stock is preferred, so that what is tried with it depends on
 * the store and not on its stock.
 * @returns the obstacle where there is no such product or cart
 */
export async function findSamples(
  probe: StoreProbe,
  collectionId: string,
): Promise<Samples | Obstacle> {
  const found = await read<Products>(probe, PRODUCTS, {id: collectionId});
  if (!found.data) return obstacleFrom(NOTHING_TO_BUY, found.cause);
  const {collection, products: all} = found.data;
  const candidates = [...(collection?.products.nodes ?? []), ...all.nodes]
    .flatMap(({id, handle, variants}) =>
      variants.nodes.map((variant) => ({productId: id, handle, variant})),
    )
    .filter(({variant}) => variant.availableForSale)
    .slice(0, CANDIDATES);
  let best: Samples | Obstacle = NOTHING_TO_BUY;
  for (const {productId, handle, variant} of candidates) {
    const cart = await createCart(probe, variant.id);
    if ('obstacle' in cart) return cart;
    const {id: variantId, selectedOptions} = variant;
    const {cartId, lineId, lineCursor, quantity} = cart;
    const samples = {
      ...{collectionId, productId, handle, selectedOptions, variantId},
      ...{cartId, lineId, lineCursor},
    };
    if (quantity === QUANTITY) return samples;
    if ('obstacle' in best) best = samples;
  }
  return best;
}

async function createCart(probe: StoreProbe, merchandiseId: string) {
  const lines = [{merchandiseId, quantity: QUANTITY}];
  const created = await read<CreatedCart>(probe, CART, {lines});
  if (!created.data) return obstacleFrom(NO_CART, created.cause);
  const {cart, userErrors} = created.data.cartCreate;
  const [line] = cart?.lines.edges ?? [];
  if (!cart || !line) return obstacleFrom(NO_CART, userErrors[0]);
  const {id: lineId, quantity} = line.node;
  return {cartId: cart.id, lineId, lineCursor: line.cursor, quantity};
}

/** Why a document above brought no data: the store's error, or that there was no answer. */
type Cause = ProbeError | Failure | undefined;

/** The data of a document above, or the cause of its lack; the schema guarantees its shape. */
async function read<Data>(
  probe: StoreProbe,
  query: string,
  variables: Record<string, unknown>,
): Promise<{data: Data} | {data: null; cause: Cause}> {
  const reply = await probe.ask(query, variables);
  if (reply.kind === 'failure') return {data: null, cause: reply};
  const [cause] = reply.errors;
  return cause || !reply.data ? {data: null, cause} : {data: reply.data as Data};
}

/** The obstacle in the store's own words, with the permission that it asks for, if it does. */
function obstacleFrom(known: Obstacle, cause: Cause): Obstacle {
  if (!cause) return known;
  if ('kind' in cause) return {...known, obstacle: cause.reason, fix: failureFix(cause)};
  const {message, requiredAccess} = cause;
  return {
    ...known,
    obstacle: `${known.obstacle}: ${message}`,
    ...(requiredAccess && {fix: grantFix(requiredAccess)}),
  };
}
