import {
  isRouteErrorResponse,
  Link,
  useLocation,
  useRevalidator,
  useRouteError,
} from '@remix-run/react';
import {useEffect, useState, type ReactNode} from 'react';

import {hrefIn, pathFor, shopFetch, useMarket} from '~/market';
import {Scene} from '~/theme';
import {EarlyScripts} from '~/ui/document';
import {isMovedElement} from '~/ui/ErrorBoundary';
import {IconSprite} from '~/ui/Icon';
import {useMessages} from '~/ui/language';

import {MESSAGES} from './messages';

/** The error message, as specified (§2, §8). */
function ErrorMessage({isAway = false}: {isAway?: boolean}) {
  const messages = useMessages(MESSAGES);
  const market = useMarket();
  return (
    <>
      <Scene />
      <div>
        <h1>
          <span>{messages.failed}</span>{' '}
          {/* A real navigation: what failed may be the page's own script. */}
          <a href={hrefIn(market, pathFor('home'))} className="link">
            {messages.tryAgain}
          </a>
        </h1>
        <p>{messages.failedAgain}</p>
        {/* The place is kept for it, so that nothing moves. */}
        <p role="status" className="min-h-12">
          {isAway && <span>{messages.storeAway}</span>}
        </p>
      </div>
    </>
  );
}

/** The page, by its key in the history, that was rendered again last. */
let renderedAnew: string | null = null;

/**
 * Renders a page again, once, where it failed because other software has moved one of its elements:
 * Remix forgets the error with the next answer of its loaders. Returns whether it does.
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

export function ErrorPage() {
  const isTemporary = useRendersAnew(useRouteError());
  if (isTemporary) return <EarlyScripts />;
  return (
    <>
      <main id="main" className="page split failed">
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
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  const isAway = useStoreIsAway(!isMissing);
  useTriesAgain(isAway);
  if (useRendersAnew(error)) return <div className="page full-screen" aria-busy />;
  if (isMissing) return <NotFound />;
  return (
    <div className="page split failed">
      <ErrorMessage isAway={isAway} />
    </div>
  );
}

/** Whether the store does not answer: Remix withholds the cause of a loader's error. */
function useStoreIsAway(isFailed: boolean): boolean {
  const [isAway, setAway] = useState(false);
  useEffect(() => {
    if (!isFailed) return;
    shopFetch(`${pathFor('healthData')}?deep=1`, {cache: 'no-store'})
      // Our own resource route's answer. An answer that nobody reads stays open.
      .then((response) => response.json() as Promise<{status: string}>)
      .then(
        ({status}) => setAway(status !== 'ok'),
        () => setAway(true),
      );
  }, [isFailed]);
  return isAway;
}

/** How long to wait before a failed page is asked for again. */
const AGAIN_MS = 10_000;

/** Asks for a page again while the store is away: every ten seconds, and when back online. */
function useTriesAgain(isAway: boolean) {
  const {revalidate} = useRevalidator();
  useEffect(() => {
    if (!isAway) return;
    const again = () => document.visibilityState === 'visible' && revalidate();
    const timer = setInterval(again, AGAIN_MS);
    window.addEventListener('online', again);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', again);
    };
  }, [isAway, revalidate]);
}

interface NotFoundProps {
  /** Whether it stands small at the end of a page that says what was here. */
  isNote?: boolean;
  children?: ReactNode;
}

/** The not-found page, as specified (§2). */
export function NotFound({isNote = false, children}: NotFoundProps) {
  const messages = useMessages(MESSAGES);
  return (
    <div className={isNote ? 'page not-found-note' : 'page split not-found'}>
      {!isNote && <Scene />}
      <div>
        {isNote ? <p>{messages.notFound}</p> : <h1>{messages.notFound}</h1>}
        <p>
          <Link to={pathFor('home')} className="link">
            {messages.return}
          </Link>
        </p>
        {children}
      </div>
    </div>
  );
}
