import {describe, expect, it} from 'vitest';

import {colorsOfMedia} from './media-colors';

const OPTIONS = [
  {name: 'Size', values: ['S', 'M']},
  {name: 'Color', values: ['Navy', 'Red', 'Cream']},
];

const texts = (...alts: string[]) => alts.map((alt) => ({alt}));

describe('the colours of a picture', () => {
  it('come from its alt text', () => {
    const media = texts('Heron Tee in Navy, back', 'Heron Tee, woven label');
    expect(colorsOfMedia({options: OPTIONS, media, variants: []})).toEqual([
      ['Navy'],
      [],
    ]);
  });

  it('come from the variants whose picture it is', () => {
    const variants = [
      {values: ['S', 'Navy'], image: 0},
      {values: ['M', 'Navy'], image: 0},
      {values: ['S', 'Red'], image: 1},
      {values: ['S', 'Cream'], image: null},
    ];
    expect(colorsOfMedia({options: OPTIONS, media: texts('', '', ''), variants})).toEqual(
      [['Navy'], ['Red'], []],
    );
  });

  it('prefer the longest matching name', () => {
    const options = [{name: 'Color', values: ['Blue', 'Sky Blue']}];
    const media = texts('Scarf in blue', 'Scarf in sky-blue', 'Blueprint');
    expect(colorsOfMedia({options, media, variants: []})).toEqual([
      ['Blue'],
      ['Sky Blue'],
      [],
    ]);
  });

  it('are none for a video, and for a product without colours', () => {
    const media = [{alt: 'Heron Tee in Navy', video: {}}];
    expect(colorsOfMedia({options: OPTIONS, media, variants: []})).toEqual([[]]);
    expect(colorsOfMedia({options: [], media, variants: []})).toEqual([[]]);
  });
});
