import fc from 'fast-check';
import {describe, expect, it} from 'vitest';

import {luminance, parseColor, type Rgb, toHex} from './color';
import {contrastRatio, nearestReadable, readableOn} from './contrast';

const channel = fc.integer({min: 0, max: 255});
const color: fc.Arbitrary<Rgb> = fc.record({r: channel, g: channel, b: channel});
const WHITE = {r: 255, g: 255, b: 255};
const BLACK = {r: 0, g: 0, b: 0};

describe('parseColor', () => {
  it('reads every color it writes', () => {
    fc.assert(
      fc.property(color, (rgb) => {
        expect(parseColor(toHex(rgb))).toEqual(rgb);
      }),
    );
  });

  it('reads short, bare, alpha and functional forms', () => {
    expect(parseColor('#09f')).toEqual({r: 0, g: 153, b: 255});
    expect(parseColor('009CF1')).toEqual({r: 0, g: 156, b: 241});
    expect(parseColor('#009cf180')).toEqual({r: 0, g: 156, b: 241});
    expect(parseColor(' rgb(0, 156, 241) ')).toEqual({r: 0, g: 156, b: 241});
    expect(parseColor('rgb(0 156 241 / 50%)')).toEqual({r: 0, g: 156, b: 241});
  });

  it.each(['', 'red', 'red;}', '#12', '#12345', 'url(x)', 'rgb(0,0)', 'rgb(300,0,0)'])(
    'rejects %j',
    (text) => expect(parseColor(text)).toBeNull(),
  );
});

describe('luminance and contrast', () => {
  it('run from black to white as WCAG defines them', () => {
    expect(luminance(BLACK)).toBe(0);
    expect(luminance(WHITE)).toBeCloseTo(1, 10);
    expect(contrastRatio(BLACK, WHITE)).toBeCloseTo(21, 10);
    expect(contrastRatio({r: 119, g: 119, b: 119}, WHITE)).toBeCloseTo(4.48, 2);
  });

  it('do not depend on which color is the text', () => {
    fc.assert(
      fc.property(color, color, (one, other) => {
        expect(contrastRatio(one, other)).toBe(contrastRatio(other, one));
        expect(contrastRatio(one, other)).toBeGreaterThanOrEqual(1);
      }),
    );
  });
});

describe('readable text', () => {
  it('exists on any accent a merchant may choose: black or white has 4.5 to 1', () => {
    fc.assert(
      fc.property(color, (accent) => {
        expect(contrastRatio(readableOn(accent), accent)).toBeGreaterThanOrEqual(4.5);
      }),
      {numRuns: 2000},
    );
  });

  it('is found near any accent on any background', () => {
    fc.assert(
      fc.property(color, color, (accent, background) => {
        const text = nearestReadable(accent, background, 4.5);
        expect(contrastRatio(text, background)).toBeGreaterThanOrEqual(4.5);
      }),
      {numRuns: 2000},
    );
  });

  it('is the accent itself where that is readable already', () => {
    fc.assert(
      fc.property(color, color, (accent, background) => {
        fc.pre(contrastRatio(accent, background) >= 4.5);
        expect(nearestReadable(accent, background, 4.5)).toEqual(accent);
      }),
    );
  });

  it('falls back to black or white where no color has the contrast', () => {
    const gray = {r: 118, g: 118, b: 118};
    expect(nearestReadable(gray, gray, 7)).toEqual(readableOn(gray));
  });
});
