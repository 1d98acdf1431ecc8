/**
 * Calls `run` once what has just changed is on screen: work that need not stand between a tap and what it shows. It is called soon
 * in any case, and at once when the page is left, so that nothing is lost.
 */
export function afterPaint(run: () => void): void {
  const left = new AbortController();
  const once = () => {
    if (left.signal.aborted) return;
    left.abort();
    run();
  };
  addEventListener('pagehide', once, {capture: true, signal: left.signal});
  requestAnimationFrame(() => setTimeout(once));
  setTimeout(once, NO_FRAME_MS);
}

/** Milliseconds without a frame, as in a tab that nobody sees. */
const NO_FRAME_MS = 250;
