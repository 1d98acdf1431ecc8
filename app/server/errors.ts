import {isRouteErrorResponse} from '@remix-run/react';

import type {Market} from '~/lib/market';
import {messagesIn, wordsTag} from '~/lib/messages';

import {log} from './log';
import {StoreError} from './store/store-answer';
import {BARE_POLICY, hashSources} from './security-policy';
import {MESSAGES} from './messages';
import type {Refusal} from './request-guard';

const outages = new WeakSet<Request>();

/** Whether the store's failure caused this request's error: it is 503, not 500. */
export function isOutage(request: Request): boolean {
  return outages.has(request);
}

interface FailedRequest {
  readonly request: Request;
  readonly context?: {readonly requestId?: string} | undefined;
}

/**
 * Logs errors of loaders, actions and rendering, as Remix's `handleError`. Store calls log their
 * own failures; an aborted request is no error.
 */
export function reportError(error: unknown, {request, context}: FailedRequest) {
  if (request.signal.aborted) return;
  if (error instanceof StoreError) {
    outages.add(request);
    return;
  }
  const {pathname} = new URL(request.url);
  const requestId = context?.requestId;
  if (isRouteErrorResponse(error)) {
    log('info', 'page.refused', {request: requestId, pathname, status: error.status});
    return;
  }
  const isError = error instanceof Error;
  log('error', 'page.failed', {
    request: requestId,
    pathname,
    message: isError ? error.message : String(error),
    stack: isError ? error.stack : undefined,
  });
}

/** The page’s one inline style; its hash is in the page’s policy. */
export const PLAIN_PAGE_STYLE =
  'body{font:1.125rem/1.5 system-ui,sans-serif;max-width:32rem;margin:20vh auto;padding:0 1.5rem;color:#1a1a1a}' +
  'a{color:inherit}';

/**
 * The error page for a request that never reached the app, or that the app failed to answer: one
 * sentence and a link, no script. In the language of the market that the URL names.
 */
export async function errorResponse(
  status: number,
  {prefix, tag}: Market,
  extra: Refusal['headers'] = {},
): Promise<Response> {
  const {refused, ...messages} = messagesIn(tag, MESSAGES);
  const home = `<a href="${prefix || '/'}">`;
  const reasons: Readonly<Record<number, string>> = refused;
  const reason = reasons[status];
  const text = reason
    ? `${reason} ${home}${messages.return}</a>`
    : `${messages.failed} ${home}${messages.tryAgain}</a>. ${messages.failedAgain}`;
  const page =
    `<!doctype html><html lang="${wordsTag(tag)}"><head><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width,initial-scale=1">' +
    `<meta name="robots" content="noindex"><title>${status}</title><style>${PLAIN_PAGE_STYLE}</style></head>` +
    `<body><main><p>${text}</p></main></body></html>`;
  const style = (await hashSources([PLAIN_PAGE_STYLE])).join(' ');
  return new Response(page, {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'private, no-store',
      'Content-Security-Policy': `${BARE_POLICY}; style-src ${style}`,
      ...extra,
    },
  });
}

/**
 * The response, or our error page in place of one of the framework's own, which says "Unexpected
 * Server Error": where a route without an action is posted to, or rendering has failed twice.
 */
export async function replaceFrameworkError(
  response: Response,
  market: Market,
): Promise<Response> {
  const {status, headers} = response;
  const isBare =
    !headers.has('Content-Type') || headers.get('Content-Type') === 'text/plain';
  if (!headers.has('X-Remix-Error') && !(status === 500 && isBare)) return response;
  return errorResponse(status, market, status === 405 ? {Allow: 'GET, HEAD'} : {});
}
