import {lazy, type ComponentType} from 'react';

/**
 * A part of the page whose scripts are a chunk, as React's `lazy`. Where the chunk does not load, nothing fails: a part that the
 * server rendered stays, as without scripts, and one that only the browser renders stays at its fallback.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{default: ComponentType<Props>}>,
) {
  return lazy(() => load().catch(() => new Promise<never>(() => undefined)));
}
