/** Builds a product of the club from what is particular to it. */
import type {
  ImageData,
  OptionData,
  ProductData,
  VariantData,
  VideoData,
} from '@quillhaven/local-store';
import {describe} from './copy';
import {instant} from './instant';
import {palette, type ColorSlug} from './palette';
import {articleNumber, metafieldsOf} from './product-facts';
import type {ProductSpec} from './product-spec';
import {worn} from './worn';

const firstProductId = 7_904_000_000_000;
const firstVariantId = 43_904_000_000_000;
const variantsPerProduct = 1000;
const day = 86_400_000;

/**
 * @param spec what is particular to the product
 * @param start the store's start, from which all its dates are reckoned
 */
export function buildProduct(spec: ProductSpec, start: Date): ProductData {
  const published = start.getTime() - spec.daysOnSale * day;
  return {
    id: firstProductId + spec.number,
    handle: spec.handle,
    title: spec.title,
    vendor: spec.vendor ?? 'Quillhaven Herons',
    productType: spec.productType,
    tags: [...spec.tags],
    descriptionHtml: describe(spec.copy),
    options: optionsOf(spec),
    variants: variantsOf(spec),
    images: imagesOf(spec),
    ...videosOf(spec),
    createdAt: instant(published - 7 * day),
    publishedAt: instant(published),
    updatedAt: instant(start.getTime() - Math.min(1, spec.daysOnSale) * day),
    salesRank: spec.salesRank,
    seo: {title: spec.title, description: spec.copy.lead},
    metafields: metafieldsOf(spec, start),
  };
}

/** The value of Printing that prints nothing. */
const plain = 'Plain';

function optionsOf({sizes, colors, printing}: ProductSpec): OptionData[] {
  if (sizes.length + colors.length === 0) {
    return [{name: 'Title', values: [{name: 'Default Title'}]}];
  }
  const size = {name: 'Size', values: sizes.map((name) => ({name}))};
  const color = {name: 'Color', values: colors.map((slug) => ({...palette[slug]}))};
  const values = printing ? [{name: plain}, {name: printing.value}] : [];
  return [size, color, {name: 'Printing', values}].filter(
    (option) => option.values.length > 0,
  );
}

/** Sizes within colors, so that the first variants show the first color. */
function variantsOf(spec: ProductSpec): VariantData[] {
  const colors = spec.colors.length > 0 ? spec.colors : [undefined];
  const sizes = spec.sizes.length > 0 ? spec.sizes : [undefined];
  const printings = spec.printing ? [plain, spec.printing.value] : [undefined];
  return printings
    .flatMap((printing) =>
      colors.flatMap((color, image) =>
        sizes.map((size) => ({size, color, printing, image})),
      ),
    )
    .map((choice, index) => ({
      ...choice,
      number: spec.number * variantsPerProduct + index,
    }))
    .filter(({size, color}) => !spec.missing?.includes(`${size}/${color}`))
    .map((choice) => variantOf(spec, choice));
}

interface Choice {
  size: string | undefined;
  color: ColorSlug | undefined;
  printing: string | undefined;
  image: number;
  number: number;
}

function variantOf(
  spec: ProductSpec,
  {size, color, printing, image, number}: Choice,
): VariantData {
  const chosen = [size, color && palette[color].name, printing].filter(
    (value) => value !== undefined,
  );
  const isPrinted = printing !== undefined && printing !== plain;
  const codes = [
    color?.slice(0, 3),
    size?.replace(/\W/g, ''),
    isPrinted ? 'print' : undefined,
  ].filter((code) => code !== undefined);
  const surcharge =
    ((size && spec.surcharge?.[size]) || 0) +
    (isPrinted ? (spec.printing?.cents ?? 0) : 0);
  return {
    id: firstVariantId + number,
    optionValues: chosen.length > 0 ? chosen : ['Default Title'],
    price: spec.price + surcharge,
    ...(spec.compareAtPrice && {compareAtPrice: spec.compareAtPrice + surcharge}),
    sku: ['QH', spec.sku, ...codes].join('-').toUpperCase(),
    barcode: articleNumber(number),
    stock: spec.stockOf?.[`${size}/${color}`] ?? spec.stock,
    ...(spec.oversell && {oversell: true}),
    ...(spec.views.length > 0 && {image}),
    weight: spec.weight,
    ...(spec.quantityRule && {quantityRule: spec.quantityRule}),
  };
}

function videosOf({handle, title, filmedIn, views}: ProductSpec): {videos?: VideoData[]} {
  const [front] = views;
  if (!filmedIn || !front) return {};
  const {name} = palette[filmedIn];
  const poster = pictureOf({handle, title}, filmedIn, front);
  return {
    videos: [
      {
        path: `${handle}.mp4`,
        altText: `${title} in ${name}, in motion`,
        mimeType: 'video/mp4',
        width: 800,
        height: 1000,
        poster,
      },
    ],
  };
}

/** How a picture's view is put in its alternative text. */
const viewNames: Record<string, string> = {
  detail: 'close up',
  label: 'woven label',
  hanger: 'on a hanger',
};

/**
 * The fronts of all colors first, in the colors' order (the page shows the picture at a
 * color's index), then somebody who wears it, then the other views of each color.
 */
function imagesOf(spec: ProductSpec): ImageData[] {
  const [front, ...others] = spec.views;
  if (front === undefined) return [];
  const picture = (color: ColorSlug, view: string) => pictureOf(spec, color, view);
  const colors = spec.picturedIn ? [spec.picturedIn] : spec.colors;
  return [
    ...colors.map((color) => picture(color, front)),
    ...(spec.worn ? [worn(spec.worn)] : []),
    ...colors.flatMap((color) => others.map((view) => picture(color, view))),
  ];
}

function pictureOf(
  {handle, title}: Pick<ProductSpec, 'handle' | 'title'>,
  color: ColorSlug,
  view: string,
): ImageData {
  return {
    path: `products/${handle}/${color}-${view}.webp`,
    altText: `${title} in ${palette[color].name}, ${viewNames[view] ?? view}`,
    width: 1280,
    height: 1600,
  };
}
