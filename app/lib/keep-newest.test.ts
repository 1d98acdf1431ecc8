import {expect, test} from 'vitest';

import {keepNewest} from './keep-newest';

test('a map keeps its newest entries alone: setting one again counts', () => {
  const kept = new Map<string, number>();
  for (let entry = 0; entry < 10; entry++) keepNewest(kept, `${entry}`, 0, 10);
  keepNewest(kept, '0', 1, 10);
  keepNewest(kept, 'new', 2, 10);
  expect(kept.size).toBe(10);
  expect(kept.get('0')).toBe(1);
  expect(kept.has('1')).toBe(false);
});
