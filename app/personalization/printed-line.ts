import type {Lettering} from './lettering';
import type {Field, Personalization} from './personalization';

/** What a printed line of the cart shows besides its words. */
export interface PrintedLine {
  /** The picture with the lettering on it; `null` where no picture shows it. */
  picture: {src: string; altText: string | null; lettering: Lettering} | null;
  printing: LinePrinting;
}

/** What a line of the cart is edited with. */
export interface LinePrinting extends Pick<Personalization, 'squad'> {
  fields: readonly Field[];
}
