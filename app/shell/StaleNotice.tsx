import {useMatches} from '@remix-run/react';

import {Icon} from '~/ui/Icon';

import {MESSAGES} from './messages';

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
