import {expect, it} from 'vitest';

import {unlistedCombinations} from './combinations.server';
import {unlistedVariants} from './unlisted-variants';

const options = [
  {name: 'Size', values: ['S', 'M'], swatches: []},
  {name: 'Color', values: ['Navy', 'Red', 'Cream'], swatches: []},
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
  const unlisted = unlistedCombinations(encoded, options, [listed]);
  const found = unlistedVariants({options, unlisted});
  expect(
    found.map(({values, availableForSale}) => [values.join(), availableForSale]),
  ).toEqual([
    ['S,Cream', true],
    ['S,Red', false],
    ['M,Red', false],
  ]);
  expect(found.every(({id, price}) => id === null && price === null)).toBe(true);
});

it('leaves out what names a value that the product does not have', () => {
  const encoded = {encodedVariantExistence: 'v1_0:3,2:1,'};
  expect(unlistedCombinations(encoded, options, [])).toEqual({forSale: [], soldOut: []});
});

it('knows nothing more where the store sends no encoding', () => {
  expect(unlistedCombinations({}, options, [listed])).toEqual({forSale: [], soldOut: []});
});
