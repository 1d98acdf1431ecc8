import fc from 'fast-check';
import {describe, expect, it} from 'vitest';

import {MESSAGES} from './messages';
import {ruleName} from './option-words.server';
import {choiceMessage} from './describe-choice';
import {
  alignValues,
  choose,
  colorOptionIndex,
  findVariant,
  firstUnmet,
  hasUnpublished,
  isColor,
  lowestLeft,
  namedSelection,
  ownerOf,
  type ProductOption,
  selectableOptions,
  selectionIn,
  startsUnchosen,
  selectionState,
  type Surface,
  valueStates,
} from './options';

const SIZE: ProductOption = {name: 'Size', values: ['S', 'M']};
const COLOR: ProductOption = {name: 'Color', values: ['Navy', 'Red']};
const FIT: ProductOption = {name: 'Fit', values: ['Regular', 'Slim']};
const ONE_SIZE: ProductOption = {name: 'Size', values: ['One size']};
const TITLE: ProductOption = {name: 'Title', values: ['Default Title']};
const surfaces: Surface[] = ['page', 'dialog'];

const selectionOf = (
  query: string,
  options: readonly ProductOption[],
  surface: Surface = 'page',
) => selectionIn(new URLSearchParams(query), {options, variants: []}, surface);

const initialSelection = (options: readonly ProductOption[], surface: Surface) =>
  selectionOf('', options, surface);

describe('selectors (§5)', () => {
  it('leave out options with one value', () => {
    expect(selectableOptions([SIZE, COLOR])).toEqual([0, 1]);
    expect(selectableOptions([ONE_SIZE, COLOR])).toEqual([1]);
    expect(selectableOptions([TITLE])).toEqual([]);
    expect(selectableOptions([TITLE, SIZE])).toEqual([1]);
    expect(selectableOptions([])).toEqual([]);
  });

  it('show a Title of several values like any other option (§10.31)', () => {
    const stands = {name: 'Title', values: ['North', 'South']};
    expect(selectableOptions([stands, SIZE])).toEqual([0, 1]);
    expect(initialSelection([stands, SIZE], 'page')).toEqual(['North', null]);
    const variant = (place: string) => ({
      id: place,
      values: [place],
      availableForSale: true,
      price: null,
      compareAtPrice: null,
      image: null,
      fewLeft: null,
    });
    expect(
      choiceMessage('en', [stands], {
        state: 'sold-out',
        selection: ['South'],
        variant: variant('South'),
      }),
    ).toBe('South is sold out.');
  });
});

describe('an option of a combined listing', () => {
  const color = {...COLOR, owners: [null, 'tee-red']};
  const size = {name: 'Size', values: ['S', 'M', 'L'], owners: [null, null, 'tee-red']};
  const options = [color, size];

  it('is chosen among the product’s own values: a single one already is', () => {
    expect(selectableOptions(options)).toEqual([0, 1]);
    expect(initialSelection(options, 'page')).toEqual(['Navy', null]);
    expect(selectionOf('Color=red&Size=L', options)).toEqual(['Navy', null]);
  });

  it('is left open in a dialog whose card showed another product’s value', () => {
    expect(selectionOf('Color=Red', options, 'dialog')).toEqual([null, null]);
  });

  it.each([
    ['Color=Red&Size=S', 'tee-red'],
    ['Size=L&Color=Navy', 'tee-red'],
    ['Size=S&Color=Red', null],
    ['utm_source=mail&Color=Green', null],
  ])('%s leads to %s', (query, owner) => {
    expect(ownerOf(new URLSearchParams(query), options)).toBe(owner);
  });

  it('that the product lacks has no value', () => {
    const other = {name: 'Fit', values: ['Slim'], owners: ['tee-red']};
    const chosen = [{name: 'Color', value: 'Navy'}];
    expect(alignValues([color, other], chosen)).toEqual(['Navy', '']);
    expect(namedSelection([color, other], ['Navy', ''])).toEqual(chosen);
  });
});

describe('the initial value of a selector (§4)', () => {
  it('is a placeholder for Size and Color on the page, the first value for others', () => {
    expect(initialSelection([SIZE, COLOR, FIT], 'page')).toEqual([null, null, 'Regular']);
    expect(startsUnchosen(SIZE, 'page')).toBe('size');
    expect(startsUnchosen(COLOR, 'page')).toBe('color');
    expect(startsUnchosen(FIT, 'page')).toBeNull();
    expect(MESSAGES.placeholder).toEqual({
      size: 'Select size...',
      color: 'Select color...',
    });
  });

  it.each([
    ['Colour', 'color'],
    [' COLOR ', 'color'],
    ['Farbe', 'color'],
    ['Couleur', 'color'],
    ['色', 'color'],
    ['Größe', 'size'],
    ['Gro\u0308ße', 'size'],
    ['GRÖSSE', 'size'],
    ['taille', 'size'],
    ['サイズ', 'size'],
    ['Colour of laces', null],
    ['Schuhgröße', null],
  ])('of “%s” is that of %s (§10.26)', (name, role) => {
    const option = {name, original: ruleName(name), values: ['a', 'b']};
    expect(startsUnchosen(option, 'page')).toBe(role);
    expect(isColor(option)).toBe(role === 'color');
  });

  it('tells values apart that differ by case', () => {
    const cases = [{name: 'Fit', values: ['s', 'S']}];
    expect(selectionOf('Fit=S', cases)).toEqual(['S']);
    expect(selectionOf('Fit=s', cases)).toEqual(['s']);
  });

  it('is a placeholder in the dialog for a Size with more than one value only', () => {
    expect(initialSelection([SIZE, COLOR, FIT], 'dialog')).toEqual([
      null,
      'Navy',
      'Regular',
    ]);
    expect(initialSelection([ONE_SIZE, COLOR], 'dialog')).toEqual(['One size', 'Navy']);
    expect(startsUnchosen(COLOR, 'dialog')).toBeNull();
  });

  it.each(surfaces)('is the only value, on the %s', (surface) => {
    expect(initialSelection([TITLE], surface)).toEqual(['Default Title']);
    expect(initialSelection([{name: 'Color', values: []}], surface)).toEqual(['']);
  });

  it('comes from the URL, ignoring case', () => {
    const link = '?Size=m&Color=Green&Material=Silk';
    expect(selectionOf(link, [SIZE, COLOR, FIT])).toEqual(['M', null, 'Regular']);
  });
});

describe('the option still to choose (§4)', () => {
  it('is Size first, then Color, whatever their order', () => {
    const options = [COLOR, SIZE];
    const start = initialSelection(options, 'page');
    expect(firstUnmet(options, start)).toBe(1);
    expect(firstUnmet(options, choose(start, 1, 'S'))).toBe(0);
    expect(firstUnmet(options, ['Navy', 'S'])).toBeNull();
  });

  it('is any other option after those', () => {
    expect(firstUnmet([FIT, SIZE], [null, 'S'])).toBe(0);
  });
});

describe('findVariant', () => {
  const variants = [
    {id: 1, values: ['S', 'Navy'], availableForSale: true},
    {id: 2, values: ['M', 'Navy'], availableForSale: false},
  ];

  it('maps the chosen values to the variant that has them (§3)', () => {
    expect(findVariant(variants, ['M', 'Navy'])?.id).toBe(2);
  });

  it('finds none for a combination that does not exist, or that is incomplete (§5)', () => {
    expect(findVariant(variants, ['S', 'Red'])).toBeNull();
    expect(findVariant(variants, ['S', null])).toBeNull();
    expect(findVariant(variants, ['S'])).toBeNull();
    expect(findVariant([], [])).toBeNull();
  });

  it('finds every variant by its values', () => {
    const values = fc.uniqueArray(fc.tuple(fc.string(), fc.string()), {
      selector: (pair) => JSON.stringify(pair),
    });
    fc.assert(
      fc.property(values, (tuples) => {
        const list = tuples.map((pair) => ({values: pair, availableForSale: true}));
        for (const variant of list) {
          expect(findVariant(list, variant.values)).toBe(variant);
        }
      }),
    );
  });
});

describe('names and values', () => {
  it('are put into the order of the options', () => {
    const selected = [
      {name: 'Color', value: 'Red'},
      {name: 'Size', value: 'S'},
    ];
    expect(alignValues([SIZE, COLOR], selected)).toEqual(['S', 'Red']);
    expect(alignValues([SIZE, FIT], selected)).toBeNull();
  });

  it('leave out what is not chosen', () => {
    expect(namedSelection([SIZE, COLOR], [null, 'Red'])).toEqual([
      {name: 'Color', value: 'Red'},
    ]);
  });
});

it('finds the index of Color', () => {
  expect(colorOptionIndex([SIZE, COLOR])).toBe(1);
  expect(colorOptionIndex([SIZE])).toBe(-1);
});

const SIZES: ProductOption = {name: 'Size', values: ['S', 'M', 'L']};
const COLORS: ProductOption = {name: 'Color', values: ['Navy', 'Red']};
const variants = [
  {values: ['S', 'Navy'], availableForSale: true},
  {values: ['S', 'Red'], availableForSale: false},
  {values: ['M', 'Navy'], availableForSale: false},
  {values: ['M', 'Red'], availableForSale: false},
];

describe('selectionState tells apart (§10.5)', () => {
  it('a combination that can be bought, one sold out, one that was never made', () => {
    expect(selectionState(variants, ['S', 'Navy'])).toBe('available');
    expect(selectionState(variants, ['S', 'Red'])).toBe('sold-out');
    expect(selectionState(variants.slice(1), ['S', 'Navy'])).toBe('missing');
  });

  it('one that is not published: its value has no variant (§10.38)', () => {
    expect(selectionState(variants, ['L', 'Red'])).toBe('sold-out');
    expect(hasUnpublished([SIZES, COLORS], variants)).toBe(true);
    expect(hasUnpublished([COLORS], [{values: ['Red'], availableForSale: true}])).toBe(
      true,
    );
    expect(hasUnpublished([{...SIZES, values: ['S', 'M']}, COLORS], variants)).toBe(
      false,
    );
  });

  it('an unfinished choice', () => {
    expect(selectionState(variants, ['S', null])).toBe('incomplete');
  });
});

describe('valueStates', () => {
  it('knows nothing of the values of other products', () => {
    const sizes = {...SIZES, owners: [null, null, 'other-tee']};
    expect(valueStates(sizes, 0, variants, [null, null])[2]).toBe('missing');
  });

  it('considers all variants while nothing else is chosen', () => {
    expect(valueStates(SIZES, 0, variants, [null, null])).toEqual([
      'available',
      'sold-out',
      'sold-out',
    ]);
  });

  it('considers the other chosen options, and not the option itself', () => {
    expect(valueStates(SIZES, 0, variants.slice(0, 3), ['L', 'Red'])).toEqual([
      'sold-out',
      'missing',
      'sold-out',
    ]);
    expect(valueStates(COLORS, 1, variants, ['S', 'Red'])).toEqual([
      'available',
      'sold-out',
    ]);
  });
});

describe('the lowest price that a choice leaves', () => {
  const variant = (
    size: string,
    color: string,
    amount: string | null,
    availableForSale = true,
  ) => ({
    values: [size, color],
    availableForSale,
    price: amount === null ? null : {amount, currencyCode: 'USD'},
  });
  const VARIANTS = [
    variant('S', 'Navy', '65.0'),
    variant('S', 'Red', '80.0'),
    variant('M', 'Navy', '60.0', false),
    variant('M', 'Red', '80.0'),
  ];
  const lowest = (...selection: (string | null)[]) => {
    const left = lowestLeft(VARIANTS, selection);
    return left && [left.variant.price?.amount, left.isLowest];
  };

  it('is that of what is for sale, and tells whether another costs more', () => {
    expect(lowest(null, null)).toEqual(['65.0', true]);
    expect(lowest(null, 'Red')).toEqual(['80.0', false]);
    expect(lowest('M', null)).toEqual(['80.0', false]);
    expect(lowest('M', 'Navy')).toBeNull();
  });

  it('is unknown where one price is', () => {
    expect(
      lowestLeft([...VARIANTS, variant('L', 'Red', null)], [null, 'Red']),
    ).toBeNull();
  });
});
