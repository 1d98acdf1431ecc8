import {richText} from '~/content/index.server';
import {parseColor, toHex} from '~/lib/color';
import {closedUntil} from '~/drop/index.server';
import {endDateFromTags} from '~/lib/end-date';
import {messagesIn} from '~/lib/messages';
import {isReduced, readMoney, unitPriceOf} from '~/lib/money';
import {isAnyQuantity, LOW_STOCK, ruleOf} from '~/lib/quantity';
import {variantTitleOf} from '~/lib/variant-title';
import {langOf} from '~/market/index.server';
import {ownRating} from '~/seo/index.server';
import type {AppContext} from '~/server/context';

import {colorsOfMedia} from './gallery';
import {withExtras} from './extra-prices.server';
import {MESSAGES} from './messages';
import {ruleName} from './option-words.server';
import {alignValues} from './options';
import type {ProductAnswer} from './parts';
import type {Bundle, MediaItem, Option, Product, Variant} from './product';
import {readSizeGuide} from './size-guide.server';

import type {ProductPageVariantFragment} from 'storefrontapi.generated';

/** The product's reviews, in Shopify's standard metafields. */
export const reviewsOf = ({
  rating,
  ratingCount,
}: Pick<ProductAnswer, 'rating' | 'ratingCount'>) => ({
  rating: rating?.value ?? null,
  count: ratingCount?.value ?? null,
});

/** Maps the store's answer to the view of it now, on the page's market. */
export function toProduct(answer: ProductAnswer, context: AppContext): Product {
  const {now, parts} = context;
  const {tag} = context.market;
  const reads = parts.product.map(({read}) => read?.(answer, context) ?? {});
  const isUnavailable = (selected: SelectedOptions) =>
    reads.some((one) => one.isUnavailable?.(selected));
  const rating = ownRating(reviewsOf(answer));
  const bundle = bundleOf(answer, tag);
  const {original} = answer;
  const options = answer.options.map((option, at) =>
    toOption(option, answer, original?.options[at]?.name),
  );
  const isListing =
    answer.variants.nodes.length === 0 && options.some(({owners}) => owners);
  const positions = imagePositions(answer);
  const [first] = answer.variants.nodes;
  const variants = answer.variants.nodes.flatMap((variant) => {
    const view = toVariant(variant, options, positions, answer.lowestPrice?.value);
    if (!view) return [];
    return isUnavailable(variant.selectedOptions)
      ? {...view, availableForSale: false}
      : view;
  });
  const isIncomplete = answer.variants.pageInfo.hasNextPage;
  const {lowestPrice} = variants[0] ?? {};
  const media = toMedia(answer, tag);
  const opensAt = closedUntil(answer.availableFrom, now);
  const colors = colorsOfMedia({
    title: answer.title,
    options,
    media,
    variants,
    original: original?.options,
  });
  const langOfText = (field: 'title' | 'descriptionHtml') =>
    langOf(tag, answer[field], original && {text: original[field], lang: original.lang});
  const langs = {
    title: langOfText('title'),
    description: langOfText('descriptionHtml'),
  };
  const product: Product = {
    id: answer.id,
    handle: answer.handle,
    title: answer.title,
    ...(original && {original: {title: original.title}}),
    ...((langs.title || langs.description) && {langs}),
    descriptionHtml: richText(context)(answer.descriptionHtml),
    productType: answer.productType,
    tags: answer.tags ?? [],
    availableForSale: answer.availableForSale && !isUnavailable([]),
    ...(answer.requiresSellingPlan && {isPlanOnly: true}),
    ...(isListing && {isListing}),
    endDate: endDateFromTags(answer.tags),
    ...(opensAt !== null && {opensAt}),
    shipsOn: isDate(answer.shipsOn?.value) ? answer.shipsOn.value : null,
    price: first?.price ?? (isListing ? answer.priceRange.minVariantPrice : null),
    compareAtPrice: first?.compareAtPrice ?? null,
    ...(lowestPrice && {lowestPrice}),
    options: withExtras(options, answer.isGiftCard || isIncomplete ? [] : variants),
    media: media.map((item, position) => ({...item, colors: colors[position] ?? []})),
    variants,
    ...(isIncomplete && {
      encoded: {
        existence: answer.encodedVariantExistence ?? '',
        availability: answer.encodedVariantAvailability ?? '',
      },
    }),
    sizeGuide: readSizeGuide(answer.sizeGuide?.reference, tag),
    ...(rating && {rating}),
    ...(bundle && {bundle}),
    // What arrives by e-mail is not sent back.
    ...(answer.isGiftCard && {isPersonal: true}),
  };
  for (const {additions} of reads) Object.assign(product, additions?.(product));
  return product;
}

type SelectedOptions = readonly {name: string; value: string}[];

const isDate = (text: string | undefined): text is string =>
  /^\d{4}-\d{2}-\d{2}$/.test(text ?? '');

function toOption(
  {name, optionValues}: ProductAnswer['options'][number],
  {handle, variants}: ProductAnswer,
  own: string = name,
): Option {
  const original = ruleName(own);
  const has = (value: string) =>
    variants.nodes.some(({selectedOptions}) =>
      selectedOptions.some((option) => option.name === name && option.value === value),
    );
  // The variant that a value leads to may be another product's also where this one has the value.
  const owners = optionValues.map(({name: value, firstSelectableVariant: first}) =>
    first && first.product.handle !== handle && !has(value) ? first.product.handle : null,
  );
  return {
    name,
    ...(original !== name && {original}),
    values: optionValues.map((value) => value.name),
    ...(owners.some((owner) => owner !== null) && {owners}),
    swatches: optionValues.map(({swatch}) => {
      const color = parseColor(swatch?.color ?? '');
      return color && toHex(color);
    }),
  };
}

function toMedia(
  {title, images, media}: ProductAnswer,
  tag: string,
): Omit<MediaItem, 'colors'>[] {
  const {picture} = messagesIn(tag, MESSAGES);
  const pictures = images.nodes.map(({transformedSrc, altText}, index) => ({
    url: transformedSrc,
    alt: altText || (images.nodes.length > 1 ? picture(title, index + 1) : title),
  }));
  let after = 0;
  const others = media.nodes.flatMap((item) => {
    if (item.__typename === 'MediaImage') after += 1;
    const shown = shownAs(item);
    const {previewImage: poster, alt} = item;
    return shown ? [{url: poster?.url ?? '', alt: alt || title, ...shown, after}] : [];
  });
  return [...pictures, ...others];
}

/**
 * How a medium that is no picture is shown; null for one that cannot be. A player of another site
 * would track the visit, and a model needs one: both are links.
 */
function shownAs(
  item: ProductAnswer['media']['nodes'][number],
): Pick<MediaItem, 'video' | 'link'> | null {
  switch (item.__typename) {
    case 'Video':
      return item.sources.length > 0 ? {video: item.sources} : null;
    case 'ExternalVideo':
      return linkTo('video', item.originUrl);
    case 'Model3d':
      return linkTo('model', item.models[0]?.url);
    default:
      return null;
  }
}

const linkTo = (kind: 'video' | 'model', url = '') =>
  /^https?:\/\//i.test(url) ? {link: {kind, url}} : null;

/** The bundle that a product is; `null` for any other product. */
function bundleOf({bundle}: ProductAnswer, tag: string): Bundle | null {
  const parts = (bundle?.nodes ?? []).flatMap(({id, components}) => {
    const list = components.nodes.map(({quantity, productVariant}) => ({
      handle: productVariant.product.handle,
      title: productVariant.product.title,
      choice: variantTitleOf(productVariant.title),
      quantity,
      picture: productVariant.image?.url ?? null,
    }));
    return list.length > 0 ? [[id, list] as const] : [];
  });
  if (parts.length === 0) return null;
  return {title: messagesIn(tag, MESSAGES).bundle, parts: Object.fromEntries(parts)};
}

/** Index of each picture by id; the first one for duplicates. */
export function imagePositions({images}: ProductAnswer): ReadonlyMap<unknown, number> {
  return new Map(images.nodes.map(({id}, index) => [id, index] as const).reverse());
}

export function toVariant(
  variant: ProductPageVariantFragment,
  options: readonly Option[],
  positions: ReadonlyMap<unknown, number>,
  lowestOfProduct: string | undefined,
): Variant | null {
  const values = alignValues(options, variant.selectedOptions);
  if (!values) return null;
  const {id, availableForSale, price, compareAtPrice, image} = variant;
  const left = variant.quantityAvailable ?? 0;
  const rule = ruleOf(variant);
  // The law of some countries wants both beside a price (docs/law.md).
  const unitPrice = unitPriceOf(variant);
  const lowest = isReduced(price, compareAtPrice)
    ? readMoney(variant.lowestPrice?.value ?? lowestOfProduct)
    : null;
  return {
    id,
    values,
    availableForSale,
    price,
    compareAtPrice: compareAtPrice ?? null,
    image: (image?.id ? positions.get(image.id) : null) ?? null,
    fewLeft: availableForSale && left > 0 && left <= LOW_STOCK ? left : null,
    ...(!isAnyQuantity(rule) && {rule}),
    ...(unitPrice && {unitPrice}),
    // The metafield has one currency, that of the shop.
    ...(lowest?.currencyCode === price.currencyCode && {lowestPrice: lowest}),
  };
}
