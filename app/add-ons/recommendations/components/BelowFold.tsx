import {lazyPart} from '~/ui/lazy-part';
import {NearScreen} from '~/ui/NearScreen';

import type {ProductShelvesProps} from './Shelves';

const ProductShelves = lazyPart(() => import('./Shelves'));
const CartComplements = lazyPart(async () => ({
  default: (await import('./ProductLinks')).CartComplements,
}));

/** Recommendations below a product: complementary, then related. */
export function Recommendations(props: ProductShelvesProps) {
  return (
    <>
      <NearScreen className="page recommendations">
        <ProductShelves {...props} />
      </NearScreen>
      <div className="scroll-anchor" />
    </>
  );
}

/** Complementary products for a cart's products, named by their handles, the newest first. */
export function CartRecommendations({handles}: {handles: readonly string[]}) {
  if (handles.length === 0) return null;
  return (
    <NearScreen>
      <CartComplements handles={handles} />
    </NearScreen>
  );
}
