/** Smallest quantity a shopper can choose (§5). */
const MIN_QUANTITY = 1;

/** Stock at or below this is short. */
export const LOW_STOCK = 5;

/**
 * Parses a typed quantity: a base-10 integer (§5), at least `minimum`. Returns `null` for anything
 * else (empty, `"abc"`, `"2e3"`, `"1.5"`, unsafe integers): the caller keeps its value.
 */
export function parseQuantity(
  text: string,
  minimum: number = MIN_QUANTITY,
): number | null {
  const trimmed = text.trim();
  if (!/^[+-]?\d+$/.test(trimmed)) return null;
  const value = Number.parseInt(trimmed, 10);
  return Number.isSafeInteger(value) ? Math.max(minimum, value) : null;
}

/** How many a cart may hold (§10.34): a multiple of `increment` between the other two. */
export interface QuantityRule {
  minimum: number;
  /** `null` for no limit. */
  maximum: number | null;
  increment: number;
}

/** The rule of most goods: any quantity from 1 on. */
export const ANY_QUANTITY: QuantityRule = {
  minimum: MIN_QUANTITY,
  maximum: null,
  increment: 1,
};

/** The rule of a variant as the store answers it. */
export const ruleOf = ({
  quantityRule: {minimum, maximum, increment} = ANY_QUANTITY,
}: {
  quantityRule?: Omit<QuantityRule, 'maximum'> & {maximum?: number | null};
}): QuantityRule => ({minimum, maximum: maximum ?? null, increment});

export const isAnyQuantity = ({minimum, maximum, increment}: QuantityRule) =>
  minimum <= MIN_QUANTITY && maximum === null && increment === 1;

/** The quantities that may be chosen: `first`, and every `step` from there to `last`. */
interface QuantityRange {
  first: number;
  /** Below `first` where there is nothing to choose; `null` for no limit. */
  last: number | null;
  step: number;
}

/** The quantities that a cart with `held` of a variant with this rule can take. */
export function rangeOf(
  {minimum, maximum, increment: step}: QuantityRule,
  held = 0,
): QuantityRange {
  const least = Math.max(minimum, held + 1);
  return {
    first: Math.ceil(least / step) * step - held,
    last: maximum === null ? null : Math.floor(maximum / step) * step - held,
    step,
  };
}

/** The nearest quantities that may be chosen, ascending: `quantity` alone where it may be. */
export function nearestQuantities(
  quantity: number,
  {first, last, step}: QuantityRange,
): number[] {
  if (last !== null && last < first) return [];
  const below = first + Math.floor((quantity - first) / step) * step;
  const nearest = below === quantity ? [quantity] : [below, below + step];
  const most = last ?? Number.MAX_SAFE_INTEGER;
  return [...new Set(nearest.map((each) => Math.min(Math.max(each, first), most)))];
}

/** The quantity one step from `quantity`, within the range (§5, §10.34). */
export function stepQuantity(
  quantity: number,
  direction: 1 | -1,
  range: QuantityRange = rangeOf(ANY_QUANTITY),
): number {
  const target = quantity + direction * range.step;
  return nearestQuantities(target, range)[0] ?? quantity;
}
