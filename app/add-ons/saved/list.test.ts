import fc from 'fast-check';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';

import {readList, save, savedList, unsave} from './list';

/** A browser's storage; `isFull` refuses what is written. */
function storage(isFull = false) {
  const texts = new Map<string, string>();
  return {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem(key: string, text: string) {
      if (isFull) throw new Error('full');
      texts.set(key, text);
    },
  };
}

beforeEach(() => {
  vi.stubGlobal('localStorage', storage());
  vi.stubGlobal('dispatchEvent', () => true);
});
afterEach(() => vi.unstubAllGlobals());

test('a list holds numbers alone, each once, at most 50', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.string(), fc.nat().map(String))), (parts) => {
      const list = readList(parts.join());
      expect(list).toEqual(readList(list.join()));
      expect(new Set(list).size).toBe(list.length);
      expect(list.length).toBeLessThanOrEqual(50);
      expect(list.join()).toMatch(/^[\d,]*$/);
    }),
  );
  expect(readList(null)).toEqual([]);
  expect(readList('2,1,2,<script>,-3,0,4.5,1e9')).toEqual(['2', '1']);
});

test('the product saved last is first, and the oldest gives way', () => {
  const ids = Array.from({length: 51}, (_, index) => String(index + 1));
  for (const id of ids) save([id]);
  expect(savedList()).toEqual(ids.slice(1).reverse());
  unsave(['51', '50']);
  expect(savedList()[0]).toBe('49');
  save(['2']);
  expect(savedList().filter((id) => id === '2')).toEqual(['2']);
});

test('a browser that stores nothing keeps the list until the page is left', () => {
  vi.stubGlobal('localStorage', storage(true));
  save(['1']);
  save(['2']);
  expect(savedList()).toEqual(['2', '1']);
  vi.stubGlobal('localStorage', storage());
  unsave(['1']);
  expect(savedList()).toEqual(['2']);
});
