import fc from 'fast-check';
import {describe, expect, it} from 'vitest';

import {place} from './geometry';
import {CROPS, type TransformRequest} from './parameters';

const source = {width: 1600, height: 2000};
const transform = (part: Partial<TransformRequest>): TransformRequest => ({
  width: null,
  height: null,
  crop: null,
  padColor: null,
  quality: 80,
  format: null,
  ...part,
});
const side = fc.integer({min: 1, max: 5760});

describe('placing a picture in what was asked for', () => {
  it('keeps its proportions when one side is asked for', () => {
    expect(place(source, transform({width: 400}))).toMatchObject({
      width: 400,
      height: 500,
    });
    expect(place(source, transform({height: 500}))).toMatchObject({
      width: 400,
      height: 500,
    });
  });

  it('fits inside both sides without a crop', () => {
    expect(place(source, transform({width: 400, height: 400}))).toMatchObject({
      width: 320,
      height: 400,
    });
  });

  it('fills both sides with a crop and cuts the rest away', () => {
    const thumbnail = {width: 150, height: 150};
    const at = (crop: (typeof CROPS)[number]) =>
      place(source, transform({...thumbnail, crop}));
    expect(at('top')).toMatchObject({...thumbnail, left: 0, top: 0});
    expect(at('center')).toMatchObject({...thumbnail, left: 0, top: 19});
    expect(at('bottom')).toMatchObject({...thumbnail, left: 0, top: 38});
    const wide = {width: 1600, height: 800};
    const strip = (crop: 'left' | 'right') =>
      place({width: 2400, height: 800}, transform({...wide, crop}));
    expect(strip('left').left).toBe(0);
    expect(strip('right').left).toBe(800);
  });

  it('shows the whole picture in the middle of both sides with a color to pad with', () => {
    const card = {width: 1200, height: 630};
    expect(place(source, transform({...card, padColor: '#f3f2ef'}))).toMatchObject({
      width: 504,
      height: 630,
      canvas: {...card, color: '#f3f2ef'},
    });
    expect(
      place(source, transform({width: 400, padColor: '#f3f2ef'})),
    ).not.toHaveProperty('canvas');
  });

  it('ignores a crop with one side only', () => {
    expect(place(source, transform({width: 400, crop: 'top'}))).toMatchObject({
      height: 500,
    });
  });

  it('never enlarges, whatever is asked', () => {
    const request = fc.record({
      width: fc.option(side),
      height: fc.option(side),
      crop: fc.option(fc.constantFrom(...CROPS)),
    });
    fc.assert(
      fc.property(side, side, request, (width, height, asked) => {
        const {scaled, ...window} = place({width, height}, transform(asked));
        expect(scaled.width).toBeLessThanOrEqual(width);
        expect(scaled.height).toBeLessThanOrEqual(height);
        expect(window.left + window.width).toBeLessThanOrEqual(scaled.width);
        expect(window.top + window.height).toBeLessThanOrEqual(scaled.height);
        expect(
          Math.min(window.width, window.height, window.left + 1, window.top + 1),
        ).toBeGreaterThan(0);
      }),
    );
  });
});
