import {CartForm} from '@shopify/hydrogen';

import {
  changeOf,
  EXTRA_KEYS,
  isSameCode,
  lineKey,
  openCart,
  type CartChange,
  type CartStore,
} from '~/cart';
import {isRecord} from '~/lib/json';
import type {Translation} from '~/lib/messages';
import type {Product} from '~/product';

import type {ActionCall} from './call';
import {emit, emitFailure, linesByAction, OWN} from './emit';
import type {MESSAGES} from './messages';
import {
  readOptions,
  readPayload,
  type Asked,
  type AskedLine,
  type Named,
} from './payload';
import {NO_ANSWER, outcomeOf, summaryOf} from './outcome';
import type {Asking, CartSummary, Outcome} from './outcome';

interface Page {
  store: CartStore;
  messages: Translation<typeof MESSAGES>;
  /** The product whose page it is. */
  product?: Product;
}

/** Makes a call, and settles it. */
export function perform(call: ActionCall, page: Page): void {
  const {name, args} = call;
  ACTIONS[name](page, ...args).then(call.resolve, call.reject);
}

const ACTIONS: Record<
  ActionCall['name'],
  (page: Page, payload?: unknown, options?: unknown) => Promise<unknown>
> = {
  async getCart({store}, payload, options) {
    const {signal} = readOptions(options);
    const {isLoaded, confirmed} = await untilAborted(signal, store.whenIdle());
    if (!isLoaded) throw new Error(NO_ANSWER);
    const cartId = isRecord(payload) ? payload.cartId : null;
    const isMeant = isMeantCart(cartId, confirmed?.id);
    return {cart: confirmed && isMeant ? forActions(summaryOf(confirmed)) : null};
  },
  async updateCart(page, payload, options) {
    const asked = readPayload(payload);
    const {signal, named} = readOptions(options);
    signal?.throwIfAborted();
    // Events go first, as a press is shown before it is answered.
    const outcome = untilAborted(
      signal,
      Promise.resolve().then(() => update(page, asked)),
    );
    emitUpdate(asked, named, outcome);
    const {cart, ...problems} = await outcome;
    return {cart: cart && forActions(cart), ...problems};
  },
  async openCart() {
    openCart();
  },
};

/** Actions report lines as a list that is also a connection of the Storefront API. */
const forActions = ({lines, ...cart}: CartSummary) => ({
  ...cart,
  lines: Object.assign([...lines], {nodes: lines}),
});

/** Asks the page's cart for a change, as presses do, and waits for what becomes of it. */
async function update(page: Page, asked: Asked): Promise<Outcome> {
  const {store} = page;
  const isOfCart =
    asked.cartId !== null || asked.codes || asked.lines.some(({id}) => id !== null);
  if (isOfCart && !store.getSnapshot().state.isLoaded) {
    const {isLoaded} = await store.whenIdle();
    if (!isLoaded) throw new Error(NO_ANSWER);
  }
  const {confirmed, messages: before} = store.getSnapshot().state;
  const asking: Asking = {keys: new Set(), places: new Set(), refused: []};
  if (!isMeantCart(asked.cartId, confirmed?.id))
    refuse(asking, ['cartId'], 'This is not the cart of this browser.');
  else {
    askForLines(page, asked.lines, asking);
    sayRest(page, asked, asking);
  }
  return outcomeOf(store, asking, before);
}

function refuse({refused}: Asking, field: string[], message: string, code = 'INVALID') {
  refused.push({code, field, message});
}

function askForLines(page: Page, lines: Asked['lines'], asking: Asking) {
  lines.forEach((line, at) => {
    const field = ['lines', String(at)];
    const change = changeFor(line, page);
    if (!change) {
      const code = 'INVALID_MERCHANDISE_LINE';
      refuse(asking, [...field, 'id'], 'The cart has no such line.', code);
    } else if (line.id !== null && line.isChanged)
      refuse(
        asking,
        field,
        'Attributes and plan of a line in the cart stay as they are.',
      );
    else {
      asking.keys.add(lineKey(change));
      OWN.add(change);
      page.store.change(change);
    }
  });
}

/** Says the note, the attributes, and the codes that are to be added and removed. */
function sayRest({store, messages}: Page, asked: Asked, asking: Asking) {
  const {note, codes, attributes} = asked;
  const {NoteUpdate, DiscountCodesUpdate, AttributesUpdateInput} = CartForm.ACTIONS;
  const say = (key: string, name: string, action: string, inputs: object, code = '') => {
    // As in the cart's own forms: one code does not replace another.
    const place = `${key} ${code.trim().toLowerCase()}`.trim();
    asking.keys.add(key);
    asking.places.add(place);
    const said = {place, key, name, action, inputs: {...inputs}};
    OWN.add(said);
    store.say(said);
  };
  const sayCode = (code: string, inputs: object) =>
    say(EXTRA_KEYS.discounts, code, DiscountCodesUpdate, inputs, code);
  if (note !== null) say(EXTRA_KEYS.note, messages.note, NoteUpdate, {note});
  // No field of the cart's is theirs, beside which an answer would stand.
  if (attributes)
    say('attributes', messages.attributes, AttributesUpdateInput, {attributes});
  if (!codes) return;
  const {extras} = store.getSnapshot().state.confirmed ?? {};
  const used = extras?.discountCodes.map(({code}) => code) ?? [];
  const without = (all: readonly string[], others: readonly string[]) =>
    all.filter((code) => !others.some((other) => isSameCode(other, code)));
  for (const code of without(used, codes)) sayCode(code, {removedCode: code});
  for (const code of without(codes, used)) sayCode(code, {discountCode: code});
}

/** A line of a call as a press would ask for it; `null` for one that the cart does not have. */
function changeFor(line: AskedLine, page: Page): CartChange | null {
  const {lines} = page.store.getSnapshot().cart;
  const {quantity} = line;
  if (line.id !== null) {
    const {id} = line;
    const named = lines.find((each) => each.id !== null && isSameId(each.id, id));
    return named ? {...changeOf(named), kind: 'set', quantity} : null;
  }
  const {merchandiseId, attributes, sellingPlanId} = line;
  const same = lines.find((each) => each.merchandiseId === merchandiseId);
  const preview = same ? changeOf(same).preview : previewOf(merchandiseId, page);
  return {
    kind: 'add',
    ...{merchandiseId, attributes, sellingPlanId, quantity, preview},
    lineId: null,
  };
}

/**
 * What the page knows of a variant: nothing, unless it is of its own product. The form of a product
 * has its own, whose chunk would come to every page on which an app adds.
 */
function previewOf(id: string, {product, messages}: Page): CartChange['preview'] {
  const variant = product?.variants.find((each) => each.id === id);
  const nothing = {variantTitle: null, image: null, unitPrice: null, handle: null};
  if (!product || !variant) return {...nothing, title: messages.item};
  const {title, handle, options, media} = product;
  const {values, price, image: at} = variant;
  const picture = media[at ?? -1];
  const hasChoice = options.some((option) => option.values.length > 1);
  return {
    title,
    handle,
    variantTitle: hasChoice ? values.join(' / ') : null,
    image: picture?.url ? {src: picture.url, altText: picture.alt} : null,
    unitPrice: price,
  };
}

/** Whether two ids name the same, by their last part: apps leave out what is around that. */
const isSameId = (one: string, other: string) => bareId(one) === bareId(other);

const bareId = (id: string) => id.replace(/^gid:\/\/shopify\/\w+\/|\?.*$/g, '');

/** Whether the `cartId` of a payload names the cart with this id, or none. */
function isMeantCart(cartId: unknown, id: string | undefined): boolean {
  if (typeof cartId !== 'string') return true;
  return id !== undefined && isSameId(cartId, id);
}

/** The same, or a rejection as soon as the signal fires. The cart keeps what it was asked for. */
function untilAborted<Value>(
  signal: AbortSignal | null,
  promise: Promise<Value>,
): Promise<Value> {
  if (!signal) return promise;
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), {once: true});
    promise.then(resolve, reject);
  });
}

/** The events of a call. */
function emitUpdate(asked: Asked, named: Named, promise: Promise<Outcome>) {
  const {detail, context} = named;
  const common = {promise, ...(detail !== undefined && {detail})};
  for (const lines of linesByAction(asked.lines))
    emit('cart:lines-update', {...lines, context, ...common});
  const {note, codes, attributes} = asked;
  if (note !== null) emit('cart:note-update', {note, context, ...common});
  if (attributes) emit('cart:attributes-update', {attributes, context, ...common});
  if (codes) {
    const discountCodes = codes.map((code) => ({code}));
    emit('cart:discount-update', {discountCodes, ...common});
  }
  emitFailure(promise);
}
