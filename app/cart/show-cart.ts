import {type Intent} from './intent';
import {multiplyMoney} from './line-money';
import {
  type CartDeduction,
  type CartExtras,
  type CartLineView,
  type CartView,
} from './view';
import {type Money} from '~/lib/money';

/** A line as shown: the store's, with the intents in flight applied to its quantity. */
export interface ShownLine extends CartLineView {
  /** Its money is still the store's last word and about to change. */
  updating: boolean;
}

const NO_EXTRAS: CartExtras = {discountCodes: [], giftCards: [], note: ''};

/** The cart as shown. */
export interface ShownCart {
  lines: readonly ShownLine[];
  /** How many more lines the cart has, which the page does not hold yet. */
  beyond: number;
  /** Sum of line quantities (spec §4). */
  count: number;
  /** Money is the store's last word; while `updating` it is about to change, and is never computed here. */
  subtotal: Money | null;
  total: Money | null;
  tax: Money | null;
  deductions: readonly CartDeduction[];
  extras: CartExtras;
  webUrl: string | null;
  updating: boolean;
}

/**
 * The one derivation of what a shopper sees: the newest server cart with the ordered intents that it does not hold yet.
 * Quantities follow the intents at once; money stays the store's and is marked as updating.
 */
export function showCart(
  confirmed: CartView | null,
  intents: readonly Intent[],
): ShownCart {
  const settled = (confirmed?.lines ?? []).map((line) => ({...line, updating: false}));
  const lines = intents.reduce<readonly ShownLine[]>(applyIntent, settled);
  return {
    lines,
    beyond: confirmed?.beyond?.lines ?? 0,
    count: countItems(lines) + (confirmed?.beyond?.quantity ?? 0),
    subtotal: confirmed?.subtotal ?? null,
    total: confirmed?.total ?? null,
    tax: confirmed?.tax ?? null,
    deductions: confirmed?.deductions ?? [],
    extras: confirmed?.extras ?? NO_EXTRAS,
    webUrl: confirmed?.webUrl ?? null,
    updating: intents.length > 0,
  };
}

/** Sum of line quantities (spec §4): lines that sold out hold 0 and do not count. */
export function countItems(lines: readonly {quantity: number}[]): number {
  return lines.reduce((sum, line) => sum + line.quantity, 0);
}

function applyIntent(lines: readonly ShownLine[], intent: Intent): readonly ShownLine[] {
  // What a code or a card does to the cart is the store's to say.
  if (intent.kind === 'extra') return lines;
  if (intent.kind === 'add') return addTo(lines, intent);
  if (intent.quantity === 0) return lines.filter((line) => line.key !== intent.key);
  return lines.map((line) =>
    line.key === intent.key ? {...line, quantity: intent.quantity, updating: true} : line,
  );
}

function addTo(
  lines: readonly ShownLine[],
  intent: Extract<Intent, {kind: 'add'}>,
): readonly ShownLine[] {
  // The store puts a new line first.
  if (!lines.some((line) => line.key === intent.merchandiseId))
    return [previewLine(intent), ...lines];
  return lines.map((line) =>
    line.key === intent.merchandiseId
      ? {...line, quantity: line.quantity + intent.quantity, updating: true}
      : line,
  );
}

function previewLine({
  merchandiseId,
  quantity,
  preview,
}: Extract<Intent, {kind: 'add'}>): ShownLine {
  return {
    key: merchandiseId,
    id: null,
    merchandiseId,
    handle: preview.handle,
    title: preview.productTitle,
    variantTitle: preview.variantTitle,
    image: preview.image,
    quantity,
    total: multiplyMoney(preview.price, quantity),
    minimum: 1,
    maximum: null,
    increment: 1,
    updating: true,
  };
}
