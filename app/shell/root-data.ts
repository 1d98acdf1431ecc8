import {useRouteLoaderData} from '@remix-run/react';

import type {PriceDisclosure} from '~/disclosure';
import type {Payment} from '~/payment';
import type {SiteData} from '~/seo';
import type {Theme} from '~/theme';
import type {AnalyticsSettings} from '~/analytics';

import type {Navigation} from './menus';

/** The data of every page: the same for all visitors. */
export interface RootData extends SiteData {
  /** When the server made the document, in epoch milliseconds. */
  now: number;
  store: {
    id: string;
    name: string;
    description: string;
    accentColor: string;
  };
  /** Without its sections: pages carry their own. */
  theme: Omit<Theme, 'sections'>;
  navigation: Navigation;
  /** Absent where the store does not say. */
  payment?: Payment;
  /** The disclosure beside prices; absent where the country's law asks for none. */
  disclosure?: PriceDisclosure;
  /** URL of the newsletter; '' for none. */
  newsletter: string;
  /** The consent text of the newsletter's field; absent where there is none. */
  newsletterConsent?: string;
  /** The theme as CSS, generated on the server to keep the code out of the bundle. */
  themeStyles: string;
  /** Only where analytics are switched on, and the store has answered. */
  analytics?: AnalyticsSettings;
  /** Percentage of visits whose figures are sent; absent for none. */
  vitalsSample?: number;
  /** Only in a staff preview. */
  preview?: true;
  /** Only on the page of staff's editor. */
  isEditor?: true;
}

/** The root route's data; undefined only where its loader itself failed. */
export function useRootData(): RootData | undefined {
  return useRouteLoaderData('root') as RootData | undefined;
}
