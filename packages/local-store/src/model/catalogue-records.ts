/**
 * The catalogue as the resolvers see it: the merchant's data, linked together and carrying
 * the global ids and type names that the schema needs.
 */
import type {
  ArticleData,
  BlogData,
  CollectionData,
  ImageData,
  LocationData,
  MenuData,
  MetaobjectData,
  PageData,
  PolicyData,
  ProductData,
  ShopData,
  UrlRedirectData,
  VariantData,
  LinkedMediumData,
  VideoData,
} from '../catalogue';

export interface ImageRecord {
  __typename: 'Image';
  gid: string;
  data: ImageData;
}

/** The same picture as a media item: Shopify gives images and media different ids. */
export interface MediaImageRecord {
  __typename: 'MediaImage';
  gid: string;
  image: ImageRecord;
}

export interface VideoRecord {
  __typename: 'Video';
  gid: string;
  data: VideoData;
  poster: ImageRecord;
}

export interface LinkedMediumRecord {
  __typename: 'ExternalVideo' | 'Model3d';
  gid: string;
  data: LinkedMediumData;
  poster: ImageRecord | null;
}

export interface VariantRecord {
  __typename: 'ProductVariant';
  gid: string;
  data: VariantData;
  product: ProductRecord;
  /** Option values joined with ` / `, as Shopify names variants. */
  title: string;
  selectedOptions: {name: string; value: string}[];
  /** The value's position in each option; -1 for a value that its option does not list. */
  optionIndexes: number[];
  image: ImageRecord | null;
  /** Position among the product's variants, from 0. */
  position: number;
}

export interface ProductRecord {
  __typename: 'Product';
  gid: string;
  data: ProductData;
  /** Sorted, as the API answers them. */
  tags: string[];
  /** The description as text. */
  text: string;
  variants: VariantRecord[];
  /** Its pictures. */
  media: MediaImageRecord[];
  /** Its media that are no pictures. */
  films: (VideoRecord | LinkedMediumRecord)[];
  collections: CollectionRecord[];
  /** The parent of the combined listing that it is part of: a shopper chooses among its variants. */
  listing?: ProductRecord;
}

export interface CollectionRecord {
  __typename: 'Collection';
  gid: string;
  data: CollectionData;
  products: ProductRecord[];
  image: ImageRecord | null;
}

export interface PageRecord {
  __typename: 'Page';
  gid: string;
  data: PageData;
}

export interface BlogRecord {
  __typename: 'Blog';
  gid: string;
  data: BlogData;
  articles: ArticleRecord[];
}

export interface ArticleRecord {
  __typename: 'Article';
  gid: string;
  data: ArticleData;
  blog: BlogRecord;
}

export interface PolicyRecord {
  __typename: 'ShopPolicy';
  gid: string;
  data: PolicyData;
}

export interface MenuRecord {
  __typename: 'Menu';
  gid: string;
  data: MenuData;
}

export interface MetaobjectRecord {
  __typename: 'Metaobject';
  gid: string;
  data: MetaobjectData;
}

export interface UrlRedirectRecord {
  __typename: 'UrlRedirect';
  gid: string;
  data: UrlRedirectData;
}

export interface LocationRecord {
  __typename: 'Location';
  gid: string;
  data: LocationData;
}

export interface ShopRecord {
  __typename: 'Shop';
  gid: string;
  data: ShopData;
}

/** Anything that `node(id:)` can answer from the catalogue. */
export type CatalogueNode =
  | ProductRecord
  | VariantRecord
  | MediaImageRecord
  | VideoRecord
  | LinkedMediumRecord
  | CollectionRecord
  | PageRecord
  | BlogRecord
  | ArticleRecord
  | PolicyRecord
  | MenuRecord
  | MetaobjectRecord
  | UrlRedirectRecord
  | LocationRecord
  | ShopRecord;
