/** Adding, changing and removing the lines of a cart. */
import type {Attribute, Cart, CartLine} from './cart';
import {accepted, refused, type CartResult, type UserError} from './cart-result';
import {capToStock, type StockLimit} from './cart-stock';
import type {VariantRecord} from './catalogue-records';
import {quantityError, quantityRuleError} from './quantity-rule';

/** Most lines of a cart (shopify.dev/docs/api/storefront, examples of carts). */
export const maxLines = 500;

/** What the lines of a cart are judged against. */
export interface Stock {
  /** The merchandise with a global id; undefined when it does not exist or is not published. */
  variant(gid: string): VariantRecord | undefined;
  limit: StockLimit;
  newId(): string;
}

export interface LineInput {
  merchandiseId: string;
  quantity?: number | null;
  attributes?: Attribute[] | null;
  sellingPlanId?: string | null;
}

export interface LineUpdate {
  /** The line's id within the cart. */
  id: string;
  merchandiseId?: string | null;
  /** 0 removes the line. */
  quantity?: number | null;
  /** Left out they stay; an empty list clears them. */
  attributes?: Attribute[] | null;
  sellingPlanId?: string | null;
}

/**
 * Adds merchandise. The same variant with the same attributes joins its line; anything else makes
 * a new line, newest first. Quantity 0 adds nothing.
 * @returns no cart when some merchandise does not exist
 */
export function addLines(
  cart: Cart,
  inputs: readonly LineInput[],
  stock: Stock,
): CartResult {
  const errors = inputs.flatMap((input, index) => inputErrors(input, index, stock));
  if (errors.length > 0) {
    return refused(errors.some(isUnknownMerchandise) ? null : cart, errors);
  }
  const fresh: CartLine[] = [];
  let lines = cart.lines;
  const fields = new Map<string, string[]>();
  inputs.forEach(({merchandiseId, quantity, attributes}, index) => {
    const variant = stock.variant(merchandiseId);
    const count = quantity ?? 1;
    if (!variant || count === 0) return;
    const line = {
      id: stock.newId(),
      variant,
      quantity: count,
      attributes: attributes ?? [],
    };
    const twin = [...fresh, ...lines].find((other) => areTwins(other, line));
    fields.set(twin?.id ?? line.id, ['lines', String(index), 'quantity']);
    if (!twin) fresh.push(line);
    else if (fresh.includes(twin)) twin.quantity += count;
    else lines = lines.map((other) => (other === twin ? raised(other, count) : other));
  });
  return settle(cart, [...fresh, ...lines], fields, stock);
}

/** Changes lines. A line that is not in the cart leaves all of it as it was. */
export function updateLines(
  cart: Cart,
  updates: readonly LineUpdate[],
  stock: Stock,
): CartResult {
  const errors = updates.flatMap((update, index) =>
    updateErrors(cart, update, index, stock),
  );
  if (errors.length > 0) {
    return refused(errors.some(isUnknownMerchandise) ? null : cart, errors);
  }
  const fields = new Map<string, string[]>();
  let lines = cart.lines;
  updates.forEach((update, index) => {
    fields.set(update.id, ['lines', String(index), 'quantity']);
    lines = lines.map((line) =>
      line.id === update.id ? changed(line, update, stock) : line,
    );
  });
  const removed = new Set(
    updates.filter(({quantity}) => quantity === 0).map(({id}) => id),
  );
  const kept = joinTwins(
    lines.filter(({id}) => !removed.has(id)),
    fields,
  );
  return settle(cart, kept, fields, stock);
}

/** Removes lines. A line that is not in the cart leaves all of it as it was. */
export function removeLines(cart: Cart, lineIds: readonly (string | null)[]): CartResult {
  const known = new Set(cart.lines.map(({id}) => id));
  const errors = lineIds.flatMap((id, index) =>
    id !== null && known.has(id) ? [] : [unknownLine(id, ['lineIds', String(index)])],
  );
  if (errors.length > 0) return refused(cart, errors);
  const gone = new Set(lineIds);
  return accepted({...cart, lines: cart.lines.filter(({id}) => !gone.has(id))});
}

/** Whether two lines would be one: the same variant with the same attributes, in any order. */
export function areTwins(a: CartLine, b: CartLine): boolean {
  return (
    a.variant === b.variant && attributesKey(a.attributes) === attributesKey(b.attributes)
  );
}

function attributesKey(attributes: readonly Attribute[]): string {
  const pairs = attributes.map(({key, value}) => JSON.stringify([key, value]));
  return pairs.sort().join();
}

function raised(line: CartLine, count: number): CartLine {
  return {...line, quantity: line.quantity + count};
}

function changed(line: CartLine, update: LineUpdate, stock: Stock): CartLine {
  const variant = update.merchandiseId ? stock.variant(update.merchandiseId) : undefined;
  return {
    ...line,
    variant: variant ?? line.variant,
    quantity: update.quantity ?? line.quantity,
    attributes: update.attributes ?? line.attributes,
  };
}

/** Lines that a change made alike become one: the changed line if only one was changed. */
function joinTwins(
  lines: readonly CartLine[],
  touched: ReadonlyMap<string, unknown>,
): CartLine[] {
  const joined: CartLine[] = [];
  for (const line of lines) {
    const twin = joined.find((other) => areTwins(other, line));
    if (!twin) {
      joined.push({...line});
      continue;
    }
    twin.quantity += line.quantity;
    if (touched.has(line.id) && !touched.has(twin.id)) twin.id = line.id;
  }
  return joined;
}

/** The last word on a change: the merchant's rules, the cart's size, and the stock. */
function settle(
  cart: Cart,
  lines: CartLine[],
  fields: ReadonlyMap<string, string[]>,
  stock: Stock,
): CartResult {
  const errors = lines.flatMap((line) => {
    const field = fields.get(line.id);
    const error =
      field &&
      (quantityError(line.quantity, field) ??
        quantityRuleError(line.variant, line.quantity, field));
    return error ? [error] : [];
  });
  if (lines.length > maxLines) errors.push(tooManyLines());
  if (errors.length > 0) return refused(cart, errors);
  const capped = capToStock(lines, [...fields.keys()], cart.lines, stock.limit);
  return accepted({...cart, lines: capped.lines}, capped.warnings);
}

function inputErrors(input: LineInput, index: number, stock: Stock): UserError[] {
  const at = (field: string) => ['lines', String(index), field];
  if (!stock.variant(input.merchandiseId)) {
    return [unknownMerchandise(input.merchandiseId, at('merchandiseId'))];
  }
  if (input.sellingPlanId) return [unknownPlan(input.sellingPlanId, at('sellingPlanId'))];
  const error = quantityError(input.quantity ?? 1, at('quantity'));
  return error ? [error] : [];
}

function updateErrors(
  cart: Cart,
  update: LineUpdate,
  index: number,
  stock: Stock,
): UserError[] {
  const at = (field: string) => ['lines', String(index), field];
  if (!cart.lines.some(({id}) => id === update.id))
    return [unknownLine(update.id, at('id'))];
  if (update.merchandiseId && !stock.variant(update.merchandiseId)) {
    return [unknownMerchandise(update.merchandiseId, at('merchandiseId'))];
  }
  if (update.sellingPlanId)
    return [unknownPlan(update.sellingPlanId, at('sellingPlanId'))];
  const error = quantityError(update.quantity ?? 1, at('quantity'));
  return error ? [error] : [];
}

function unknownMerchandise(gid: string, field: string[]): UserError {
  return {
    code: 'INVALID',
    field,
    message: `The merchandise with id ${gid} does not exist.`,
  };
}

function isUnknownMerchandise({field}: UserError): boolean {
  return field?.at(-1) === 'merchandiseId';
}

function unknownPlan(gid: string, field: string[]): UserError {
  return {
    code: 'INVALID',
    field,
    message: `The selling plan with id ${gid} does not exist.`,
  };
}

function unknownLine(id: string | null, field: string[]): UserError {
  const message = `The merchandise line with id ${id ?? ''} does not exist.`;
  return {code: 'INVALID_MERCHANDISE_LINE', field, message};
}

function tooManyLines(): UserError {
  const message = `The cart can have at most ${maxLines} lines.`;
  return {code: 'CART_TOO_LARGE', field: ['lines'], message};
}
