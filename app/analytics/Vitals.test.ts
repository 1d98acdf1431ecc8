import {describe, expect, it} from 'vitest';

import {cumulativeShift, nextPaint} from './Vitals';

const shift = (startTime: number, value: number, hadRecentInput = false) => ({
  startTime,
  value,
  hadRecentInput,
});

describe('the layout shift', () => {
  it.each([
    ['nothing', [], 0],
    ['shifts that follow each other', [shift(0, 0.1), shift(900, 0.2)], 0.3],
    ['the largest group alone', [shift(0, 0.1), shift(1500, 0.2)], 0.2],
    ['no shift after a press', [shift(0, 0.1), shift(100, 0.5, true)], 0.1],
    [
      'five seconds at most',
      [0, 900, 1800, 2700, 3600, 4500, 5400].map((time) => shift(time, 0.1)),
      0.6,
    ],
  ])('counts %s', (_, shifts, expected) =>
    expect(cumulativeShift(shifts)).toBeCloseTo(expected, 5),
  );
});

describe('the time to the next paint', () => {
  const press = (interactionId: number, duration: number) => ({interactionId, duration});

  it('is that of the slowest interaction, whose events count once', () =>
    expect(nextPaint([press(1, 48), press(1, 120), press(2, 80), press(0, 900)], 2)).toBe(
      120,
    ));

  it('leaves out one of every fifty', () =>
    expect(nextPaint([press(1, 500), press(2, 90)], 60)).toBe(90));

  it('is unknown where the visitor did nothing', () =>
    expect(nextPaint([], 0)).toBeNull());
});
