import type {VIEWS} from './components/views';

let ready: typeof VIEWS | null = null;

/** Called by the views' own chunk, in a document that was made with their styles. */
export const viewsAreReady = (views: typeof VIEWS) => {
  ready = views;
};

/**
 * What types and draws a print, where it is there before anything is rendered: as in a document with a print, whose scripts load it before they
 * hydrate. Null elsewhere.
 */
export const readyViews = () => ready;
