/**
 * What the worker writes for `modulepreload` and `module` in the preload links and the script of `<Scripts>`: it means nothing to a
 * browser, which therefore neither fetches nor runs any module while the page is painted. The boot script (boot.ts) gives them
 * their meaning back. The build settles it (build/settled-framework.ts); hydration finds the elements that React rendered.
 */
export const HELD = 'held';
