import fc from 'fast-check';
import {describe, expect, it} from 'vitest';

import {
  clampThumbnailStart,
  imageOfVariant,
  revealThumbnail,
  shownMedia,
  turnThumbnails,
} from './gallery';

const OPTIONS = [
  {name: 'Size', values: ['S', 'M']},
  {name: 'Color', values: ['Navy', 'Red', 'Cream']},
];

describe('the pictures of a product page', () => {
  const media = [['Navy'], ['Red'], ['Cream'], ['Navy'], ['Red'], [], ['Cream']].map(
    (colors) => ({colors}),
  );
  const product = {options: OPTIONS, media};
  const silent = media.map(() => ({colors: []}));

  it('are all of them until a colour is chosen', () => {
    expect(shownMedia(product, ['S', null])).toEqual({
      positions: [0, 1, 2, 3, 4, 5, 6],
      main: null,
    });
  });

  it('are the one at the colour’s index (§2), its other views, and pictures without a colour', () => {
    expect(shownMedia(product, [null, 'Red'])).toEqual({positions: [1, 4, 5], main: 1});
  });

  it('are all of them where no picture has a colour, starting with the one at the colour’s index', () => {
    expect(shownMedia({...product, media: silent}, ['S', 'Red'])).toEqual({
      positions: [0, 1, 2, 3, 4, 5, 6],
      main: 1,
    });
    const few = {...product, media: silent.slice(0, 2)};
    expect(shownMedia(few, ['S', 'Cream']).main).toBeNull();
    expect(shownMedia({...product, options: []}, []).main).toBeNull();
  });

  it('never start with a video', () => {
    const videos = [{colors: []}, {colors: [], video: {}}];
    expect(shownMedia({...product, media: videos}, ['S', 'Red']).main).toBeNull();
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

  it('always shows the current thumbnail, and stays in range', () => {
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

describe('the dialog’s picture', () => {
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
    expect(imageOfVariant({options: OPTIONS, variants}, ['M', 'Red'])).toBe(5);
  });

  it('is that of the colour while the size is still to choose', () => {
    expect(imageOfVariant({options: OPTIONS, variants}, [null, 'Red'])).toBe(4);
  });

  it('is none where no variant of the colour has a picture', () => {
    expect(imageOfVariant({options: OPTIONS, variants}, [null, 'Cream'])).toBeNull();
    expect(
      imageOfVariant({options: OPTIONS, variants: [variant('S', 'Navy', null)]}, [
        'S',
        'Navy',
      ]),
    ).toBeNull();
    expect(imageOfVariant({options: [], variants}, [])).toBeNull();
  });
});
