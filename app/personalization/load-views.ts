import type {VIEWS} from './components/views';

/** Loads the views that type and draw a print: a chunk of its own, with its styles. */
export const loadViews = async () => (await import('./components/views')).styledViews();

let ready: typeof VIEWS | null = null;

/** Called by the views' own chunk, in a document that was made with their styles. */
export const viewsAreReady = (views: typeof VIEWS) => {
  ready = views;
};

/**
 * The same, where it is there before anything is rendered: as in a document with a print, whose scripts load it before they hydrate.
 * Null elsewhere.
 */
export const readyViews = () => ready;
