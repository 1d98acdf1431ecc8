import type {AppLoadContext} from '@shopify/remix-oxygen';

import {sanitizeDescription} from './description.server';
import {HELP_PAGES, type HelpTopic} from './help';
import {PRODUCT_HELP_QUERY} from './product.documents';

import type {ProductHelpQuery} from 'storefrontapi.generated';

const toTopics = (pages: ProductHelpQuery, imageOrigin: string): readonly HelpTopic[] =>
  (['sizes', 'shipping'] as const).flatMap((key) => {
    const page = pages[key];
    const id = HELP_PAGES[key];
    return page
      ? [{id, title: page.title, html: sanitizeDescription(page.body, imageOrigin)}]
      : [];
  });

/**
 * Size and shipping help from the store's own pages. A store without them, or one that refuses to show pages, has none:
 * help never keeps a product from being shown.
 */
export async function loadHelp({
  storefront,
  config,
}: Pick<AppLoadContext, 'storefront' | 'config'>): Promise<readonly HelpTopic[]> {
  try {
    const pages = await storefront.query(PRODUCT_HELP_QUERY, {
      variables: HELP_PAGES,
      cache: storefront.CacheLong(),
    });
    return toTopics(pages, config.store.imageOrigin);
  } catch {
    // The store call has logged its cause.
    return [];
  }
}
