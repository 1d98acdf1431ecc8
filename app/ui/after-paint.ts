/** Milliseconds after which no frame is waited for any more: nobody sees the tab. */
const NO_FRAME_MS = 250;

/**
 * Calls `run` once what has just changed is on screen: work that need not stand between a tap and what it shows. It is called soon
 * in any case, and at once when the page is left, so that nothing is lost.
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
