import {useEffect, useState} from 'react';

import {useCartStore} from '~/cart';
import type {ShellPart} from '~/shell/parts';
import {Part} from '~/ui/ErrorBoundary';
import {useMessages} from '~/ui/language';
import {lazyPart} from '~/ui/lazy-part';
import {useIsLive} from '~/ui/tasks';

import {LIVE_EVENT, type LiveActions} from './call';
import {MESSAGES} from './messages';

const AppEvents = lazyPart(() => import('./AppEvents'));

/**
 * Makes the calls of apps, those that have waited first, and dispatches events where something has
 * asked for either. The first one loads their code.
 */
function Actions() {
  const [isAsked, setIsAsked] = useState(false);
  const store = useCartStore();
  const messages = useMessages(MESSAGES);
  useEffect(() => {
    const detail: LiveActions = {
      perform: (call) =>
        void import('./actions').then(
          ({perform}) => perform(call, {store, messages}),
          call.reject,
        ),
      onAsked: () => setIsAsked(true),
    };
    dispatchEvent(new CustomEvent(LIVE_EVENT, {detail}));
  }, [store, messages]);
  return useIsLive() && isAsked ? (
    <Part>
      <AppEvents />
    </Part>
  ) : null;
}

/** What a script of an app can do to the page (docs/apps.md). */
export const APPS: ShellPart = {After: Actions};
