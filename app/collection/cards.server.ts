import {ribbonsOf} from '~/product';
import {endDateFromTags} from '~/lib/end-date';
import {isReduced} from '~/lib/money';
import type {ProductCardFragment} from 'storefrontapi.generated';

import type {Card} from './collection-page';

const COLOR_OPTION = /^colou?r$/i;

/** Several pages are made of one answer of the store's (recent-answers.ts), and share what its products come to. */
const cards = new WeakMap<ProductCardFragment, Card>();

/** A product of the store as a card shows it. */
export function cardOf(product: ProductCardFragment): Card {
  const known = cards.get(product);
  if (known) return known;
  const card = newCardOf(product);
  cards.set(product, card);
  return card;
}

function newCardOf(product: ProductCardFragment): Card {
  const variant = product.variants.nodes[0];
  const price = variant?.price ?? null;
  const compareAt = variant?.compareAtPrice ?? null;
  const color = product.options.find(({name}) => COLOR_OPTION.test(name));
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
    colors: color?.optionValues.length ?? 0,
  };
}
