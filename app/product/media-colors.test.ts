import {describe, expect, it} from 'vitest';

import {colorsOfMedia} from './gallery';

const OPTIONS = [
  {name: 'Size', values: ['S', 'M']},
  {name: 'Color', values: ['Navy', 'Red', 'Cream']},
];

const texts = (...alts: string[]) => alts.map((alt) => ({alt}));

describe('the colors of a picture', () => {
  it('come from its alt text', () => {
    const media = texts('Heron Tee in Navy, back', 'Heron Tee, woven label');
    expect(
      colorsOfMedia({title: 'Heron Tee', options: OPTIONS, media, variants: []}),
    ).toEqual([['Navy'], []]);
  });

  it('come from the variants whose picture it is', () => {
    const variants = [
      {values: ['S', 'Navy'], image: 0},
      {values: ['M', 'Navy'], image: 0},
      {values: ['S', 'Red'], image: 1},
      {values: ['S', 'Cream'], image: null},
    ];
    expect(
      colorsOfMedia({
        title: 'Heron Tee',
        options: OPTIONS,
        media: texts('', '', ''),
        variants,
      }),
    ).toEqual([['Navy'], ['Red'], []]);
  });

  it('are not those in the product’s title', () => {
    const media = texts('Red Kite Tee in Navy', 'Red Kite Tee · picture 2');
    expect(
      colorsOfMedia({title: 'Red Kite Tee', options: OPTIONS, media, variants: []}),
    ).toEqual([['Navy'], []]);
  });

  it('are none for a picture of variants in every color', () => {
    const variants = [
      {values: ['S', 'Navy'], image: 1},
      {values: ['S', 'Red'], image: 1},
    ];
    expect(
      colorsOfMedia({title: '', options: OPTIONS, media: texts('', ''), variants}),
    ).toEqual([[], []]);
  });

  it('prefer the longest matching name', () => {
    const options = [{name: 'Color', values: ['Blue', 'Sky Blue']}];
    const media = texts('Scarf in blue', 'Scarf in sky-blue', 'Blueprint');
    expect(colorsOfMedia({title: 'Heron Tee', options, media, variants: []})).toEqual([
      ['Blue'],
      ['Sky Blue'],
      [],
    ]);
  });

  it('are none for a video, and for a product without colors', () => {
    const media = [{alt: 'Heron Tee in Navy', video: {}}];
    expect(
      colorsOfMedia({title: 'Heron Tee', options: OPTIONS, media, variants: []}),
    ).toEqual([[]]);
    expect(colorsOfMedia({title: 'Heron Tee', options: [], media, variants: []})).toEqual(
      [[]],
    );
  });

  describe('follow from the order where nothing else tells them', () => {
    const colorsOf = (count: number, fronts: Record<string, number>) =>
      colorsOfMedia({
        title: 'Heron Tee',
        options: OPTIONS,
        media: texts(...Array.from({length: count}, () => '')),
        variants: Object.entries(fronts).map(([color, image]) => ({
          values: ['S', color],
          image,
        })),
      }).map(([color = '']) => color);

    it('pictures after a color’s own, up to the next color’s, are of that color', () => {
      expect(colorsOf(7, {Navy: 0, Red: 2, Cream: 5})).toEqual([
        ...['Navy', 'Navy', 'Red', 'Red', 'Red', 'Cream', 'Cream'],
      ]);
    });

    it('the last color has no more views than another; what comes then suits every color', () => {
      expect(colorsOf(7, {Navy: 0, Red: 2})).toEqual([
        ...['Navy', 'Navy', 'Red', 'Red', '', '', ''],
      ]);
    });

    it('but not where the colors’ own pictures come first, one after the other', () => {
      expect(colorsOf(5, {Navy: 0, Red: 1})).toEqual(['Navy', 'Red', '', '', '']);
      expect(colorsOf(4, {Navy: 0, Red: 1, Cream: 3})).toEqual([
        ...['Navy', 'Red', '', 'Cream'],
      ]);
    });

    it('nor where a picture of no color comes first, or only one color has a picture', () => {
      expect(colorsOf(4, {Navy: 1, Red: 3})).toEqual(['', 'Navy', '', 'Red']);
      expect(colorsOf(3, {Navy: 0})).toEqual(['Navy', '', '']);
    });

    it('nor where an alt text names the color of a further view', () => {
      const media = texts('', 'back, Navy', '', '', 'label');
      const variants = [
        {values: ['S', 'Navy'], image: 0},
        {values: ['S', 'Red'], image: 3},
      ];
      expect(
        colorsOfMedia({title: 'Heron Tee', options: OPTIONS, media, variants}),
      ).toEqual([['Navy'], ['Navy'], [], ['Red'], []]);
    });
  });
});
