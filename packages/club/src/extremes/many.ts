/** Products with as much of something as Shopify allows, or more than a page of it. */
import type {OptionData, ProductData} from '@quillhaven/local-store';
import {listingOf, pictures, plainProduct, plainVariant} from './plain-product';

/** 250 images: the most that one page of the API holds. */
export function manyImages(number: number): ProductData {
  return plainProduct(number, {
    handle: 'images-250',
    title: 'Two Hundred and Fifty Pictures',
    images: pictures(250),
  });
}

/** 250 variants of two options: one page of the API. Every seventh is sold out. */
export function manyVariants(number: number): ProductData {
  return withVariants(number, [numbered('Size', 25), numbered('Color', 10)], {
    handle: 'variants-250',
    title: 'Two Hundred and Fifty Variants',
  });
}

/** 2,000 variants of three options: eight pages. Every seventh is sold out. */
export function pagesOfVariants(number: number): ProductData {
  return withVariants(
    number,
    [numbered('Size', 20), numbered('Color', 10), numbered('Fit', 10)],
    {handle: 'variants-2000', title: 'Two Thousand Variants'},
  );
}

/**
 * A combined listing of two products, whose variants are more than a page of the API together.
 * @param first number of the first of three products
 */
export function wideListing(first: number): ProductData[] {
  const children = ['Left', 'Right'].map((side, at) =>
    withVariants(
      first + at,
      [{name: 'Side', values: [{name: side}]}, numbered('Size', 20), numbered('Fit', 10)],
      {handle: `wide-${side.toLowerCase()}`, title: `Wide Listing ${side}`},
    ),
  );
  return [
    ...children,
    listingOf(first + 2, children, {handle: 'wide', title: 'Wide Listing'}),
  ];
}

function numbered(name: string, count: number): OptionData {
  const values = Array.from({length: count}, (_, index) => ({
    name: `${name} ${index + 1}`,
  }));
  return {name, values};
}

function withVariants(
  number: number,
  options: OptionData[],
  changes: Partial<ProductData>,
): ProductData {
  const combinations = options.reduce<string[][]>(
    (prefixes, {values}) =>
      prefixes.flatMap((prefix) => values.map(({name}) => [...prefix, name])),
    [[]],
  );
  const images = pictures(10);
  return plainProduct(number, {
    options,
    images,
    variants: combinations.map((optionValues, index) =>
      plainVariant(number, index, {
        optionValues,
        stock: index % 7 === 6 ? 0 : 10,
        price: 2000 + (index % 5) * 100,
        image: index % images.length,
      }),
    ),
    ...changes,
  });
}
