import {expect, it} from 'vitest';

import {unlistedCombinations} from './combinations.server';

const options = [
  {name: 'Size', values: ['S', 'M']},
  {name: 'Color', values: ['Navy', 'Red', 'Cream']},
];
const listed = {
  id: 'v1',
  values: ['S', 'Navy'],
  availableForSale: true,
  price: null,
  compareAtPrice: null,
  image: null,
  fewLeft: null,
};

it('names what exists beyond the listed variants, and whether it is for sale', () => {
  const encoded = {
    encodedVariantExistence: 'v1_0:0-2,1:1,',
    encodedVariantAvailability: 'v1_0:0 2,',
  };
  const found = unlistedCombinations(encoded, options, [listed]);
  expect(
    found.map(({values, availableForSale}) => [values.join(), availableForSale]),
  ).toEqual([
    ['S,Red', false],
    ['S,Cream', true],
    ['M,Red', false],
  ]);
  expect(found.every(({id, price}) => id === null && price === null)).toBe(true);
});

it('knows nothing more where the store sends no encoding', () => {
  expect(unlistedCombinations({}, options, [listed])).toEqual([]);
});
