import {
  isRouteErrorResponse,
  Link,
  useLocation,
  useRevalidator,
  useRouteError,
} from '@remix-run/react';
import {useEffect, useState, type ReactNode} from 'react';

import {hrefIn, pathFor, shopFetch, useMarket} from '~/market';
import {Scene} from '~/ui/Scene';
import {EarlyScripts} from '~/ui/document';
import {isMovedElement} from '~/ui/ErrorBoundary';
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
        <p role="status">{isAway && <span>{messages.storeAway}</span>}</p>
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
    </>
  );
}

/** The error boundary's content for a failed page, within the shop's header and footer. */
export function RouteFailure() {
  const error = useRouteError();
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  const isAway = useStoreIsAway(error, !isMissing);
  if (useRendersAnew(error)) return <div className="page full-screen" aria-busy />;
  if (isMissing) return <NotFound />;
  return (
    <div className="page split failed">
      <ErrorMessage isAway={isAway} />
    </div>
  );
}

/** Seconds between questions whether the store is back; the last one again and again. */
const WAITS = [2, 3, 4];

/**
 * Whether the store does not answer: Remix withholds the cause of a loader's error. While it does
 * not, asks again in growing intervals, on return to the page and when back online; then loads the
 * page.
 */
function useStoreIsAway(error: unknown, isFailed: boolean): boolean {
  const {revalidate} = useRevalidator();
  const [isAway, setAway] = useState(false);
  useEffect(() => {
    if (!isFailed) return;
    const asking = new AbortController();
    const {signal} = asking;
    let wasAway = false;
    let tries = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    async function ask() {
      clearTimeout(timer);
      const isWell = await storeIsWell(signal);
      if (signal.aborted) return;
      setAway(!isWell);
      if (isWell && wasAway) revalidate();
      if (isWell) return;
      wasAway = true;
      const seconds = WAITS[Math.min(tries, WAITS.length - 1)] ?? 0;
      tries += 1;
      // Not all tabs at once.
      timer = setTimeout(askIfSeen, seconds * 1000 * (1 + Math.random() / 4));
    }
    const askIfSeen = () => {
      if (document.visibilityState === 'visible') void ask();
    };
    const askAtOnce = () => wasAway && askIfSeen();
    void ask();
    window.addEventListener('online', askAtOnce, {signal});
    document.addEventListener('visibilitychange', askAtOnce, {signal});
    return () => {
      asking.abort();
      clearTimeout(timer);
    };
  }, [error, isFailed, revalidate]);
  return isAway;
}

/** Whether the store answers the worker. */
async function storeIsWell(signal: AbortSignal): Promise<boolean> {
  try {
    const response = await shopFetch(`${pathFor('healthData')}?deep=1`, {
      cache: 'no-store',
      signal,
    });
    // An answer that nobody reads stays open.
    await response.text();
    return response.ok;
  } catch {
    return false;
  }
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
