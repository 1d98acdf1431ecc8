import {endDateFromTags} from '~/lib/end-date';
import {isReduced} from '~/lib/money';
import {ribbonsOf, selectableOptions} from '~/product';
import type {ProductCardFragment} from 'storefrontapi.generated';

import type {Card, CardSwatch} from './collection-page';

const COLOR_OPTION = /^colou?r$/i;

/** Swatches on a card: as many thumb-sized ones as fit on the narrowest card. */
const MAX_SWATCHES = 3;

/** Maps the store's product to its card. */
export function cardOf(product: ProductCardFragment): Card {
  const variant = product.variants.nodes[0];
  const price = variant?.price ?? null;
  const compareAt = variant?.compareAtPrice ?? null;
  const color = product.options.find(({name}) => COLOR_OPTION.test(name));
  const options = product.options.map(({name, optionValues}) => ({
    name,
    values: optionValues.map((value) => value.name),
  }));
  const [picture, second] = product.images.nodes;
  return {
    handle: product.handle,
    title: product.title,
    price,
    compareAt: price && isReduced(price, compareAt) ? compareAt : null,
    picture: picture ? {url: picture.url, alt: picture.altText ?? ''} : null,
    secondPicture: second?.url ?? null,
    ribbons: ribbonsOf(product),
    endDate: endDateFromTags(product.tags),
    hasChoice: selectableOptions(options, 'dialog').length > 0,
    colors: color?.optionValues.length ?? 0,
    swatches: color ? swatchesOf(color) : [],
  };
}

function swatchesOf({
  name: option,
  optionValues,
}: ProductCardFragment['options'][number]): CardSwatch[] {
  if (optionValues.length < 2) return [];
  return optionValues.slice(0, MAX_SWATCHES).flatMap((value) => {
    const color = value.swatch?.color ?? '';
    if (!/^#[0-9a-f]{6}$/i.test(color)) return [];
    const picture = value.firstSelectableVariant?.image?.url ?? null;
    return [{option, name: value.name, color, picture}];
  });
}
