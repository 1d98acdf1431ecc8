import {useEffect, useMemo, useState} from 'react';

import {useHeldQuantity} from '~/cart';
import {hasLists, isRecord} from '~/lib/json';
import {ANY_QUANTITY, nearestQuantities, rangeOf} from '~/lib/quantity';
import {pathFor, shopFetch} from '~/market';
import {useReached} from '~/ui/clock';

import {shownMedia, withPrinted} from '../gallery';
import {
  choiceQuery,
  choose as chooseValue,
  findVariant,
  firstUnmet,
  lowestLeft,
  isAddDisabled,
  selectableOptions,
  selectionIn,
  selectionState,
  type Selection,
  type Surface,
} from '../options';
import type {ProductPart, Typed} from '../parts';
import {allVariants, type Product, type Variant} from '../product';

/** The shopper's choice of a product, and what follows from it. */
export type Choice = ReturnType<typeof useChoice>;

interface ChoiceOptions {
  surface: Surface;
  /** The choice that it starts with (§4, §10.6), as a URL's query says. */
  query: URLSearchParams;
  /** Key of the link that was followed: another one, such as a cart line's, starts anew. */
  link?: string;
  /** What add-ons show of the product. */
  parts: readonly ProductPart[];
}

/** A choice of a product, with the smallest quantity sold. */
export function useChoice(
  product: Product,
  {surface, query, link, parts}: ChoiceOptions,
) {
  const {options, opensAt = null, endDate} = product;
  const [selection, setSelection] = useState(() => selectionIn(query, product, surface));
  const [followed, setFollowed] = useState(link);
  // Set during render, so that no frame shows the former choice.
  if (followed !== link) {
    setFollowed(link);
    setSelection(selectionIn(query, product, surface));
  }
  const [wanted, setQuantity] = useState<number | null>(null);
  const [typed, setTyped] = useState<Typed>({});
  const choose = (index: number, value: string | null) =>
    setSelection((current) => chooseValue(current, index, value));
  const {variants, lookUp} = useVariants(product, selection);
  const hasChoice = selectableOptions(options).length > 0;
  // The first one only where there is nothing to choose (§10.6).
  const fallback = hasChoice ? null : (variants[0] ?? null);
  const variant = findVariant(variants, selection) ?? fallback;
  const state = selectionState(variants, selection);
  const isUnpublished = state === 'sold-out' && variant === null;
  const left = variant?.price ? null : lowestLeft(variants, selection);
  const priced = left?.variant ?? (variant?.price ? variant : product);
  const {id, rule} = variant ?? product.variants[0] ?? {};
  // Nothing depends on it without a rule: a press in the cart need not render the page again.
  const held = useHeldQuantity(rule && id);
  const limits = rule ?? ANY_QUANTITY;
  const asked = wanted ?? rangeOf(limits).first;
  const [quantity = asked] = nearestQuantities(asked, rangeOf(limits, held));
  const isOpen = useReached(opensAt) || opensAt === null;
  const hasEnded = useReached(endDate);
  const drawing = drawingOf(product, selection, parts);
  return {
    surface,
    parts,
    selection,
    quantity,
    /** How many a cart may hold of the variant, or of the first; undefined for any quantity. */
    rule,
    /** How many the cart holds of a variant that has a rule. */
    held,
    /** The picture on which an add-on draws, if one does. */
    drawing,
    typed,
    /** Whether the fields of an add-on say something of it: it is made for its buyer. */
    isMade: parts.some(({asks}) => asks?.(product, selection)),
    /** The chosen variant; `null` while options are missing, or where the store shows none. */
    variant,
    state,
    /** Whether the store does not show what is chosen (§10.38): sold out, and no variant. */
    isUnpublished,
    /** Index of the first option without a value, or `null`. */
    unmet: firstUnmet(options, selection),
    variants,
    /** While something is to be chosen, the lowest that the choice leaves. */
    prices: {
      isLowest: left?.isLowest ?? false,
      price: priced.price,
      compareAt: priced.compareAtPrice,
      lowest: priced.lowestPrice,
    },
    /** The media on show. */
    shown: withPrinted(
      shownMedia({...product, variants}, selection),
      drawing?.position ?? null,
    ),
    addDisabled: isUnpublished || isAddDisabled(product, variant),
    /** Whether the product may be bought yet, by the server's clock. */
    isOpen,
    /** Whether its end date has passed: nothing can be added. */
    hasEnded,
    choose,
    setQuantity,
    setTyped,
    /** Retries the lookup of a chosen variant that is not listed. */
    lookUp,
  };
}

/** The first part that draws on a picture, with the picture's index in the media. */
function drawingOf(
  product: Product,
  selection: Selection,
  parts: readonly ProductPart[],
) {
  for (const {picture, Overlay} of parts) {
    const position = picture?.(product, selection) ?? null;
    if (Overlay && position !== null) return {Overlay, position};
  }
  return null;
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
      .then((found) => {
        const variants = found?.variants ?? [];
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
  return {variants, lookUp: () => setAttempt((count) => count + 1)};
}

/**
 * The product with this handle, as its page shows it; `null` when there is none.
 * @param query the choice as a query string: `Size=M&Color=Navy`, or empty
 * @throws when offline, aborted, or the store gives no answer
 */
export async function fetchProduct(
  handle: string,
  query: string,
  signal: AbortSignal,
): Promise<Product | null> {
  const path = pathFor('productData', handle);
  const response = await shopFetch(query ? `${path}?${query}` : path, {signal});
  if (response.status === 404) return null;
  const answer: unknown = response.ok && (await response.json());
  if (
    isRecord(answer) &&
    hasLists<Product>(answer.product, 'options', 'media', 'variants')
  )
    return answer.product;
  throw new Error(`The product could not be loaded: ${response.status}`);
}
