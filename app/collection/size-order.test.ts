import fc from 'fast-check';
import {describe, expect, it} from 'vitest';

import {inSizeOrder} from './facets';

const order = (values: readonly string[]) => inSizeOrder(values, (value) => value);

const WORN = [
  ['2XS', 'XS', 'S', 'M', 'L', 'XL', '2XL', '3XL', '4XL'],
  ['XXS', 'XS', 'S', 'XL', 'XXL', 'XXXL'],
  ['X-Small', 'Small', 'Medium', 'Large', 'Extra Large'],
  ['S/M', 'L/XL', '36–40', '41–46', 'One Size'],
  ['7', '7 1/8', '7 1/2', '8', '10', '38', '40.5'],
  ['3–4 years', '5–6 years', '11–12 years'],
  ['M', '42', 'Any', 'One size fits all'],
  ['EU 38', 'EU 42'],
];

describe('sizes', () => {
  it.each(WORN.map((sizes) => [sizes]))('are worn in the order %j', (sizes) => {
    fc.assert(
      fc.property(fc.shuffledSubarray(sizes), (shuffled) => {
        expect(order(shuffled)).toEqual(sizes.filter((size) => shuffled.includes(size)));
      }),
    );
  });

  it('leave what is no size in its order', () => {
    const colors = ['Kelp', 'Ink', '1908 Red', 'Deep Teal'];
    expect(order(colors)).toEqual(colors);
  });

  it('are neither added nor lost, and stay in an order once found', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(fc.string(), fc.constantFrom(...WORN.flat()))),
        (some) => {
          const sorted = order(some);
          expect([...sorted].sort()).toEqual([...some].sort());
          expect(order(sorted)).toEqual(sorted);
        },
      ),
    );
  });
});
