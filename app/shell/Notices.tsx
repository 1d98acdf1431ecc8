import {useMatches} from '@remix-run/react';
import {useEffect, useState} from 'react';

import {Icon} from '~/ui/Icon';
import {useOnline} from '~/ui/online';

import {MESSAGES} from './messages';

/** Whether an event leads to another page of this shop in this tab: a link, or a GET form (the search). */
function isNavigation({type, target}: Event): boolean {
  if (type === 'submit')
    return target instanceof HTMLFormElement && target.method === 'get';
  const link = target instanceof Element ? target.closest('a') : null;
  return link !== null && link.origin === location.origin && !link.dataset.opens;
}

/**
 * Shows that the browser is offline, and blocks navigation meanwhile: it would replace the page, and what was chosen on
 * it, by the browser's error page. The notice is announced again at each attempt.
 */
export function OfflineNotice() {
  const online = useOnline();
  // How many navigations were blocked since the connection was lost.
  const [refused, setRefused] = useState(0);
  useEffect(() => {
    const stayWhileOffline = (event: Event) => {
      if (navigator.onLine || !isNavigation(event)) return;
      event.preventDefault();
      event.stopPropagation();
      setRefused((count) => count + 1);
    };
    addEventListener('click', stayWhileOffline, true);
    addEventListener('submit', stayWhileOffline, true);
    return () => {
      removeEventListener('click', stayWhileOffline, true);
      removeEventListener('submit', stayWhileOffline, true);
    };
  }, []);
  useEffect(() => {
    if (online) setRefused(0);
  }, [online]);
  return (
    <div role="status" className="notice-area">
      {!online && (
        // A new key for each attempt, so that it is announced again.
        <p key={refused} className="notice">
          <Icon name="alert" />
          {refused > 0 ? MESSAGES.refusedOffline : MESSAGES.offline}
        </p>
      )}
    </div>
  );
}

/** Whether a loader served stale data because the store failed. */
const isStale = (data: unknown) => Reflect.get(Object(data), 'isStale') === true;

/** A quiet notice that the page may be out of date, while the store cannot be reached. */
export function StaleNotice() {
  const stale = useMatches().some(({data}) => isStale(data));
  return (
    <div role="status">
      {stale && (
        <p className="stale-notice">
          <Icon name="alert" />
          {MESSAGES.stale}
        </p>
      )}
    </div>
  );
}
