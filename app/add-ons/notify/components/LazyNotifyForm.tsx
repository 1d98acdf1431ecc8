import {hydratedPart} from '~/ui/lazy-part';

/** The form, which posts as it is until its scripts have loaded. */
export const NotifyForm = hydratedPart('[data-notify]', () => import('./NotifyForm'));
