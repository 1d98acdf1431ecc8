/** Metafields that a client writes down on a cart. */
import {createHash} from 'node:crypto';
import {toInstant, type Cart, type CartMetafield} from './cart';

/** Namespace of a key that names none: Shopify keeps one for each app. */
const appNamespace = 'app--local-store';
/** Most metafields of one request (Shopify's description of cartMetafieldsSet). */
export const maxMetafields = 25;

export interface MetafieldInput {
  /** `namespace.key`, or a key alone. */
  key: string;
  type: string;
  value: string;
}

export interface MetafieldError {
  /** A `MetafieldsSetUserErrorCode`. */
  code: string;
  field: string[];
  message: string;
  elementIndex: number | null;
}

const json = /^(?:json|rich_text_field|money|rating|dimension|volume|weight|link)$/;
const text =
  /^(?:single_line_text_field|multi_line_text_field|url|color|id|boolean|date|date_time)$/;
const number = /^number_(?:integer|decimal)$/;
const reference = /^[a-z_]+_reference$/;
const list = /^list\.[a-z_]+$/;

/** The first is recorded (2026-04), the others are worded after it. */
const invalidValue: Readonly<Record<string, string>> = {
  number_integer: 'Value must be an integer.',
  number_decimal: 'Value must be a decimal.',
  boolean: 'Value must be true or false.',
};
const invalid = 'Value is invalid.';

/** Splits a metafield's key as clients write it. */
function splitKey(key: string): {namespace: string; key: string} {
  const dot = key.lastIndexOf('.');
  if (dot < 0) return {namespace: appNamespace, key};
  return {namespace: key.slice(0, dot), key: key.slice(dot + 1)};
}

/** The first error of a metafield, or null. */
export function metafieldError(
  input: MetafieldInput,
  index: number,
): MetafieldError | null {
  const error = (code: string, part: string, message: string) => ({
    code,
    field: ['metafields', String(index), part],
    message,
    elementIndex: null,
  });
  const {key} = splitKey(input.key);
  if (!key) return error('BLANK', 'key', 'Key can’t be blank.');
  if (key.length > 64)
    return error('TOO_LONG', 'key', 'Key is too long (maximum is 64 characters).');
  if (!isType(input.type)) {
    return error('INVALID_TYPE', 'type', `Type ${input.type} is not a supported type.`);
  }
  if (!isValue(input.type, input.value)) {
    return error('INVALID_VALUE', 'value', invalidValue[input.type] ?? invalid);
  }
  return null;
}

/** Sets metafields, over earlier ones of the same key. */
export function setMetafields(
  cart: Cart,
  inputs: readonly MetafieldInput[],
  now: Date,
): {cart: Cart; metafields: CartMetafield[]} {
  const kept = new Map(cart.metafields.map((field) => [fullKey(field), field]));
  const written = inputs.map((input) => {
    const names = splitKey(input.key);
    const earlier = kept.get(fullKey(names));
    const field = {
      id: metafieldId(cart.token, fullKey(names)),
      ...names,
      type: input.type,
      value: input.value,
      createdAt: earlier?.createdAt ?? toInstant(now),
      updatedAt: toInstant(now),
    };
    kept.set(fullKey(field), field);
    return field;
  });
  return {cart: {...cart, metafields: [...kept.values()]}, metafields: written};
}

/** The cart's metafield of a namespace and key; undefined when there is none. */
export function findMetafield(
  cart: Cart,
  namespace: string | null | undefined,
  key: string,
): CartMetafield | undefined {
  const names = namespace ? {namespace, key} : splitKey(key);
  return cart.metafields.find((field) => fullKey(field) === fullKey(names));
}

/** Metafields have numbers for ids, whatever they belong to: one of 16 digits, from what they are. */
export function metafieldId(owner: string, key: string): string {
  const digest = createHash('sha256').update(`${owner}\n${key}`).digest('hex');
  const number = BigInt(`0x${digest.slice(0, 13)}`);
  return String(1_000_000_000_000_000n + number);
}

function fullKey({namespace, key}: {namespace: string; key: string}): string {
  return `${namespace}.${key}`;
}

function isType(type: string): boolean {
  return [json, text, number, reference, list].some((known) => known.test(type));
}

function isValue(type: string, value: string): boolean {
  if (type === 'number_integer') return /^-?\d+$/.test(value);
  if (type === 'number_decimal') return /^-?\d+(?:\.\d+)?$/.test(value);
  if (type === 'boolean') return value === 'true' || value === 'false';
  if (type === 'single_line_text_field') return value !== '' && !value.includes('\n');
  if (json.test(type) && type !== 'link') return isJson(value);
  if (list.test(type)) return isJson(value) && value.trimStart().startsWith('[');
  return value !== '';
}

function isJson(value: string): boolean {
  try {
    JSON.parse(value);
    return true;
  } catch {
    return false;
  }
}
