import {Link} from '@remix-run/react';
import {useId} from 'react';

import {imageUrl} from '~/lib/image-url';
import {CARD_IMAGE} from '~/lib/images';
import {Button} from '~/ui/Button';
import {usePrefetch} from '~/ui/online';

import {MESSAGES} from '../messages';
import type {ViewedProduct} from '../recently-viewed';

interface ViewedListProps {
  products: readonly ViewedProduct[];
  onClear: () => void;
}

/** Products that were looked at; loaded by those who have looked at some. */
export default function ViewedList({products, onClear}: ViewedListProps) {
  const id = useId();
  const prefetch = usePrefetch();
  return (
    <section aria-labelledby={id} className="page shelf recently-viewed">
      <div className="shelf-head">
        <h2 id={id} className="text-heading">
          {MESSAGES.recentlyViewed}
        </h2>
        <p>{MESSAGES.kept}</p>
        <Button onClick={onClear}>{MESSAGES.clear}</Button>
      </div>
      <ul className="viewed">
        {products.map((viewed) => (
          <li key={viewed.handle}>
            <Link
              to={`/products/${encodeURIComponent(viewed.handle)}`}
              prefetch={prefetch}
            >
              {viewed.picture && (
                <img
                  src={imageUrl(viewed.picture, CARD_IMAGE)}
                  alt=""
                  width={160}
                  height={200}
                  loading="lazy"
                  decoding="async"
                />
              )}
              <span dir="auto">{viewed.title}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
