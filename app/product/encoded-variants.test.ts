import {expect, it} from 'vitest';

import {allVariants} from './encoded-variants';

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

it('leaves out what names a value that the product does not have', () => {
  const encoded = {existence: 'v1_0:3,2:1,', availability: ''};
  expect(allVariants({options, variants: [listed], encoded})).toEqual([listed]);
});

it('knows no more than the listed ones where the store sends no encoding', () => {
  expect(allVariants({options, variants: [listed]})).toEqual([listed]);
  const encoded = {existence: '', availability: ''};
  expect(allVariants({options, variants: [listed], encoded})).toEqual([listed]);
});
