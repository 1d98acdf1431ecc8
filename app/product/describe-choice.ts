import {formatMoney, type Money} from '~/lib/money';
import {messagesIn} from '~/lib/messages';
import {MESSAGES as UI_MESSAGES} from '~/ui/messages';

import {MESSAGES} from './messages';
import {
  isTitle,
  type ProductOption,
  type Selection,
  type SelectionState,
} from './options';
import type {Variant} from './product';

/** Messages about a choice, for a page in `tag`. */

interface Chosen {
  state: SelectionState;
  selection: Selection;
  variant: Variant | null;
}

interface ChosenPrice {
  selection: Selection;
  prices: {price: Money | null; isLowest: boolean};
}

/** The chosen values, without options that have a single value. */
function chosenValues(options: readonly ProductOption[], selection: Selection): string[] {
  return options.flatMap((option, index) => {
    const value = selection[index];
    return value && !isTitle(option) ? [value] : [];
  });
}

/** The price, and the choice on a line of its own: `M / Kelp`. */
export function choiceSummary(
  tag: string,
  options: readonly ProductOption[],
  {selection, prices}: ChosenPrice,
): string {
  const values = chosenValues(options, selection).join(' / ');
  const price = formatMoney(prices.price, tag);
  const shown = prices.isLowest ? messagesIn(tag, UI_MESSAGES).priceFrom(price) : price;
  return values ? `${shown}\n${values}` : shown;
}

/** `Crest Hoodie · $59.00 · M / Kelp`: the product as well, in one line. */
export const choiceLine = (
  tag: string,
  {title, options}: {title: string; options: readonly ProductOption[]},
  choice: ChosenPrice,
): string => [title, ...choiceSummary(tag, options, choice).split('\n')].join(' · ');

/** The message about the chosen combination; empty when there is nothing to say. */
export function choiceMessage(
  tag: string,
  options: readonly ProductOption[],
  {state, selection, variant}: Chosen,
): string {
  const messages = messagesIn(tag, MESSAGES);
  const choice = chosenValues(options, selection).join(', ');
  const isMissing = state === 'missing' && !variant;
  // With nothing to choose, the button says enough.
  if (!choice && (isMissing || state === 'sold-out')) return '';
  if (isMissing) return messages.notMade(choice);
  if (state === 'sold-out') return messages.soldOut(choice);
  if (variant?.id === null) return messages.lookingUp;
  return variant?.fewLeft == null ? '' : messages.left(variant.fewLeft);
}

/**
 * Announces the price of a chosen combination that can be bought, where it is not the one shown
 * before.
 * @param startPrice the price shown before anything is chosen
 */
export function priceMessage(
  tag: string,
  options: readonly ProductOption[],
  {state, selection, variant}: Chosen,
  startPrice: Money | null,
): string {
  if (state !== 'available' || !variant?.price) return '';
  if (variant.price.amount === startPrice?.amount) return '';
  const choice = chosenValues(options, selection).join(', ');
  return messagesIn(tag, MESSAGES).costs(choice, formatMoney(variant.price, tag));
}
