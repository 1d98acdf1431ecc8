import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';

import {checkHealth} from '~/server/health/health.server';

/**
 * `/api/health`: 200 while the worker runs; `?deep=1` also asks the store, and answers 503 when
 * that fails.
 */
export async function loader({context, request}: LoaderFunctionArgs) {
  const deep = new URL(request.url).searchParams.get('deep') === '1';
  const health = await checkHealth(context, {deep});
  return Response.json(health, {
    status: health.status === 'ok' ? 200 : 503,
    headers: {'Cache-Control': 'no-store'},
  });
}
