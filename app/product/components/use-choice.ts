import {useCallback, useState} from 'react';

import {isAddDisabled} from '../availability';
import type {Money} from '~/lib/money';
import {
  choose as chooseValue,
  findVariant,
  firstUnmet,
  selectableOptions,
  type Selection,
  type Surface,
} from '../option-selection';
import {selectionState, type SelectionState} from '../option-state';

import type {ProductView, ViewVariant} from '../product-view';
import {useListedVariants} from './use-listed-variants';

/** What a shopper has chosen of a product, and what follows from it. */
export interface Choice {
  surface: Surface;
  selection: Selection;
  quantity: number;
  /** The variant that would be added; `null` while the choice names none. */
  variant: ViewVariant | null;
  /** How the chosen combination stands. */
  state: SelectionState;
  /** Position of the option still to choose, or `null`. */
  unmet: number | null;
  variants: readonly ViewVariant[];
  price: Money | null;
  compareAtPrice: Money | null;
  addDisabled: boolean;
  choose: (index: number, value: string | null) => void;
  setQuantity: (quantity: number) => void;
  /** Asks again for a chosen variant that the page does not list. */
  lookUp: () => void;
}

/** Holds a choice that starts at `start` with quantity 1 (spec §4). */
export function useChoice(
  product: ProductView,
  surface: Surface,
  start: Selection,
): Choice {
  const [selection, setSelection] = useState(start);
  const [quantity, setQuantity] = useState(1);
  const choose = useCallback((index: number, value: string | null) => {
    setSelection((current) => chooseValue(current, index, value));
  }, []);
  const {variants, lookUp} = useListedVariants(product, selection);
  const variant = chosenVariant(product, surface, variants, selection);
  const shown = variant?.price ? variant : product;
  return {
    surface,
    selection,
    quantity,
    variant,
    state: selectionState(variants, selection),
    unmet: firstUnmet(product.options, selection),
    variants,
    price: shown.price,
    compareAtPrice: shown.compareAtPrice,
    addDisabled: isAddDisabled(product, variant),
    choose,
    setQuantity,
    lookUp,
  };
}

/** The matching variant; the first one where there is nothing to choose, and only there (decision 6). */
function chosenVariant(
  product: ProductView,
  surface: Surface,
  variants: readonly ViewVariant[],
  selection: Selection,
): ViewVariant | null {
  const match = findVariant(variants, selection);
  if (match) return match;
  const nothingToChoose = selectableOptions(product.options, surface).length === 0;
  return nothingToChoose ? (variants[0] ?? null) : null;
}
