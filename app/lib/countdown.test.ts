import fc from 'fast-check';
import {describe, expect, it} from 'vitest';

import {countdown, countdownDuration, countdownLabel} from './countdown';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const label = (left: number) => countdownLabel(countdown(left, 0), 'en');

describe('countdown', () => {
  it('shows days and hours from one day on (§2)', () => {
    expect(label(2 * DAY + 3 * HOUR + 59 * MINUTE)).toBe('2 days 3 hours');
    expect(label(DAY)).toBe('1 days 0 hours');
  });

  it('shows hours and minutes under a day (§2)', () => {
    expect(label(DAY - 1)).toBe('23 hours 59 mins');
    expect(label(HOUR)).toBe('1 hours 0 mins');
  });

  it('shows minutes and seconds under an hour (§2)', () => {
    expect(label(HOUR - 1)).toBe('59 mins 59 secs');
    expect(label(5 * SECOND)).toBe('0 mins 5 secs');
  });

  it('is completed at zero and stays so (§2)', () => {
    expect(countdown(1, 0).completed).toBe(false);
    expect(countdown(0, 0)).toEqual(countdown(0, 10 * DAY));
    expect(countdown(0, 0).completed).toBe(true);
    expect(label(-DAY)).toBe('0 mins 0 secs');
  });

  it('takes a day as 24 hours across a change of daylight saving', () => {
    const before = Date.parse('2026-10-31T12:00:00-04:00');
    const after = Date.parse('2026-11-01T12:00:00-05:00');
    expect(countdownLabel(countdown(after, before), 'en')).toBe('1 days 1 hours');
  });

  it('depends on the difference alone, and never shows a negative or overflowing unit', () => {
    const limits = {days: Infinity, hours: 24, mins: 60, secs: 60};
    fc.assert(
      fc.property(fc.integer({min: -DAY, max: 400 * DAY}), fc.nat(), (left, now) => {
        const state = countdown(now + left, now);
        expect(state).toEqual(countdown(left, 0));
        for (const {value, unit} of state.parts) {
          expect(value).toBeGreaterThanOrEqual(0);
          expect(value).toBeLessThan(limits[unit]);
        }
      }),
    );
  });
});

describe('countdownDuration', () => {
  it('writes the time left as an ISO 8601 duration', () => {
    expect(countdownDuration(2 * DAY + 4 * HOUR + 5 * MINUTE + 6 * SECOND, 0)).toBe(
      'P2DT4H5M6S',
    );
    expect(countdownDuration(0, DAY)).toBe('P0DT0H0M0S');
  });
});
