/**
 * Calls `run` in a task of its own: all setup at hydration in one task would be long, and block input. For `useEffect`:
 * returns the cleanup, which also calls the one that `run` has returned.
 */
export function inOwnTask(run: () => (() => void) | void): () => void {
  let cleanup: (() => void) | void;
  const timer = setTimeout(() => {
    cleanup = run();
  });
  return () => {
    clearTimeout(timer);
    cleanup?.();
  };
}
