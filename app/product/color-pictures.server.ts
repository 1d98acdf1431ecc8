import type {CartVariantFragment, ColorPicturesFragment} from 'storefrontapi.generated';

import type {CartServerPart} from '~/cart/parts';
import type {PictureData} from '~/lib/images';
import {loadOriginalNames, type WithOriginal} from '~/market/index.server';

import {colorsOfMedia, imageOfChoice, pictureOfChoice} from './gallery';
import {ruleName} from './option-words.server';
import {isColor} from './options';
import {COLOR_PICTURES_QUERY} from './product.documents';

/* Pictures of colors (§10.35) where a product is known by less than its page knows. */

/** The fields that the rule reads; of the pictures as many as are known. */
type Told = WithOriginal<
  Pick<ColorPicturesFragment, 'id' | 'title' | 'options' | 'images'>
>;

interface ColorPictures {
  /** A color's picture; null where the rule leaves it open. */
  of: (color: string) => PictureData | null;
  /** What stands for a color alone; null where all known pictures are of others. */
  standsFor: (color: string) => PictureData | null;
}

/** Whether an option is the color, by what the store calls it in any language (§10.26). */
export const isNamedColor = ({name}: {name: string}) => isColor({name: ruleName(name)});

/** Position of the color among a product's options; -1 without one. */
export const colorPosition = ({
  options,
  original,
}: Pick<Told, 'options' | 'original'>): number =>
  (original ?? {options}).options.findIndex(isNamedColor);

/** Null for a product without a choice of colors. */
export function picturesOfColors(product: Told): ColorPictures | null {
  const {title, images, original} = product;
  const position = colorPosition(product);
  const colors = product.options[position]?.optionValues ?? [];
  if (colors.length < 2) return null;
  const urls = colors.map(({firstSelectableVariant: first}) => first?.image?.url);
  const known = images.nodes.map(({url}) => url);
  const pictures = [...new Set([...known, ...urls.flatMap((url) => url ?? [])])];
  const places = new Map(pictures.map((url, at) => [url, at]));
  const options = [{name: 'Color', values: colors.map(({name}) => name)}];
  const variants = colors.map(({name}, at) => ({
    values: [name],
    image: places.get(urls[at] ?? '') ?? null,
    availableForSale: true,
  }));
  const texts = pictures.map((url, at) => ({url, alt: images.nodes[at]?.altText ?? ''}));
  const ofMedia = colorsOfMedia({
    title,
    options,
    original: original?.options.slice(position, position + 1),
    media: texts,
    variants,
  });
  const media = texts.map((text, at) => ({...text, colors: ofMedia[at] ?? []}));
  const told = {options, media, variants};
  const pictureAt = (at: number | null, color: string): PictureData | null => {
    const item = media[at ?? -1];
    if (!item) return null;
    const {url, alt} = item;
    return {url, alt: item.colors.includes(color) ? `${title}, ${color}` : alt};
  };
  return {
    of: (color) => pictureAt(imageOfChoice(told, [color]), color),
    standsFor: (color) => pictureAt(pictureOfChoice(told, [color]), color),
  };
}

/** Most products whose pictures one answer asks for: the API's own limit of ids. */
const MAX_PRODUCTS = 250;

/** A variant with its product's first picture, which may be another color's; null for any other. */
function unsureOf(variant: CartVariantFragment) {
  const {image, product, selectedOptions} = variant;
  const color = selectedOptions.find(isNamedColor)?.value;
  const isFirst = image?.id && image.id === product.featuredImage?.id;
  if (!image || !color || !isFirst) return null;
  const option = product.options.find(isNamedColor);
  const values = option?.optionValues.map(({name}) => name) ?? [];
  const [said = []] = colorsOfMedia({
    title: product.title,
    options: [{name: 'Color', values}],
    media: [{alt: image.altText ?? ''}],
    variants: [],
  });
  const isSure = values.length < 2 || said.includes(color);
  return isSure ? null : {variant, image, color, isOther: said.length > 0};
}

/**
 * The pictures of a cart's lines. The store sends a product's first picture for a variant without
 * one of its own. Where that has no words of the line's color, what the product's page knows is
 * asked for: one query, which is kept as long as pages are. Without an answer, a picture of another
 * color is not shown.
 */
export const PICTURES_IN_CART: CartServerPart = {
  async pictures(variants, context) {
    const unsure = variants.flatMap((variant) => unsureOf(variant) ?? []);
    const ids = [...new Set(unsure.map(({variant}) => variant.product.id))].sort();
    if (ids.length === 0) return new Map();
    const {storefront} = context;
    const asked = ids.slice(0, MAX_PRODUCTS);
    const [{nodes}, withOriginalNames] = await Promise.all([
      storefront.query(COLOR_PICTURES_QUERY, {
        variables: {ids: asked},
        cache: storefront.CacheCustom({
          mode: 'public',
          maxAge: 60,
          staleWhileRevalidate: 600,
        }),
      }),
      loadOriginalNames(
        context,
        asked.map((id) => ({id})),
        {values: true},
      ),
    ]).catch(
      // The store call has logged its cause.
      () => [{nodes: []}, null] as const,
    );
    const products = new Map(
      nodes.flatMap((node) =>
        node && 'images' in node && withOriginalNames
          ? [[node.id, withOriginalNames(node)] as const]
          : [],
      ),
    );
    return new Map(
      unsure.flatMap(({variant, image, color, isOther}) => {
        const product = products.get(variant.product.id);
        const colors = product && picturesOfColors(product);
        if (product && !colors) return [];
        if (!colors) return isOther ? [[variant.id, null] as const] : [];
        const picture = colors.standsFor(color);
        if (picture?.url === image.url) return [];
        const shown = picture && {src: picture.url, altText: picture.alt};
        return [[variant.id, shown]] as const;
      }),
    );
  },
};
