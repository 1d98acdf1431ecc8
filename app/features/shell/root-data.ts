import {useRouteLoaderData} from '@remix-run/react';

import type {Theme} from '~/features/theme/theme';

/** External pages that the footer leads to (spec §2). */
export interface ShopLinks {
  sizes: string;
  shipping: string;
  contact: string;
  privacy: string;
  terms: string;
  video: string;
  microblog: string;
}

/** What every page of the shop needs: the same for every visitor. */
export interface RootData {
  /** When the server made the document, in epoch milliseconds. */
  now: number;
  store: {
    id: string;
    name: string;
    description: string;
    iconUrl: string;
    accentColor: string;
  };
  theme: Theme;
  /** The theme as CSS: made on the server, so that no shopper downloads how. */
  themeStyles: string;
  links: ShopLinks;
  /** Origin of canonical addresses; null where none is known. */
  origin: string | null;
}

/** The root route's data; undefined only where its loader itself failed. */
export function useRootData(): RootData | undefined {
  return useRouteLoaderData('root') as RootData | undefined;
}
