import type {ProductPart} from '~/product/parts';
import {lazyPart} from '~/ui/lazy-part';
import {NearScreen} from '~/ui/NearScreen';

const PickupLine = lazyPart(() => import('./PickupLine'));

/**
 * Where the chosen variant can be picked up. Not for one that is made for its buyer: the store's
 * time is that of goods on its shelves.
 */
export const PICKUP_OF_PRODUCT: ProductPart = {
  BelowAdd: ({place, product, choice}) =>
    product.pickup && place === 'page' ? (
      <li className="choice-pickup">
        <NearScreen>
          <PickupLine
            variant={choice.addDisabled || choice.isMade ? null : choice.variant?.id}
          />
        </NearScreen>
      </li>
    ) : null,
};
