import fc from 'fast-check';
import {describe, expect, it} from 'vitest';

import {
  clampThumbnailStart,
  imageOfVariant,
  revealThumbnail,
  shownMedia,
  turnThumbnails,
  viewOf,
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

  it('are those of the first picture’s color until one is chosen, and pictures without a color', () => {
    expect(shownMedia(product, ['S', null])).toEqual({positions: [0, 3, 5], main: null});
    const redFirst = {...product, media: media.slice(1)};
    expect(shownMedia(redFirst, ['S', null]).positions).toEqual([0, 3, 4]);
  });

  it('start with the first picture also where it has no color, before those of the first color', () => {
    const worn = {...product, media: [{colors: []}, ...media]};
    expect(shownMedia(worn, ['S', null])).toEqual({positions: [0, 1, 4, 6], main: null});
  });

  it('are the one at the color’s index (§2), its other views, and pictures without a color', () => {
    expect(shownMedia(product, [null, 'Red'])).toEqual({positions: [1, 4, 5], main: 1});
  });

  it('are all of them where no picture has a color, starting with the one at the color’s index', () => {
    expect(shownMedia({...product, media: silent}, ['S', 'Red'])).toEqual({
      positions: [0, 1, 2, 3, 4, 5, 6],
      main: 1,
    });
    expect(shownMedia({...product, media: silent}, ['S', null])).toEqual({
      positions: [0, 1, 2, 3, 4, 5, 6],
      main: null,
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

it('never show a picture of another color than the one they are of', () => {
  const colors = fc.constantFrom<string[]>([], ['Navy'], ['Red'], ['Navy', 'Red']);
  fc.assert(
    fc.property(
      fc.array(colors.map((each) => ({colors: each}))),
      fc.constantFrom(null, 'Navy', 'Red'),
      (media, chosen) => {
        const {positions, main} = shownMedia({options: OPTIONS, media}, ['S', chosen]);
        const shown = positions.map((position) => media[position]?.colors ?? []);
        const [first = []] = shown;
        const color = chosen ?? first[0] ?? 'Navy';
        const others = shown.slice(1).filter((each) => each.length > 0);
        const hasOwn = media.some((each) => each.colors.includes(color));
        expect(new Set(positions).size).toBe(positions.length);
        if (hasOwn) expect(others.every((each) => each.includes(color))).toBe(true);
        else expect(positions.length).toBe(media.length);
        if (main !== null && hasOwn) expect(positions[0]).toBe(main);
      },
    ),
  );
});

describe('the view of a picture', () => {
  const view = (alt: string, colors = ['Navy']) => viewOf({alt, colors}, 'Heron Tee');

  it('is what its alternative text names after the product', () => {
    expect(view('Heron Tee in Navy, close up')).toBe('close up');
    expect(view('Heron Tee - Navy - Back')).toBe('Back');
    expect(view('Heron Tee: label')).toBe('label');
  });

  it('is none where a store describes its pictures otherwise', () => {
    expect(view('Heron Tee')).toBe('');
    expect(view('Heron Tee - Navy')).toBe('');
    expect(view('Fans in shirts, scarves, and caps')).toBe('');
    expect(view('Heron Tee, worn by a keeper who waits for a corner')).toBe('');
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

  it('is that of the color while the size is still to choose', () => {
    expect(imageOfVariant({options: OPTIONS, variants}, [null, 'Red'])).toBe(4);
  });

  it('is none where no variant of the color has a picture', () => {
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
