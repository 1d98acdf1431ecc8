import {CartForm} from '@shopify/hydrogen';

/** A posted cart form: the action, and its inputs as plain own properties. */
export interface CartFormInput {
  action: string;
  inputs: Readonly<Record<string, unknown>>;
}

/** A form that cannot be acted on. Its message is for the shopper; the answer's status is 400. */
export class BadCartForm extends Error {
  override readonly name = 'BadCartForm';
}

const UNREADABLE = 'That form could not be read. Please go back and try again.';

/** Characters of the JSON that `CartForm` posts; 250 lines fit easily. */
const MAX_INPUT_LENGTH = 64_000;

/** Keys that reach an object's prototype instead of the object. */
const PROTOTYPE_KEYS = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * Reads a request's body as `CartForm` posts it.
 * @throws BadCartForm for anything that `CartForm` cannot have posted: repeated fields, files, prototype keys, bad JSON.
 */
export async function readCartForm(request: Request): Promise<CartFormInput> {
  const form = await readFormData(request);
  refuseOddFields(form);
  const {action, inputs} = getFormInput(form);
  if (typeof action !== 'string' || !isRecord(inputs)) throw new BadCartForm(UNREADABLE);
  return {action, inputs};
}

async function readFormData(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch {
    throw new BadCartForm(UNREADABLE);
  }
}

/** `CartForm.getFormInput` throws on JSON that is none, and on `null`. */
function getFormInput(form: FormData): {action: unknown; inputs: unknown} {
  try {
    return CartForm.getFormInput(form);
  } catch {
    throw new BadCartForm(UNREADABLE);
  }
}

function refuseOddFields(form: FormData) {
  for (const [name, value] of form.entries()) {
    if (typeof value !== 'string') throw new BadCartForm('A cart takes no files.');
    if (form.getAll(name).length > 1)
      throw new BadCartForm(`The field “${name.slice(0, 40)}” came more than once.`);
    if (PROTOTYPE_KEYS.has(name)) throw new BadCartForm(UNREADABLE);
  }
  const input = form.get(CartForm.INPUT_NAME);
  if (typeof input !== 'string' || input.length > MAX_INPUT_LENGTH)
    throw new BadCartForm(UNREADABLE);
  refusePrototypeKeys(input);
}

function refusePrototypeKeys(json: string) {
  try {
    JSON.parse(json, (key: string, value: unknown) => {
      if (PROTOTYPE_KEYS.has(key)) throw new BadCartForm(UNREADABLE);
      return value;
    });
  } catch {
    throw new BadCartForm(UNREADABLE);
  }
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
