import type {ProductPart} from '~/product/parts';
import {lazyPart} from '~/ui/lazy-part';
import {NearScreen} from '~/ui/NearScreen';

const PickupLine = lazyPart(() => import('./PickupLine'));

/** Where the chosen variant can be picked up. */
export const PICKUP_OF_PRODUCT: ProductPart = {
  BelowAdd: ({product, choice}) =>
    product.pickup ? (
      <NearScreen className="choice-pickup">
        <PickupLine variant={choice.addDisabled ? null : choice.variant?.id} />
      </NearScreen>
    ) : null,
};
