import type {Selection} from '~/domain/option-selection';

import type {Choice} from './use-choice';

/** The chosen values as a shopper would say them: `M, Navy`. */
function inWords(selection: Selection): string {
  return selection.filter(Boolean).join(', ');
}

/** One plain sentence about the chosen combination; empty when there is nothing to say. */
export function choiceMessage({
  state,
  selection,
  variant,
}: Pick<Choice, 'state' | 'selection' | 'variant'>): string {
  if (state === 'missing' && !variant) {
    return `${inWords(selection)} is not made. Choose another combination.`;
  }
  if (state === 'sold-out') return `${inWords(selection)} is sold out.`;
  if (variant?.id === null) return 'Looking up this combination…';
  const left = variant?.fewLeft ?? null;
  return left === null ? '' : `Only ${left} left.`;
}

/** The same after a press that could add nothing. */
export function refusalMessage(choice: Pick<Choice, 'state' | 'selection' | 'variant'>) {
  return `Nothing was added: ${choiceMessage(choice)}`;
}
