import {CartForm} from '@shopify/hydrogen';

import {REMOVE_GIFT_CARD_ACTION, type CartExtra, type CartReply} from './cart';
import {KEEPS_CURRENT_PARAM} from './limits';
import {webLocks, withStorage} from './pending-storage';
import {CLOSE_POLLING_MS, mayCreate, type CartRequest, type Outcome} from './queue';

/** Carries requests to the server, one at a time for all tabs of this browser. */

/** Where the cart is read and changed as JSON. */
const CART_API = '/api/cart';

/** Milliseconds after which a request is given up: the worker answers within 4.5 seconds. */
const DEADLINE_MS = 10_000;

/** Milliseconds after which the lock is taken from a tab that the system has put to sleep with it. */
const LOCK_PATIENCE_MS = 11_000;

const REQUEST_LOCK = 'cart-request';

/** Since when a request is under way that may create a cart, in epoch milliseconds; it stays when its page dies. */
const CREATION_KEY = 'cart-creation';

const POLL_MS = 300;

/** Runs `task` while no other tab of this browser talks to the server about the cart. */
export async function inTurn(task: () => Promise<void>): Promise<void> {
  const locks = webLocks();
  if (!locks) return task();
  let running: Promise<void> | null = null;
  const begin = () => (running = task());
  const patience = new AbortController();
  const {signal} = patience;
  const timer = setTimeout(() => patience.abort(), LOCK_PATIENCE_MS);
  try {
    await locks.request(REQUEST_LOCK, {signal}, () => {
      clearTimeout(timer);
      return begin();
    });
  } catch {
    // It was refused (where cookies are off, locks are too), taken from us meanwhile, or is not to be had.
    if (running) await running;
    else if (signal.aborted) await locks.request(REQUEST_LOCK, {steal: true}, begin);
    else await begin();
  } finally {
    clearTimeout(timer);
  }
}

/** Sends one request. It never rejects: that the outcome is not known is an outcome. */
export async function sendRequest(request: CartRequest): Promise<Outcome> {
  try {
    return await exchange(request);
  } catch (error) {
    // Logged and told (spec §8): what the shopper reads is the queue's business.
    console.error(`The cart gave no answer (${request.kind}).`, error);
    return {kind: 'unknown'};
  }
}

async function exchange(request: CartRequest): Promise<Outcome> {
  if (!mayCreate(request)) return outcomeOf(await fetchReply(formFor(request)));
  const earlier = creationNote();
  writeCreationNote(Date.now());
  const outcome = outcomeOf(await fetchReply(formFor(request)));
  // Where the outcome is unknown a cart may still come of it; so it may of what a page that is gone has sent before.
  if (outcome.kind !== 'unknown') writeCreationNote(earlier);
  return outcome;
}

/** Since when a request is under way without its page that may create a cart; 0 for none. */
function creationNote(): number {
  return Number(withStorage((storage) => storage.getItem(CREATION_KEY)) ?? 0);
}

function writeCreationNote(since: number) {
  withStorage((storage) =>
    since === 0
      ? storage.removeItem(CREATION_KEY)
      : storage.setItem(CREATION_KEY, `${since}`),
  );
}

function outcomeOf(reply: CartReply): Outcome {
  if (reply.status !== 'failed') return {kind: 'answered', reply};
  return {kind: reply.notMade ? 'notMade' : 'unknown'};
}

/**
 * Waits for the cart that a page which is gone may be creating: a second one, made meanwhile, would take its place in the cookie, or
 * lose its own to it.
 */
export async function creationOfOthers(): Promise<void> {
  const since = creationNote();
  while (isUnderWay(since)) {
    const reply = await fetchReply(null).catch(() => null);
    if (reply?.cart) return;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}

/** Whether a request that left at this instant may still reach the store. */
function isUnderWay(since: number): boolean {
  const age = Date.now() - since;
  return age >= 0 && age < CLOSE_POLLING_MS;
}

async function fetchReply(body: FormData | null): Promise<CartReply> {
  const keepsCurrent = body === null && isUnderWay(creationNote());
  const address = keepsCurrent ? `${CART_API}?${KEEPS_CURRENT_PARAM}` : CART_API;
  const response = await fetch(address, {
    credentials: 'same-origin',
    headers: {Accept: 'application/json'},
    signal: AbortSignal.timeout(DEADLINE_MS),
    // A change that is under way survives leaving the page.
    ...(body && {method: 'POST', body, keepalive: true}),
  });
  const reply: unknown = await response.json();
  if (!isCartReply(reply)) throw new Error(`Cart answered ${response.status}`);
  return reply;
}

/** Our own server's answer is trusted beyond its outer shape; a proxy's error page is not. */
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

/** The same form field that `CartForm` posts, so that one action reads both; `null` for what reads the cart. */
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
