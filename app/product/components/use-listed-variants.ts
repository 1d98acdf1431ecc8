import {useCallback, useEffect, useMemo, useState} from 'react';

import {findVariant, namedSelection, type Selection} from '../option-selection';

import {fetchProduct} from '../fetch-product';
import type {ProductView, ViewVariant} from '../product-view';
import {knownVariants} from '../unlisted-variants';

interface ListedVariants {
  variants: readonly ViewVariant[];
  /** Asks the store again for the chosen one, where the last answer did not come. */
  lookUp: () => void;
}

/**
 * The product's variants, those beyond the 250 that a page lists filled in (id, price) as soon as they are chosen: the
 * store is asked for each of them once.
 */
export function useListedVariants(
  product: ProductView,
  selection: Selection,
): ListedVariants {
  const [found, setFound] = useState<readonly ViewVariant[]>([]);
  const [attempt, setAttempt] = useState(0);
  const known = useMemo(() => knownVariants(product), [product]);
  const variants = found.length > 0 ? [...found, ...known] : known;
  const match = findVariant(variants, selection);
  const wanted = match?.id === null ? queryOf(product, selection) : null;
  useEffect(() => {
    if (wanted === null) return;
    const controller = new AbortController();
    fetchProduct(product.handle, wanted, controller.signal)
      .then((answer) => {
        const variant = answer && findVariant(answer.variants, match?.values ?? []);
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

function queryOf(product: ProductView, selection: Selection): string {
  const chosen = namedSelection(product.options, selection);
  return new URLSearchParams(chosen.map(({name, value}) => [name, value])).toString();
}
