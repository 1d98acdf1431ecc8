import fc from 'fast-check';
import {expect, test} from 'vitest';

import {
  cropOf,
  curveLength,
  curveOf,
  fitOf,
  guessedLength,
  isLettering,
  letteringOn,
  lettersOf,
  type LetteredLine,
} from './lettering';

const name = {from: [500, 640], over: [800, 600], to: [1100, 640], size: 150} as const;
const number = {from: [520, 1130], over: null, to: [1080, 1130], size: 590} as const;
const view = {
  place: 1,
  when: {},
  width: 1600,
  height: 2000,
  color: '#ffffff',
  outline: null,
  lines: [
    {field: 'Name', ...name},
    {field: 'Number', ...number},
  ],
};

test('each text stands on the line of its field, and a line without a text is left out', () => {
  const lettering = letteringOn(view, null, {Name: 'OKAFOR', Number: ''});
  expect(lettering.lines).toEqual([{...name, text: 'OKAFOR'}]);
  expect(lettersOf(letteringOn(view, null, {Number: '9', Name: 'OKAFOR'}))).toBe(
    'OKAFOR 9',
  );
  expect(letteringOn(view, null, JSON.parse('{"__proto__": "x"}')).lines).toEqual([]);
});

test('the curve goes through its middle point', () => {
  expect(curveOf({...name, text: ''})).toBe('M500 640Q800 560 1100 640');
  expect(curveOf({...number, text: ''})).toBe('M520 1130Q800 1130 1080 1130');
});

test('a text that is wider than its curve becomes smaller, and none becomes larger', () => {
  const line = {...number, text: '9'};
  expect(curveLength(line)).toBeCloseTo(560);
  expect(fitOf(line, 1120)).toBeCloseTo(0.5);
  expect(fitOf(line, 100)).toBe(1);
  const guess = fitOf({...name, text: 'WOLVERHAMPTON'}, null);
  expect(guess).toBeGreaterThan(0.5);
  expect(guess).toBeLessThan(1);
  expect(guessedLength({...name, text: 'WOLVERHAMPTON'})).toBeLessThan(
    curveLength({...name, text: ''}),
  );
  expect(guessedLength({...number, text: '9'})).toBeCloseTo(0.44 * 590);
});

test('a crop is within the picture, in its shape, and shows every line from end to end', () => {
  const coordinate = fc.integer({min: 0, max: 1000});
  const point = fc.tuple(coordinate, coordinate);
  const line = fc.record<LetteredLine>({
    text: fc.constant('A'),
    from: point,
    over: fc.constant(null),
    to: point,
    size: fc.integer({min: 1, max: 200}),
  });
  fc.assert(
    fc.property(fc.array(line, {maxLength: 4}), (lines) => {
      const crop = cropOf({width: 1000, height: 1250, lines}, 1.25);
      expect(crop.height / crop.width).toBeCloseTo(1.25);
      expect(crop.x).toBeGreaterThanOrEqual(0);
      expect(crop.y).toBeGreaterThanOrEqual(0);
      expect(crop.x + crop.width).toBeLessThanOrEqual(1000.001);
      expect(crop.y + crop.height).toBeLessThanOrEqual(1250.001);
      for (const [x] of lines.flatMap(({from, to}) => [from, to])) {
        expect(x).toBeGreaterThanOrEqual(crop.x - 0.001);
        expect(x).toBeLessThanOrEqual(crop.x + crop.width + 0.001);
      }
    }),
  );
});

test.each([
  [letteringOn(view, null, {Name: 'A'}), true],
  [null, false],
  [{...view, lines: [{...name, text: 7}]}, false],
  [{...view, font: null, lines: [{...name, text: 'A', from: ['0', 1]}]}, false],
  [{...view, font: 1, lines: []}, false],
])('a stored view is checked before it is drawn', (value, isDrawn) => {
  expect(isLettering(value)).toBe(isDrawn);
});
