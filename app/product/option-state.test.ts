import {describe, expect, it} from 'vitest';

import {type ProductOption} from './option-selection';
import {selectionState, valueStates} from './option-state';

const SIZE: ProductOption = {name: 'Size', values: ['S', 'M', 'L']};
const COLOR: ProductOption = {name: 'Color', values: ['Navy', 'Red']};
const variants = [
  {values: ['S', 'Navy'], availableForSale: true},
  {values: ['S', 'Red'], availableForSale: false},
  {values: ['M', 'Navy'], availableForSale: false},
  {values: ['M', 'Red'], availableForSale: false},
];

describe('selectionState tells apart (decision 5)', () => {
  it('a combination that can be bought, one sold out, one that was never made', () => {
    expect(selectionState(variants, ['S', 'Navy'])).toBe('available');
    expect(selectionState(variants, ['S', 'Red'])).toBe('sold-out');
    expect(selectionState(variants, ['L', 'Red'])).toBe('missing');
  });

  it('an unfinished choice', () => {
    expect(selectionState(variants, ['S', null])).toBe('incomplete');
  });
});

describe('valueStates', () => {
  it('looks at everything while nothing else is chosen', () => {
    expect(valueStates(SIZE, 0, variants, [null, null])).toEqual([
      'available',
      'sold-out',
      'missing',
    ]);
  });

  it('looks at what else is chosen, and not at the option itself', () => {
    expect(valueStates(SIZE, 0, variants, ['L', 'Red'])).toEqual([
      'sold-out',
      'sold-out',
      'missing',
    ]);
    expect(valueStates(COLOR, 1, variants, ['S', 'Red'])).toEqual([
      'available',
      'sold-out',
    ]);
  });
});
