import {Part} from '~/ui/ErrorBoundary';
import {lazyPart, loadBeforeHydration} from '~/ui/lazy-part';

import type {BundlePartsProps} from './BundleList';

const chunk = () => import('./BundleList');
const LazyList = lazyPart(chunk);
loadBeforeHydration('[data-bundle]', chunk);

/** The parts of a bundle, rendered on the server; their scripts are a chunk of their own. */
export function BundleParts(props: BundlePartsProps) {
  return (
    <Part>
      <LazyList {...props} />
    </Part>
  );
}
