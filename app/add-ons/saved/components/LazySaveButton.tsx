import type {CardPart} from '~/collection/parts';
import type {ProductPagePart} from '~/product/parts';
import {hydratedPart} from '~/ui/lazy-part';

const SaveButton = hydratedPart('[data-save]', () => import('./SaveButton'));

/** The heart of a card. */
export const HEART: CardPart = {
  Tool: ({card: {savedAs, title}, form}) =>
    savedAs ? <SaveButton id={savedAs} title={title} form={form} /> : null,
};

/** The heart of a product's page. */
export const HEART_OF_PRODUCT: ProductPagePart = {
  Over: ({product: {savedAs, title}}) =>
    savedAs ? <SaveButton id={savedAs} title={title} /> : null,
};
