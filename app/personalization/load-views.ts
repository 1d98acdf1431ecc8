import {loadBeforeHydration} from '~/ui/lazy-part';

import type {VIEWS} from './components/views';

let ready: typeof VIEWS | null = null;

/** Loads the views that type and draw a print: a chunk of its own, with its styles. */
export async function loadViews(): Promise<typeof VIEWS> {
  const {styledViews} = await import('./components/views');
  const views = await styledViews();
  // The server makes a document with or without them, whatever it has rendered before.
  if (!import.meta.env.SSR) ready = views;
  return views;
}
loadBeforeHydration('.print, .lettered', loadViews);

/**
 * The views that are loaded; null before. A document with a print loads them before it hydrates.
 */
export const readyViews = () => ready;
