import fc from 'fast-check';
import {describe, expect, it} from 'vitest';

import {
  clampThumbnailStart,
  imageIndexForColor,
  revealThumbnail,
  turnThumbnails,
  variantImageIndex,
} from './gallery';

const OPTIONS = [
  {name: 'Size', values: ['S', 'M']},
  {name: 'Color', values: ['Navy', 'Red', 'Cream']},
];

describe('imageIndexForColor', () => {
  it('is the index of the chosen colour among the values (§2)', () => {
    expect(imageIndexForColor(OPTIONS, [null, 'Red'], 6)).toBe(1);
  });

  it('is none without a chosen colour, a colour option or a picture there', () => {
    expect(imageIndexForColor(OPTIONS, ['S', null], 6)).toBeNull();
    expect(imageIndexForColor([{name: 'Size', values: ['S']}], ['S'], 6)).toBeNull();
    expect(imageIndexForColor(OPTIONS, ['S', 'Cream'], 2)).toBeNull();
    expect(imageIndexForColor(OPTIONS, ['S', 'Cream'], 0)).toBeNull();
    expect(imageIndexForColor(OPTIONS, ['S', 'Green'], 6)).toBeNull();
  });
});

describe('the strip of thumbnails (§9)', () => {
  it('shows five at a time and stops at both ends', () => {
    expect(turnThumbnails(0, 1, 12)).toBe(5);
    expect(turnThumbnails(5, 1, 12)).toBe(7);
    expect(turnThumbnails(7, -1, 12)).toBe(2);
    expect(turnThumbnails(2, -1, 12)).toBe(0);
    expect(clampThumbnailStart(9, 3)).toBe(0);
  });

  it('always brings the picture shown into view, and stays within the pictures', () => {
    fc.assert(
      fc.property(fc.nat(300), fc.nat(300), fc.nat(300), (count, index, start) => {
        fc.pre(index < count);
        const first = revealThumbnail(clampThumbnailStart(start, count), index, count);
        expect(first).toBeGreaterThanOrEqual(0);
        expect(first).toBeLessThanOrEqual(index);
        expect(first + 5).toBeGreaterThan(index);
      }),
    );
  });
});

describe('variantImageIndex', () => {
  const variant = (size: string, color: string, image: number | null) => ({
    values: [size, color],
    availableForSale: true,
    image,
  });
  const variants = [
    variant('S', 'Navy', 0),
    variant('S', 'Red', 4),
    variant('M', 'Red', 5),
  ];

  it("is the matching variant's picture (§4)", () => {
    expect(variantImageIndex(OPTIONS, variants, ['M', 'Red'])).toBe(5);
  });

  it('is that of the colour while the size is still to choose', () => {
    expect(variantImageIndex(OPTIONS, variants, [null, 'Red'])).toBe(4);
  });

  it('is none where no variant of the colour has a picture', () => {
    expect(variantImageIndex(OPTIONS, variants, [null, 'Cream'])).toBeNull();
    expect(
      variantImageIndex(OPTIONS, [variant('S', 'Navy', null)], ['S', 'Navy']),
    ).toBeNull();
    expect(variantImageIndex([], variants, [])).toBeNull();
  });
});
