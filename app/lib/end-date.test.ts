import fc from 'fast-check';
import {describe, expect, it} from 'vitest';

import {endDateFromTags, endDayFromTags, isStillSold} from './end-date';

describe('endDateFromTags', () => {
  it('reads the first tag when there is more than one (§4)', () => {
    expect(endDateFromTags(['2026-12-31', 'hoodie'])).toBe(Date.UTC(2026, 11, 31));
  });

  it('returns none for no tags or one tag (§4)', () => {
    expect(endDateFromTags([])).toBeNull();
    expect(endDateFromTags(['2026-12-31'])).toBeNull();
  });

  it('never looks at later tags (§4)', () => {
    expect(endDateFromTags(['hoodie', '2026-12-31'])).toBeNull();
  });

  it.each([
    'Drop 7',
    '90s',
    '2026',
    '2026-13-01',
    '2026-02-31',
    '2/30/2026',
    '1',
    '25:00',
  ])('ignores %j (§10.4)', (tag) => expect(endDateFromTags([tag, 'x'])).toBeNull());

  it('reads times with and without an offset, and American dates', () => {
    const expected = Date.UTC(2026, 11, 31, 18);
    expect(endDateFromTags(['2026-12-31T18:00:00Z', 'x'])).toBe(expected);
    expect(endDateFromTags(['2026-12-31T18:00', 'x'])).toBe(expected);
    expect(endDateFromTags(['2026-12-31 20:00:00+0200', 'x'])).toBe(expected);
    expect(endDateFromTags(['2026-12-31T13:00:00-05:00', 'x'])).toBe(expected);
    expect(endDateFromTags(['12/31/2026', 'x'])).toBe(Date.UTC(2026, 11, 31));
  });

  it('reads back every instant written as ISO 8601', () => {
    const range = {min: new Date('1970-01-01'), max: new Date('2199-01-01')};
    fc.assert(
      fc.property(fc.date({...range, noInvalidDate: true}), (date) => {
        expect(endDateFromTags([date.toISOString(), 'x'])).toBe(date.getTime());
      }),
    );
  });
});

it.each([
  ['2026-12-31', '2026-12-31'],
  ['12/31/2026', '2026-12-31'],
  ['2026-12-31T23:59:00-05:00', '2026-12-31'],
  ['2027-01-01T00:30:00+09:00', '2027-01-01'],
  ['2026-02-31', null],
  ['Drop 7', null],
])('the day of an end date is the one that is written: %s', (tag, day) =>
  expect(endDayFromTags([tag, 'x'])).toBe(day),
);

describe('isStillSold', () => {
  it('is true without an end date, or with one in the future (§4)', () => {
    expect(isStillSold(null, 1000)).toBe(true);
    expect(isStillSold(1001, 1000)).toBe(true);
    expect(isStillSold(1000, 1000)).toBe(false);
    expect(isStillSold(999, 1000)).toBe(false);
  });
});
