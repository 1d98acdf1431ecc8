import {useEffect, useState, type ComponentType} from 'react';

import type {AnalyticsConfig} from '~/server/config';
import {Contain} from '~/ui/Contain';

type Island = ComponentType<{settings: AnalyticsConfig}>;

/**
 * Shopify's analytics, where the shop has switched them on: code of their own, loaded once the page is alive. When it cannot be
 * loaded, or fails, there is nothing to see.
 */
export function Analytics({settings}: {settings: AnalyticsConfig | undefined}) {
  const [Loaded, setLoaded] = useState<Island | null>(null);
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
    <Contain fallback={null}>
      <Loaded settings={settings} />
    </Contain>
  );
}
