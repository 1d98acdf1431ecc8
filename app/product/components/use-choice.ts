import {useCallback, useEffect, useMemo, useState} from 'react';

import {useHeldQuantity} from '~/cart';
import {ANY_QUANTITY, nearestQuantities, rangeOf} from '~/lib/quantity';
import type {Typed} from '~/personalization';
import {pathFor, shopFetch} from '~/market';

import {useReached} from '~/ui/clock';

import {
  choiceQuery,
  choose as chooseValue,
  findVariant,
  firstUnmet,
  isAddDisabled,
  selectableOptions,
  selectionState,
  type Selection,
  type Surface,
} from '../options';
import {allVariants, type Product, type Variant} from '../product';

/** The shopper's choice of a product, and what follows from it. */
export type Choice = ReturnType<typeof useChoice>;

/** Whether a product may be bought yet: from its opening on, by the server's clock. */
export function useIsOpen({opensAt = null}: {opensAt?: number | null}): boolean {
  return useReached(opensAt) || opensAt === null;
}

/** A choice that starts at `start` with the smallest quantity sold (§4, §10.6). */
export function useChoice(product: Product, surface: Surface, start: Selection) {
  const [selection, setSelection] = useState(start);
  const [wanted, setQuantity] = useState<number | null>(null);
  const [typed, setTyped] = useState<Typed>({});
  const choose = useCallback((index: number, value: string | null) => {
    setSelection((current) => chooseValue(current, index, value));
  }, []);
  const {variants, lookUp} = useVariants(product, selection);
  const variant = chosenVariant(product, variants, selection);
  const shown = variant?.price ? variant : product;
  const {id, rule} = variant ?? product.variants[0] ?? {};
  const held = useHeldQuantity(id);
  const asked = wanted ?? rangeOf(rule ?? ANY_QUANTITY).first;
  const [quantity = asked] = nearestQuantities(
    asked,
    rangeOf(rule ?? ANY_QUANTITY, held),
  );
  return {
    surface,
    selection,
    quantity,
    /** How many a cart may hold of the variant, or of the first; undefined for any quantity. */
    rule,
    /** How many the cart holds of it. */
    held,
    /** The values typed for the print, by the label of their field. */
    typed,
    /** The chosen variant; `null` while options are missing. */
    variant,
    state: selectionState(variants, selection),
    /** Index of the first option without a value, or `null`. */
    unmet: firstUnmet(product.options, selection),
    variants,
    /** Before anything is chosen, the product's. */
    prices: {
      price: shown.price,
      compareAt: shown.compareAtPrice,
      lowest: shown.lowestPrice,
    },
    addDisabled: isAddDisabled(product, variant),
    choose,
    setQuantity,
    setTyped,
    /** Retries the lookup of a chosen variant that is not listed. */
    lookUp,
  };
}

/** The matching variant; the first one only where there is nothing to choose (§10.6). */
function chosenVariant(
  product: Product,
  variants: readonly Variant[],
  selection: Selection,
): Variant | null {
  const match = findVariant(variants, selection);
  if (match) return match;
  const nothingToChoose = selectableOptions(product.options).length === 0;
  return nothingToChoose ? (variants[0] ?? null) : null;
}

/** The product's variants. One beyond the 250 listed is looked up when it is chosen. */
function useVariants(product: Product, selection: Selection) {
  const [found, setFound] = useState<readonly Variant[]>([]);
  const [attempt, setAttempt] = useState(0);
  const known = useMemo(() => allVariants(product), [product]);
  const variants = found.length > 0 ? [...found, ...known] : known;
  const match = findVariant(variants, selection);
  const wanted =
    match?.id === null ? choiceQuery(product.options, selection).toString() : null;
  useEffect(() => {
    if (wanted === null) return;
    const controller = new AbortController();
    fetchProduct(product.handle, wanted, controller.signal)
      .then((answer) => {
        const variants = answer?.product.variants ?? [];
        const variant = findVariant(variants, match?.values ?? []);
        if (variant?.id) setFound((before) => [variant, ...before]);
      })
      .catch(() => {
        // Aborted or offline: the combination stays known, and pressing the button asks again.
      });
    return () => controller.abort();
    // `wanted` says all that `match` and the selection do.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [product.handle, wanted, attempt]);
  const lookUp = useCallback(() => setAttempt((count) => count + 1), []);
  return {variants, lookUp};
}

/** The data of a product that its page shows. */
export interface ProductAnswer {
  product: Product;
  /** The consent text of the form for back-in-stock notification; absent without such a form. */
  consent?: string;
}

/**
 * The product with this handle, as its page shows it; `null` when there is none.
 * @param query the choice as a query string: `Size=M&Color=Navy`, or empty
 * @throws when offline, aborted, or the store gives no answer
 */
export async function fetchProduct(
  handle: string,
  query: string,
  signal?: AbortSignal,
): Promise<ProductAnswer | null> {
  const path = pathFor('productData', handle);
  const response = await shopFetch(
    query ? `${path}?${query}` : path,
    signal ? {signal} : {},
  );
  if (response.status === 404) return null;
  if (!response.ok)
    throw new Error(`The product could not be loaded: ${response.status}`);
  // Our own resource route's response.
  return (await response.json()) as ProductAnswer;
}
