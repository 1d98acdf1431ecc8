import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';

import {agentsText, markdownAnswer, markdownPage} from '~/add-ons/agents/index.server';

/**
 * `/agents.md`, and the same text at `/llms.txt` and `/llms-full.txt`; at `/products/{handle}.md`,
 * and for collections, policies and pages likewise, the page as Markdown.
 */
export function loader({request, params: {handle}, context}: LoaderFunctionArgs) {
  return markdownAnswer(context, () =>
    handle === undefined
      ? agentsText(context)
      : markdownPage(context, request.url, handle),
  );
}
