/** The product that an extreme one differs from in one respect. */
import type {ImageData, ProductData, VariantData} from '@quillhaven/local-store';
import {createClubCatalogue} from '..';

const firstProductId = 7_950_000_000_000;
const firstVariantId = 43_950_000_000_000;
/** More than any product here has, so that ids of variants never meet. */
const variantsPerProduct = 10_000;

const date = '2025-01-06T08:00:00Z';

/** The pictures of the club's goods. */
const paths = createClubCatalogue(new Date(date)).products.flatMap(({images}) =>
  images.map(({path}) => path),
);

/** @param count at most as many as the club's goods have pictures, which is more than 250 */
export function pictures(
  count: number,
  altText: string | null = 'A picture',
): ImageData[] {
  if (count > paths.length)
    throw new Error(`There are ${paths.length} pictures, not ${count}`);
  return paths.slice(0, count).map((path, index) => ({
    path,
    altText: altText && `${altText}, ${index + 1}`,
    width: 1280,
    height: 1600,
  }));
}

/** One variant; `index` is its position in the product of that number. */
export function plainVariant(
  number: number,
  index: number,
  changes: Partial<VariantData> = {},
): VariantData {
  return {
    id: firstVariantId + number * variantsPerProduct + index,
    optionValues: ['Default Title'],
    price: 2000,
    sku: `X-${number}-${index}`,
    stock: 10,
    image: 0,
    weight: 200,
    ...changes,
  };
}

/** A T-shirt with one variant and one picture, but for the changes. */
export function plainProduct(
  number: number,
  changes: Partial<ProductData> = {},
): ProductData {
  return {
    id: firstProductId + number,
    handle: `plain-${number}`,
    title: `Plain Tee ${number}`,
    vendor: 'Extremes',
    productType: 'T-Shirt',
    tags: ['plain', 'test'],
    descriptionHtml: '<p>A plain tee.</p>',
    options: [{name: 'Title', values: [{name: 'Default Title'}]}],
    variants: [plainVariant(number, 0)],
    images: pictures(1),
    createdAt: date,
    publishedAt: date,
    updatedAt: date,
    salesRank: number,
    ...changes,
  };
}

/** The parent of a combined listing. It has nothing of its own. */
export function listingOf(
  number: number,
  children: readonly ProductData[],
  changes: Partial<ProductData>,
): ProductData {
  const combines = children.map(({id}) => id);
  return plainProduct(number, {options: [], variants: [], combines, ...changes});
}
