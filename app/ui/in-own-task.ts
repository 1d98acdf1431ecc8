import {useEffect, useState, type EffectCallback} from 'react';

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
 * one in the document must hydrate, chunk included, before anything around it changes.
 */
export function useIsLive(): boolean {
  const [isLive, setLive] = useState(false);
  useEffect(() => inOwnTask(() => setLive(true)), []);
  return isLive;
}
