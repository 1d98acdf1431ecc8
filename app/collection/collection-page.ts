import type {PageSubject} from '~/analytics';
import type {Ribbon} from '~/product';
import type {PictureData} from '~/lib/images';
import type {Money} from '~/lib/money';

import type {Facet} from './filters';

/** A colour to choose on a card. */
export interface CardSwatch {
  /** The colour option's name, as the product's address has it. */
  option: string;
  /** The colour's name. */
  name: string;
  /** `#rrggbb`. */
  color: string;
  /** Address of the product's picture in this colour; null for none of its own. */
  picture: string | null;
}

/** What a product card shows. */
export interface Card {
  handle: string;
  title: string;
  price: Money | null;
  /** Only where it is higher than the price. */
  compareAt: Money | null;
  picture: PictureData | null;
  /** Address of the picture that shows when somebody points at the card. */
  secondPicture: string | null;
  ribbons: Ribbon[];
  /** When it leaves the shop, in epoch milliseconds. */
  endDate: number | null;
  /** How many colours there are to choose from. */
  colors: number;
  /** The first of them, where the store knows their colours; none for a single one. */
  swatches: CardSwatch[];
}

/** A collection as a tile. */
export interface CollectionTile {
  handle: string;
  title: string;
  /** Address of its picture; null for none. */
  picture: string | null;
}

/** One page of a collection. */
export interface CollectionPage {
  title: string;
  description: string;
  picture: PictureData | null;
  cards: Card[];
  /** The cursor this page began after; null for the first. */
  after: string | null;
  /** The cursor of the next page; null when this is the last. */
  next: string | null;
  /** What the page can be narrowed by; null where it cannot. */
  facets: Facet[] | null;
  /** From before the store failed: it may be out of date. */
  isStale: boolean;
  /** Only where analytics are switched on. */
  subject?: PageSubject;
}
