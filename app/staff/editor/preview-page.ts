import {useRevalidator} from '@remix-run/react';
import {useEffect} from 'react';

import {shopperAddress} from '~/lib/preview-state';
import {themeVariables, type Theme} from '~/theme';

import type {PreviewData} from '../preview-data';

/** The panel's effects on its own page and on the page in its frame. */

const fontsOf = new WeakMap<Document, Set<string>>();

/**
 * Applies the theme's colors, radius and font at once; texts and pictures come from the server.
 * Sets properties, since the policy forbids style attributes.
 */
export function applyTheme(target: Document, theme: Theme, fonts: PreviewData['fonts']) {
  // A frame that has just started to load has no root yet. Its page applies the theme itself.
  const root = target.documentElement as HTMLElement | null;
  if (!root) return;
  for (const [name, value] of Object.entries(themeVariables(theme))) {
    root.style.setProperty(`--${name}`, value);
  }
  const font = fonts.find(({name}) => name === theme.font);
  if (font?.file) loadFont(target, font.family, font.file);
}

function loadFont(target: Document, family: string, file: string) {
  const known = fontsOf.get(target) ?? new Set();
  if (known.has(family)) return;
  fontsOf.set(target, known.add(family));
  const face = new FontFace(family, `url("${file}") format("woff2")`, {
    weight: '200 900',
    display: 'swap',
  });
  target.fonts.add(face);
}

/**
 * Resolves when the pictures on screen have loaded or failed. Lazy ones beside it, in a row that
 * scrolls, may never begin to.
 */
export async function picturesLoaded(page: Document): Promise<void> {
  const {innerWidth: width = 0, innerHeight: height = 0} = page.defaultView ?? {};
  const pending = [...page.images].filter((image) => {
    const {top, bottom, left, right} = image.getBoundingClientRect();
    const isOnScreen = bottom > 0 && top < height && right > 0 && left < width;
    return isOnScreen && !image.complete;
  });
  const loadedOrFailed = (image: HTMLImageElement) =>
    new Promise<void>((resolve) => {
      image.addEventListener('load', () => resolve(), {once: true});
      image.addEventListener('error', () => resolve(), {once: true});
    });
  await Promise.all(pending.map(loadedOrFailed));
}

const REFRESH = 'preview:refresh';

/** Whether this page is in a frame of the panel. */
export function isFramed(): boolean {
  return window.parent !== window;
}

/** Makes the page in the frame reload its data. */
export function refreshFrame(frame: HTMLIFrameElement | null) {
  frame?.contentWindow?.postMessage(REFRESH, location.origin);
}

/** Reloads the data when the outer panel says so. */
export function useRefreshes() {
  const {revalidate} = useRevalidator();
  useEffect(() => {
    const onMessage = ({data, origin, source}: MessageEvent) => {
      const isPanel = origin === location.origin && source === window.parent;
      if (isPanel && data === REFRESH) revalidate();
    };
    addEventListener('message', onMessage);
    // Catches up with messages sent before this page listened.
    revalidate();
    return () => removeEventListener('message', onMessage);
  }, [revalidate]);
}

/**
 * Leaves for the shopper's page when the preview ends, `endsIn` milliseconds after the page was
 * rendered.
 */
export function useExpiry(endsIn: number) {
  useEffect(() => {
    const timer = setTimeout(leavePreview, endsIn);
    return () => clearTimeout(timer);
  }, [endsIn]);
}

/** Opens the shopper's page at this address. */
export function leavePreview() {
  location.replace(shopperAddress(location.href));
}
