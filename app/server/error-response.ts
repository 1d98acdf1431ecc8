import type {Market} from '~/lib/market';
import {messagesIn} from '~/lib/messages';

import {BARE_POLICY, hashSources} from './security-policy';
import {MESSAGES} from './messages';
import type {Refusal} from './request-guard';

/** The page’s one inline style; its hash is in the page’s policy. */
export const PLAIN_PAGE_STYLE =
  'body{font:1.125rem/1.5 system-ui,sans-serif;max-width:32rem;margin:20vh auto;padding:0 1.5rem;color:#1a1a1a}' +
  'a{color:inherit}';

/**
 * The error page for a request that never reached the app, or that the app failed to answer: one sentence and a link, no script. In the
 * language of the market that the address names.
 */
function plainPage(status: number, {prefix, tag}: Market): string {
  const {refused, ...messages} = messagesIn(tag, MESSAGES);
  const home = `<a href="${prefix || '/'}">`;
  const sentences: Readonly<Record<number, string>> = refused;
  const sentence = sentences[status];
  const text = sentence
    ? `${sentence} ${home}${messages.return}</a>`
    : `${messages.failed} ${home}${messages.tryAgain}</a>. ${messages.failedAgain}`;
  return (
    `<!doctype html><html lang="${tag}"><head><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width,initial-scale=1">' +
    `<meta name="robots" content="noindex"><title>${status}</title><style>${PLAIN_PAGE_STYLE}</style></head>` +
    `<body><main><p>${text}</p></main></body></html>`
  );
}

/** A plain error page as a response. */
export async function errorResponse(
  status: number,
  market: Market,
  extra: Refusal['headers'] = {},
): Promise<Response> {
  const style = (await hashSources([PLAIN_PAGE_STYLE])).join(' ');
  return new Response(plainPage(status, market), {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'private, no-store',
      'Content-Security-Policy': `${BARE_POLICY}; style-src ${style}`,
      ...extra,
    },
  });
}
