import type {LineIdentity} from '~/cart';
import {isIdNumber} from '~/lib/global-id';
import {isRecord} from '~/lib/json';

/** A line of a call: one that is to be added, or one of the cart with the quantity that it gets. */
export type AskedLine = (
  (LineIdentity & {id: null}) | {id: string; isChanged: boolean}
) & {quantity: number};

/** What a call of `updateCart` asks for; `null` for what it does not name. */
export interface Asked {
  cartId: string | null;
  lines: readonly AskedLine[];
  note: string | null;
  codes: readonly string[] | null;
  attributes: LineIdentity['attributes'] | null;
}

/** Who and what the events of a call say that it is of. */
export interface Named {
  context: string;
  detail: unknown;
}

/** A call that cannot have been meant. Nothing of it is done. */
class ValidationError extends Error {
  override name = 'ValidationError';
}

function check(isRight: boolean, what: string): asserts isRight {
  if (!isRight) throw new ValidationError(`updateCart: ${what}`);
}

/** Reads the payload of `updateCart`. @throws ValidationError */
export function readPayload(payload: unknown): Asked {
  check(isRecord(payload), 'The payload is an object.');
  const {cartId, lines = [], note, discountCodes, attributes} = payload;
  check(Array.isArray(lines), 'lines is a list.');
  const asked = {
    cartId: cartId === undefined ? null : readText(cartId, 'cartId'),
    lines: lines.map(readLine),
    note: note === undefined ? null : readText(note, 'note'),
    codes: discountCodes === undefined ? null : readCodes(discountCodes),
    attributes: attributes === undefined ? null : readAttributes(attributes),
  };
  const isEmpty =
    lines.length === 0 && !asked.codes && !asked.attributes && asked.note === null;
  check(!isEmpty, 'lines, note, discountCodes or attributes are missing.');
  return asked;
}

function readLine(line: unknown): AskedLine {
  check(isRecord(line), 'A line is an object.');
  const {id, merchandiseId, quantity, attributes = [], sellingPlanId} = line;
  const isWhole = typeof quantity === 'number' && Number.isSafeInteger(quantity);
  check(isWhole, 'quantity is a whole number.');
  if (id !== undefined) {
    check(quantity >= 0, 'quantity is not negative: 0 removes the line.');
    const isChanged = line.attributes !== undefined || sellingPlanId !== undefined;
    return {id: readText(id, 'id'), quantity, isChanged};
  }
  check(quantity > 0, 'The quantity of a line that is added is 1 or more.');
  return {
    id: null,
    quantity,
    merchandiseId: readId('ProductVariant', merchandiseId, 'merchandiseId'),
    attributes: readAttributes(attributes),
    sellingPlanId:
      sellingPlanId === undefined
        ? null
        : readId('SellingPlan', sellingPlanId, 'sellingPlanId'),
  };
}

function readText(value: unknown, name: string): string {
  check(typeof value === 'string', `${name} is a text.`);
  return value;
}

/** A global id, which may be given by its number alone. */
function readId(type: string, value: unknown, name: string): string {
  const start = `gid://shopify/${type}/`;
  const text = typeof value === 'number' ? String(value) : readText(value, name);
  const id = isIdNumber(text) ? start + text : text;
  const isRight = id.startsWith(start) && /^[\w-]+$/.test(id.slice(start.length));
  check(isRight, `${name} is an id: ${start}1.`);
  return id;
}

function readCodes(codes: unknown): string[] {
  check(Array.isArray(codes), 'discountCodes is a list.');
  return codes.map((code) => readText(code, 'A discount code'));
}

function readAttributes(attributes: unknown): LineIdentity['attributes'] {
  check(Array.isArray(attributes), 'attributes is a list.');
  return attributes.map((attribute: unknown) => {
    check(isRecord(attribute), 'An attribute is an object.');
    return {
      key: readText(attribute.key, 'key'),
      value: readText(attribute.value, 'value'),
    };
  });
}

/** Reads the options of a call. */
export function readOptions(options: unknown): {
  signal: AbortSignal | null;
  named: Named;
} {
  const {signal, event} = isRecord(options) ? options : {};
  const {context, detail} = isRecord(event) ? event : {};
  return {
    signal: signal instanceof AbortSignal ? signal : null,
    named: {
      context: typeof context === 'string' ? context : 'standard-action',
      detail,
    },
  };
}
