import {hydratedPart} from '~/ui/lazy-part';

/** The heart of a product. */
export const SaveButton = hydratedPart('[data-save]', () => import('./SaveButton'));
