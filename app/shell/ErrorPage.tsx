import {isRouteErrorResponse, Link, useRouteError} from '@remix-run/react';
import type {ReactNode} from 'react';

import {addressIn, pathFor, useMarket} from '~/market';
import {EarlyScripts} from '~/ui/document';
import {IconSprite} from '~/ui/Icon';
import {useMessages} from '~/ui/language';

import {MESSAGES} from './messages';

/** The error message, as specified (§2, §8). */
function ErrorMessage() {
  const messages = useMessages(MESSAGES);
  const market = useMarket();
  return (
    <>
      <h1>
        <span>{messages.failed}</span>{' '}
        {/* A real navigation: what failed may be the page's own script. */}
        <a href={addressIn(market, pathFor('home'))} className="link">
          {messages.tryAgain}
        </a>
      </h1>
      <p>{messages.failedAgain}</p>
    </>
  );
}

/** The full-screen error page. */
export function ErrorPage() {
  return (
    <>
      <main id="main" className="page full-screen failed">
        <ErrorMessage />
      </main>
      <EarlyScripts />
      <IconSprite />
    </>
  );
}

/** The error boundary's content for a failed page, within the shop's header and footer. */
export function RouteFailure() {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />;
  return (
    <div className="page full-screen failed">
      <ErrorMessage />
    </div>
  );
}

interface NotFoundProps {
  /** Shows the thing that was here once: its heading takes the place of the page's. */
  about?: ReactNode;
  /** Below. */
  children?: ReactNode;
}

/** The not-found page, as specified (§2). */
export function NotFound({about, children}: NotFoundProps) {
  const messages = useMessages(MESSAGES);
  return (
    <div className="page not-found">
      {about ?? <p className="eyebrow">404</p>}
      {about ? <p>{messages.notFound}</p> : <h1>{messages.notFound}</h1>}
      <p>
        <Link to={pathFor('home')} className="link">
          {messages.return}
        </Link>
      </p>
      {children}
    </div>
  );
}
