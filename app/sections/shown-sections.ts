import {isRecord} from '~/lib/json';
import type {Place} from '~/theme';

export interface ShownSection {
  id: string;
  kind: string;
  data: unknown;
  /** Only in a staff preview: its elements say which setting they show. */
  isPreview?: true;
}

export type PageOfSections = Record<Place, ShownSection[]>;

export const sheetsForSections = (data: unknown): readonly string[] =>
  isRecord(data) && 'sections' in data ? ['sections'] : [];
