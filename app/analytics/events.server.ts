import type {AppContext} from '~/server/context';

import {logVitals} from './vitals.server';

type Context = Pick<AppContext, 'config' | 'preview' | 'began' | 'buyerIp'>;

/** Takes the figures that a page posts. */
export async function receiveEvents(
  request: Request,
  context: Context,
): Promise<Response> {
  const form = await request.formData().catch(() => new FormData());
  const status = logVitals(form, context);
  return new Response(null, {status, headers: {'Cache-Control': 'no-store'}});
}
