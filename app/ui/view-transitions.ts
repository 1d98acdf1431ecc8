/** In-app browsers that go blank during a view transition (Facebook, Instagram, TikTok on Android). */
const BROKEN_BROWSERS = /FBAN|FBAV|FB_IAB|Instagram|musical_ly|BytedanceWebview|TikTok/i;

/** Whether links should use a view transition. Call it when a link is about to be followed; browser only. */
export function wantsViewTransitions(): boolean {
  return (
    'startViewTransition' in document &&
    !BROKEN_BROWSERS.test(navigator.userAgent) &&
    !matchMedia('(prefers-reduced-motion: reduce)').matches
  );
}
