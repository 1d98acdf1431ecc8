import {Link} from '@remix-run/react';
import type {ReactNode} from 'react';

/** The not-found page, in the specification's words (§2), and whatever else leads on. */
export function NotFound({children}: {children?: ReactNode}) {
  return (
    <div className="page not-found">
      <p className="eyebrow">404</p>
      <h1>We couldn&#39;t find the page you&#39;re looking for.</h1>
      <p>
        <Link to="/" className="link">
          Click here to return to the shop!
        </Link>
      </p>
      {children}
    </div>
  );
}
