/** What held elements carry instead of `modulepreload` and `module`; the boot script knows it too. */
export const HELD = 'held';

/**
 * Keeps the browser from fetching or running any module while the page is painted: preload links and the module
 * script of `<Scripts>` get a `rel` and a `type` that mean nothing to a browser. The boot script (boot.ts) gives
 * them their meaning back. Only attributes change: hydration finds the elements that React rendered.
 */
export function holdScripts(html: string): string {
  return html
    .replaceAll('<link rel="modulepreload"', `<link rel="${HELD}"`)
    .replaceAll('<script type="module" async="">', `<script type="${HELD}" async="">`);
}
