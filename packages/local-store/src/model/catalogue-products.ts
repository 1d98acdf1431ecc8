/** Turns a product's data into the record that resolvers read. */
import type {OptionData, ProductData, VariantData} from '../catalogue';
import type {MediaLibrary} from './catalogue-media';
import type {ProductRecord, VariantRecord} from './catalogue-records';
import {htmlToText} from './catalogue-text';
import {toGid} from './global-id';

/** Tags in the order the API answers them: alphabetical, whatever their case. */
export function sortTags(tags: readonly string[]): string[] {
  return [...new Set(tags)].sort((a, b) => {
    const [x, y] = [a.toLowerCase(), b.toLowerCase()];
    return x < y ? -1 : x > y ? 1 : 0;
  });
}

/** Links a product with its variants and pictures. Its collections are added by the index. */
export function toProductRecord(data: ProductData, media: MediaLibrary): ProductRecord {
  let text: string | undefined;
  const product: ProductRecord = {
    __typename: 'Product',
    gid: toGid('Product', data.id),
    data,
    tags: sortTags(data.tags),
    get text() {
      return (text ??= htmlToText(data.descriptionHtml));
    },
    variants: [],
    media: data.images.map((image) => media.add(image)),
    films: [
      ...(data.videos ?? []).map((video, index) => ({
        __typename: 'Video' as const,
        gid: toGid('Video', `${data.id}${index + 1}`),
        data: video,
        poster: media.add(video.poster).image,
      })),
      ...(data.linkedMedia ?? []).map((medium, index) => ({
        __typename: medium.kind,
        gid: toGid(medium.kind, `${data.id}${index + 1}`),
        data: medium,
        poster: medium.poster && media.add(medium.poster).image,
      })),
    ],
    collections: [],
  };
  const positions = data.options.map(
    (option) => new Map(option.values.map((value, index) => [value.name, index])),
  );
  product.variants = data.variants
    .filter(({published = true}) => published)
    .map((variant, position) => toVariantRecord(variant, position, product, positions));
  return product;
}

function toVariantRecord(
  data: VariantData,
  position: number,
  product: ProductRecord,
  positions: Map<string, number>[],
): VariantRecord {
  return {
    __typename: 'ProductVariant',
    gid: toGid('ProductVariant', data.id),
    data,
    product,
    title: data.optionValues.join(' / '),
    selectedOptions: product.data.options.map((option, index) => ({
      name: option.name,
      value: data.optionValues[index] ?? '',
    })),
    optionIndexes: data.optionValues.map(
      (value, index) => positions[index]?.get(value) ?? -1,
    ),
    // As Shopify does: a variant without an image has the product's.
    image: product.media[data.image ?? 0]?.image ?? null,
    position,
  };
}

/**
 * Gives the parents of combined listings the options and variants of what they combine. A variant
 * still names its own product.
 * @throws Error naming it, when a listing combines a product that is not there
 */
export function combineListings(products: readonly ProductRecord[]): void {
  const byId = new Map(products.map((product) => [product.data.id, product]));
  for (const parent of products) {
    const {combines} = parent.data;
    if (!combines) continue;
    const children = combines.map((id) => {
      const child = byId.get(id);
      if (!child) throw new Error(`${parent.data.handle} combines no product ${id}`);
      return child;
    });
    const options = joinOptions(children.map(({data}) => data.options));
    parent.data = {...parent.data, options};
    parent.variants = children.flatMap(({variants}) =>
      variants.map((variant) => withOptions(variant, options)),
    );
    for (const child of children) child.listing = parent;
  }
}

/** All options by name, each with the values that any product has. */
function joinOptions(lists: readonly OptionData[][]): OptionData[] {
  const joined = new Map<string, OptionData>();
  for (const {name, values} of lists.flat()) {
    const known = joined.get(name)?.values ?? [];
    const added = values.filter((value) => known.every((one) => one.name !== value.name));
    joined.set(name, {name, values: [...known, ...added]});
  }
  return [...joined.values()];
}

/** The variant as one of a product with these options; '' for one that its own lacks. */
function withOptions(variant: VariantRecord, options: OptionData[]): VariantRecord {
  const optionValues = options.map(
    ({name}) => variant.selectedOptions.find((own) => own.name === name)?.value ?? '',
  );
  return {
    ...variant,
    data: {...variant.data, optionValues},
    optionIndexes: options.map(({values}, at) =>
      values.findIndex(({name}) => name === optionValues[at]),
    ),
  };
}
