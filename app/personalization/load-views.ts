import {loadBeforeHydration} from '~/ui/lazy-part';

import type {styledViews} from './components/PrintFields';

type Views = Awaited<ReturnType<typeof styledViews>>;

let ready: Views | null = null;

/** Loads the views that type and draw a print: a chunk of its own, with its styles. */
export async function loadViews(): Promise<Views> {
  const chunk = await import('./components/PrintFields');
  const views = await chunk.styledViews();
  // The server makes a document with or without them, whatever it has rendered before.
  if (!import.meta.env.SSR) ready = views;
  return views;
}
loadBeforeHydration('.print, .lettered', loadViews);

/**
 * The views that are loaded; null before. A document with a print loads them before it hydrates.
 */
export const readyViews = () => ready;
