import {Part} from '~/ui/ErrorBoundary';
import {useIsLive} from '~/ui/tasks';
import {lazyPart} from '~/ui/lazy-part';

import type {AnalyticsSettings} from './payload';

const AnalyticsIsland = lazyPart(() => import('./AnalyticsIsland'));

/** Id of the element in the footer into which analytics render their privacy button. */
export const PRIVACY_CHOICES_ID = 'privacy-choices';

/** Shopify's analytics, if switched on: a chunk of its own, loaded after hydration. */
export function Analytics({settings}: {settings: AnalyticsSettings | undefined}) {
  if (!useIsLive() || !settings) return null;
  return (
    <Part>
      <AnalyticsIsland settings={settings} privacyId={PRIVACY_CHOICES_ID} />
    </Part>
  );
}
