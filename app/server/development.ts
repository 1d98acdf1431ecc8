import type {RequestTrace} from './log';

/** Hydrogen's query editor and its profiler: with scripts from a CDN, which no policy of the shop allows. */
const TOOLS = ['/graphiql', '/subrequest-profiler'];

/**
 * The id of a request: Hydrogen's subrequest profiler joins calls to the store to a request by the id that the
 * development server gave it. In production it is always a new one (decision 25).
 */
export function requestIdOf(request: Request, isDevelopment: boolean): string {
  const given = isDevelopment ? request.headers.get('request-id') : null;
  return given ?? crypto.randomUUID();
}

/** What only developers get: where the time went, and tools that work. */
export function addDevelopmentHeaders(
  headers: Headers,
  pathname: string,
  trace: RequestTrace,
) {
  headers.set('Server-Timing', trace.serverTiming());
  if (TOOLS.includes(pathname)) headers.delete('Content-Security-Policy');
}
