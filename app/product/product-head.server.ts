import {pathFor} from '~/market';
import {isHidden, type PageMeta} from '~/seo';
import {sharingDescription} from '~/seo/index.server';
import type {AppContext} from '~/server/context';

import {shownMedia} from './gallery';
import type {LoadedProduct} from './product.server';

/**
 * The document's head for a product: one canonical URL for all choices, and the chosen color's
 * picture for sharing.
 */
export function productHead(
  {answer, product, selection}: LoadedProduct,
  {config}: Pick<AppContext, 'config'>,
): PageMeta {
  const {main, positions} = shownMedia(product, selection);
  const picture = product.media[main ?? positions[0] ?? 0];
  return {
    title: answer.seo.title || product.title,
    description: sharingDescription(answer.seo.description || product.descriptionHtml),
    path: pathFor('product', product.handle),
    noindex: isHidden(answer),
    ...(config.agents && {hasMarkdown: true}),
    type: 'product',
    image: picture?.url || undefined,
    imageAlt: picture?.alt,
  };
}
