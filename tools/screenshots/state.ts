import type {BrowserContextOptions, Page} from '@playwright/test';

import type {RunningStore} from '../store/club-store';

/** What the store sells: the club's goods, or what is unusual in number, length or kind. */
export type ShopName = 'club' | 'extremes';

/** A screen in a certain state, as somebody would look at it. */
export interface ScreenState {
  /** The picture's file name, without width and extension. */
  name: string;
  /** Where it is found. */
  path: string;
  /** The club's shop unless said otherwise. */
  shop?: ShopName;
  /** Only these of the widths asked for; all without it. */
  widths?: (width: number) => boolean;
  /** How the visitor's browser differs. */
  visitor?: BrowserContextOptions;
  /** What is done to the store before the visit; all of it is undone afterwards. */
  prepare?: (store: RunningStore) => void;
  /** What the browser says on its console in this state, for instance of an answer that was none. */
  reports?: RegExp;
  /** What brings the state about, once the page has loaded. Without it the whole page is shown, else the window. */
  arrange?: (page: Page, store: RunningStore) => Promise<void>;
}
