import {useSyncExternalStore} from 'react';

import {Icon} from '~/ui/Icon';

function subscribe(changed: () => void) {
  addEventListener('online', changed);
  addEventListener('offline', changed);
  return () => {
    removeEventListener('online', changed);
    removeEventListener('offline', changed);
  };
}

/** Says that the connection is gone, for as long as it is. */
export function OfflineNotice() {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div role="status" className="notice-area">
      {!online && (
        <p className="notice">
          <Icon name="alert" />
          You are offline. The shop comes back with your connection.
        </p>
      )}
    </div>
  );
}
