import {lazy, type ComponentProps, type ComponentType, type JSX} from 'react';

import {Part} from './ErrorBoundary';

const loading: Promise<unknown>[] = [];

/**
 * Loads a chunk before the page hydrates, if the document has an element that needs it: React
 * renders a part again where something changes before its chunk is there, and what was typed in it
 * is lost.
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

/**
 * A part that the server renders as well, and whose scripts load on demand.
 *
 * @param selector finds the part in a document: then its chunk loads before hydration
 */
export function hydratedPart<Props extends object>(
  selector: string,
  load: () => Promise<{default: ComponentType<Props>}>,
) {
  const Lazy = lazyPart(load);
  // A lazy component misses the first rendering even where its chunk has come, and a replayed press
  // would not find it in a document that is rendered again (rendered-again.ts).
  let Loaded: ComponentType<Props> | undefined;
  loadBeforeHydration(selector, async () => (Loaded = (await load()).default));
  return function HydratedPart(
    props: Props & ComponentProps<typeof Lazy> & JSX.IntrinsicAttributes,
  ) {
    const Content = Loaded ?? Lazy;
    return (
      <Part>
        <Content {...props} />
      </Part>
    );
  };
}

/**
 * Adds a stylesheet, unless the document has it inline. Resolves when it has loaded or failed: an
 * unstyled page is better than none.
 * @param mark a custom property that the sheet sets at the root
 */
export async function loadStyles(url: string, mark?: `--${string}`): Promise<void> {
  if (import.meta.env.SSR) return;
  const root = getComputedStyle(document.documentElement);
  if (mark && root.getPropertyValue(mark) !== '') return;
  await new Promise<void>((resolve) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = url;
    link.onload = link.onerror = () => resolve();
    document.head.append(link);
  });
}
