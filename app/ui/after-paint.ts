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
