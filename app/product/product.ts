import {DEFAULT_CURRENCY, MISSING_PRICE_AMOUNT} from '~/lib/money';
import {endDateFromTags} from '~/lib/end-date';
import type {Money} from '~/lib/money';
import type {ProductOption} from './option-selection';

/** A picture of a product (spec §3). */
export interface ProductImage {
  id: string | null;
  /** Address of the picture, its source at most 1600 pixels wide. */
  transformedSrc: string;
  altText: string | null;
}

/** One buyable combination of a product's options (spec §3). */
export interface ProductVariant {
  id: string;
  title: string;
  price: Money;
  compareAtPrice: Money | null;
  /** Units the store has; `null` when it does not say. */
  quantityAvailable: number | null;
  weight: number | null;
  available: boolean;
  sku: string | null;
  image: {id: string} | null;
  selectedOptions: {name: string; value: string}[];
}

/** A product as the store tells it (spec §3). */
export interface Product {
  id: string;
  title: string;
  handle: string;
  description: string;
  descriptionHtml: string;
  productType: string;
  tags: string[];
  availableForSale: boolean;
  totalInventory: number | null;
  options: ProductOption[];
  images: ProductImage[];
  variants: ProductVariant[];
  /** Epoch milliseconds; derived from the tags. */
  endDate: number | null;
}

type Optional<T> = T | null | undefined;

/** A variant as a Storefront API answer has it; what a query left out counts as missing. */
export interface RawVariant {
  id: string;
  title?: Optional<string>;
  price?: Optional<Money>;
  /** The older name of `price`. */
  priceV2?: Optional<Money>;
  compareAtPrice?: Optional<Money>;
  quantityAvailable?: Optional<number>;
  weight?: Optional<number>;
  availableForSale?: Optional<boolean>;
  sku?: Optional<string>;
  image?: Optional<{id?: Optional<string>}>;
  selectedOptions?: Optional<{name: string; value: string}[]>;
}

/** A product as a Storefront API answer has it. */
export interface RawProduct {
  id: string;
  handle: string;
  title?: Optional<string>;
  description?: Optional<string>;
  descriptionHtml?: Optional<string>;
  productType?: Optional<string>;
  tags?: Optional<string[]>;
  availableForSale?: Optional<boolean>;
  totalInventory?: Optional<number>;
  options?: Optional<
    {
      name: string;
      values?: Optional<string[]>;
      optionValues?: Optional<{name: string}[]>;
    }[]
  >;
  images?: Optional<{
    nodes: {
      id?: Optional<string>;
      transformedSrc: string;
      altText?: Optional<string>;
    }[];
  }>;
  variants?: Optional<{nodes: RawVariant[]}>;
}

/** The product with the specification's defaults (spec §3): empty texts and lists, price 0.00, nothing assumed in stock. */
export function normalizeProduct(raw: RawProduct): Product {
  const tags = raw.tags ?? [];
  return {
    id: raw.id,
    handle: raw.handle,
    title: raw.title ?? '',
    description: raw.description ?? '',
    descriptionHtml: raw.descriptionHtml ?? '',
    productType: raw.productType ?? '',
    tags,
    availableForSale: raw.availableForSale ?? false,
    totalInventory: raw.totalInventory ?? null,
    options: (raw.options ?? []).map(normalizeOption),
    images: (raw.images?.nodes ?? []).map(({id, transformedSrc, altText}) => ({
      id: id ?? null,
      transformedSrc,
      altText: altText ?? null,
    })),
    variants: (raw.variants?.nodes ?? []).map(normalizeVariant),
    endDate: endDateFromTags(tags),
  };
}

function normalizeOption(
  option: NonNullable<RawProduct['options']>[number],
): ProductOption {
  const values = option.values ?? option.optionValues?.map(({name}) => name) ?? [];
  return {name: option.name, values};
}

/** The variant with the specification's defaults: price 0.00 in USD when it has none (spec §2, §9). */
export function normalizeVariant(raw: RawVariant): ProductVariant {
  const imageId = raw.image?.id;
  return {
    id: raw.id,
    title: raw.title ?? '',
    price: raw.price ??
      raw.priceV2 ?? {amount: MISSING_PRICE_AMOUNT, currencyCode: DEFAULT_CURRENCY},
    compareAtPrice: raw.compareAtPrice ?? null,
    quantityAvailable: raw.quantityAvailable ?? null,
    weight: raw.weight ?? null,
    available: raw.availableForSale ?? false,
    sku: raw.sku ?? null,
    image: imageId ? {id: imageId} : null,
    selectedOptions: raw.selectedOptions ?? [],
  };
}
