/**
 * Calls `run` in a task of its own: what a page sets up when it comes alive would otherwise be one long task, in which no tap is
 * answered. For `useEffect`: what this returns calls `run` off.
 */
export function inOwnTask(run: () => void): () => void {
  const timer = setTimeout(run);
  return () => clearTimeout(timer);
}
