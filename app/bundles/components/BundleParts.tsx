import {hydratedPart} from '~/ui/lazy-part';

export const BundleParts = hydratedPart('[data-bundle]', () => import('./BundleList'));
