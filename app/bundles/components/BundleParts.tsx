import {hydratedPart} from '~/ui/lazy-part';

/** The parts of a bundle. */
export const BundleParts = hydratedPart('[data-bundle]', () => import('./BundleList'));
