import {useEffect, useState} from 'react';

import {Icon} from '~/ui/Icon';
import {useOnline} from '~/ui/online';

import {MESSAGES} from './messages';

/** A link, or a form that asks for a page (the search), which leads to another page of this shop in this tab. */
function isNavigation({type, target}: Event): boolean {
  if (type === 'submit')
    return target instanceof HTMLFormElement && target.method === 'get';
  const link = target instanceof Element ? target.closest('a') : null;
  return link !== null && link.origin === location.origin && !link.dataset.opens;
}

/**
 * Says that the connection is gone, for as long as it is, and stays on the page meanwhile: following a link would trade it, and what
 * was chosen on it, for the browser's error page. Whoever tries is told.
 */
export function OfflineNotice() {
  const online = useOnline();
  // How often something could not be opened since the connection was lost.
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
        // A new element for each attempt, so that it is read again.
        <p key={refused} className="notice">
          <Icon name="alert" />
          {refused > 0 ? MESSAGES.refusedOffline : MESSAGES.offline}
        </p>
      )}
    </div>
  );
}
