import {hydratedPart} from '~/ui/lazy-part';

export const SaveButton = hydratedPart('[data-save]', () => import('./SaveButton'));
