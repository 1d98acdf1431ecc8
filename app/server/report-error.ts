import {isRouteErrorResponse} from '@remix-run/react';

import {log} from './log';
import {StoreError} from './store/store-error';

const outages = new WeakSet<Request>();

/** Whether the store's failure caused this request's error: it is 503, not 500. */
export function isOutage(request: Request): boolean {
  return outages.has(request);
}

interface FailedRequest {
  readonly request: Request;
  /** The loaders' context, which has the request's id. */
  readonly context?: {readonly requestId?: string} | undefined;
}

/**
 * Logs errors of loaders, actions and rendering. Remix calls it (as `handleError`) for everything it catches. Store
 * calls log their own failures; an aborted request is no error.
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
