import {useState, type ReactNode} from 'react';
import {useLocation, useNavigationType} from '@remix-run/react';

import type {AddOnPage} from '~/market';
import {EarlyScripts} from '~/ui/document';
import {useChange} from '~/ui/effects';
import {useMessages} from '~/ui/language';

import {Announcement, OfflineNotice, StaleNotice} from './Notices';
import {Footer} from './Footer';
import {Header} from './Header';
import {MESSAGES} from './messages';
import {Skeleton, usePendingView} from './Skeleton';
import type {ShellPart} from './parts';
import type {RootData} from './root-data';

interface ShellProps {
  data: RootData;
  /** What add-ons show on every page. */
  parts: readonly ShellPart[];
  pages: readonly AddOnPage[];
  /** Rendered at the end of the header. */
  tools?: ReactNode;
  children: ReactNode;
}

export function Shell({data, parts, pages, tools, children}: ShellProps) {
  const messages = useMessages(MESSAGES);
  const pending = usePendingView(pages);
  const {pathname} = useLocation();
  return (
    <>
      <a href="#main" className="skip button button-primary">
        {messages.skip}
      </a>
      <Header data={data} parts={parts}>
        {tools}
      </Header>
      <EarlyScripts />
      <Announcement text={data.theme.announcement} />
      <main id="main" tabIndex={-1} aria-busy={pending !== null}>
        <StaleNotice />
        {pending && <Skeleton {...pending} />}
        {/* Hidden, not removed: a page that is left keeps its state until the next is there. Each has
            an element of its own: it can be removed whatever others did to those within. */}
        <div key={pathname} hidden={pending !== null}>
          {children}
        </div>
      </main>
      <Footer data={data} parts={parts} />
      <OfflineNotice />
      <RouteAnnouncer />
      <NamedPlaces />
    </>
  );
}

/**
 * Does for soft navigations what browsers do for page loads: announces the new page's title, and
 * moves focus to its start. Changes of query or hash leave focus alone.
 */
function RouteAnnouncer() {
  const {pathname} = useLocation();
  const [title, setTitle] = useState('');
  useChange(pathname, () => {
    setTitle(document.title);
    document.getElementById('main')?.focus({preventScroll: true});
  });
  return (
    <p role="status" className="visually-hidden">
      {title}
    </p>
  );
}

/**
 * Does for soft navigations what browsers do for page loads, and the router for ids alone: shows
 * the place that a fragment names in a merchant's text.
 */
function NamedPlaces() {
  const {key, hash} = useLocation();
  const type = useNavigationType();
  // After the router has scrolled to the top; on the way back it restores the place.
  useChange(key, () => {
    if (type === 'POP' || hash === '') return;
    const name = CSS.escape(decodedFragment(hash));
    document.querySelector(`main a[name="${name}"]`)?.scrollIntoView();
  });
  return null;
}

/** What a fragment names; as it is where it is malformed. */
function decodedFragment(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}

interface AroundPageProps {
  parts: readonly ShellPart[];
  root: RootData;
  children: ReactNode;
}

/** The page within what add-ons put around it, and what they put behind it. */
export function AroundPage({parts, root, children}: AroundPageProps) {
  const [part, ...others] = parts;
  if (!part) return children;
  const {Around, After} = part;
  const page = <AroundPage {...{parts: others, root, children}} />;
  return (
    <>
      {Around ? <Around root={root}>{page}</Around> : page}
      {After && <After root={root} />}
    </>
  );
}
