import {useRouteLoaderData} from '@remix-run/react';

import type {Payment} from '~/cart';
import type {MarketChoice} from '~/market';
import type {SiteData} from '~/seo';
import type {Theme} from '~/theme';

import type {Navigation} from './menus';

/** What add-ons add to the data of every page, declared by them. */
export interface RootAdditions {}

/** The data of every page: the same for all visitors. */
export interface RootData extends SiteData, RootAdditions {
  /** The server's clock, in epoch milliseconds. */
  now: number;
  store: {id: string; name: string; description: string; accentColor: string};
  /** Without sections: pages carry their own. */
  theme: Omit<Theme, 'sections'>;
  /** Its style sheet, made by the server to keep the code out of the bundle. */
  themeStyles: string;
  navigation: Navigation;
  /** Absent where no way to pay is known. */
  payment?: Payment;
  /** URL of the newsletter; '' for none. */
  newsletter: string;
  /** URL of the folder whose pictures the shop serves itself; absent for none. */
  pictureFolder?: string;
  /** Those to choose from; absent for one alone. */
  markets?: MarketChoice[];
  /** `lang` of the store's texts; absent where they are in the page's language. */
  textLang?: string;
  /** Whether a member of staff previews. */
  preview?: true;
  /** Whether it is the page of the theme editor. */
  isEditor?: true;
}

/** The root route's data; undefined only where its loader itself failed. */
export function useRootData(): RootData | undefined {
  return useRouteLoaderData('root') as RootData | undefined;
}
