import {useRouteLoaderData} from '@remix-run/react';

import {Picture} from './Picture';

/**
 * The theme's last banner, for pages that have nothing else to show; a drawing of the app's own
 * where there is none, or the store does not answer.
 */
export function Scene() {
  const root = useRouteLoaderData('root') as
    {theme: {banners: readonly string[]}} | undefined;
  const banner = root?.theme.banners.at(-1);
  return banner ? (
    <Picture
      src={banner}
      alt=""
      width={800}
      // As wide as a banner of 2 : 1 is before its frame cuts it.
      sizes="(min-width: 60rem) 100vw, 134vw"
      priority
    />
  ) : (
    <img src="/icons/empty-rail.svg" alt="" width={1200} height={900} />
  );
}
