import {CartForm} from '@shopify/hydrogen';

import {REMOVE_GIFT_CARD_ACTION, type CartExtra, type CartReply} from '../cart';
import {KEEPS_CURRENT_PARAM} from '../limits';
import {webLocks, withStorage} from './pending-storage';
import {CLOSE_POLLING_MS, mayCreate, type CartRequest, type Outcome} from './queue';

/** Sends requests to the server, one at a time across all tabs of this browser. */

/** The cart's JSON endpoint. */
const CART_API = '/api/cart';

/** Request timeout in milliseconds: the worker answers within 4.5 seconds. */
const DEADLINE_MS = 10_000;

/** Milliseconds after which the lock is stolen from a tab that the system has suspended. */
const LOCK_TIMEOUT_MS = 11_000;

const REQUEST_LOCK = 'cart-request';

/**
 * Key under which the start of a request that may create a cart is stored, in epoch milliseconds. It survives the page.
 */
const CREATION_KEY = 'cart-creation';

const POLL_MS = 300;

/** Runs `task` while no other tab sends a cart request. */
export async function withRequestLock(task: () => Promise<void>): Promise<void> {
  const locks = webLocks();
  if (!locks) return task();
  let running: Promise<void> | null = null;
  const begin = () => (running = task());
  const patience = new AbortController();
  const {signal} = patience;
  const timer = setTimeout(() => patience.abort(), LOCK_TIMEOUT_MS);
  try {
    await locks.request(REQUEST_LOCK, {signal}, () => {
      clearTimeout(timer);
      return begin();
    });
  } catch {
    // Web Locks are missing or refused (as where cookies are blocked), or the lock was stolen.
    if (running) await running;
    else if (signal.aborted) await locks.request(REQUEST_LOCK, {steal: true}, begin);
    else await begin();
  } finally {
    clearTimeout(timer);
  }
}

/** Sends one request. Never rejects: an unknown outcome is an outcome. */
export async function sendRequest(request: CartRequest): Promise<Outcome> {
  try {
    return await exchange(request);
  } catch (error) {
    // Logged (spec §8). The queue decides what the shopper reads.
    console.error(`The cart gave no answer (${request.kind}).`, error);
    return {kind: 'unknown'};
  }
}

async function exchange(request: CartRequest): Promise<Outcome> {
  if (!mayCreate(request)) return outcomeOf(await fetchReply(formFor(request)));
  const earlier = creationStartedAt();
  storeCreationStart(Date.now());
  const outcome = outcomeOf(await fetchReply(formFor(request)));
  // With an unknown outcome this request may still create a cart, as may the request of a closed page.
  if (outcome.kind !== 'unknown') storeCreationStart(earlier);
  return outcome;
}

/** When a closed page sent a request that may create a cart; 0 for none. */
function creationStartedAt(): number {
  return Number(withStorage((storage) => storage.getItem(CREATION_KEY)) ?? 0);
}

function storeCreationStart(since: number) {
  withStorage((storage) =>
    since === 0
      ? storage.removeItem(CREATION_KEY)
      : storage.setItem(CREATION_KEY, `${since}`),
  );
}

function outcomeOf(reply: CartReply): Outcome {
  if (reply.status !== 'failed') return {kind: 'answered', reply};
  return {kind: reply.notApplied ? 'notApplied' : 'unknown'};
}

/**
 * Waits for the cart that a closed page may be creating. A second cart, created meanwhile, would overwrite the cookie,
 * or lose its own to it.
 */
export async function otherCreationEnded(): Promise<void> {
  const since = creationStartedAt();
  while (isUnderWay(since)) {
    const reply = await fetchReply(null).catch(() => null);
    if (reply?.cart) return;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}

/** Whether a request sent at this instant may still reach the store. */
function isUnderWay(since: number): boolean {
  const age = Date.now() - since;
  return age >= 0 && age < CLOSE_POLLING_MS;
}

async function fetchReply(body: FormData | null): Promise<CartReply> {
  const keepsCurrent = body === null && isUnderWay(creationStartedAt());
  const address = keepsCurrent ? `${CART_API}?${KEEPS_CURRENT_PARAM}` : CART_API;
  const response = await fetch(address, {
    credentials: 'same-origin',
    headers: {Accept: 'application/json'},
    signal: AbortSignal.timeout(DEADLINE_MS),
    // `keepalive`: a change in flight survives leaving the page.
    ...(body && {method: 'POST', body, keepalive: true}),
  });
  const reply: unknown = await response.json();
  if (!isCartReply(reply)) throw new Error(`Cart answered ${response.status}`);
  return reply;
}

/** Checks the outer shape only, to tell our server's JSON from a proxy's error page. */
function isCartReply(value: unknown): value is CartReply {
  return (
    typeof value === 'object' &&
    value !== null &&
    'status' in value &&
    'cart' in value &&
    'messages' in value &&
    Array.isArray(value.messages)
  );
}

/** The form field that `CartForm` posts, so that one action reads both; `null` for a read. */
function formFor(request: CartRequest): FormData | null {
  const input = inputFor(request);
  if (!input) return null;
  const form = new FormData();
  form.set(CartForm.INPUT_NAME, JSON.stringify(input));
  return form;
}

function inputFor(request: CartRequest): {action: string; inputs: object} | null {
  const {ACTIONS} = CartForm;
  switch (request.kind) {
    case 'read':
      return null;
    case 'create':
      return {action: ACTIONS.Create, inputs: {}};
    case 'add': {
      const {merchandiseId, quantity} = request;
      return {action: ACTIONS.LinesAdd, inputs: {lines: [{merchandiseId, quantity}]}};
    }
    case 'update': {
      const {lineId: id, quantity} = request;
      return {action: ACTIONS.LinesUpdate, inputs: {lines: [{id, quantity}]}};
    }
    case 'remove':
      return {action: ACTIONS.LinesRemove, inputs: {lineIds: [request.lineId]}};
    case 'extra':
      return extraInput(request.extra);
  }
}

function extraInput(extra: CartExtra): {action: string; inputs: object} {
  const {ACTIONS} = CartForm;
  switch (extra.field) {
    case 'discountCodes': {
      const {kept: discountCodes, entered: discountCode} = extra;
      return {action: ACTIONS.DiscountCodesUpdate, inputs: {discountCodes, discountCode}};
    }
    case 'addGiftCard':
      return {action: ACTIONS.GiftCardCodesUpdate, inputs: {giftCardCode: extra.code}};
    case 'removeGiftCard':
      return {action: REMOVE_GIFT_CARD_ACTION, inputs: {giftCardId: extra.id}};
    case 'note':
      return {action: ACTIONS.NoteUpdate, inputs: {note: extra.note}};
  }
}
