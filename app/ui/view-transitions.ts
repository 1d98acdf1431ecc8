/** Browsers inside apps that show a blank page when a view transition runs (Facebook, Instagram, TikTok on Android). */
const BROKEN_BROWSERS = /FBAN|FBAV|FB_IAB|Instagram|musical_ly|BytedanceWebview|TikTok/i;

/** Whether links should move to their page by a view transition. Asked when a link is about to be followed: in the browser only. */
export function wantsViewTransitions(): boolean {
  return (
    'startViewTransition' in document &&
    !BROKEN_BROWSERS.test(navigator.userAgent) &&
    !matchMedia('(prefers-reduced-motion: reduce)').matches
  );
}
