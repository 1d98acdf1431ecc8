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
import {palette, type ColourSlug} from './palette';
import {articleNumber, metafieldsOf} from './product-facts';
import type {ProductSpec} from './product-spec';

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

function optionsOf({sizes, colours}: ProductSpec): OptionData[] {
  if (sizes.length + colours.length === 0) {
    return [{name: 'Title', values: [{name: 'Default Title'}]}];
  }
  const size = {name: 'Size', values: sizes.map((name) => ({name}))};
  const colour = {name: 'Color', values: colours.map((slug) => ({...palette[slug]}))};
  return [size, colour].filter(({values}) => values.length > 0);
}

/** Sizes within colours, so that the first variants show the first colour. */
function variantsOf(spec: ProductSpec): VariantData[] {
  const colours = spec.colours.length > 0 ? spec.colours : [undefined];
  const sizes = spec.sizes.length > 0 ? spec.sizes : [undefined];
  return colours
    .flatMap((colour, image) => sizes.map((size) => ({size, colour, image})))
    .map((choice, index) => ({
      ...choice,
      number: spec.number * variantsPerProduct + index,
    }))
    .filter(({size, colour}) => !spec.missing?.includes(`${size}/${colour}`))
    .map((choice) => variantOf(spec, choice));
}

interface Choice {
  size: string | undefined;
  colour: ColourSlug | undefined;
  image: number;
  number: number;
}

function variantOf(
  spec: ProductSpec,
  {size, colour, image, number}: Choice,
): VariantData {
  const chosen = [size, colour && palette[colour].name].filter(
    (value) => value !== undefined,
  );
  const codes = [colour?.slice(0, 3), size?.replace(/\W/g, '')].filter(
    (code) => code !== undefined,
  );
  const surcharge = (size && spec.surcharge?.[size]) || 0;
  return {
    id: firstVariantId + number,
    optionValues: chosen.length > 0 ? chosen : ['Default Title'],
    price: spec.price + surcharge,
    ...(spec.compareAtPrice && {compareAtPrice: spec.compareAtPrice + surcharge}),
    sku: ['QH', spec.sku, ...codes].join('-').toUpperCase(),
    barcode: articleNumber(number),
    stock: spec.stockOf?.[`${size}/${colour}`] ?? spec.stock,
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
        width: 480,
        height: 600,
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
 * The fronts of all colours first, in the colours' order (the page shows the picture at a
 * colour's index), then the other views of each colour.
 */
function imagesOf(spec: ProductSpec): ImageData[] {
  const [front, ...others] = spec.views;
  if (front === undefined) return [];
  const picture = (colour: ColourSlug, view: string) => pictureOf(spec, colour, view);
  const colours = spec.picturedIn ? [spec.picturedIn] : spec.colours;
  return [
    ...colours.map((colour) => picture(colour, front)),
    ...colours.flatMap((colour) => others.map((view) => picture(colour, view))),
  ];
}

function pictureOf(
  {handle, title}: Pick<ProductSpec, 'handle' | 'title'>,
  colour: ColourSlug,
  view: string,
): ImageData {
  return {
    path: `products/${handle}/${colour}-${view}.png`,
    altText: `${title} in ${palette[colour].name}, ${viewNames[view] ?? view}`,
    width: 1600,
    height: 2000,
  };
}
