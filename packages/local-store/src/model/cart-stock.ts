/** Holds the lines of a cart to what is in stock. */
import type {CartLine, Warning} from './cart';
import type {VariantRecord} from './catalogue-records';
import {isDeliveredTo} from './delivery';
import {largestAllowed} from './quantity-rule';

/** Most units of a variant that one cart may hold; null when there is no bound. */
export type StockLimit = (variant: VariantRecord) => number | null;

/** A line, and how many units it asks for. */
interface Claim {
  line: CartLine;
  units: number;
}

/**
 * The order in which lines are served after an add: what the cart held stays with the lines that held it,
 * and the new units get what is left (recorded, 2026-04: a line of 4 of 5 keeps them, the new one gets 1).
 * @param touched ids of the lines that units were added to, in order
 */
export function addOrder(
  lines: readonly CartLine[],
  touched: readonly string[],
  before: readonly CartLine[],
): Claim[] {
  const held = new Map(before.map(({id, quantity}) => [id, quantity]));
  const oldestFirst = [...lines].reverse();
  return [
    ...oldestFirst.map((line) => ({
      line,
      units: Math.min(line.quantity, held.get(line.id) ?? 0),
    })),
    ...inOrder(lines, touched).map((line) => ({line, units: line.quantity})),
  ];
}

/**
 * The order after an update: the lines that the shopper changed come first, so raising one may lower
 * another (recorded, 2026-04).
 * @param touched ids of the changed lines, in order
 */
export function updateOrder(
  lines: readonly CartLine[],
  touched: readonly string[],
): Claim[] {
  const first = inOrder(lines, touched);
  const others = lines.filter((line) => !first.includes(line));
  return [...first, ...others].map((line) => ({line, units: line.quantity}));
}

function inOrder(lines: readonly CartLine[], ids: readonly string[]): CartLine[] {
  return ids.flatMap((id) => lines.find((line) => line.id === id) ?? []);
}

/**
 * Cuts quantities so that all lines of a variant together stay within its stock. A line that gets nothing
 * stays, with quantity 0.
 * @param claims in the order in which they are served
 * @param before the lines as they were, to say how many were added
 */
export function capToStock(
  lines: readonly CartLine[],
  claims: readonly Claim[],
  before: readonly CartLine[],
  limitOf: StockLimit,
): {lines: CartLine[]; warnings: Warning[]} {
  const {granted, left} = grant(claims, limitOf);
  const earlier = new Map(before.map((line) => [line.id, line.quantity]));
  const warnings: Warning[] = [];
  const capped = lines.map((line) => {
    const quantity = granted.get(line.id) ?? line.quantity;
    const isStillSoldOut = line.quantity === 0 && left.get(line.variant) === 0;
    if (quantity === line.quantity && !isStillSoldOut) return line;
    const added = quantity - (earlier.get(line.id) ?? 0);
    warnings.push(stockWarning(line, quantity, added));
    return {...line, quantity};
  });
  return {lines: capped, warnings};
}

function grant(claims: readonly Claim[], limitOf: StockLimit) {
  const left = new Map<VariantRecord, number>();
  const granted = new Map<string, number>();
  for (const {line, units} of claims) {
    const {id, variant} = line;
    const unclaimed = left.get(variant) ?? limitOf(variant) ?? Number.POSITIVE_INFINITY;
    const earlier = granted.get(id) ?? 0;
    const reach = unclaimed + earlier;
    const total =
      units <= reach ? units : Math.max(earlier, largestAllowed(variant, reach));
    granted.set(id, total);
    left.set(variant, reach - total);
  }
  return {granted, left};
}

/**
 * Takes out of a cart's lines what is not delivered to a country. The lines stay with quantity 0,
 * also when the country is another one again (recorded, 2026-11).
 */
export function withoutUndelivered(lines: readonly CartLine[], country: string) {
  const isHeld = ({variant}: CartLine) => isDeliveredTo(variant.product.data, country);
  return {
    lines: lines.map((line) => (isHeld(line) ? line : {...line, quantity: 0})),
    warnings: lines
      .filter((line) => !isHeld(line))
      .map((line) => stockWarning(line, 0, 0)),
  };
}

function stockWarning(line: CartLine, quantity: number, added: number): Warning {
  const target = {type: 'CartLine', id: line.id} as const;
  if (quantity === 0) {
    const message = `The product '${fullTitle(line.variant)}' is already sold out.`;
    return {code: 'MERCHANDISE_OUT_OF_STOCK', message, target};
  }
  const count = added > 0 ? added : quantity;
  const items = count === 1 ? 'item was' : 'items were';
  const message = `Only ${count} ${items} added to your cart due to availability.`;
  return {code: 'MERCHANDISE_NOT_ENOUGH_STOCK', message, target};
}

function fullTitle({title, product}: VariantRecord): string {
  return title === 'Default Title'
    ? product.data.title
    : `${product.data.title} - ${title}`;
}
