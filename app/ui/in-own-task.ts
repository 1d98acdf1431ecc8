/**
 * Calls `run` in a task of its own: what a page sets up when it comes alive would otherwise be one long task, in which no tap is
 * answered. For `useEffect`: what this returns calls `run` off, or afterwards calls what `run` returned.
 */
export function inOwnTask(run: () => (() => void) | void): () => void {
  let end: (() => void) | void;
  const timer = setTimeout(() => (end = run()));
  return () => {
    clearTimeout(timer);
    end?.();
  };
}
