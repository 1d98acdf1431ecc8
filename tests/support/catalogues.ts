import {createClubCatalogue} from '@quillhaven/club';
import {createExtremesCatalogue, createHostileCatalogue} from '@quillhaven/club/extremes';
import type {StoreOptions} from '../../tools/store/club-store';

/** `front` is the club's shop with sections on its home page; `winter` is the club's shop under its winter theme, which has an announcement. */
export type CatalogueName = 'club' | 'front' | 'winter' | 'extremes' | 'hostile';

/** The options of `startStore` for a catalogue that a test names. */
export function catalogueNamed(name: CatalogueName): StoreOptions {
  const known: Record<CatalogueName, () => StoreOptions> = {
    club: () => ({}),
    front: () => ({catalogue: createClubCatalogue(new Date(), {frontPage: true})}),
    winter: () => ({catalogue: createWinterCatalogue()}),
    extremes: () => ({catalogue: createExtremesCatalogue(new Date())}),
    hostile: () => ({catalogue: createHostileCatalogue(new Date())}),
  };
  return known[name]();
}

function createWinterCatalogue() {
  const club = createClubCatalogue(new Date());
  const winter = club.metaobjects.find(({handle}) => handle === 'winter-nights');
  const metafields = (club.shop.metafields ?? []).map((field) =>
    field.key === 'theme'
      ? {...field, value: `gid://shopify/Metaobject/${winter?.id ?? 0}`}
      : field,
  );
  return {...club, shop: {...club.shop, metafields}};
}
