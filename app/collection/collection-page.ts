import type {PageSubject} from '~/analytics';
import type {Ribbon} from '~/product';
import type {Money} from '~/lib/money';

export interface CardPicture {
  url: string;
  alt: string;
}

/** What a product card shows. */
export interface Card {
  handle: string;
  title: string;
  price: Money | null;
  /** Only where it is higher than the price. */
  compareAt: Money | null;
  picture: CardPicture | null;
  /** Address of the picture that shows when somebody points at the card. */
  secondPicture: string | null;
  ribbons: Ribbon[];
  /** When it leaves the shop, in epoch milliseconds. */
  endDate: number | null;
  /** How many colours there are to choose from. */
  colors: number;
}

/** One page of a collection. */
export interface CollectionPage {
  title: string;
  description: string;
  picture: CardPicture | null;
  cards: Card[];
  /** The cursor this page began after; null for the first. */
  after: string | null;
  /** The cursor of the next page; null when this is the last. */
  next: string | null;
  /** From before the store failed: it may be out of date. */
  isStale: boolean;
  /** Only where analytics are switched on. */
  subject?: PageSubject;
}
