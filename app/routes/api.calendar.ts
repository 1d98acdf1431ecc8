import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';

import {calendarFile} from '~/lib/calendar';
import {messagesIn} from '~/lib/messages';
import {hrefIn, pathFor} from '~/market';
import {loadProduct, PRODUCT_MESSAGES} from '~/product/index.server';

const HOUR_MS = 3_600_000;

/**
 * `GET /api/calendar/{handle}.ics`: the hour in which a product opens, or the last in which it is
 * sold, for a visitor's calendar; 404 for one that has neither ahead.
 */
export async function loader({params, context}: LoaderFunctionArgs) {
  const [, handle] = /^(.+)\.ics$/.exec(params.file ?? '') ?? [];
  const loaded = handle
    ? await loadProduct(context, handle, new URLSearchParams())
    : null;
  const {title = '', opensAt = null, endDate = null} = loaded?.product ?? {};
  const start = opensAt ?? (endDate === null ? null : endDate - HOUR_MS);
  if (!handle || start === null) return new Response(null, {status: 404});
  const {siteOrigin, config, now, market} = context;
  const {storeName} = config.public;
  const messages = messagesIn(market.tag, PRODUCT_MESSAGES);
  const [entry, description] =
    opensAt === null
      ? [messages.lastHour(title), messages.leaves(title, storeName)]
      : [messages.opens(title), messages.opensAt(title, storeName)];
  const path = pathFor('product', handle);
  const file = calendarFile(
    {
      uid: `${handle}@${siteOrigin ? new URL(siteOrigin).host : config.store.domain}`,
      title: entry,
      description,
      url: siteOrigin && siteOrigin + hrefIn(market, path),
      start,
      end: start + HOUR_MS,
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
