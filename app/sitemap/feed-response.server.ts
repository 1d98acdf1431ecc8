import {log} from '~/server/log';

/** How long search engines and the edge may keep a feed, in seconds. */
const FRESH_SECONDS = 60 * 60;

function plain(text: string, status: number): Response {
  return new Response(text, {
    status,
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'private, no-store',
    },
  });
}

/**
 * An XML response with what `make` resolves to; 404 for null, 503 when it fails. Only a good response is cacheable, so
 * that an outage never replaces the shop's pages.
 */
export async function xmlFeed(make: () => Promise<string | null>): Promise<Response> {
  try {
    const xml = await make();
    return xml === null ? plain('Not found', 404) : feed(xml, 'application/xml');
  } catch (error) {
    log('error', 'feed.failed', {message: String(error)});
    return plain('Please try again later', 503);
  }
}

/** A text feed. */
export function textFeed(text: string): Response {
  return feed(text, 'text/plain');
}

function feed(body: string, type: string): Response {
  const caching = `public, max-age=${FRESH_SECONDS}`;
  return new Response(body, {
    headers: {
      'Content-Type': `${type}; charset=utf-8`,
      'Cache-Control': caching,
      'Oxygen-Cache-Control': caching,
      // Oxygen's full-page cache requires it.
      Vary: 'Accept-Encoding',
    },
  });
}
