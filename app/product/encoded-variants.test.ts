import {expect, it} from 'vitest';

import {allVariants} from './product';

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

it('decodes the variants beyond those listed, and their availability', () => {
  const encoded = {existence: 'v1_0:0-2,1:1,', availability: 'v1_0:0 2,'};
  const [first, ...others] = allVariants({options, variants: [listed], encoded});
  expect(first).toBe(listed);
  expect(
    others.map(({values, availableForSale}) => [values.join(), availableForSale]),
  ).toEqual([
    ['S,Red', false],
    ['S,Cream', true],
    ['M,Red', false],
  ]);
  expect(others.every(({id, price}) => id === null && price === null)).toBe(true);
});

it('ignores unknown option values', () => {
  const encoded = {existence: 'v1_0:3,2:1,', availability: ''};
  expect(allVariants({options, variants: [listed], encoded})).toEqual([listed]);
});

it('returns the listed variants without encoded fields', () => {
  expect(allVariants({options, variants: [listed]})).toEqual([listed]);
  const encoded = {existence: '', availability: ''};
  expect(allVariants({options, variants: [listed], encoded})).toEqual([listed]);
});
