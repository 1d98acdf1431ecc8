/**
 * The catalogue of a store as plain data: what a merchant would have typed into an admin.
 * It knows no GraphQL and no clock; `Catalogue` is what `createLocalStore` is given.
 */

/** A product's key and its value, as Shopify's metafields are addressed. */
export interface MetafieldData {
  namespace: string;
  key: string;
  /** Shopify's type name, for example `single_line_text_field`, `rating`, `number_integer`. */
  type: string;
  value: string;
}

/** A picture that the image CDN can serve. */
export interface ImageData {
  /** Numeric part of its media item's global id; without one the store makes one up. */
  id?: number;
  /** Path below the CDN's root, for example `products/crest-hoodie/navy-front.png`. */
  path: string;
  altText: string | null;
  /** Size of the source in pixels, where it is known. */
  width?: number;
  height?: number;
}

/** A video that the CDN can serve. */
export interface VideoData {
  /** Path below the CDN's root of videos, for example `groundsman-zip-hoodie.mp4`. */
  path: string;
  altText: string | null;
  /** For example `video/mp4`. */
  mimeType: string;
  width: number;
  height: number;
  /** The picture shown until the video plays. */
  poster: ImageData;
  /** How many of the product's pictures stand before it; all of them when absent. */
  place?: number;
}

/** A video of another site, or a 3D model. */
export interface LinkedMediumData {
  kind: 'ExternalVideo' | 'Model3d';
  /** The video's page, or the model's file. */
  url: string;
  altText: string | null;
  /** The picture shown in its place; null while it is being made. */
  poster: ImageData | null;
  /** How many of the product's pictures stand before it; all of them when absent. */
  place?: number;
}

export interface OptionValueData {
  name: string;
  /** CSS hex color of the swatch. */
  swatch?: string;
}

export interface OptionData {
  name: string;
  values: OptionValueData[];
}

export interface QuantityRuleData {
  minimum: number;
  maximum: number | null;
  increment: number;
}

/** A measure in the API's own units: `{measuredType: 'WEIGHT', quantity: 250, unit: 'G', reference: 1, referenceUnit: 'KG'}`. */
export interface UnitPriceData {
  measuredType: string;
  /** How much of it a variant is. */
  quantity: number;
  unit: string;
  /** How much of it the unit price is for. */
  reference: number;
  referenceUnit: string;
  /** Minor units, for the reference. */
  price: number;
}

/** A way to buy a product again and again, or to pay a part of it later. */
export interface SellingPlanData {
  /** Numeric part of the global id; unique in the catalogue. */
  id: number;
  /** For example `Delivered every month`. */
  name: string;
  /** Percent off the price; none when absent. */
  percentOff?: number;
  /** Percent of the price that is paid at checkout, the rest later; all of it when absent. */
  percentAtCheckout?: number;
}

/** A variant in a bundle, and its quantity there. */
export interface ComponentData {
  variantId: number;
  quantity: number;
}

export interface VariantData {
  /** Numeric part of the global id; unique in the catalogue. */
  id: number;
  /** One value for each of the product's options, in their order. */
  optionValues: string[];
  /** Price in minor units (cents). */
  price: number;
  compareAtPrice?: number;
  sku: string;
  barcode?: string;
  /** Units on hand when the store starts; null when stock is not tracked. */
  stock: number | null;
  /** Sold even at stock 0 (Shopify's "continue selling when out of stock"). */
  oversell?: boolean;
  /** `false` for one that its merchant has unpublished by itself: it is absent, its option value stays. */
  published?: boolean;
  /** Index into the product's `images`. */
  image?: number;
  /** Weight in grams. */
  weight?: number;
  quantityRule?: QuantityRuleData;
  requiresShipping?: boolean;
  taxable?: boolean;
  /** The variant's price per measure. */
  unitPrice?: UnitPriceData;
  /** Makes the variant a bundle: a line of it has these components. */
  components?: ComponentData[];
  metafields?: MetafieldData[];
}

export interface ProductData {
  id: number;
  handle: string;
  title: string;
  vendor: string;
  productType: string;
  /** In any order; the API answers them sorted. */
  tags: string[];
  descriptionHtml: string;
  options: OptionData[];
  variants: VariantData[];
  images: ImageData[];
  /** Among the product's media, after its pictures. */
  videos?: VideoData[];
  /** Among the product's media, after its videos. */
  linkedMedia?: LinkedMediumData[];
  /** ISO 8601 instants. A product whose publication is to come is hidden until the store's clock says so. */
  createdAt: string;
  publishedAt: string;
  updatedAt: string;
  /** Rank by sales, 1 = best; `BEST_SELLING` sorts by it. */
  salesRank?: number;
  sellingPlans?: SellingPlanData[];
  /** Sold by one of its plans alone. */
  requiresSellingPlan?: boolean;
  /** ISO 3166 alpha-2 codes of the countries that it is delivered to; all when absent. */
  deliveredTo?: string[];
  /** Found by its handle or id alone: no list, search, sitemap or recommendation has it. */
  unlisted?: boolean;
  giftCard?: boolean;
  /**
   * Ids of the products that it combines, as the parent of a combined listing. It has no options and
   * variants of its own: it and they answer with those of all of them.
   */
  combines?: number[];
  seo?: {title?: string; description?: string};
  metafields?: MetafieldData[];
}

export interface CollectionData {
  id: number;
  handle: string;
  title: string;
  descriptionHtml: string;
  image?: ImageData;
  /** Product ids in the merchant's manual order. */
  productIds: number[];
  updatedAt: string;
  seo?: {title?: string; description?: string};
  metafields?: MetafieldData[];
}

export interface MenuItemData {
  title: string;
  /** Absolute, or a path on the shop. */
  url: string;
  items?: MenuItemData[];
}

export interface MenuData {
  id: number;
  handle: string;
  title: string;
  items: MenuItemData[];
}

export interface MetaobjectFieldData {
  key: string;
  type: string;
  value: string;
  /** For `file_reference` fields: the picture; the API answers its global id as the value. */
  image?: ImageData;
  /** For `list.file_reference` fields: the pictures, likewise. */
  images?: ImageData[];
}

export interface MetaobjectData {
  id: number;
  type: string;
  handle: string;
  fields: MetaobjectFieldData[];
  updatedAt: string;
}

export interface UrlRedirectData {
  id: number;
  /** Path, for example `/old-hoodie`. */
  path: string;
  target: string;
}

export interface PolicyData {
  id: number;
  handle: string;
  title: string;
  body: string;
}

export interface PageData {
  id: number;
  handle: string;
  title: string;
  body: string;
  createdAt: string;
  updatedAt: string;
  seo?: {title?: string; description?: string};
  metafields?: MetafieldData[];
}

export interface ArticleData {
  id: number;
  handle: string;
  title: string;
  contentHtml: string;
  excerptHtml?: string;
  /** The author's name. */
  author?: string;
  tags?: string[];
  image?: ImageData;
  publishedAt: string;
  seo?: {title?: string; description?: string};
  metafields?: MetafieldData[];
}

export interface BlogData {
  id: number;
  handle: string;
  title: string;
  articles: ArticleData[];
  seo?: {title?: string; description?: string};
  metafields?: MetafieldData[];
}

export interface DiscountData {
  code: string;
  title: string;
  value: {kind: 'percentage'; percent: number} | {kind: 'fixed'; amount: number};
  /** Applies only when the subtotal reaches this many cents. */
  minimumSubtotal?: number;
  /** Applies only to these products; absent means all. */
  productIds?: number[];
  /** ISO instants between which the code works. */
  startsAt?: string;
  endsAt?: string;
}

/** A way of delivery. */
export interface DeliveryRateData {
  handle: string;
  title: string;
  description: string;
  /** Minor units of the shop's currency. */
  price: number;
  /** The subtotal from which it is free, in minor units of the shop's currency. */
  freeFrom?: number;
}

/** A place where orders are collected. It has what is available, but for the products it does not stock. */
export interface LocationData {
  id: number;
  name: string;
  /** For example `Usually ready in 2 hours`. */
  pickUpTime: string;
  address: {
    address1: string;
    city: string;
    zip: string;
    /** ISO 3166 alpha-2. */
    countryCode: string;
    provinceCode?: string;
    phone?: string;
  };
  /** Degrees. */
  latitude?: number;
  longitude?: number;
  /** Ids of products. */
  notStocked?: number[];
  metafields?: MetafieldData[];
}

export interface GiftCardData {
  id: number;
  code: string;
  /** Cents. */
  balance: number;
}

/** How one country buys. */
export interface MarketData {
  /** ISO 3166 alpha-2. */
  countryCode: string;
  /** ISO 4217. */
  currencyCode: string;
  /** Factor from the shop's currency. */
  rate: number;
  /** Prices are rounded up to the next amount that ends so, in minor units: `{step: 100, ending: 95}` makes 23.10 into 23.95. */
  rounding?: {step: number; ending: number};
  /** Ids of products that are not sold there. */
  notSold?: number[];
}

export interface ShopData {
  id: number;
  name: string;
  description: string;
  /** ISO 4217. */
  currencyCode: string;
  countryCode: string;
  /** Of the catalogue's texts, as the API codes it (`DE`); English when absent. */
  languageCode?: string;
  /** ISO 3166 alpha-2 codes; the shop's own country, and those of `markets`, when absent. */
  shipsTo?: string[];
  /** How it is paid, in the API's own words; three brands and no wallet when absent. */
  payment?: {cardBrands: string[]; digitalWallets: string[]};
  brand?: {
    slogan?: string;
    shortDescription?: string;
    primaryColor?: string;
    logo?: ImageData;
    squareLogo?: ImageData;
    coverImage?: ImageData;
  };
  metafields?: MetafieldData[];
}

export interface Catalogue {
  /** Countries that pay otherwise than the shop's own. */
  markets?: MarketData[];
  /** Translated texts by language (`DE`) and original text. */
  translations?: Record<string, Record<string, string>>;
  shop: ShopData;
  products: ProductData[];
  collections: CollectionData[];
  menus: MenuData[];
  metaobjects: MetaobjectData[];
  redirects: UrlRedirectData[];
  policies: PolicyData[];
  pages: PageData[];
  blogs?: BlogData[];
  /** Ways of delivery, the first one the default; a free and a fast one when absent. */
  delivery?: DeliveryRateData[];
  /** Where orders may be collected; nowhere when absent. */
  locations?: LocationData[];
  discounts: DiscountData[];
  giftCards: GiftCardData[];
  /** Pictures among the store's files, as merchandisers choose them; those that something shows need not be listed. */
  files?: ImageData[];
  /** Groups of words that searches take for one another, as the merchant keeps them in Search & Discovery. */
  synonyms?: string[][];
}
