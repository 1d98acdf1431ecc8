import {Link} from '@remix-run/react';
import {useId} from 'react';

import {lazyPart} from '~/ui/lazy-part';
import {NearScreen} from '~/ui/NearScreen';

import type {ReviewSection} from '../index.server';
import {reviewPath} from '../reviews';

const ReviewList = lazyPart(() => import('./ReviewList'));

interface ProductReviewsProps {
  product: string;
  handle: string;
  section: ReviewSection;
}

/** The reviews below a product, loaded when they are near, with the link to write one. */
export function ProductReviews({product, handle, section}: ProductReviewsProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="page shelf reviews" data-reviews>
      <h2 id={id} className="heading">
        {section.title}
      </h2>
      <NearScreen>
        <ReviewList product={product} />
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
