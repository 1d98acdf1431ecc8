import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';

/**
 * `GET /api/time`: the server's clock in epoch milliseconds, for a page that waits for an opening.
 * Asks no store.
 */
export function loader({context}: LoaderFunctionArgs) {
  return Response.json({now: context.now}, {headers: {'Cache-Control': 'no-store'}});
}
