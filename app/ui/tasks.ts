import {useEffect, useState, type EffectCallback} from 'react';

/** Timeout in milliseconds, for a hidden tab, which paints no frame. */
const NO_FRAME_MS = 250;

/**
 * Calls `run` after the next paint, for work that should not delay what a tap shows. Runs at the
 * latest after a timeout, and at once on `pagehide`, so that nothing is lost.
 */
export function afterPaint(run: () => void): void {
  let waits = true;
  const once = () => {
    removeEventListener('pagehide', once, true);
    if (waits) run();
    waits = false;
  };
  addEventListener('pagehide', once, true);
  requestAnimationFrame(() => setTimeout(once));
  setTimeout(once, NO_FRAME_MS);
}

/**
 * Calls `effect` in a task of its own: all setup at hydration in one task would be long, and block
 * input. For `useEffect`: returns the cleanup, which also calls that of `effect`.
 */
export function inOwnTask(effect: EffectCallback): () => void {
  let cleanup: ReturnType<EffectCallback>;
  const timer = setTimeout(() => {
    cleanup = effect();
  });
  return () => {
    clearTimeout(timer);
    cleanup?.();
  };
}

/**
 * Whether the page is hydrated: `false` on the server. For a part that only the browser renders:
 * one in the document must hydrate, chunk included, before anything around it changes. A page that
 * the browser renders ahead, while its URL is typed, is live once it is opened: nobody views it
 * before.
 */
export function useIsLive(): boolean {
  const [isLive, setLive] = useState(false);
  useEffect(
    () =>
      inOwnTask(() => {
        const live = () => setLive(true);
        if (!('prerendering' in document && document.prerendering === true))
          return live();
        document.addEventListener('prerenderingchange', live);
        return () => document.removeEventListener('prerenderingchange', live);
      }),
    [],
  );
  return isLive;
}
