/** `POST /__control/<method>` with a JSON list of arguments; answers `{"result": …}`. */
import {json, type StoreRequest, type StoreResponse} from '../server/exchange';
import {isFaultRule} from './faults';
import type {StoreControl} from './control';

export const controlRoot = '/__control/';

type Check = (value: unknown) => boolean;
const isText: Check = (value) => typeof value === 'string';
const isNumber: Check = (value) => typeof value === 'number' && Number.isFinite(value);
const isFlag: Check = (value) => typeof value === 'boolean';
const isInstant: Check = (value) =>
  typeof value === 'string' && !Number.isNaN(Date.parse(value));
const isTextList: Check = (value) => Array.isArray(value) && value.every(isText);
const isMetafield: Check = (value) =>
  typeof value === 'object' &&
  value !== null &&
  ['namespace', 'key', 'type', 'value'].every((part) => isText(Reflect.get(value, part)));
const nullable =
  (check: Check): Check =>
  (value) =>
    value === null || check(value);
const optional =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value);

/** The checks of each method's arguments, in their order. */
export const controlArguments: Record<keyof StoreControl, readonly Check[]> = {
  addFault: [isFaultRule],
  clearFaults: [],
  setStock: [isText, nullable(isNumber)],
  setPrice: [isText, isNumber, optional(nullable(isNumber))],
  setAvailable: [isText, isFlag],
  setMetafield: [isText, isMetafield],
  deleteProduct: [isText],
  restoreProduct: [isText],
  evictCart: [isText],
  evictAllCarts: [],
  moveClock: [isNumber],
  setClock: [isInstant],
  setScopes: [isTextList],
  retireVersion: [isText],
  revokeAdminTokens: [],
  setConsentRequired: [isFlag],
  setShopUrl: [isText],
  requests: [],
  clearRequests: [],
  orders: [],
  customers: [],
  reset: [],
};

/** Handles a request to the control surface. */
export function handleControl(
  request: StoreRequest,
  control: StoreControl,
): StoreResponse {
  const name = request.url.pathname.slice(controlRoot.length);
  if (!isMethod(name)) return json({error: `There is no control ${name}.`}, 404);
  if (request.method !== 'POST')
    return json({error: 'Only POST is allowed.'}, 405, {allow: 'POST'});
  // A page on another origin cannot send this content type without a preflight, which is refused.
  if (!request.headers['content-type']?.startsWith('application/json')) {
    return json({error: 'The body must be application/json.'}, 415);
  }
  const values = readArguments(request.body);
  const checks = controlArguments[name];
  const fits =
    values &&
    values.length <= checks.length &&
    checks.every((check, index) => check(values[index]));
  if (!fits) return json({error: `These are not the arguments of ${name}.`}, 400);
  try {
    // The checks above hold each argument to its method's type.
    const method = control[name] as (...values: unknown[]) => unknown;
    return json({result: method(...values) ?? null});
  } catch (error) {
    return json({error: error instanceof Error ? error.message : String(error)}, 400);
  }
}

function isMethod(name: string): name is keyof StoreControl {
  return Object.hasOwn(controlArguments, name);
}

function readArguments(body: string): unknown[] | null {
  if (body === '') return [];
  try {
    const values: unknown = JSON.parse(body);
    return Array.isArray(values) ? values : null;
  } catch {
    return null;
  }
}
