import {clubVideo, createClubCatalogue, homeCollectionId} from '@quillhaven/club';
import {createClubImages} from '@quillhaven/local-store/club';

import type {Goods} from './shop-goods';

/** The fictional club's goods. */
export async function openGoods(): Promise<Goods> {
  return {
    catalogue: (start, isFull) =>
      createClubCatalogue(start, isFull ? {frontPage: true, gifts: true} : {}),
    homeCollection: homeCollectionId,
    pictures: createClubImages(),
    videos: clubVideo,
    env: {
      DROPS: 'on',
      NOTIFY_PROVIDER: 'shopify',
      PUBLIC_MARKETS: 'de-de,fr-fr,ja-jp,en-gb',
    },
    links: [
      ['/products/match-shirt', 'a name and a number to print'],
      ['/products/low-tide-tee', 'a drop that opens in three days'],
      ['/de-de', 'the market of another country, in its language'],
    ],
  };
}
