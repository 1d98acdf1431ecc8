import {isRecord} from '~/lib/is-record';
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
export const sheetsForSections = (data: unknown): readonly string[] =>
  isRecord(data) && 'sections' in data ? ['sections'] : [];
