import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';

import {calendarFile} from '~/lib/calendar';
import {messagesIn} from '~/lib/messages';
import {pathFor} from '~/market';
import {loadProduct, PRODUCT_MESSAGES} from '~/product/index.server';

const HOUR_MS = 3_600_000;

/** `GET /api/calendar/{handle}.ics`: the last hour in which a product is sold, for a visitor's calendar; 404 for one without an end. */
export async function loader({params, context}: LoaderFunctionArgs) {
  const [, handle] = /^(.+)\.ics$/.exec(params.file ?? '') ?? [];
  const loaded = handle
    ? await loadProduct(context, handle, new URLSearchParams())
    : null;
  const {title = '', endDate = null} = loaded?.product ?? {};
  if (!handle || endDate === null) return new Response(null, {status: 404});
  const {siteOrigin, config, now, market} = context;
  const messages = messagesIn(market.tag, PRODUCT_MESSAGES);
  const path = pathFor('product', handle);
  const file = calendarFile(
    {
      uid: `${handle}@${siteOrigin ? new URL(siteOrigin).host : config.store.domain}`,
      title: messages.lastHour(title),
      description: messages.leaves(title, config.public.storeName),
      url: siteOrigin && siteOrigin + path,
      start: endDate - HOUR_MS,
      end: endDate,
    },
    now,
  );
  return new Response(file, {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': `attachment; filename="${handle.replace(/[^\w-]/g, '')}.ics"`,
      'Cache-Control': 'public, max-age=300',
    },
  });
}
