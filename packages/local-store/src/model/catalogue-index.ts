/** Links a catalogue once, at the store's start, so that resolvers only look up. */
import type {Catalogue, CollectionData, ImageData} from '../catalogue';
import {createMediaLibrary, type MediaLibrary} from './catalogue-media';
import {combineListings, toProductRecord} from './catalogue-products';
import type {
  BlogRecord,
  CatalogueNode,
  CollectionRecord,
  LocationRecord,
  MediaImageRecord,
  MenuRecord,
  MetaobjectRecord,
  PageRecord,
  PolicyRecord,
  ProductRecord,
  ShopRecord,
  UrlRedirectRecord,
  VariantRecord,
} from './catalogue-records';
import {plainGid, toGid} from './global-id';

export interface CatalogueIndex {
  shop: ShopRecord;
  products: ProductRecord[];
  collections: CollectionRecord[];
  menus: MenuRecord[];
  pages: PageRecord[];
  blogs: BlogRecord[];
  policies: PolicyRecord[];
  metaobjects: MetaobjectRecord[];
  redirects: UrlRedirectRecord[];
  /** By city and name. */
  locations: LocationRecord[];
  synonyms: readonly (readonly string[])[];
  /** The resource with a global id, plain or base64; undefined when there is none. */
  node(gid: string): CatalogueNode | undefined;
  productByHandle(handle: string): ProductRecord | undefined;
  collectionByHandle(handle: string): CollectionRecord | undefined;
  /** The variant with a global id, plain or base64; undefined when there is none. */
  variant(gid: string): VariantRecord | undefined;
  /** The record of a picture named anywhere in the catalogue. */
  picture(data: ImageData): MediaImageRecord;
}

/**
 * Indexes a catalogue.
 * @throws Error naming it, when a global id is used twice or a collection names a product that
 * is not there
 */
export function createCatalogueIndex(catalogue: Catalogue): CatalogueIndex {
  const media = createMediaLibrary();
  for (const image of loosePictures(catalogue)) media.add(image);
  const products = catalogue.products.map((data) => toProductRecord(data, media));
  const ownVariants = products.flatMap(({variants}) => variants);
  combineListings(products);
  const lists = {
    products,
    collections: linkCollections(catalogue.collections, products, media),
    ...writtenRecords(catalogue),
  };
  const shop: ShopRecord = {...identity('Shop', catalogue.shop.id), data: catalogue.shop};
  const nodes = byGid([
    shop,
    ...Object.values(lists).flat(),
    ...lists.blogs.flatMap(({articles}) => articles),
    ...ownVariants,
    ...products.flatMap(({films}) => films),
  ]);
  const node = (gid: string) => nodes.get(plainGid(gid)) ?? media.find(plainGid(gid));
  return {
    ...lists,
    shop,
    synonyms: catalogue.synonyms ?? [],
    node,
    ...lookups(lists, node),
    picture: (data) => media.add(data),
  };
}

/** Records of what is only written: it links to nothing. */
function writtenRecords({
  menus,
  pages,
  blogs = [],
  policies,
  metaobjects,
  redirects,
  locations = [],
}: Catalogue) {
  return {
    menus: menus.map((data): MenuRecord => ({...identity('Menu', data.id), data})),
    pages: pages.map((data): PageRecord => ({...identity('Page', data.id), data})),
    blogs: blogs.map((data) => {
      const blog: BlogRecord = {...identity('Blog', data.id), data, articles: []};
      blog.articles = data.articles.map((article) => ({
        ...identity('Article', article.id),
        data: article,
        blog,
      }));
      return blog;
    }),
    policies: policies.map((data): PolicyRecord => ({
      ...identity('ShopPolicy', data.id),
      data,
    })),
    metaobjects: metaobjects.map((data): MetaobjectRecord => ({
      ...identity('Metaobject', data.id),
      data,
    })),
    redirects: redirects.map((data): UrlRedirectRecord => ({
      ...identity('UrlRedirect', data.id),
      data,
    })),
    locations: locations
      .map((data): LocationRecord => ({...identity('Location', data.id), data}))
      .sort((a, b) => placeOf(a).localeCompare(placeOf(b))),
  };
}

const placeOf = ({data: {address, name}}: LocationRecord) => `${address.city} ${name}`;

function lookups(
  {products, collections}: {products: ProductRecord[]; collections: CollectionRecord[]},
  node: CatalogueIndex['node'],
): Pick<CatalogueIndex, 'productByHandle' | 'collectionByHandle' | 'variant'> {
  const product = new Map(products.map((record) => [record.data.handle, record]));
  const collection = new Map(collections.map((record) => [record.data.handle, record]));
  return {
    productByHandle: (handle) => product.get(handle),
    collectionByHandle: (handle) => collection.get(handle),
    variant: (gid) => {
      const found = node(gid);
      return found?.__typename === 'ProductVariant' ? found : undefined;
    },
  };
}

function identity<Type extends string>(
  type: Type,
  id: number,
): {__typename: Type; gid: string} {
  return {__typename: type, gid: toGid(type, id)};
}

function linkCollections(
  collections: CollectionData[],
  products: ProductRecord[],
  media: MediaLibrary,
): CollectionRecord[] {
  const byId = new Map(products.map((product) => [product.data.id, product]));
  return collections.map((data) => {
    const record: CollectionRecord = {
      ...identity('Collection', data.id),
      data,
      products: data.productIds.map((id) => {
        const product = byId.get(id);
        if (!product)
          throw new Error(
            `Collection ${data.handle} names product ${id}, which is not there`,
          );
        return product;
      }),
      image: data.image ? media.add(data.image).image : null,
    };
    for (const product of record.products) product.collections.push(record);
    return record;
  });
}

/** Pictures that no product or collection need show: the files, the brand's, those in metaobjects and of articles. */
function loosePictures({
  shop,
  metaobjects,
  blogs = [],
  files = [],
}: Catalogue): ImageData[] {
  const {logo, squareLogo, coverImage} = shop.brand ?? {};
  const fields = metaobjects.flatMap((metaobject) =>
    metaobject.fields.flatMap((field) => [field.image, ...(field.images ?? [])]),
  );
  const articles = blogs.flatMap((blog) => blog.articles.map(({image}) => image));
  // The files first: their ids are the catalogue's own.
  return [...files, logo, squareLogo, coverImage, ...fields, ...articles].filter(
    (image) => image !== undefined,
  );
}

function byGid(records: CatalogueNode[]): Map<string, CatalogueNode> {
  const nodes = new Map<string, CatalogueNode>();
  for (const record of records) {
    if (nodes.has(record.gid)) throw new Error(`The catalogue uses ${record.gid} twice`);
    nodes.set(record.gid, record);
  }
  return nodes;
}
