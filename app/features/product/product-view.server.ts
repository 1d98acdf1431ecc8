import {parseColor, toHex} from '~/domain/color';
import {alignValues, type ProductOption} from '~/domain/option-selection';
import {
  normalizeProduct,
  normalizeVariant,
  type Product,
  type ProductVariant,
  type RawVariant,
} from '~/domain/product';

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
    variants: toViewVariants(answer, product),
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

/** Makes equal values one and the same: a page's data names each object once, however often it is referred to. */
function sharing<Value>(): (value: Value) => Value {
  const known = new Map<string, Value>();
  return (value) => {
    const key = JSON.stringify(value);
    const same = known.get(key) ?? value;
    known.set(key, same);
    return same;
  };
}

function toViewVariants(answer: ProductAnswer, product: Product): ViewVariant[] {
  const shared = sharing<ViewVariant['price']>();
  const listed = product.variants.flatMap((variant) => {
    const shown = toViewVariant(variant, product);
    return shown ? [{...shown, price: shared(shown.price)}] : [];
  });
  if (!answer.variants.pageInfo.hasNextPage) return listed;
  return [...listed, ...unlistedCombinations(answer, product.options, listed)];
}

function toViewVariant(
  variant: ProductVariant,
  {options, images}: Pick<Product, 'options' | 'images'>,
): ViewVariant | null {
  const values = alignValues(options, variant.selectedOptions);
  if (!values) return null;
  const image = variant.image
    ? images.findIndex(({id}) => id !== null && id === variant.image?.id)
    : -1;
  const left = variant.quantityAvailable ?? 0;
  return {
    id: variant.id,
    values,
    availableForSale: variant.available,
    price: variant.price,
    compareAtPrice: variant.compareAtPrice,
    image: image < 0 ? null : image,
    fewLeft: variant.available && left > 0 && left <= FEW_LEFT ? left : null,
  };
}

/** The view with a variant that the store found by its options put in the place of its bare combination. */
export function withResolvedVariant(
  view: ProductView,
  answer: ProductAnswer,
  raw: RawVariant,
): ProductView {
  const product = normalizeProduct(answer);
  const resolved = toViewVariant(normalizeVariant(raw), product);
  if (!resolved) return view;
  const same = ({values}: ViewVariant) =>
    values.every((value, index) => value === resolved.values[index]);
  return {
    ...view,
    variants: [resolved, ...view.variants.filter((variant) => !same(variant))],
  };
}
