import {useRevalidator} from '@remix-run/react';
import {useEffect} from 'react';

import {shopperAddress} from '~/lib/preview-address';
import type {Theme} from '~/lib/theme';
import {themeVariables} from '~/theme';

import type {PreviewData} from './preview-data';

/** What the panel does to the page that it stands in, and to the one in its frame. */

const fontsOf = new WeakMap<Document, Set<string>>();

/**
 * Gives a document the theme's colours, radius and font at once; words and pictures come from the server. They are set as
 * properties and not as an attribute's text, which the document's policy forbids.
 */
export function applyTheme(target: Document, theme: Theme, fonts: PreviewData['fonts']) {
  // A frame's document that has only begun to load has no root yet. It applies the theme itself once it is there.
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

/** Resolves when the pictures of the first screen are there, or cannot be had. */
export async function picturesLoaded(page: Document): Promise<void> {
  const height = page.defaultView?.innerHeight ?? 0;
  const pending = [...page.images].filter(
    (image) => !image.complete && image.getBoundingClientRect().top < height,
  );
  const loadedOrFailed = (image: HTMLImageElement) =>
    new Promise<void>((resolve) => {
      image.addEventListener('load', () => resolve(), {once: true});
      image.addEventListener('error', () => resolve(), {once: true});
    });
  await Promise.all(pending.map(loadedOrFailed));
}

const REFRESH = 'preview:refresh';

/** Whether this page stands in a frame of the panel. */
export function isFramed(): boolean {
  return window.parent !== window;
}

/** Has the page in a frame ask anew for what it shows. */
export function refreshFrame(frame: HTMLIFrameElement | null) {
  frame?.contentWindow?.postMessage(REFRESH, location.origin);
}

/** Asks anew when the panel around this frame says so. */
export function useRefreshes() {
  const {revalidate} = useRevalidator();
  useEffect(() => {
    const onMessage = ({data, origin, source}: MessageEvent) => {
      const isPanel = origin === location.origin && source === window.parent;
      if (isPanel && data === REFRESH) revalidate();
    };
    addEventListener('message', onMessage);
    // What was said before this page could hear it.
    revalidate();
    return () => removeEventListener('message', onMessage);
  }, [revalidate]);
}

/** Goes to the shopper's page when the preview is over, `endsIn` milliseconds after the page was made. */
export function useExpiry(endsIn: number) {
  useEffect(() => {
    const timer = setTimeout(leavePreview, endsIn);
    return () => clearTimeout(timer);
  }, [endsIn]);
}

/** Shows what shoppers see at this address. */
export function leavePreview() {
  location.replace(shopperAddress(location.href));
}
