import {lazy, type ComponentType} from 'react';

const loading: Promise<unknown>[] = [];

/**
 * Loads a chunk before the page hydrates, if the document has an element that needs it: React renders
 * a part anew where something changes before its chunk is there, and what was typed in it is lost.
 */
export function loadBeforeHydration(selector: string, load: () => Promise<unknown>) {
  if (globalThis.document?.querySelector(selector)) loading.push(load());
}

/** Settles when those chunks have loaded or failed. */
export const partsLoaded = () => Promise.allSettled(loading);

/**
 * A part of the page whose scripts are a chunk, as React's `lazy`. Where the chunk does not load,
 * nothing fails: a part that the server rendered stays, as without scripts, and one that only the
 * browser renders stays at its fallback.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{default: ComponentType<Props>}>,
) {
  return lazy(() => load().catch(() => new Promise<never>(() => undefined)));
}
