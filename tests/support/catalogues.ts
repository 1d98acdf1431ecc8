import type {StoreOptions} from '../../scripts/store/club-store';

export type CatalogueName = 'club';

/** The options of `startStore` for a catalogue that a test names. */
export function catalogueNamed(name: CatalogueName): StoreOptions {
  const known: Record<CatalogueName, StoreOptions> = {club: {}};
  return known[name];
}
