/**
 * Calls `run` in a task of its own: all setup at hydration in one task would be long, and block input. For `useEffect`:
 * returns the cleanup.
 */
export function inOwnTask(run: () => void): () => void {
  const timer = setTimeout(run);
  return () => clearTimeout(timer);
}
