import {expect, it} from 'vitest';

import {dayIn, isTimeZone} from './intl';

it.each([
  ['2026-11-27T23:30:00Z', 'UTC', '2026-11-27'],
  ['2026-11-27T23:30:00Z', 'Europe/Berlin', '2026-11-28'],
  ['2026-11-27T15:00:00Z', 'Asia/Tokyo', '2026-11-28'],
  ['2026-11-27T14:59:59Z', 'Asia/Tokyo', '2026-11-27'],
  ['2026-11-28T03:59:59Z', 'America/Toronto', '2026-11-27'],
  ['2026-11-28T05:00:00Z', 'America/Toronto', '2026-11-28'],
  // Summer time.
  ['2026-07-01T22:00:00Z', 'Europe/Berlin', '2026-07-02'],
  ['2026-12-31T22:59:59Z', 'Europe/Berlin', '2026-12-31'],
  ['2026-12-31T23:00:00Z', 'Europe/Berlin', '2027-01-01'],
  ['soon', 'UTC', ''],
])('the day of %s in %s is %s', (instant, timeZone, day) =>
  expect(dayIn(instant, timeZone)).toBe(day),
);

it.each([
  ['Europe/Berlin', true],
  ['UTC', true],
  ['Berlin', false],
  ['', false],
])('%s is the name of a time zone: %s', (name, isOne) =>
  expect(isTimeZone(name)).toBe(isOne),
);
