import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';

import {markdownAnswer, markdownPage} from '~/agents/index.server';

/** `/products/{handle}.md`, and collections, policies and pages likewise: the page as Markdown. */
export function loader({request, params, context}: LoaderFunctionArgs) {
  return markdownAnswer(context, () =>
    markdownPage(context, request.url, params.handle ?? ''),
  );
}
