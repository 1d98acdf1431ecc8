import type {Place} from '~/theme';

/** A section as a page shows it. */
export interface ShownSection {
  id: string;
  kind: string;
  /** The data of its kind's view. */
  data: unknown;
  /** Only in a staff preview: its elements say which setting they show. */
  isPreview?: true;
}

/** The sections of a page, by where they stand. */
export type PageOfSections = Record<Place, ShownSection[]>;

/** The stylesheet of a page whose data has sections. */
export function sheetsForSections(data: unknown): readonly string[] {
  const hasSections = typeof data === 'object' && data !== null && 'sections' in data;
  return hasSections ? ['sections'] : [];
}
