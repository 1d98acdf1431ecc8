import {Part} from '~/ui/ErrorBoundary';
import {lazyPart, loadBeforeHydration} from '~/ui/lazy-part';

import type {RecipientFieldsProps} from './RecipientFields';

const chunk = () => import('./RecipientFields');
const LazyFields = lazyPart(chunk);
loadBeforeHydration('[data-gift]', chunk);

/** Who a gift card is for: fields of a product's form; their scripts are a chunk of their own. */
export function RecipientFields(props: RecipientFieldsProps) {
  return (
    <Part>
      <LazyFields {...props} />
    </Part>
  );
}
