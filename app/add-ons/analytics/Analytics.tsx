import type {ShellPart} from '~/shell/parts';
import {Part} from '~/ui/ErrorBoundary';
import {useIsLive} from '~/ui/tasks';
import {lazyPart} from '~/ui/lazy-part';

const AnalyticsIsland = lazyPart(() => import('./AnalyticsIsland'));

/** Id of the element in the footer into which analytics render their privacy button. */
const PRIVACY_CHOICES_ID = 'privacy-choices';

/** Shopify's analytics, if switched on: a chunk of its own, loaded after hydration. */
export const ANALYTICS: ShellPart = {
  FooterEnd: ({root}) => (root.analytics ? <span id={PRIVACY_CHOICES_ID} /> : null),
  After({root: {analytics}}) {
    if (!useIsLive() || !analytics) return null;
    return (
      <Part>
        <AnalyticsIsland settings={analytics} privacyId={PRIVACY_CHOICES_ID} />
      </Part>
    );
  },
};
