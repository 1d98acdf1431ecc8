import {
  isRouteErrorResponse,
  Link,
  useLocation,
  useRevalidator,
  useRouteError,
} from '@remix-run/react';
import {useEffect, useState, type ReactNode} from 'react';

import {addressIn, pathFor, useMarket} from '~/market';
import {EarlyScripts} from '~/ui/document';
import {isMovedElement} from '~/ui/ErrorBoundary';
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

/** The page, by its key in the history, that was rendered anew last. */
let renderedAnew: string | null = null;

/**
 * Renders a page anew, once, where it failed because other software has moved one of its elements: Remix forgets the error
 * with the next answer of its loaders. Returns whether it does.
 */
function useRendersAnew(error: unknown): boolean {
  const {revalidate} = useRevalidator();
  const {key} = useLocation();
  const [isMoved] = useState(() => isMovedElement(error) && renderedAnew !== key);
  useEffect(() => {
    if (!isMoved || renderedAnew === key) return;
    renderedAnew = key;
    revalidate();
  }, [isMoved, key, revalidate]);
  return isMoved;
}

/** The full-screen error page. */
export function ErrorPage() {
  const isTemporary = useRendersAnew(useRouteError());
  if (isTemporary) return <EarlyScripts />;
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
  if (useRendersAnew(error)) return <div className="page full-screen" aria-busy />;
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
