/** Adding, changing and removing the lines of a cart. */
import {createHash} from 'node:crypto';

import {
  type Attribute,
  type Cart,
  type CartLine,
  accepted,
  refused,
  type CartResult,
  type UserError,
} from './cart';
import {addOrder, capToStock, updateOrder, type StockLimit} from './cart-stock';
import type {SellingPlanData} from '../catalogue';
import type {VariantRecord} from './catalogue-records';
import {isRecipientInvalid} from './gift-card-recipient';
import {toGid} from './global-id';
import {quantityError, quantityRuleError} from './quantity-rule';

/** Most lines of a cart (shopify.dev/docs/api/storefront, examples of carts). */
const maxLines = 500;

/** The merchandise and the limits that a cart's lines are checked against. */
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
  /** The line that this one belongs to (2026-04): one of the cart, or one that the same call adds. */
  parent?: {lineId?: string | null; merchandiseId?: string | null} | null;
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
 * Adds merchandise. The same variant with the same attributes, plan and parent joins its line; anything else
 * makes a new line, newest first. Quantity 0 adds nothing.
 * @returns no cart when some merchandise does not exist
 */
export function addLines(
  cart: Cart,
  inputs: readonly LineInput[],
  stock: Stock,
): CartResult {
  const errors = inputs.flatMap((input, index) => [
    ...inputErrors(input, index, stock),
    ...parentErrors(cart, inputs, index),
  ]);
  if (errors.length > 0) return refusedLines(cart, errors);
  const added: CartLine[] = [];
  let lines = cart.lines;
  const fields = new Map<string, string[]>();
  const byMerchandise = new Map<string, string>();
  const add = (input: LineInput, index: number) => {
    const {merchandiseId, quantity, attributes, sellingPlanId, parent} = input;
    const variant = stock.variant(merchandiseId);
    const count = quantity ?? 1;
    if (!variant || count === 0) return;
    const line = {
      id: stock.newId(),
      variant,
      quantity: count,
      attributes: attributes ?? [],
      plan: planOf(variant, sellingPlanId) ?? null,
      parentId: parent?.lineId ?? byMerchandise.get(parent?.merchandiseId ?? '') ?? null,
    };
    const same = [...added, ...lines].find((other) => isSameLine(other, line));
    fields.set(same?.id ?? line.id, ['lines', String(index), 'quantity']);
    if (!parent) byMerchandise.set(merchandiseId, same?.id ?? line.id);
    if (!same) added.push(line);
    else if (added.includes(same)) same.quantity += count;
    else lines = lines.map((other) => (other === same ? raised(other, count) : other));
  };
  // Parents first, wherever they stand in the list.
  for (const nested of [false, true]) {
    inputs.forEach((input, index) => {
      if (Boolean(input.parent) === nested) add(input, index);
    });
  }
  return checked(cart, [...added, ...lines], fields, stock, addOrder);
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
  if (errors.length > 0) return refusedLines(cart, errors);
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
  const kept = joinSameLines(withoutLines(lines, removed), fields);
  return checked(cart, kept, fields, stock, updateOrder);
}

/** Removes lines. A line that is not in the cart leaves all of it as it was. */
export function removeLines(
  cart: Cart,
  lineIds: readonly (string | null)[],
  field = 'lineIds',
): CartResult {
  const known = new Set(cart.lines.map(({id}) => id));
  const errors = lineIds.flatMap((id, index) =>
    id !== null && known.has(id) ? [] : [unknownLine(id, [field, String(index)])],
  );
  if (errors.length > 0) return refused(cart, errors);
  return accepted({...cart, lines: withoutLines(cart.lines, new Set(lineIds))});
}

/** Lines that belong to a removed one go with it. */
function withoutLines(
  lines: readonly CartLine[],
  gone: ReadonlySet<string | null>,
): CartLine[] {
  return lines.filter(
    ({id, parentId}) => !gone.has(id) && (parentId === null || !gone.has(parentId)),
  );
}

/** Whether two lines would be one: the same variant, plan, parent and attributes, these in any order. */
function isSameLine(a: CartLine, b: CartLine): boolean {
  return (
    a.variant === b.variant &&
    a.plan?.id === b.plan?.id &&
    a.parentId === b.parentId &&
    attributesKey(a.attributes) === attributesKey(b.attributes)
  );
}

/**
 * The key of a line, which stays while what is said of it does (shopify.dev/changelog, 2026-06-12): the
 * variant, and a hash whose making Shopify keeps to itself.
 * @param part for the part of a bundle, its id
 */
export function viewKeyOf(line: CartLine, part = ''): string {
  const said = [line.plan?.id, line.parentId, part, attributesKey(line.attributes)];
  const hash = createHash('md5').update(JSON.stringify(said)).digest('hex');
  return `${line.variant.data.id}:${hash}`;
}

/** How a change names a line: by one of the two (2026-07). */
export interface LineName {
  id?: string | null;
  viewKey?: string | null;
}

/**
 * The ids of lines that a change names; what names no line is kept, for the message about it.
 * @param place of a line in the request
 * @returns errors about names that are none, whose words are ours
 */
export function lineIdsOf(
  cart: Cart,
  names: readonly LineName[],
  place: (index: number) => string[],
): {ids: string[]; errors: UserError[]} {
  const errors = names.flatMap(({id, viewKey}, index): UserError[] =>
    (id == null) === (viewKey == null)
      ? [
          {
            code: 'INVALID',
            field: place(index),
            message: 'A line is named either by its id or by its view key.',
          },
        ]
      : [],
  );
  const ids = names.map(({id, viewKey}) => {
    const line = cart.lines.find((each) => viewKey && viewKeyOf(each) === viewKey);
    return id ?? line?.id ?? viewKey ?? '';
  });
  return {ids, errors};
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
    plan: planOf(variant ?? line.variant, update.sellingPlanId) ?? line.plan,
    quantity: update.quantity ?? line.quantity,
    attributes: update.attributes ?? line.attributes,
  };
}

/** Lines that a change made alike become one: the changed line if only one was changed. */
function joinSameLines(
  lines: readonly CartLine[],
  touched: ReadonlyMap<string, unknown>,
): CartLine[] {
  const joined: CartLine[] = [];
  for (const line of lines) {
    const same = joined.find((other) => isSameLine(other, line));
    if (!same) {
      joined.push({...line});
      continue;
    }
    same.quantity += line.quantity;
    if (touched.has(line.id) && !touched.has(same.id)) same.id = line.id;
  }
  return joined;
}

/** The outcome of a change: the merchant's rules, the cart's size, and the stock have the last word. */
function checked(
  cart: Cart,
  lines: CartLine[],
  fields: ReadonlyMap<string, string[]>,
  stock: Stock,
  orderOf: typeof addOrder,
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
  const claims = orderOf(lines, [...fields.keys()], cart.lines);
  const capped = capToStock(lines, claims, cart.lines, stock.limit);
  return accepted({...cart, lines: capped.lines}, capped.warnings);
}

function inputErrors(input: LineInput, index: number, stock: Stock): UserError[] {
  const at = (field: string) => ['lines', String(index), field];
  const variant = stock.variant(input.merchandiseId);
  if (!variant) return [unknownMerchandise(input.merchandiseId, at('merchandiseId'))];
  const errors = planErrors(variant, input.sellingPlanId, at('sellingPlanId'));
  if (errors.length > 0) return errors;
  if (variant.product.data.requiresSellingPlan && !input.sellingPlanId) {
    return [planRequired(at('merchandiseId'))];
  }
  if (variant.product.data.giftCard && isRecipientInvalid(input.attributes ?? [])) {
    return [invalidRecipient(at('attributes'))];
  }
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
  const line = cart.lines.find(({id}) => id === update.id);
  if (!line) return [unknownLine(update.id, at('id'))];
  const variant = update.merchandiseId
    ? stock.variant(update.merchandiseId)
    : line.variant;
  if (!variant) {
    return [unknownMerchandise(update.merchandiseId ?? '', at('merchandiseId'))];
  }
  const errors = planErrors(variant, update.sellingPlanId, at('sellingPlanId'));
  if (errors.length > 0) return errors;
  const error = quantityError(update.quantity ?? 1, at('quantity'));
  return error ? [error] : [];
}

/** The plan with a global id, where the variant is sold by it. */
function planOf(
  {product}: VariantRecord,
  gid: string | null | undefined,
): SellingPlanData | undefined {
  return product.data.sellingPlans?.find(({id}) => toGid('SellingPlan', id) === gid);
}

function planErrors(
  variant: VariantRecord,
  gid: string | null | undefined,
  field: string[],
): UserError[] {
  if (!gid || planOf(variant, gid)) return [];
  const message = 'Cannot apply selling plan to variant';
  return [{code: 'SELLING_PLAN_NOT_APPLICABLE', field, message}];
}

/** The code and the words are those of the schema; no source tells the message. */
function planRequired(field: string[]): UserError {
  const message = 'Variant can only be purchased with a selling plan.';
  return {code: 'VARIANT_REQUIRES_SELLING_PLAN', field, message};
}

/** The code is documented (shopify.dev/changelog, 2025-12-19), the words are those of the schema. */
function invalidRecipient(field: string[]): UserError {
  const message = 'The specified gift card recipient is invalid.';
  return {code: 'GIFT_CARD_RECIPIENT_INVALID', field, message};
}

function unknownMerchandise(gid: string, field: string[]): UserError {
  return {
    code: 'INVALID',
    field,
    message: `The merchandise with id ${gid} does not exist.`,
  };
}

/** Merchandise or a plan that cannot be sold leaves no cart in the answer (recorded, 2026-04). */
function refusedLines(cart: Cart, errors: UserError[]): CartResult {
  const noCart = errors.some(({field}) =>
    ['merchandiseId', 'sellingPlanId'].includes(field?.at(-1) ?? ''),
  );
  return refused(noCart ? null : cart, errors);
}

/** The codes are Shopify's; no source tells their messages. */
function parentErrors(
  cart: Cart,
  inputs: readonly LineInput[],
  index: number,
): UserError[] {
  const parent = inputs[index]?.parent;
  if (!parent) return [];
  const field = ['lines', String(index), 'parent'];
  const {lineId, merchandiseId} = parent;
  if (Boolean(lineId) === Boolean(merchandiseId)) {
    const message = 'A parent is named by either its line or its merchandise.';
    return [{code: 'PARENT_LINE_INVALID_REFERENCE', field, message}];
  }
  const line = cart.lines.find(({id}) => id === lineId);
  if (line?.parentId) {
    const message = 'A line that belongs to another cannot be a parent.';
    return [{code: 'PARENT_LINE_NESTING_TOO_DEEP', field, message}];
  }
  const isAdded = inputs.some(
    (input) => !input.parent && input.merchandiseId === merchandiseId,
  );
  if (line || isAdded) return [];
  const message = 'The parent line does not exist.';
  return [{code: 'PARENT_LINE_NOT_FOUND', field, message}];
}

function unknownLine(id: string | null, field: string[]): UserError {
  const message = `The merchandise line with id ${id ?? ''} does not exist.`;
  return {code: 'INVALID_MERCHANDISE_LINE', field, message};
}

function tooManyLines(): UserError {
  const message = `The cart can have at most ${maxLines} lines.`;
  return {code: 'CART_TOO_LARGE', field: ['lines'], message};
}
