import {useLocation} from '@remix-run/react';
import {useEffect, type RefObject} from 'react';

import {hasLists, readJson} from '~/lib/json';
import {useLatest} from '~/ui/effects';

import type {CollectionPage} from './collection-page';

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
function keepGridPlace(key: string, place: GridPlace): void {
  try {
    sessionStorage.setItem(STORAGE_KEY + key, JSON.stringify(place));
  } catch {
    // Full, or none: after a reload the grid begins anew.
  }
}

/** The place in the grid of a history entry; null for none. */
function readGridPlace(key: string): GridPlace | null {
  try {
    const place = readJson(sessionStorage.getItem(STORAGE_KEY + key) ?? '');
    return hasLists<GridPlace>(place, 'cursors') ? place : null;
  } catch {
    return null;
  }
}

/**
 * Keeps the place in a grid with further pages. Where they are gone after a reload, loads them once
 * more and returns there, unless the visitor has scrolled meanwhile.
 */
export function useGridPlace(
  end: RefObject<HTMLElement>,
  further: readonly CollectionPage[],
  load: (cursors: readonly string[]) => Promise<void>,
) {
  const {key} = useLocation();
  const latest = useLatest(load);
  useEffect(() => {
    const cursors = further.flatMap(({after}) => after ?? []);
    if (cursors.length === 0) return;
    const keep = () => {
      // Hidden while the next page loads, when the window is at its top already.
      if (end.current?.offsetParent) keepGridPlace(key, {cursors, top: scrollY});
    };
    // A click may lead away. A phone drops a hidden tab without a word.
    const events = ['click', 'visibilitychange', 'pagehide'];
    for (const event of events) addEventListener(event, keep, true);
    return () => {
      for (const event of events) removeEventListener(event, keep, true);
    };
  }, [end, key, further]);
  const isWhole = further.length > 0;
  useEffect(() => {
    const place = isWhole ? null : readGridPlace(key);
    if (!place) return;
    const {scrollY: before} = window;
    let isLeft = false;
    latest.current(place.cursors).then(
      () => {
        if (!isLeft && scrollY === before)
          scrollTo({top: place.top, behavior: 'instant'});
      },
      // "Load more" is there.
      () => undefined,
    );
    return () => {
      isLeft = true;
    };
    // When the grid is shown first: what is added later is kept.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [key]);
}
