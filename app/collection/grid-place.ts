import {hasLists, readJson} from '~/lib/json';

/** Where a visitor was in a grid with further pages. */
interface GridPlace {
  /** The cursors after which its further pages begin. */
  cursors: readonly string[];
  /** How far the window was scrolled, in pixels. */
  top: number;
}

/** Session storage key, before the history entry's. */
const STORAGE_KEY = 'grid-place:';

/** Keeps the place for a reload, and for a phone that drops the tab. */
export function keepGridPlace(key: string, place: GridPlace): void {
  try {
    sessionStorage.setItem(STORAGE_KEY + key, JSON.stringify(place));
  } catch {
    // Full, or none: after a reload the grid begins anew.
  }
}

/** The place in the grid of a history entry; null for none. */
export function readGridPlace(key: string): GridPlace | null {
  try {
    const place = readJson(sessionStorage.getItem(STORAGE_KEY + key) ?? '');
    return hasLists<GridPlace>(place, 'cursors') ? place : null;
  } catch {
    return null;
  }
}
