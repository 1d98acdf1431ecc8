import {lazyPart} from '~/ui/lazy-part';
import {NearScreen} from '~/ui/NearScreen';

import type {ProductShelvesProps} from './Shelves';

const ProductShelves = lazyPart(() => import('./Shelves'));

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
