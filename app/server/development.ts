import type {RequestTrace} from './log';

/** Hydrogen's query editor and profiler load scripts from a CDN, which the shop's policy forbids. */
const TOOLS = ['/graphiql', '/subrequest-profiler'];

/**
 * The request's id. In development it is the one that the development server assigned, by which Hydrogen's subrequest
 * profiler groups store calls. In production it is always new: one that a visitor chose could join another request's store calls.
 */
export function requestIdOf(request: Request, isDevelopment: boolean): string {
  const given = isDevelopment ? request.headers.get('request-id') : null;
  return given ?? crypto.randomUUID();
}

/** Development only: `Server-Timing`, and a policy in which Hydrogen's tools work. */
export function addDevelopmentHeaders(
  headers: Headers,
  pathname: string,
  trace: RequestTrace,
) {
  headers.set('Server-Timing', trace.serverTiming());
  if (TOOLS.includes(pathname)) headers.delete('Content-Security-Policy');
}
