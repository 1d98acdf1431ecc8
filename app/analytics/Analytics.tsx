import {useEffect, useState, type ComponentType} from 'react';

import type {AnalyticsConfig} from '~/server/config';
import {ErrorBoundary} from '~/ui/ErrorBoundary';

import type {AnalyticsIslandProps} from './AnalyticsIsland';
import type {ShopLocale} from './payload';

/** Id of the element in the footer into which analytics render their privacy button. */
export const PRIVACY_CHOICES_ID = 'privacy-choices';

/**
 * Shopify's analytics, if the shop has switched them on. A chunk of its own, loaded after hydration. When it fails to
 * load, nothing shows.
 */
export function Analytics({
  settings,
}: {
  settings: (AnalyticsConfig & ShopLocale) | undefined;
}) {
  const [Loaded, setLoaded] = useState<ComponentType<AnalyticsIslandProps> | null>(null);
  const isWanted = settings !== undefined;
  useEffect(() => {
    if (import.meta.env.SSR || !isWanted) return;
    import('./AnalyticsIsland').then(
      (island) => setLoaded(() => island.default),
      () => {},
    );
  }, [isWanted]);
  if (!settings || !Loaded) return null;
  return (
    <ErrorBoundary fallback={null}>
      <Loaded settings={settings} privacyId={PRIVACY_CHOICES_ID} />
    </ErrorBoundary>
  );
}
