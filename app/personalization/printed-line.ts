import type {Lettering} from './lettering';
import type {Field, Personalization} from './personalization';

/** The picture of a printed cart line, and the data to edit it with. */
export interface PrintedLine {
  /** The picture with the lettering on it; `null` where no picture shows it. */
  picture: {src: string; altText: string | null; lettering: Lettering} | null;
  printing: LinePrinting;
}

/** The data to edit a printed line of the cart with. */
export interface LinePrinting extends Pick<Personalization, 'squad'> {
  fields: readonly Field[];
}
