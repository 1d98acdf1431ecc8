import {Link} from '@remix-run/react';

/** Home > Products > the product (spec §2). */
export function Breadcrumb({title}: {title: string}) {
  return (
    <nav aria-label="Breadcrumb" className="breadcrumb">
      <ol>
        <li>
          <Link to="/" prefetch="intent">
            Home
          </Link>
        </li>
        <li>
          <Link to="/products" prefetch="intent">
            Products
          </Link>
        </li>
        <li>
          <span aria-current="page" dir="auto">
            {title}
          </span>
        </li>
      </ol>
    </nav>
  );
}
