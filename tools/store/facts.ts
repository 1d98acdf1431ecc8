/** Facts about a store that a shop's configuration needs. */
import {isRecord} from '../../app/lib/json';
import {
  allNodes,
  nodesIn,
  recordsIn,
  type Reply,
  type StoreProbe,
  type TokenKind,
} from './probe';

const SHOP = '#graphql\n  query StoreShop { shop { id name description } }';

export interface Shop {
  /** The last part of its global id. */
  number: string;
  name: string;
  description: string;
}

/** The cheapest query: who the store is. `shopIn` reads the reply. */
export function askShop(probe: StoreProbe, token?: TokenKind): Promise<Reply> {
  return probe.ask(SHOP, {}, token);
}

/** The shop that answered, if one did. */
export function shopIn(reply: Reply): Shop | null {
  const shop = reply.kind === 'answer' ? reply.data?.shop : null;
  if (!isRecord(shop)) return null;
  const {id, name, description} = shop;
  return {
    number: lastPart(id),
    name: String(name),
    description: typeof description === 'string' ? description : '',
  };
}

const lastPart = (id: unknown) => String(id).replace(/^.*\//, '');

/** At most so many products of a collection are counted. */
const COUNTED = 50;
const COLLECTIONS_PAGE = 50;
/** 5,000 collections: as many automated ones as Shopify allows. */
const MAX_PAGES = 100;

const COLLECTIONS = `#graphql
  query StoreCollections($after: String) {
    collections(first: ${COLLECTIONS_PAGE}, after: $after, sortKey: TITLE) {
      nodes { id title handle products(first: ${COUNTED}) { nodes { id } } }
      pageInfo { hasNextPage endCursor }
    }
  }`;

export interface ListedCollection {
  number: string;
  title: string;
  handle: string;
  /** As people read it: `12 products`, `50 or more products`. */
  size: string;
  isEmpty: boolean;
}

/** The collections that the token may see, by title; none where the store denies them. */
export async function listCollections(
  probe: StoreProbe,
  pages = MAX_PAGES,
): Promise<readonly ListedCollection[]> {
  const nodes = await allNodes(probe, COLLECTIONS, {field: 'collections', pages});
  return nodes.map(listed);
}

function listed({id, title, handle, products}: Record<string, unknown>) {
  const count = nodesIn(products).length;
  return {
    number: lastPart(id),
    title: String(title),
    handle: String(handle),
    size: sizeText(count),
    isEmpty: count === 0,
  };
}

/** A number of products of a page of 50, for people. */
export function sizeText(count: number): string {
  if (count >= COUNTED) return `${COUNTED} or more products`;
  return count === 1 ? '1 product' : `${count === 0 ? 'no' : count} products`;
}

const BRAND = `#graphql
  query StoreBrand {
    shop {
      brand {
        slogan
        colors { primary { background } }
        logo { image { url } }
        squareLogo { image { url } }
        coverImage { image { url } }
      }
    }
  }`;

/** What the store's settings say of its brand (Settings → Brand). A text is empty where they say nothing. */
export interface Brand {
  slogan: string;
  color: string;
  logo: string;
  squareLogo: string;
  cover: string;
}

/** The store's brand; empty where the store does not tell. */
export async function readBrand(probe: StoreProbe): Promise<Brand> {
  const reply = await probe.ask(BRAND);
  const shop = reply.kind === 'answer' ? reply.data?.shop : null;
  const brand = isRecord(shop) && isRecord(shop.brand) ? shop.brand : {};
  const [primary] = recordsIn(isRecord(brand.colors) ? brand.colors.primary : null);
  return {
    slogan: typeof brand.slogan === 'string' ? brand.slogan : '',
    color: typeof primary?.background === 'string' ? primary.background : '',
    logo: firstUrl(brand.logo) ?? '',
    squareLogo: firstUrl(brand.squareLogo) ?? '',
    cover: firstUrl(brand.coverImage) ?? '',
  };
}

const COUNTRIES = `#graphql
  query StoreCountries {
    localization {
      country { isoCode }
      language { isoCode }
      availableCountries { isoCode name currency { isoCode } availableLanguages { isoCode } }
    }
  }`;

/** A country that the store sells in. */
export interface SoldCountry {
  /** ISO 3166 code. */
  code: string;
  name: string;
  /** ISO 4217 code. */
  currency: string;
  /** The API's codes, such as `DE` or `PT_BR`. */
  languages: readonly string[];
}

/** The countries that the store sells in, its own, and its own language; none where the store does not say. */
export async function listCountries(
  probe: StoreProbe,
): Promise<{home: string; language: string; countries: readonly SoldCountry[]}> {
  const reply = await probe.ask(COUNTRIES);
  const found = reply.kind === 'answer' ? reply.data?.localization : null;
  if (!isRecord(found)) return {home: '', language: '', countries: []};
  return {
    home: isoCodeOf(found.country),
    language: isoCodeOf(found.language),
    countries: recordsIn(found.availableCountries).map((country) => ({
      code: isoCodeOf(country),
      name: String(country.name),
      currency: isoCodeOf(country.currency),
      languages: recordsIn(country.availableLanguages).map(isoCodeOf),
    })),
  };
}

const isoCodeOf = (value: unknown) => (isRecord(value) ? String(value.isoCode) : '');

const PICTURE = `#graphql
  query StorePicture($id: ID!) {
    collection(id: $id) {
      products(first: 20) { nodes { featuredImage { url } } }
    }
  }`;

/** The URL of a product's picture, of the collection; `null` where none has one. */
export async function pictureUrl(
  probe: StoreProbe,
  collectionId: string,
): Promise<string | null> {
  const reply = await probe.ask(PICTURE, {id: collectionId});
  return reply.kind === 'answer' ? firstUrl(reply.data) : null;
}

function firstUrl(value: unknown): string | null {
  if (typeof value === 'string') return URL.canParse(value) ? value : null;
  if (typeof value !== 'object' || value === null) return null;
  for (const inner of Object.values(value)) {
    const found = firstUrl(inner);
    if (found) return found;
  }
  return null;
}

const CHECKOUT =
  '#graphql\n  query StoreCheckout($id: ID!) { cart(id: $id) { checkoutUrl } }';

/** The URL at which a cart is paid for; `null` where the store does not say. */
export async function checkoutUrl(
  probe: StoreProbe,
  cartId: string,
): Promise<string | null> {
  const reply = await probe.ask(CHECKOUT, {id: cartId});
  const cart = reply.kind === 'answer' ? reply.data?.cart : undefined;
  const url = isRecord(cart) ? String(cart.checkoutUrl) : '';
  return URL.canParse(url) ? url : null;
}
