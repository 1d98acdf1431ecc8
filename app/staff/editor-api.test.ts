import fc from 'fast-check';
import {expect, test} from 'vitest';

import {planAt, type Plan} from '~/theme/schedule.server';

import {overlaps, periodProblem} from './editor-api';

const instant = fc.integer({min: 0, max: 1000});
const bounded = fc
  .tuple(instant, fc.integer({min: 1, max: 200}))
  .map(([startsAt, length]): Plan => ({
    id: `${startsAt}-${length}`,
    startsAt,
    endsAt: startsAt + length,
    texts: {},
  }));

test('plans that are on together overlap, except that one without an end gives way', () => {
  fc.assert(
    fc.property(bounded, bounded, (one, other) => {
      const together = Array.from({length: 1300}, (_, now) => now).some(
        (now) => planAt([one], now) && planAt([other], now),
      );
      expect(overlaps(one, other)).toBe(together);
      expect(overlaps(other, one)).toBe(together);
    }),
    {numRuns: 30},
  );
  const open: Plan = {id: 'o', startsAt: 5, endsAt: null, texts: {}};
  expect(overlaps(open, {startsAt: 6, endsAt: 7})).toBe(false);
  expect(overlaps(open, {startsAt: 5, endsAt: 7})).toBe(true);
});

test('a plan starts from this minute on, ends after it, and within the century', () => {
  const now = Date.UTC(2026, 10, 27, 18, 0, 30);
  const problem = (startsAt: number, endsAt: number | null = null) =>
    periodProblem({startsAt, endsAt}, now);
  expect(problem(Date.UTC(2026, 10, 27, 18))).toBeNull();
  expect(problem(now + 1, now + 2)).toBeNull();
  expect(problem(0)).toMatch(/before the year 2100/);
  expect(problem(Date.UTC(2026, 10, 27, 17, 59))).toMatch(/in the past/);
  expect(problem(now + 1, now + 1)).toMatch(/after the start/);
  fc.assert(
    fc.property(fc.maxSafeInteger(), fc.option(fc.maxSafeInteger()), (start, end) => {
      const isRefused = problem(start, end) !== null;
      const latest = Date.UTC(2100, 0, 1);
      const isFar = start > latest || start < now - 60_000 || (end ?? start) > latest;
      if (isFar) expect(isRefused).toBe(true);
    }),
  );
});
