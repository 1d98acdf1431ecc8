import type {ProductPart} from '~/product/parts';
import {lazyPart} from '~/ui/lazy-part';
import {NearScreen} from '~/ui/NearScreen';

const PickupLine = lazyPart(() => import('./PickupLine'));

/**
 * Where the chosen variant can be picked up. The store's time is that of goods on its shelves: what
 * is made for its buyer takes longer, and what is sent from a date on is not there yet.
 */
export const PICKUP_OF_PRODUCT: ProductPart = {
  BelowAdd: ({place, product, choice}) =>
    product.pickup && place === 'page' && !product.arrival?.sentFrom ? (
      <li className="choice-pickup">
        <NearScreen>
          <PickupLine
            variant={choice.addDisabled ? null : choice.variant?.id}
            isPrinted={choice.isMade}
            isMade={choice.isMade || !product.isPersonal}
          />
        </NearScreen>
      </li>
    ) : null,
};
