/** Products that are not bought piece by piece, but by a plan or as a bundle. */
import type {ProductData} from '@quillhaven/local-store';
import {plainProduct, plainVariant} from './plain-product';

/** @param first number of the first of three products */
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
  ];
}
