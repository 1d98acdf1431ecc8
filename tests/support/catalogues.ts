import {createExtremesCatalogue, createHostileCatalogue} from '@quillhaven/club/extremes';
import type {StoreOptions} from '../../tools/store/club-store';

export type CatalogueName = 'club' | 'extremes' | 'hostile';

/** The options of `startStore` for a catalogue that a test names. */
export function catalogueNamed(name: CatalogueName): StoreOptions {
  const known: Record<CatalogueName, () => StoreOptions> = {
    club: () => ({}),
    extremes: () => ({catalogue: createExtremesCatalogue(new Date())}),
    hostile: () => ({catalogue: createHostileCatalogue(new Date())}),
  };
  return known[name]();
}
