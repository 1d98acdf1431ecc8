import {parseColor, toHex} from '~/lib/color';
import {alignValues, type ProductOption} from './option-selection';
import {
  normalizeProduct,
  normalizeVariant,
  type Product,
  type ProductVariant,
  type RawVariant,
} from './product';

import {sanitizeDescription} from './description.server';
import {unlistedCombinations} from './combinations.server';
import type {ProductView, ViewOption, ViewVariant} from './product-view';

import type {ProductQuery} from 'storefrontapi.generated';

export type ProductAnswer = NonNullable<ProductQuery['product']>;

/** Stock at or below which a shopper is told how little is left. */
const FEW_LEFT = 5;

/** The store's answer as the page shows it. */
export function toProductView(answer: ProductAnswer, imageOrigin: string): ProductView {
  const product = normalizeProduct(answer);
  const [first] = product.variants;
  const variants = toViewVariants(product);
  return {
    id: product.id,
    handle: product.handle,
    title: product.title,
    descriptionHtml: sanitizeDescription(product.descriptionHtml, imageOrigin),
    productType: product.productType,
    tags: product.tags,
    availableForSale: product.availableForSale,
    endDate: product.endDate,
    price: first?.price ?? null,
    compareAtPrice: first?.compareAtPrice ?? null,
    options: toViewOptions(answer, product.options),
    images: product.images.map(({transformedSrc, altText}, index) => ({
      url: transformedSrc,
      alt: altText ?? imageAlt(product, index),
    })),
    variants,
    ...(answer.variants.pageInfo.hasNextPage && {
      unlisted: unlistedCombinations(answer, product.options, variants),
    }),
  };
}

/** What a picture without a text of its own is called. */
function imageAlt({title, images}: Product, index: number): string {
  return images.length > 1 ? `${title}, picture ${index + 1}` : title;
}

function toViewOptions(answer: ProductAnswer, options: ProductOption[]): ViewOption[] {
  return options.map((option, index) => ({
    ...option,
    swatches: (answer.options[index]?.optionValues ?? []).map(({swatch}) => {
      const color = parseColor(swatch?.color ?? '');
      return color && toHex(color);
    }),
  }));
}

function toViewVariants(product: Product): ViewVariant[] {
  const positions = imagePositions(product);
  return product.variants.flatMap(
    (variant) => toViewVariant(variant, product.options, positions) ?? [],
  );
}

/** Positions of a product's pictures by their ids; of the same one twice, the first. */
function imagePositions({images}: Pick<Product, 'images'>): Map<string | null, number> {
  return new Map(images.map(({id}, index) => [id, index] as const).reverse());
}

function toViewVariant(
  variant: ProductVariant,
  options: readonly ProductOption[],
  positions: ReadonlyMap<string | null, number>,
): ViewVariant | null {
  const values = alignValues(options, variant.selectedOptions);
  if (!values) return null;
  const image = variant.image?.id ? positions.get(variant.image.id) : undefined;
  const left = variant.quantityAvailable ?? 0;
  return {
    id: variant.id,
    values,
    availableForSale: variant.available,
    price: variant.price,
    compareAtPrice: variant.compareAtPrice,
    image: image ?? null,
    fewLeft: variant.available && left > 0 && left <= FEW_LEFT ? left : null,
  };
}

/** The view with a variant that the store found by its options among those listed. */
export function withResolvedVariant(
  view: ProductView,
  answer: ProductAnswer,
  raw: RawVariant,
): ProductView {
  const product = normalizeProduct(answer);
  const resolved = toViewVariant(
    normalizeVariant(raw),
    product.options,
    imagePositions(product),
  );
  if (!resolved) return view;
  return {...view, variants: [resolved, ...view.variants]};
}
