const PROBE = 'cookies=kept';

/**
 * Whether the browser keeps cookies for this shop. Found out with one that is gone at once: Chromium that is set to block
 * them still says that they are enabled.
 */
export function keepsCookies(): boolean {
  if (!navigator.cookieEnabled) return false;
  document.cookie = `${PROBE}; path=/; samesite=lax`;
  const isKept = document.cookie.includes(PROBE);
  document.cookie = `${PROBE}; path=/; max-age=0`;
  return isKept;
}
