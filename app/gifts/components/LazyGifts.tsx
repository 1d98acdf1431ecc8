import {Part} from '~/ui/ErrorBoundary';
import {lazyPart, loadBeforeHydration} from '~/ui/lazy-part';

import type {GiftNoteView} from '../gifts.server';
import type {RecipientFieldsProps} from './RecipientFields';

/*
 * Rendered on the server; their chunks load before hydration, or later where only the browser
 * renders them.
 */

const recipient = () => import('./RecipientFields');
const note = () => import('./GiftNoteFields');
const LazyRecipient = lazyPart(recipient);
const LazyNote = lazyPart(note);
loadBeforeHydration('[data-gift]', recipient);
loadBeforeHydration('[data-gift-note]', note);

/** Who a gift card is for: fields of a product's form. */
export function RecipientFields(props: RecipientFieldsProps) {
  return (
    <Part>
      <LazyRecipient {...props} />
    </Part>
  );
}

/** The gift note: fields of a form of the cart. */
export function GiftNoteFields(props: {note: GiftNoteView}) {
  return (
    <Part>
      <LazyNote {...props} />
    </Part>
  );
}
