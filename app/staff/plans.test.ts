import fc from 'fast-check';
import {expect, test} from 'vitest';

import {planAt, type Plan} from '~/theme/schedule';

import {overlaps} from './plans';

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
