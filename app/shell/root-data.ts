import {useRouteLoaderData} from '@remix-run/react';

import type {Theme} from '~/lib/theme';
import type {PreviewData} from '~/preview';
import type {AnalyticsConfig} from '~/server/config';

import type {Navigation} from './menus';

/** What every page of the shop needs: the same for every visitor. */
export interface RootData {
  /** When the server made the document, in epoch milliseconds. */
  now: number;
  store: {
    id: string;
    name: string;
    description: string;
    accentColor: string;
  };
  theme: Theme;
  /** What the store's menus lead to. */
  navigation: Navigation;
  /** Where visitors sign up for news; '' for nowhere. */
  newsletter: string;
  /** The theme as CSS: made on the server, so that no shopper downloads how. */
  themeStyles: string;
  /** Origin of canonical addresses; null where none is known. */
  origin: string | null;
  /** Only where analytics are switched on. */
  analytics?: AnalyticsConfig;
  /** Only in a staff preview. */
  preview?: PreviewData;
}

/** The root route's data; undefined only where its loader itself failed. */
export function useRootData(): RootData | undefined {
  return useRouteLoaderData('root') as RootData | undefined;
}
