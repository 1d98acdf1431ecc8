import type {CardPart} from '~/collection/parts';
import {hydratedPart} from '~/ui/lazy-part';

export const SaveButton = hydratedPart('[data-save]', () => import('./SaveButton'));

/** The heart of a card. */
export const HEART: CardPart = {
  Tool: ({card: {savedAs, title}, form}) =>
    savedAs ? <SaveButton id={savedAs} title={title} form={form} /> : null,
};
