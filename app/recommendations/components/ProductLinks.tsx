import {Link} from '@remix-run/react';
import {useId, type ReactNode} from 'react';

import {CARD_IMAGE, imageUrl} from '~/lib/images';
import type {Money} from '~/lib/money';
import {pathFor} from '~/market';
import {usePrefetch} from '~/ui/online';
import {Price} from '~/ui/Price';

/** A product as a small link. */
export interface LinkedProduct {
  handle: string;
  title: string;
  /** URL of a picture, without a size; null for none. */
  picture: string | null;
  price?: Money | null;
}

interface ProductLinksProps {
  title: string;
  products: readonly LinkedProduct[];
  className: string;
  /** Beside the heading. */
  children?: ReactNode;
}

/** Products as small links in a row. A chunk of its own (hence the default export). */
export default function ProductLinks(props: ProductLinksProps) {
  const {title, products, className, children} = props;
  const id = useId();
  const prefetch = usePrefetch();
  return (
    <section aria-labelledby={id} className={className}>
      <div className="shelf-head">
        <h2 id={id}>{title}</h2>
        {children}
      </div>
      {/* No list: in the cart, what is listed is what is in it. */}
      <div className="product-links">
        {products.map(({handle, title: name, picture, price}) => (
          <Link key={handle} to={pathFor('product', handle)} prefetch={prefetch}>
            {picture ? (
              <img
                src={imageUrl(picture, CARD_IMAGE)}
                alt=""
                width={160}
                height={200}
                loading="lazy"
                decoding="async"
              />
            ) : (
              <span className="product-links-blank" />
            )}
            <span dir="auto">{name}</span>
            {price && <Price price={price} />}
          </Link>
        ))}
      </div>
    </section>
  );
}
