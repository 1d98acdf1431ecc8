import {loadStyles} from '~/ui/lazy-part';

import sheet from '../personalization.lazy.css?url';
import {LetteredPicture, LetteringOverlay} from './LetteredPicture';
import {PrintFields} from './PrintFields';

/**
 * All that types and draws what is printed: a chunk of its own, which a page with nothing to print
 * does not load.
 */
export const VIEWS = {LetteredPicture, LetteringOverlay, PrintFields};

/** The views, once their styles are there. */
export async function styledViews() {
  await loadStyles(sheet, '--has-personalization');
  return VIEWS;
}
