import type {EffectCallback} from 'react';

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
