import fc from 'fast-check';
import {describe, expect, it} from 'vitest';

import {closedUntil, isDropOn, opensAt} from './index.server';

const SIX = Date.UTC(2026, 10, 27, 18);

describe('the instant at which a product opens', () => {
  it.each([
    ['2026-11-27T18:00:00Z', SIX],
    ['2026-11-27T18:00:00+00:00', SIX],
    ['2026-11-27T19:00:00+01:00', SIX],
    ['2026-11-27T13:00:00.000-05:00', SIX],
    // Shopify stores a date and time without an offset as UTC.
    ['2026-11-27T18:00:00', SIX],
    ['2026-11-27T18:00', SIX],
  ])('%s is read', (value, instant) => expect(opensAt({value})).toBe(instant));

  it.each(['', 'soon', '2026-11-27', '2026-13-27T18:00:00Z', '1764266400', 'Drop 7'])(
    '“%s” is no instant, and closes nothing',
    (value) => {
      expect(opensAt({value})).toBeNull();
      expect(closedUntil({value}, 0)).toBeNull();
    },
  );

  it.each([null, undefined])('a product without the metafield (%s) is open', (field) => {
    expect(closedUntil(field, SIX)).toBeNull();
    expect(isDropOn(field, SIX)).toBe(false);
  });
});

const instants = fc.integer({min: Date.UTC(2020, 0), max: Date.UTC(2040, 0)});
const fieldOf = (instant: number) => ({value: new Date(instant).toISOString()});

describe('the opening, for any two instants', () => {
  it('is one answer: closed before the instant, open from it on', () => {
    fc.assert(
      fc.property(instants, instants, (opens, now) => {
        expect(closedUntil(fieldOf(opens), now)).toBe(now < opens ? opens : null);
      }),
    );
    expect(closedUntil(fieldOf(SIX), SIX - 1)).toBe(SIX);
    expect(closedUntil(fieldOf(SIX), SIX)).toBeNull();
  });

  it('never closes again once it is open', () => {
    fc.assert(
      fc.property(instants, instants, fc.nat(), (opens, now, later) => {
        fc.pre(closedUntil(fieldOf(opens), now) === null);
        expect(closedUntil(fieldOf(opens), now + later)).toBeNull();
      }),
    );
  });

  it('is on for a day, and never while it is closed', () => {
    fc.assert(
      fc.property(instants, instants, (opens, now) => {
        const field = fieldOf(opens);
        const isDay = now >= opens && now < opens + 86_400_000;
        expect(isDropOn(field, now)).toBe(isDay);
      }),
    );
  });
});
