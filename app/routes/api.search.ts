import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';

import {loadSuggestions} from '~/search/index.server';

/** `GET /api/search?q=`: suggestions while typing, as a list of `Suggestion`. */
export async function loader({request, context}: LoaderFunctionArgs) {
  const suggestions = await loadSuggestions(context, request.url);
  return Response.json(suggestions, {headers: {'Cache-Control': 'public, max-age=60'}});
}
