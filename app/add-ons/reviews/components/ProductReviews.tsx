import {Link} from '@remix-run/react';
import {useId} from 'react';

import {numberIn} from '~/lib/global-id';
import type {Product} from '~/product';
import type {ProductPagePart} from '~/product/parts';
import {lazyPart} from '~/ui/lazy-part';
import {NearScreen} from '~/ui/NearScreen';

import {reviewPath} from '../reviews';

const ReviewList = lazyPart(() => import('./ReviewList'));

/** The reviews below a product, loaded when they are near, with the link to write one. */
function ProductReviews({product}: {product: Product}) {
  const id = useId();
  const {handle, reviews: section} = product;
  if (!section) return null;
  return (
    <section aria-labelledby={id} className="page shelf reviews" data-reviews>
      <h2 id={id} className="heading">
        {section.title}
      </h2>
      <NearScreen>
        <ReviewList product={numberIn(product.id)} />
      </NearScreen>
      <noscript>
        <p>
          <Link to={reviewPath(handle)} className="link">
            {section.read}
          </Link>
        </p>
      </noscript>
      <p>
        <Link to={reviewPath(handle)} className="link">
          {section.write}
        </Link>
      </p>
    </section>
  );
}

export const REVIEWS_OF_PRODUCT: ProductPagePart = {Below: ProductReviews};
