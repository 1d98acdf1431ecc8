import {useEffect, useSyncExternalStore} from 'react';

import {Icon} from '~/ui/Icon';

function subscribe(changed: () => void) {
  addEventListener('online', changed);
  addEventListener('offline', changed);
  return () => {
    removeEventListener('online', changed);
    removeEventListener('offline', changed);
  };
}

/** A link that leads to another page of this shop in this tab. */
function leadsAway({target}: Event): boolean {
  const link = target instanceof Element ? target.closest('a') : null;
  return link !== null && link.origin === location.origin && !link.dataset.opens;
}

/** Following a link offline would trade the page, and what was chosen on it, for an error. */
function stayWhileOffline(event: Event) {
  if (navigator.onLine || !leadsAway(event)) return;
  event.preventDefault();
  event.stopPropagation();
}

/** Says that the connection is gone, for as long as it is, and stays on the page meanwhile. */
export function OfflineNotice() {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  useEffect(() => {
    addEventListener('click', stayWhileOffline, true);
    return () => removeEventListener('click', stayWhileOffline, true);
  }, []);
  return (
    <div role="status" className="notice-area">
      {!online && (
        <p className="notice">
          <Icon name="alert" />
          You are offline. This page stays as it is until your connection is back.
        </p>
      )}
    </div>
  );
}
