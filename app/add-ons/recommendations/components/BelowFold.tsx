import {isSoldOut} from '~/product';
import type {ProductPagePart} from '~/product/parts';
import {lazyPart} from '~/ui/lazy-part';
import {NearScreen} from '~/ui/NearScreen';

const ProductShelves = lazyPart(() => import('./Shelves'));

/** Recommendations below a product: complementary, then related. */
export const RECOMMENDATIONS: ProductPagePart = {
  Below: ({product}) => (
    <>
      <NearScreen className="page recommendations">
        <ProductShelves handle={product.handle} isSoldOut={isSoldOut(product)} />
      </NearScreen>
      <div className="scroll-anchor" />
    </>
  ),
};
