import type {ReactNode} from 'react';

import {MarketButton} from '~/market';
import {EarlyScripts} from '~/ui/document';
import {IconSprite} from '~/ui/Icon';
import {useMessages} from '~/ui/language';

import {Announcement} from './Announcement';
import {Footer} from './Footer';
import {Header} from './Header';
import {MESSAGES} from './messages';
import {OfflineNotice, StaleNotice} from './Notices';
import {Skeleton} from './Skeleton';
import type {RootData} from './root-data';
import {RouteAnnouncer} from './RouteAnnouncer';
import {usePendingView} from './usePendingView';

interface ShellProps {
  data: RootData;
  /** Rendered at the end of the header. */
  tools?: ReactNode;
  children: ReactNode;
}

/** Header, page and footer. */
export function Shell({data, tools, children}: ShellProps) {
  const messages = useMessages(MESSAGES);
  const pending = usePendingView();
  return (
    <>
      <a href="#main" className="skip button button-primary">
        {messages.skip}
      </a>
      <Header
        storeName={data.store.name}
        menu={data.navigation.main}
        last={data.markets && <MarketButton choices={data.markets} isShort />}
      >
        {tools}
      </Header>
      <EarlyScripts />
      <IconSprite />
      <Announcement text={data.theme.announcement} />
      <main id="main" tabIndex={-1} aria-busy={pending !== null}>
        <StaleNotice />
        {pending && <Skeleton {...pending} />}
        {/* Hidden, not removed: a page that is left keeps its state until the next one is there. */}
        <div hidden={pending !== null}>{children}</div>
      </main>
      <Footer data={data} />
      <OfflineNotice />
      <RouteAnnouncer />
    </>
  );
}
