import {loadStyles} from '~/ui/load-styles';

import sheet from '../personalization.lazy.css?url';
import {LetteredPicture, LetteringOverlay} from './LetteredPicture';
import {PrintFields} from './PrintFields';

/**
 * All that types and draws what is printed: a chunk of its own, which a page with nothing to print
 * does not load.
 */
export const VIEWS = {LetteredPicture, LetteringOverlay, PrintFields};

const isStyled = () =>
  import.meta.env.SSR ||
  getComputedStyle(document.documentElement).getPropertyValue('--has-personalization') !==
    '';

/**
 * The views, once their styles are there: inline in a document that was made with them, else a
 * file.
 */
export async function styledViews() {
  if (!isStyled()) await loadStyles(sheet);
  return VIEWS;
}
