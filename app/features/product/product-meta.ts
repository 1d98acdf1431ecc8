import type {MetaDescriptor} from '@remix-run/react';

import {pageMeta} from '~/features/shell/page-meta';
import type {RootData} from '~/features/shell/root-data';

import type {ProductHead} from './product-head.server';

/** The head's elements for search engines and sharing (spec §1, §9). */
export function productMeta(
  root: RootData | undefined,
  {structuredData, ...page}: ProductHead,
): MetaDescriptor[] {
  return [
    ...pageMeta(root, page),
    {property: 'og:type', content: 'product'},
    // Remix escapes it: no `</script>` from a title can end the element.
    {'script:ld+json': structuredData},
  ];
}
