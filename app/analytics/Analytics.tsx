import {Part} from '~/ui/ErrorBoundary';
import {useIsLive} from '~/ui/tasks';
import {lazyPart} from '~/ui/lazy-part';

import type {AnalyticsSettings} from './payload';

const AnalyticsIsland = lazyPart(() => import('./AnalyticsIsland'));
const Vitals = lazyPart(() => import('./Vitals'));

/** Id of the element in the footer into which analytics render their privacy button. */
export const PRIVACY_CHOICES_ID = 'privacy-choices';

/**
 * Shopify's analytics, if the shop has switched them on, and field figures: each a chunk of its
 * own, loaded after hydration. One that fails to load leaves the other alone.
 */
export function Analytics({
  settings,
  vitalsSample,
}: {
  settings: AnalyticsSettings | undefined;
  /** Percentage of visits; undefined for none. */
  vitalsSample: number | undefined;
}) {
  if (!useIsLive()) return null;
  return (
    <>
      {settings && (
        <Part>
          <AnalyticsIsland settings={settings} privacyId={PRIVACY_CHOICES_ID} />
        </Part>
      )}
      {vitalsSample && (
        <Part>
          <Vitals sample={vitalsSample} />
        </Part>
      )}
    </>
  );
}
