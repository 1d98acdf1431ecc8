import {useSyncExternalStore} from 'react';

import {isIdNumber} from '~/lib/global-id';
import type {AddOnPage} from '~/market';

/**
 * Saved products: their numbers in the store, divided by commas, the newest first. A link has the
 * same text. Handles differ by language, and the store looks up no list of them.
 */

export const LIST_PARAM = 'items';

export const SAVED_PAGE: AddOnPage = {path: '/saved', pending: 'grid', isPrivate: true};

/** Longest list. A further product takes the place of the oldest. */
const MAX_SAVED = 50;

const STORAGE_KEY = 'saved-products';
const CHANGED = 'saved-products';

/** The numbers in a text, each once; whatever else it holds is left out. */
export function readList(text: string | null): string[] {
  const numbers = (text ?? '').split(',').filter(isIdNumber);
  return [...new Set(numbers)].slice(0, MAX_SAVED);
}

/** Where a browser stores nothing: the list until the page is left. */
let unstored: string | null = null;

function read(): string {
  try {
    return unstored ?? localStorage.getItem(STORAGE_KEY) ?? '';
  } catch {
    return '';
  }
}

export const savedList = () => readList(read());

function write(list: readonly string[]) {
  const text = readList(list.join()).join();
  unstored = null;
  try {
    localStorage.setItem(STORAGE_KEY, text);
  } catch {
    unstored = text;
  }
  dispatchEvent(new Event(CHANGED));
}

/** Puts products first on the device's list. */
export const save = (ids: readonly string[]) => write([...ids, ...savedList()]);

/** Takes products off the device's list. */
export const unsave = (ids: readonly (string | undefined)[]) =>
  write(savedList().filter((id) => !ids.includes(id)));

function subscribe(onChange: () => void) {
  addEventListener('storage', onChange);
  addEventListener(CHANGED, onChange);
  return () => {
    removeEventListener('storage', onChange);
    removeEventListener(CHANGED, onChange);
  };
}

/** The device's list; empty on the server and during hydration. */
export const useSavedList = () =>
  readList(useSyncExternalStore(subscribe, read, () => ''));
