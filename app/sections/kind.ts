import type {ComponentType} from 'react';

import type {Card, CollectionTile} from '~/collection';
import type {PictureData} from '~/lib/images';
import type {Place} from '~/theme';

import type {SettingTable, ValuesOf} from './settings';

/** The store data that a section needs, by ids. All sections of a page ask for it in one call. */
interface Needs {
  /** Collections with their first products. */
  readonly featured?: readonly string[];
  /** Collections as tiles, pictures and videos. */
  readonly others?: readonly string[];
}

export interface StoreVideo {
  readonly sources: readonly {url: string; mimeType: string}[];
  readonly poster: string | null;
}

/** The store's answers, by id; `null` for an object that it does not have, or does not show. */
export interface Found {
  readonly collection: (
    id: string | null,
  ) => {tile: CollectionTile; cards: Card[]} | null;
  readonly tile: (id: string) => CollectionTile | null;
  readonly picture: (id: string) => PictureData | null;
  readonly video: (id: string | null) => StoreVideo | null;
  /** The page's instant, in epoch milliseconds. */
  readonly now: number;
  /** Tells caches that the section changes at an instant. */
  readonly changesAt: (instant: number) => void;
}

export interface SectionProps<Data> {
  readonly data: Data;
  /** Id for the heading that names the section. */
  readonly headingId: string;
  /** Whether its picture is the largest of the page's first screen. */
  readonly isFirst: boolean;
  /** Marks the element that shows a setting; for staff's previews alone. */
  readonly mark: (setting: string) => {'data-setting'?: string};
}

/** A section as it travels to its view. */
export interface ShownSection {
  id: string;
  kind: string;
  data: unknown;
  /** Only in a staff preview: its elements say which setting they show. */
  isPreview?: true;
}

export type PageOfSections = Record<Place, ShownSection[]>;

interface KindOf<Table extends SettingTable, Data> {
  /** Its name in a theme's text. */
  readonly id: string;
  readonly name: string;
  /** A sentence for staff on its use. */
  readonly purpose: string;
  /** A small picture of it: the path of an SVG of 48 × 32. */
  readonly sketch: string;
  readonly settings: Table;
  readonly needs?: (values: ValuesOf<Table>) => Needs;
  /** Makes the view's data; `null` where there is nothing to show. On the server alone. */
  readonly toData: (values: ValuesOf<Table>, found: Found) => Data | null;
  readonly View: ComponentType<SectionProps<Data>>;
}

export type Kind = KindOf<SettingTable, unknown>;

/**
 * A kind of section: one file that holds all that the shop and its staff know of it
 * (docs/sections.md).
 */
export function defineKind<const Table extends SettingTable, Data>(
  kind: KindOf<Table, Data>,
): Kind {
  // Values are read by the kind's own settings, and its view is given what its own `toData` made.
  return kind as unknown as Kind;
}
