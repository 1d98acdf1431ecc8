/** Holds the lines of a cart to what is in stock. */
import type {CartLine} from './cart';
import type {Warning} from './cart-result';
import type {VariantRecord} from './catalogue-records';
import {largestAllowed} from './quantity-rule';

/** Most units of a variant that one cart may hold; null when there is no bound. */
export type StockLimit = (variant: VariantRecord) => number | null;

/**
 * Cuts quantities so that all lines of a variant together stay within its stock. The lines that
 * the shopper touched are served first, in order, so raising one may lower another. A line that
 * gets nothing stays, with quantity 0.
 * @param touched ids of the lines that the change was about
 * @param before the lines as they were, to say how many were added
 */
export function capToStock(
  lines: readonly CartLine[],
  touched: readonly string[],
  before: readonly CartLine[],
  limitOf: StockLimit,
): {lines: CartLine[]; warnings: Warning[]} {
  const granted = grant(servingOrder(lines, touched), limitOf);
  const earlier = new Map(before.map((line) => [line.id, line.quantity]));
  const warnings: Warning[] = [];
  const capped = lines.map((line) => {
    const quantity = granted.get(line.id) ?? line.quantity;
    if (quantity === line.quantity) return line;
    const added = quantity - (earlier.get(line.id) ?? 0);
    warnings.push(stockWarning(line, quantity, added, limitOf(line.variant) === 0));
    return {...line, quantity};
  });
  return {lines: capped, warnings};
}

function servingOrder(
  lines: readonly CartLine[],
  touched: readonly string[],
): CartLine[] {
  const rank = new Map(touched.map((id, index) => [id, index]));
  const rankOf = (line: CartLine) => rank.get(line.id) ?? Number.MAX_SAFE_INTEGER;
  return [...lines].sort((a, b) => rankOf(a) - rankOf(b));
}

function grant(served: readonly CartLine[], limitOf: StockLimit): Map<string, number> {
  const left = new Map<VariantRecord, number>();
  const granted = new Map<string, number>();
  for (const {id, variant, quantity} of served) {
    const limit = left.get(variant) ?? limitOf(variant) ?? Number.POSITIVE_INFINITY;
    const given = quantity <= limit ? quantity : largestAllowed(variant, limit);
    granted.set(id, given);
    left.set(variant, limit - given);
  }
  return granted;
}

function stockWarning(
  line: CartLine,
  quantity: number,
  added: number,
  soldOut: boolean,
): Warning {
  const target = {type: 'CartLine', id: line.id} as const;
  if (soldOut) {
    const message = `The product '${line.variant.product.data.title}' is already sold out.`;
    return {code: 'MERCHANDISE_OUT_OF_STOCK', message, target};
  }
  const count = added > 0 ? added : quantity;
  const items = count === 1 ? 'item was' : 'items were';
  const message = `Only ${count} ${items} added to your cart due to availability.`;
  return {code: 'MERCHANDISE_NOT_ENOUGH_STOCK', message, target};
}
