import {Part} from '~/ui/ErrorBoundary';
import {lazyPart} from '~/ui/lazy-part';

const FrameRefresh = lazyPart(() => import('./FrameRefresh'));

/** The script of a preview's page. Shoppers download nothing but this. */
export const PreviewScripts = () => (
  <Part>
    <FrameRefresh />
  </Part>
);
