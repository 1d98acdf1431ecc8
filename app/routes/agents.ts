import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';

import {agentsText, markdownAnswer} from '~/agents/index.server';

/** `/agents.md`, and the same text at `/llms.txt` and `/llms-full.txt`. */
export function loader({context}: LoaderFunctionArgs) {
  return markdownAnswer(context, () => agentsText(context));
}
