import {createClubCatalogue} from '@quillhaven/club';
import {createExtremesCatalogue} from '@quillhaven/club/extremes';

import type {StoreOptions} from '../../../tools/store/club-store';

/** The club's shop, a collection in it that is longer than a page, `/collections/long`, and its gifts. */
export function createLongCatalogue(): NonNullable<StoreOptions['catalogue']> {
  const now = new Date();
  const club = createClubCatalogue(now, {gifts: true});
  const more = createExtremesCatalogue(now).products.slice(-60);
  const long = {
    id: 482_910_399,
    handle: 'long',
    title: 'Long',
    descriptionHtml: '',
    productIds: more.map(({id}) => id),
    updatedAt: '2026-01-05T08:00:00Z',
  };
  return {
    ...club,
    products: [...club.products, ...more],
    collections: [...club.collections, long],
  };
}
