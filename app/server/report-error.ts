import {isRouteErrorResponse} from '@remix-run/react';

import {log} from './log';
import {StoreError} from './store/store-error';

const outages = new WeakSet<Request>();

/** The store's failure kept this request's page from being made: it is 503, not 500. */
export function isOutage(request: Request): boolean {
  return outages.has(request);
}

interface FailedRequest {
  readonly request: Request;
  /** What the worker gave to loaders and actions: it knows the request's id. */
  readonly context?: {readonly requestId?: string} | undefined;
}

/**
 * Logs what loaders, actions and rendering throw. Remix calls it (as `handleError`) for everything it catches.
 * A failed call to the store is already in the log; a visitor who left is no error.
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

/**
 * Gives errors their standard text again (ECMAScript §20.5.3.4). `@shopify/remix-oxygen` replaces it with the
 * stack when it is imported, and the text of an error may reach a response.
 */
export function restoreErrorText() {
  Error.prototype.toString = function toString(this: Error): string {
    const name = this.name || 'Error';
    return this.message ? `${name}: ${this.message}` : name;
  };
}
