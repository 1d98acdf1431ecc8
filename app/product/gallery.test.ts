import fc from 'fast-check';
import {describe, expect, it} from 'vitest';

import {
  clampThumbnailStart,
  colorsOfMedia,
  imageOfChoice,
  pictureOfChoice,
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
  const product = {options: OPTIONS, media, variants: []};
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
      positions: [1, 0, 2, 3, 4, 5, 6],
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
        const {positions, main} = shownMedia({options: OPTIONS, media, variants: []}, [
          'S',
          chosen,
        ]);
        const shown = positions.map((position) => media[position]?.colors ?? []);
        const [first = []] = shown;
        const color = chosen ?? first[0] ?? 'Navy';
        const others = shown.slice(1).filter((each) => each.length > 0);
        const hasOwn = media.some((each) => each.colors.includes(color));
        expect(new Set(positions).size).toBe(positions.length);
        if (hasOwn) expect(others.every((each) => each.includes(color))).toBe(true);
        else expect(positions.length).toBe(media.length);
        if (main !== null) expect(positions[0]).toBe(main);
        const told = main === null ? [] : media[main]?.colors;
        if (chosen && told?.length) expect(told).toContain(chosen);
        if (chosen && hasOwn) expect(told).toContain(chosen);
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

/** A product as the store tells it: alt texts, and variants as values with their picture. */
function pictureOf(
  options: Record<string, readonly string[]>,
  alts: readonly string[],
  told: readonly (readonly [values: string, image: number | null])[],
) {
  const list = Object.entries(options).map(([name, values]) => ({name, values}));
  const variants = told.map(([values, image]) => ({
    values: values.split(' '),
    image,
    availableForSale: true,
  }));
  const texts = alts.map((alt) => ({alt}));
  const colors = colorsOfMedia({
    title: 'Red Kite Tee',
    options: list,
    media: texts,
    variants,
  });
  const media = texts.map((item, at) => ({...item, colors: colors[at] ?? []}));
  return (...selection: (string | null)[]) => {
    const {main, positions} = shownMedia({options: list, media, variants}, selection);
    // A document without scripts shows the first one.
    if (main !== null) expect(positions[0]).toBe(main);
    return main;
  };
}

describe('what is no picture', () => {
  /** Pictures of Red, Blue and no color, and what follows so many of them in the store. */
  const positionsOf = (after: readonly number[], ...selection: (string | null)[]) => {
    const pictures = ['Red', 'Blue', null].map((color) => ({
      colors: color ? [color] : [],
    }));
    const others = after.map((count, at) => ({
      colors: [],
      after: count,
      ...(at % 2 === 0 ? {video: []} : {link: {}}),
    }));
    const product = {
      options: [{name: 'Color', values: ['Red', 'Blue']}],
      media: [...pictures, ...others],
      variants: [],
    };
    return shownMedia(product, selection).positions.join(' ');
  };

  it('stands behind the picture that it follows in the merchant’s order', () => {
    expect(positionsOf([3], null)).toBe('0 2 3');
    expect(positionsOf([1], null)).toBe('0 3 2');
    expect(positionsOf([0], null)).toBe('3 0 2');
    expect(positionsOf([1, 1, 3], null)).toBe('0 3 4 2 5');
    expect(positionsOf([0, 0, 1], null)).toBe('3 4 0 5 2');
  });

  it('never comes before the picture of a choice, nor counts as a picture (§2)', () => {
    expect(positionsOf([0], 'Blue')).toBe('1 3 2');
    expect(positionsOf([1, 3], 'Blue')).toBe('1 3 2 4');
    expect(positionsOf([2], 'Blue')).toBe('1 3 2');
    // Nothing tells a color: the one at its index.
    const media = [{colors: []}, {colors: []}, {colors: [], after: 0, video: []}];
    const options = [{name: 'Color', values: ['Red', 'Blue', 'Gray']}];
    const of = (color: string) => imageOfChoice({options, media, variants: []}, [color]);
    expect([of('Red'), of('Blue'), of('Gray')]).toEqual([0, 1, null]);
  });

  it('stands alone where there is no picture', () => {
    const media = [{colors: [], after: 0, video: []}];
    expect(shownMedia({options: [], media, variants: []}, []).positions).toEqual([0]);
  });
});

const none = (count: number) => Array.from({length: count}, () => '');

describe('the picture of a choice (§10.35)', () => {
  const Color = ['Red', 'Blue'];
  const Size = ['S', 'M'];

  it('is the color’s own where each color has several', () => {
    const of = pictureOf({Color, Size}, none(4), [
      ['Red S', 0],
      ['Red M', 0],
      ['Blue S', 2],
      ['Blue M', 2],
    ]);
    expect(of('Blue', null)).toBe(2);
    expect(of('Blue', 'M')).toBe(2);
    expect(of('Red', null)).toBe(0);
    expect(of(null, 'M')).toBeNull();
  });

  it('is that of the variant of any other option', () => {
    const of = pictureOf({Design: ['Home', 'Away']}, none(4), [
      ['Home', 2],
      ['Away', 3],
    ]);
    expect(of('Away')).toBe(3);
    expect(of('Home')).toBe(2);
    const withSize = pictureOf({Design: ['Home', 'Away'], Size}, none(3), [
      ['Home S', 0],
      ['Home M', 0],
      ['Away S', 1],
      ['Away M', 1],
    ]);
    expect(withSize('Away', null)).toBe(1);
    expect(withSize('Away', 'M')).toBe(1);
  });

  it('is that of another option also where there are colors', () => {
    const of = pictureOf({Design: ['Home', 'Away'], Color}, none(3), [
      ['Home Red', 0],
      ['Home Blue', 0],
      ['Away Red', 2],
      ['Away Blue', 2],
    ]);
    expect(of('Away', 'Blue')).toBe(2);
    expect(of('Home', 'Blue')).toBe(0);
  });

  it('follows the size where a color’s sizes have pictures of their own', () => {
    const of = pictureOf({Color, Size}, none(4), [
      ['Red S', 0],
      ['Red M', 1],
      ['Blue S', 2],
      ['Blue M', 3],
    ]);
    expect(of('Blue', 'M')).toBe(3);
    expect(of('Blue', null)).toBe(2);
  });

  it('is the color’s after general pictures, and in any order', () => {
    const general = pictureOf({Color}, none(5), [
      ['Red', 2],
      ['Blue', 4],
    ]);
    expect([general('Red'), general('Blue')]).toEqual([2, 4]);
    const turned = pictureOf({Color}, none(2), [
      ['Red', 1],
      ['Blue', 0],
    ]);
    expect([turned('Red'), turned('Blue')]).toEqual([1, 0]);
  });

  it('is the one that its alt text names, at the color’s index if that is one (§2)', () => {
    const silent = [
      ['Red', null],
      ['Blue', null],
    ] as const;
    const of = pictureOf({Color}, ['Label', 'Red, back', 'Blue, front'], silent);
    expect([of('Red'), of('Blue')]).toEqual([1, 2]);
    const twice = pictureOf({Color}, ['Blue, back', 'Blue, front', 'Red'], silent);
    expect([twice('Red'), twice('Blue')]).toEqual([2, 1]);
  });

  it('is never the first one that the store sends for variants without a picture', () => {
    const standIn = [
      ['Red', 0],
      ['Blue', 0],
    ] as const;
    const named = pictureOf({Color}, ['Red', 'Label', 'Blue'], standIn);
    expect([named('Red'), named('Blue')]).toEqual([0, 2]);
    const silent = pictureOf({Color}, none(3), standIn);
    expect([silent('Red'), silent('Blue')]).toEqual([0, 1]);
    const oneOnly = pictureOf(
      {Color},
      ['Red', '', ''],
      [
        ['Red', 0],
        ['Blue', 0],
      ],
    );
    expect(oneOnly('Blue')).toBe(1);
  });

  it('is that of a variant where an alt text says otherwise', () => {
    const of = pictureOf(
      {Color},
      ['Tee in Red', 'Tee in Red', 'Tee in Red'],
      [
        ['Red', 0],
        ['Blue', 2],
      ],
    );
    expect([of('Red'), of('Blue')]).toEqual([0, 2]);
  });

  it('is none for a color without pictures whose index is another color’s picture', () => {
    const of = pictureOf({Color: ['Red', 'Cream', 'Blue']}, none(2), [
      ['Red', 0],
      ['Cream', null],
      ['Blue', 1],
    ]);
    expect(of('Cream')).toBeNull();
  });

  it('keeps to a combination that was never made', () => {
    const of = pictureOf(
      {Color, Size},
      ['', 'Blue, back', ''],
      [
        ['Red S', 0],
        ['Blue S', 2],
      ],
    );
    expect(of('Blue', 'M')).toBe(2);
  });

  it('counts the values that a product of a combined listing has itself', () => {
    const values = ['Red', 'Blue', 'Navy'];
    const options = [{name: 'Color', values, owners: ['red', null, null]}];
    const media = none(3).map(() => ({colors: []}));
    const main = (color: string) =>
      shownMedia({options, media, variants: []}, [color]).main;
    expect([main('Blue'), main('Navy')]).toEqual([0, 1]);
  });

  it('is found among 250', () => {
    const colors = Array.from({length: 50}, (_, at) => `Color${at}`);
    const of = pictureOf(
      {Color: colors},
      none(250),
      colors.map((color, at) => [color, at * 5] as const),
    );
    expect(colors.map((color) => of(color))).toEqual(colors.map((_, at) => at * 5));
  });

  it('is the merchant’s first one where nothing was chosen, or nothing can be', () => {
    const first = (
      options: Record<string, readonly string[]>,
      ...selection: (string | null)[]
    ) => {
      const values = Object.values(options).map(([value = '']) => value);
      return pictureOf(options, none(3), [[values.join(' '), 2]])(...selection);
    };
    expect(first({Size: ['S', 'M']}, null)).toBeNull();
    expect(first({Title: ['Default']}, 'Default')).toBeNull();
    expect(first({Color: ['Red'], Size: ['S']}, 'Red', 'S')).toBeNull();
  });
});

describe('the picture that stands for a choice alone', () => {
  const options = [{name: 'Color', values: ['Red', 'Blue']}];
  const of = (colors: readonly string[][], color: string | null) =>
    pictureOfChoice(
      {options, media: colors.map((each) => ({colors: each})), variants: []},
      [color],
    );

  it('is never another color’s', () => {
    expect(of([['Red'], ['Red'], ['Blue']], 'Blue')).toBe(2);
    expect(of([['Red'], ['Red'], []], 'Blue')).toBe(2);
    expect(of([['Red'], ['Red']], 'Blue')).toBeNull();
    expect(of([], 'Blue')).toBeNull();
  });

  it('is the first one where nothing is chosen, or there is nothing to choose', () => {
    expect(of([['Red'], ['Blue']], null)).toBe(0);
    const one = [{name: 'Color', values: ['Red']}];
    const product = {options: one, media: [{colors: ['Red']}], variants: []};
    expect(pictureOfChoice(product, ['Red'])).toBe(0);
    expect(pictureOfChoice({...product, options: []}, [])).toBe(0);
  });
});
