import {useMatches} from '@remix-run/react';

import {Icon} from '~/ui/Icon';

import {MESSAGES} from './messages';

/** A loader answered with what it knew from before the store failed. */
const isStale = (data: unknown) => Reflect.get(Object(data), 'isStale') === true;

/** Says quietly that the page shows what the store last said, while the store cannot be asked. */
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
