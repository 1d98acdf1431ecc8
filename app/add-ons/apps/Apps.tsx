import {useMatches} from '@remix-run/react';
import {useEffect, useState} from 'react';

import {useCartStore, type CartStore} from '~/cart';
import type {Product} from '~/product';
import type {ShellPart} from '~/shell/parts';
import {Part} from '~/ui/ErrorBoundary';
import {useMessages} from '~/ui/language';
import {lazyPart} from '~/ui/lazy-part';
import {useIsLive} from '~/ui/tasks';

import {LIVE_EVENT, type LiveActions} from './call';
import {MESSAGES} from './messages';

/**
 * Resolves once the browser has a connection, or is wrong about that: then the cart has been read.
 * Nothing is imported before, as browsers remember a module that they could not load.
 */
function whenReachable(store: CartStore): Promise<void> {
  return new Promise((resolve) => {
    const unsubscribe = store.subscribe(check);
    function check() {
      if (!navigator.onLine && store.getSnapshot().state.isAway) return;
      unsubscribe();
      resolve();
    }
    check();
  });
}

const importActions = () => import('./actions');

let loading: ReturnType<typeof importActions> | undefined;

/** The code of the actions. A failure is not remembered here; older browsers do. */
function loadActions(store: CartStore) {
  loading ??= whenReachable(store).then(importActions);
  loading.catch(() => (loading = undefined));
  return loading;
}

/**
 * Makes the calls of apps, those that have waited first, and dispatches events where something has
 * asked for either. The first one loads their code.
 */
function Actions() {
  const [isAsked, setIsAsked] = useState(false);
  const store = useCartStore();
  const messages = useMessages(MESSAGES);
  const [AppEvents] = useState(() =>
    lazyPart(async () => {
      await whenReachable(store);
      return import('./AppEvents');
    }),
  );
  // Our own loaders alone write this field.
  const {product} = (useMatches().at(-1)?.data ?? {}) as {product?: Product};
  useEffect(() => {
    const detail: LiveActions = {
      perform: (call) =>
        void loadActions(store).then(
          ({perform}) => perform(call, {store, messages, product}),
          call.reject,
        ),
      onAsked: () => setIsAsked(true),
    };
    dispatchEvent(new CustomEvent(LIVE_EVENT, {detail}));
  }, [store, messages, product]);
  return useIsLive() && isAsked ? (
    <Part>
      <AppEvents />
    </Part>
  ) : null;
}

/** What a script of an app can do to the page (docs/apps.md). */
export const APPS: ShellPart = {After: Actions};
