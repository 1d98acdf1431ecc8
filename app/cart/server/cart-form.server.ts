import {CartForm} from '@shopify/hydrogen';

import {OPTION_FIELD_PREFIX, TARGET_FIELD, type LineAttribute} from '../cart';
import {withoutKey} from './cart-cookie.server';
import type {AnswerMessages} from './messages';
import {isRecord} from '~/lib/json';

/** The inputs of a posted cart form, as plain own properties. */
export type CartInputs = Readonly<Record<string, unknown>>;

/** A malformed cart form. The response has status 400, and says why. */
export class BadCartForm extends Error {
  override readonly name = 'BadCartForm';

  /** @param reason what the shopper reads */
  constructor(readonly reason: (form: AnswerMessages['form']) => string) {
    super('A cart form is malformed');
  }
}

/** Characters of the JSON that `CartForm` posts; 250 lines fit easily. */
const MAX_INPUT_LENGTH = 64_000;

/** Fields of one form; an add with all its options has a dozen. */
const MAX_FIELDS = 50;

/** Keys that reach an object's prototype instead of the object. */
const PROTOTYPE_KEYS = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * Reads a request's body as `CartForm` posts it.
 * @throws BadCartForm for anything that `CartForm` cannot have posted: repeated fields, files,
 *   prototype keys, bad JSON.
 */
export async function readCartForm(
  request: Request,
): Promise<{action: string; inputs: CartInputs}> {
  try {
    const form = await request.formData();
    refuseUnexpectedFields(form);
    // Throws on JSON that is none, and on `null`.
    const {action, inputs}: {action: unknown; inputs: unknown} =
      CartForm.getFormInput(form);
    if (typeof action !== 'string' || !isRecord(inputs))
      throw new BadCartForm((form) => form.unreadable);
    return {action, inputs};
  } catch (error) {
    if (error instanceof BadCartForm) throw error;
    throw new BadCartForm((form) => form.unreadable);
  }
}

function refuseUnexpectedFields(form: FormData) {
  const names = new Set<string>();
  for (const [name, value] of form.entries()) {
    if (typeof value !== 'string') throw new BadCartForm((form) => form.file);
    if (names.has(name))
      throw new BadCartForm((form) => form.repeatedField(name.slice(0, 40)));
    if (PROTOTYPE_KEYS.has(name) || names.size >= MAX_FIELDS)
      throw new BadCartForm((form) => form.unreadable);
    names.add(name);
  }
  const input = form.get(CartForm.INPUT_NAME);
  if (typeof input !== 'string' || input.length > MAX_INPUT_LENGTH)
    throw new BadCartForm((form) => form.unreadable);
  JSON.parse(input, (key: string, value: unknown) => {
    if (PROTOTYPE_KEYS.has(key)) throw new BadCartForm((form) => form.unreadable);
    return value;
  });
}

/** Larger than any real order, and far below the limit of the API's integers. */
export const MAX_LINE_QUANTITY = 100_000;

/** A whole number from `minimum`, as a number or base-10 digits (§5); `null` for anything else. */
export function readLineQuantity(value: unknown, minimum: 0 | 1): number | null {
  const isDigits = typeof value === 'string' && /^\d{1,9}$/.test(value.trim());
  const quantity = isDigits ? Number.parseInt(value, 10) : value;
  if (typeof quantity !== 'number' || !Number.isInteger(quantity)) return null;
  return quantity >= minimum && quantity <= MAX_LINE_QUANTITY ? quantity : null;
}

const MERCHANDISE_ID = /^gid:\/\/shopify\/ProductVariant\/[\w-]{1,64}$/;
const LINE_ID = /^gid:\/\/shopify\/CartLine\/[\w-]{1,128}(?:\?cart=[\w-]{1,128})?$/;
const SELLING_PLAN_ID = /^gid:\/\/shopify\/SellingPlan\/[\w-]{1,64}$/;
const HANDLE = /^[^\s/]{1,255}$/;

/** Entries the Storefront API takes in one list. */
const MAX_LINES = 250;

/** A product has 3 options at most; this leaves room for more. */
const MAX_OPTIONS = 10;

/**
 * Reads the inputs of LinesAdd: option fields and a field `quantity` win over `lines`, whose
 * variant was chosen when the page was rendered.
 * @throws BadCartForm
 */
export function readAddInput(inputs: CartInputs) {
  const selectedOptions = readOptions(inputs);
  const {handle} = inputs;
  if (selectedOptions.length > 0 && typeof handle === 'string') {
    if (!HANDLE.test(handle)) throw new BadCartForm((form) => form.product);
    const quantity = readQuantity(firstStated(inputs.quantity, 1), 1);
    return {handle, selectedOptions, quantity};
  }
  const lines = readLineInputs(inputs).map((line) => ({
    merchandiseId: readId(line.merchandiseId, MERCHANDISE_ID),
    quantity: readQuantity(firstStated(inputs.quantity, line.quantity, 1), 1),
    ...readLineAttributes(line),
    ...(line.sellingPlanId !== undefined && {
      sellingPlanId: readId(line.sellingPlanId, SELLING_PLAN_ID),
    }),
  }));
  return {lines};
}

/** Reads the inputs of LinesUpdate; the quantity is an absolute target, and 0 removes. */
export function readUpdateInput(inputs: CartInputs): {id: string; quantity: number}[] {
  const typed = firstStated(inputs[TARGET_FIELD], inputs.quantity);
  const lines = readLineInputs(inputs).map((line) => ({
    id: readId(line.id, LINE_ID),
    quantity: readQuantity(firstStated(typed, line.quantity), 0),
  }));
  // The store reads an id without the cart that it may name.
  if (new Set(lines.map(({id}) => withoutKey(id))).size < lines.length)
    throw new BadCartForm((form) => form.line);
  return lines;
}

/** Reads the inputs of LinesRemove: one line id (§7). */
export function readRemoveInput(inputs: CartInputs): string {
  const ids: unknown = inputs.lineIds;
  if (!Array.isArray(ids) || ids.length !== 1) throw new BadCartForm((form) => form.line);
  return readId(ids[0], LINE_ID);
}

/** Reads what a script wants on a line; nothing for a form, whose fields say it. */
export function readLineAttributes({attributes}: CartInputs): {
  attributes?: LineAttribute[];
} {
  if (attributes === undefined) return {};
  const read = readRecords(attributes, MAX_FIELDS).map(({key, value}) => {
    return {key: readText(key, 1), value: readText(value, 0)};
  });
  return {attributes: read};
}

export function readLineId({lineId}: CartInputs): string {
  return readId(lineId, LINE_ID);
}

/** Longest key and value of an attribute, in characters; the API names no limit. */
export const MAX_ATTRIBUTE_LENGTH = 1000;

function readText(value: unknown, least: 0 | 1): string {
  const isText = typeof value === 'string' && value.length >= least;
  if (!isText || value.length > MAX_ATTRIBUTE_LENGTH)
    throw new BadCartForm((form) => form.line);
  return value;
}

function readOptions(inputs: CartInputs): {name: string; value: string}[] {
  const options = Object.entries(inputs)
    .filter(([field]) => field.startsWith(OPTION_FIELD_PREFIX))
    .map(([field, value]) => ({name: field.slice(OPTION_FIELD_PREFIX.length), value}));
  if (options.length > MAX_OPTIONS) throw new BadCartForm((form) => form.line);
  return options.map(({name, value}) => {
    if (typeof value !== 'string' || value === '' || value.length > 255)
      throw new BadCartForm((form) => form.option(name.slice(0, 40)));
    return {name, value};
  });
}

function readLineInputs({lines}: CartInputs): CartInputs[] {
  const read = readRecords(lines, MAX_LINES);
  if (read.length === 0) throw new BadCartForm((form) => form.line);
  return read;
}

function readRecords(value: unknown, most: number): CartInputs[] {
  if (!Array.isArray(value) || value.length > most || !value.every(isRecord))
    throw new BadCartForm((form) => form.line);
  return value;
}

function readId(value: unknown, pattern: RegExp): string {
  if (typeof value !== 'string' || !pattern.test(value))
    throw new BadCartForm((form) => form.line);
  return value;
}

/** The first value that is not undefined. `null` is a value: an invalid quantity. */
function firstStated(...values: readonly unknown[]): unknown {
  return values.find((value) => value !== undefined);
}

function readQuantity(value: unknown, minimum: 0 | 1): number {
  const quantity = readLineQuantity(value, minimum);
  if (quantity === null)
    throw new BadCartForm((form) => form.quantity(MAX_LINE_QUANTITY));
  return quantity;
}
