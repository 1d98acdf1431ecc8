import {Part} from '~/ui/ErrorBoundary';
import {lazyPart, loadBeforeHydration} from '~/ui/lazy-part';

import type {SaveButtonProps} from './SaveButton';

const chunk = () => import('./SaveButton');
const LazyButton = lazyPart(chunk);
loadBeforeHydration('[data-save]', chunk);

/** The heart of a product, rendered on the server; its scripts are a chunk of their own. */
export function SaveButton(props: SaveButtonProps) {
  return (
    <Part>
      <LazyButton {...props} />
    </Part>
  );
}
