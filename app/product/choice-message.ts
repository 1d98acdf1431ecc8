import {isTitle, type ProductOption} from './option-selection';

import type {Choice} from './components/use-choice';

type ChoiceState = Pick<Choice, 'state' | 'selection' | 'variant'>;

/** The chosen values as a shopper would say them: `M, Navy`; empty where there was nothing to choose. */
function inWords(
  options: readonly ProductOption[],
  selection: ChoiceState['selection'],
): string {
  return options
    .flatMap((option, index) => (isTitle(option) ? [] : [selection[index]]))
    .filter(Boolean)
    .join(', ');
}

/** One plain sentence about the chosen combination; empty when there is nothing to say. */
export function choiceMessage(
  options: readonly ProductOption[],
  {state, selection, variant}: ChoiceState,
): string {
  const words = inWords(options, selection);
  const isMissing = state === 'missing' && !variant;
  // Where there was nothing to choose, the button says it all.
  if (!words && (isMissing || state === 'sold-out')) return '';
  if (isMissing) return `${words} is not made. Choose another combination.`;
  if (state === 'sold-out') return `${words} is sold out.`;
  if (variant?.id === null) return 'Looking up this combination…';
  const left = variant?.fewLeft ?? null;
  return left === null ? '' : `Only ${left} left.`;
}

/** The same after a press that could add nothing. */
export function refusalMessage(options: readonly ProductOption[], choice: ChoiceState) {
  return `Nothing was added: ${choiceMessage(options, choice)}`;
}
