import {BARE_POLICY, hashSources} from './document/content-security-policy';
import type {Refusal} from './request-guard';

/** The page’s one inline style; its hash is in the page’s policy. */
export const PLAIN_PAGE_STYLE =
  'body{font:1.125rem/1.5 system-ui,sans-serif;max-width:32rem;margin:20vh auto;padding:0 1.5rem;color:#1a1a1a}' +
  'a{color:inherit}';

const BACK = '<a href="/">Click here to return to the shop!</a>';

const SENTENCES: Readonly<Record<number, string>> = {
  400: `We couldn't read that request. ${BACK}`,
  403: `That didn't come from this shop, so nothing was changed. ${BACK}`,
  404: `We couldn't find the page you're looking for. ${BACK}`,
  405: `That can't be done here. ${BACK}`,
  408: `That took too long to arrive, so nothing was changed. ${BACK}`,
  413: `That was too much to send. ${BACK}`,
  414: `That address is too long. ${BACK}`,
  415: `We couldn't read that request. ${BACK}`,
  431: `Your browser sent more than we can read. Clearing this site's cookies may help. ${BACK}`,
};

const SORRY =
  'Sorry! Something went wrong, <a href="/">click here to try again</a>. ' +
  "If you're seeing this page for the second time, please try again later or on a different device.";

/**
 * The error page for a request that never reached the app, or that the app failed to answer: one sentence and a link,
 * no script. Texts of §2.
 */
function plainPage(status: number): string {
  return (
    '<!doctype html><html lang="en"><head><meta charset="utf-8">' +
    '<meta name="viewport" content="width=device-width,initial-scale=1">' +
    `<meta name="robots" content="noindex"><title>${status}</title><style>${PLAIN_PAGE_STYLE}</style></head>` +
    `<body><main><p>${SENTENCES[status] ?? SORRY}</p></main></body></html>`
  );
}

/** A plain error page as a response. */
export async function errorResponse(
  status: number,
  extra: Refusal['headers'] = {},
): Promise<Response> {
  const style = (await hashSources([PLAIN_PAGE_STYLE])).join(' ');
  return new Response(plainPage(status), {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'private, no-store',
      'Content-Security-Policy': `${BARE_POLICY}; style-src ${style}`,
      ...extra,
    },
  });
}
