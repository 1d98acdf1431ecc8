import {Part} from '~/ui/ErrorBoundary';
import {useIsLive} from '~/ui/tasks';
import {lazyPart} from '~/ui/lazy-part';

const FrameRefresh = lazyPart(() => import('./FrameRefresh'));

/** The script of a preview's page. Shoppers download nothing but this. */
export function PreviewScripts() {
  if (!useIsLive()) return null;
  return (
    <Part>
      <FrameRefresh />
    </Part>
  );
}
