import {Part} from '~/ui/ErrorBoundary';
import {lazyPart, loadBeforeHydration} from '~/ui/lazy-part';

import type {NotifyFormProps} from './NotifyForm';

const chunk = () => import('./NotifyForm');
const LazyForm = lazyPart(async () => ({default: (await chunk()).NotifyForm}));
loadBeforeHydration('[data-notify]', chunk);

/**
 * The form, rendered on the server; its scripts are a chunk of their own, without which it posts as
 * it is.
 */
export function NotifyForm(props: NotifyFormProps) {
  return (
    <Part>
      <LazyForm {...props} />
    </Part>
  );
}
