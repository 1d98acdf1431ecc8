/** Products that are not bought piece by piece: by a plan, in packs, as a bundle, or from a combined listing. */
import type {ProductData} from '@quillhaven/local-store';
import {listingOf, plainProduct, plainVariant} from './plain-product';

/** @param first number of the first of four products */
export function plansAndBundles(first: number): ProductData[] {
  const [scarf, tee] = [plainVariant(100, 0).id, plainVariant(101, 0).id];
  return [
    plainProduct(first, {
      handle: 'membership',
      title: 'Membership',
      sellingPlans: [{id: 1, name: 'Renewed every year'}],
      requiresSellingPlan: true,
    }),
    plainProduct(first + 1, {
      handle: 'bronze-statue',
      title: 'Bronze Statue',
      sellingPlans: [{id: 2, name: 'A fifth now, the rest later', percentAtCheckout: 20}],
    }),
    plainProduct(first + 2, {
      handle: 'match-day-bundle',
      title: 'Match Day Bundle',
      variants: [
        plainVariant(first + 2, 0, {
          price: 5000,
          components: [
            {variantId: scarf, quantity: 1},
            {variantId: tee, quantity: 2},
          ],
        }),
      ],
    }),
    plainProduct(first + 3, {
      handle: 'rules-by-variant',
      title: 'Pins by the Pack',
      options: [{name: 'Pack', values: [{name: 'Bag'}, {name: 'Crate'}]}],
      variants: [
        plainVariant(first + 3, 0, {
          optionValues: ['Bag'],
          stock: null,
          quantityRule: {minimum: 10, maximum: 30, increment: 1},
        }),
        plainVariant(first + 3, 1, {
          optionValues: ['Crate'],
          stock: null,
          quantityRule: {minimum: 25, maximum: 50, increment: 5},
        }),
      ],
    }),
  ];
}

/**
 * A combined listing of two products that differ in color.
 * @param first number of the first of three products
 */
export function combinedListing(first: number): ProductData[] {
  const children = (
    [
      ['Red', '#b3262e', ['S', 'M']],
      ['Blue', '#2b4c9b', ['M', 'L']],
    ] as const
  ).map(([color, swatch, sizes], at) =>
    plainProduct(first + at, {
      handle: `relay-tee-${color.toLowerCase()}`,
      title: `Relay Tee ${color}`,
      options: [
        {name: 'Color', values: [{name: color, swatch}]},
        {name: 'Size', values: sizes.map((name) => ({name}))},
      ],
      variants: sizes.map((size, index) =>
        plainVariant(first + at, index, {
          optionValues: [color, size],
          price: 2000 + 500 * at,
        }),
      ),
    }),
  );
  return [
    ...children,
    listingOf(first + 2, children, {handle: 'relay-tee', title: 'Relay Tee'}),
  ];
}

/**
 * A combined listing of two products, of which one has an option that the other lacks.
 * @param first number of the first of three products
 */
export function divergentListing(first: number): ProductData[] {
  const sizes = {name: 'Size', values: [{name: 'A3'}, {name: 'A2'}]};
  const finish = {name: 'Finish', values: [{name: 'Framed'}, {name: 'Rolled'}]};
  const frame = {name: 'Frame', values: [{name: 'Oak'}, {name: 'Ash'}]};
  const children = [
    plainProduct(first, {
      handle: 'poster-framed',
      title: 'Poster, Framed',
      options: [{...finish, values: finish.values.slice(0, 1)}, sizes, frame],
      variants: ['A3', 'A2'].flatMap((size, at) =>
        ['Oak', 'Ash'].map((wood, index) =>
          plainVariant(first, 2 * at + index, {optionValues: ['Framed', size, wood]}),
        ),
      ),
    }),
    plainProduct(first + 1, {
      handle: 'poster-rolled',
      title: 'Poster, Rolled',
      options: [{...finish, values: finish.values.slice(1)}, sizes],
      variants: ['A3', 'A2'].map((size, index) =>
        plainVariant(first + 1, index, {optionValues: ['Rolled', size]}),
      ),
    }),
  ];
  return [
    ...children,
    listingOf(first + 2, children, {handle: 'poster', title: 'Poster'}),
  ];
}
