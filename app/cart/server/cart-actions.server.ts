import {CartForm} from '@shopify/hydrogen';
import type {CartFragment} from 'storefrontapi.generated';

import {
  CHECKOUT_ACTION,
  EDIT_LINE_ACTION,
  EXTRA_KEYS,
  LINK_ACTION,
  lineKey,
  MOVE_ACTION,
  REMOVE_GIFT_CARD_ACTION,
  SAY_ACTION,
  saidKey,
  type LineAttribute,
} from '../cart';
import {withoutKey} from './cart-cookie.server';
import {
  BadCartForm,
  MAX_LINES,
  readAddInput,
  readLineAttributes,
  readLineId,
  readRemoveInput,
  readUpdateInput,
  type CartFormInput,
} from './cart-form.server';
import {
  answeredStatus,
  type CartGateway,
  type CartOutcome,
  type LineInput,
} from './cart-gateway.server';
import {attributesOf, identityOf, keyOfLine} from './cart-view.server';
import {
  isSameCode,
  MAX_CODES,
  MAX_NOTE_LENGTH,
  readCode,
  readNote,
  withCode,
} from '../extras';
import {readCodes} from './linked-cart.server';
import {
  discountOutcome,
  isApplied,
  refusalsOf,
  type Notice,
  type NoticeCode,
  type Refusal,
} from './notices.server';
import {checkSale, type SaleCheck} from '~/drop/index.server';
import type {AppContext} from '~/server/context';
import {log} from '~/server/log';

/** The parts of the app's context that cart requests need. */
export type CartEnvironment = Pick<
  AppContext,
  'storefront' | 'now' | 'began' | 'preview' | 'config' | 'market' | 'parts' | 'requestId'
>;

interface ActionContext {
  environment: CartEnvironment;
  gateway: CartGateway;
  /** The cart that the cookie names. */
  cartId: string | null;
  /** The page has said which cart it means: it creates one itself where there is none. */
  namesCart: boolean;
}

/**
 * The outcome of an action. An action throws when the store gives no usable answer: NewCartError
 * where it has created a cart before.
 */
export interface ActionResult {
  status: 'ok' | 'refused' | 'gone';
  /** Id of the cart that the action has created. The cookie names it, whatever the status. */
  created?: string | null;
  /** The cart afterwards; `null` where there is none. */
  cart: CartFragment | null;
  /** The cart has its first lines only: it is not to be shown. */
  isPartial?: boolean;
  notices: readonly Notice[];
  /** Why the store refused the change. */
  refusals: readonly Refusal[];
  added?: readonly LineInput[];
}

type Inputs = CartFormInput['inputs'];
export type CartAction = (
  context: ActionContext,
  inputs: Inputs,
) => Promise<ActionResult>;

/** What failed after a cart was created, which the cookie names all the same: the `cause`. */
export class NewCartError extends Error {
  override readonly name = 'NewCartError';

  constructor(
    readonly cartId: string,
    override readonly cause: unknown,
  ) {
    super('A change of a new cart has failed');
  }
}

/** An error as an action throws it, which may have created a cart before. */
const errorAfter = (created: string | null | undefined, error: unknown) =>
  created ? new NewCartError(created, error) : error;

/** Logs why a part of the whole has failed, and goes on with `value` in its place. */
export const without =
  <Value>(event: string, value: Value) =>
  (error: unknown): Value => {
    log('error', event, {message: String(error)});
    return value;
  };

/**
 * The cart as it goes to the checkout: in the country of the page's market, or in its own where
 * only the move fails (§11.12).
 */
const checkOut: CartAction = async ({gateway, cartId}) => {
  const cart = cartId ? await gateway.get(cartId) : null;
  if (!cartId || !cart) return GONE;
  const stays: ActionResult = {status: 'ok', cart, notices: [], refusals: []};
  if (!gateway.isAbroad(cart)) return stays;
  const moved = await gateway
    .move(cartId)
    ?.then((outcome) => resultOf(outcome, [null]))
    .catch(without('cart.change_failed', null));
  return moved?.status === 'ok' ? moved : withNotice(stays, 'not-moved');
};

/** Moves the cart to the page's country, so that its amounts are in the page's currency. */
const moveCart: CartAction = async ({gateway, cartId}) => {
  const moved = cartId ? await gateway.move(cartId) : null;
  return moved ? resultWith(moved, 'moved', null) : GONE;
};

const GONE: ActionResult = {
  status: 'gone',
  cart: null,
  notices: [{code: 'gone', lineKey: null}],
  refusals: [],
};

/**
 * Creates a cart (§4): `start` where none is stored, or the stored one does not exist; `fallback`
 * after a failed fetch, which the cookie does not learn of; `anew` where the shopper has asked for
 * a new one.
 */
const ensureCart: CartAction = async (context, {mode}) => {
  const {gateway, cartId} = context;
  if (mode === 'fallback') {
    const created = resultOf(await gateway.create(), []);
    return {...created, cart: null};
  }
  const stored = cartId && mode !== 'anew' ? await gateway.get(cartId) : null;
  if (stored) return {status: 'ok', cart: stored, notices: [], refusals: []};
  return inNewCart(gateway, (created) => resultOf(created, []));
};

/** Creates a cart, and goes on with it. */
async function inNewCart(
  gateway: CartGateway,
  proceed: (outcome: CartOutcome) => ActionResult | Promise<ActionResult>,
): Promise<ActionResult> {
  const outcome = await gateway.create();
  const created = outcome.cart?.id ?? null;
  try {
    return {...(await proceed(outcome)), created};
  } catch (error) {
    throw errorAfter(created, error);
  }
}

/**
 * A page that names its cart creates one itself, so that an add whose answer is lost has a cart.
 */
const addLines: CartAction = async (context, inputs) => {
  const {gateway, cartId} = context;
  const lines = await checked(context, await linesToAdd(gateway, inputs), inputs);
  const ids = lines.map(({merchandiseId}) => merchandiseId);
  const {unavailable, rules} = await checkSale(context.environment, ids);
  if (unavailable.length > 0) return refusedUnavailable(unavailable, null);
  const keys = lines.map((line) =>
    lineKey({attributes: [], sellingPlanId: null, ...line}),
  );
  const first = cartId ? await gateway.add(cartId, lines) : null;
  const ruled = (result: ActionResult): ActionResult => ({
    ...result,
    ...(result.status === 'ok' && {added: lines}),
    refusals: result.refusals.map((refusal) => {
      const line = lines[keys.indexOf(refusal.lineKey ?? '')];
      const rule = line && rules.get(line.merchandiseId);
      return rule ? {...refusal, rule} : refusal;
    }),
  });
  if (first && answeredStatus(first) !== 'gone') return ruled(resultOf(first, keys));
  if (context.namesCart) {
    const gone = {...GONE, notices: []};
    return first ? withNotice(gone, 'replaced') : gone;
  }
  // The cart has vanished, was ordered, or never was: the items go into a new one (§11.6).
  return inNewCart(gateway, async (created) => {
    if (!created.cart) return resultOf(created, []);
    const second = ruled(resultOf(await gateway.add(created.cart.id, lines), keys));
    return first ? withNotice(second, 'replaced') : second;
  });
};

/**
 * The lines with their attributes, as add-ons have checked them. Attributes that none of them knows
 * are refused (§10.21).
 * @throws BadCartForm
 */
async function checked(
  {environment}: ActionContext,
  lines: readonly LineInput[],
  inputs: Inputs,
): Promise<LineInput[]> {
  const answers = await Promise.all(
    environment.parts.cart.map(({check}) => check?.(lines, inputs, environment) ?? []),
  );
  return lines.map((line, at) => {
    const claims = answers.map((claimsOfPart) => claimsOfPart[at] ?? null);
    const claim = claims.find((one) => one && 'reason' in one) ?? claims.find(Boolean);
    if (claim && 'reason' in claim) {
      const {reason} = claim;
      throw new BadCartForm((form) => reason ?? form.generic);
    }
    if (claim) return {...line, attributes: claim.attributes};
    if (line.attributes?.length) throw new BadCartForm((form) => form.plain);
    return line;
  });
}

async function linesToAdd(gateway: CartGateway, inputs: Inputs) {
  const input = readAddInput(inputs);
  if (input.lines) return input.lines;
  const merchandiseId = await gateway.findVariant(input.handle, input.selectedOptions);
  if (!merchandiseId) throw new BadCartForm((form) => form.combination);
  return [{merchandiseId, quantity: input.quantity}];
}

/** Replaces what a line says. The store joins it with an equal one. */
const editLine: CartAction = async (context, inputs) => {
  const {gateway, cartId} = context;
  const id = readLineId(inputs);
  const cart = cartId ? await gateway.get(cartId) : null;
  if (!cartId || !cart) return GONE;
  const line = cart.lines.edges.find(({node}) => node.id === id)?.node;
  if (!line) throw new BadCartForm((form) => form.lineGone);
  const {merchandise, quantity} = line;
  const wanted: LineInput = {
    merchandiseId: merchandise.id,
    quantity,
    ...readLineAttributes(inputs),
  };
  const [edited] = await checked(context, [wanted], inputs);
  // Nobody asks what it says: its attributes are not the shopper's to replace.
  if (!edited?.attributes) throw new BadCartForm((form) => form.line);
  const {attributes} = edited;
  const outcome = await gateway.update(cartId, [{id, attributes}]);
  const key = lineKey({...identityOf(line), attributes});
  return resultWith(outcome, 'line-edited', key);
};

const updateLines: CartAction = async ({gateway, cartId, environment}, inputs) => {
  const lines = readUpdateInput(inputs);
  const [line] = lines;
  if (!cartId || !line) return GONE;
  if (environment.config.hasDrops) {
    const before = await gateway.get(cartId);
    if (!before) return GONE;
    const {unavailable} = await checkSale(environment, raisedMerchandise(before, lines));
    if (unavailable.length > 0) return refusedUnavailable(unavailable, before);
  }
  const removes = lines.length === 1 && line.quantity === 0;
  const outcome = removes
    ? await gateway.remove(cartId, line.id)
    : await gateway.update(cartId, lines);
  return resultOf(outcome, [keyOfLine(outcome.cart, line.id)]);
};

/** The merchandise of which more is wanted. Lowering a quantity is always allowed. */
function raisedMerchandise(
  {lines: {edges}}: CartFragment,
  asked: readonly {id: string; quantity: number}[],
): string[] {
  return edges.flatMap(({node}) => {
    const token = withoutKey(node.id);
    const quantity = asked.find(({id}) => withoutKey(id) === token)?.quantity ?? 0;
    return quantity > node.quantity ? [node.merchandise.id] : [];
  });
}

/** The whole change is refused, with the reason for each product. */
function refusedUnavailable(
  products: SaleCheck['unavailable'],
  cart: CartFragment | null,
): ActionResult {
  const refusals = products.map((unavailable): Refusal => {
    return {code: 'INVALID', message: '', lineKey: null, unavailable};
  });
  return {status: 'refused', cart, notices: [], refusals};
}

const removeLine: CartAction = async ({gateway, cartId}, inputs) => {
  const lineId = readRemoveInput(inputs);
  if (!cartId) return GONE;
  const outcome = await gateway.remove(cartId, lineId);
  return resultOf(outcome, [keyOfLine(outcome.cart, lineId)]);
};

/** `keys` are those of the lines that were sent. */
function resultOf(outcome: CartOutcome, keys: readonly (string | null)[]): ActionResult {
  const status = answeredStatus(outcome);
  if (status === 'gone') return GONE;
  if (status === 'unknown') throw new Error('The store did not say what it did');
  return {
    status,
    cart: outcome.cart,
    isPartial: outcome.isPartial,
    // The store repeats why codes do not apply with each change. They say so in their own place.
    notices: outcome.warnings
      .filter(({code}) => !code.startsWith('DISCOUNT_'))
      .map(({code, target}) => ({code, lineKey: keyOfLine(outcome.cart, target)})),
    refusals: refusalsOf(outcome, keys),
  };
}

/**
 * Sets the discount codes: those listed, then the one typed into the field `discountCode`, whose
 * outcome the shopper reads. A typed code that does not apply is removed again.
 */
const setDiscountCodes: CartAction = async ({gateway, cartId}, inputs) => {
  const kept = readCodeList(inputs.discountCodes);
  const typed = inputs.discountCode === undefined ? null : typedCode(inputs.discountCode);
  if (typed !== null && kept.length >= MAX_CODES)
    throw new BadCartForm((form) => form.tooManyCodes);
  if (!cartId) return GONE;
  const codes = typed === null ? kept : withCode(kept, typed);
  const result = await applyCodes({gateway, cartId}, codes, typed);
  const {cart} = result;
  // To an empty cart no code applies yet.
  const isKept = cart?.lines.edges.length === 0;
  if (typed === null || !cart || isKept || isApplied(typed, cart.discountCodes))
    return result;
  const others = kept.filter((code) => !isSameCode(code, typed));
  const removed = await gateway
    .setDiscountCodes(cartId, others)
    .catch(without('cart.change_failed', null));
  // Where that fails it stays, as a code that does not apply.
  if (!removed?.cart) return result;
  return {...result, cart: removed.cart, isPartial: removed.isPartial};
};

/** `entered` is the code whose outcome the shopper reads; `null` when one was removed. */
async function applyCodes(
  {gateway, cartId}: {gateway: CartGateway; cartId: string},
  codes: readonly string[],
  entered: string | null,
): Promise<ActionResult> {
  const outcome = await gateway.setDiscountCodes(cartId, codes);
  const {cart, warnings} = outcome;
  const noticeCode =
    entered === null
      ? 'discount-removed'
      : discountOutcome(entered, cart?.discountCodes ?? [], {
          warnings,
          isEmpty: cart?.lines.edges.length === 0,
        });
  return resultWith(outcome, noticeCode, EXTRA_KEYS.discounts);
}

/**
 * Applies a gift card. The API replaces all cards and ignores unknown codes, so a second card is
 * refused until the first is removed: a typing mistake would drop it.
 */
const addGiftCard: CartAction = async ({gateway, cartId}, inputs) => {
  const code = typedCode(inputs.giftCardCode);
  const cart = cartId ? await gateway.get(cartId) : null;
  if (!cartId || !cart) return GONE;
  if (cart.appliedGiftCards.length > 0)
    throw new BadCartForm((form) => form.giftCardInUse);
  const outcome = await gateway.setGiftCards(cartId, [code]);
  const isKnown = (outcome.cart?.appliedGiftCards.length ?? 0) > 0;
  const noticeCode = isKnown ? 'gift-card-applied' : 'gift-card-unknown';
  return resultWith(outcome, noticeCode, EXTRA_KEYS.giftCards);
};

const GIFT_CARD_ID = /^gid:\/\/shopify\/AppliedGiftCard\/[\w-]{1,128}$/;

const removeGiftCard: CartAction = async ({gateway, cartId}, {giftCardId}) => {
  if (typeof giftCardId !== 'string' || !GIFT_CARD_ID.test(giftCardId))
    throw new BadCartForm((form) => form.giftCard);
  if (!cartId) return GONE;
  const outcome = await gateway.removeGiftCards(cartId, [giftCardId]);
  return resultWith(outcome, 'gift-card-removed', EXTRA_KEYS.giftCards);
};

const setNote: CartAction = async ({gateway, cartId}, inputs) => {
  const note = readNote(inputs.note);
  if (note === null) throw new BadCartForm((form) => form.note(MAX_NOTE_LENGTH));
  if (!cartId) return GONE;
  const outcome = await gateway.setNote(cartId, note);
  return resultWith(outcome, note ? 'note-saved' : 'note-removed', EXTRA_KEYS.note);
};

/** Keeps what the form of an add-on says. */
const say: CartAction = async ({gateway, cartId, environment}, inputs) => {
  const part = environment.parts.cart.find(({said}) => said?.name === inputs.name);
  const {said} = part ?? {};
  if (!said) throw new BadCartForm((form) => form.generic);
  const change = said.read(inputs);
  if (!cartId) return GONE;
  const key = saidKey(said.name);
  if ('buyer' in change)
    return resultWith(await gateway.setBuyer(cartId, change.buyer), key, key);
  const cart = await gateway.get(cartId);
  if (!cart) return GONE;
  const attributes = change.attributes(attributesOf(cart.attributes));
  return resultWith(await gateway.setAttributes(cartId, attributes), key, key);
};

/** The result of a change that is named at `key`, with what it says where it was made. */
function resultWith(outcome: CartOutcome, code: Notice['code'], key: string | null) {
  const result = resultOf(outcome, [key]);
  return result.status === 'ok' ? withNotice(result, code, key) : result;
}

const withNotice = (
  result: ActionResult,
  code: Notice['code'],
  lineKey: string | null = null,
): ActionResult => ({...result, notices: [{code, lineKey}, ...result.notices]});

function typedCode(value: unknown): string {
  const code = readCode(value);
  if (code === null) throw new BadCartForm((form) => form.noCode);
  return code;
}

function readCodeList(value: unknown): string[] {
  const list: unknown[] = Array.isArray(value) ? value : [];
  if (list.length > MAX_LINES) throw new BadCartForm((form) => form.tooManyCodes);
  return list.map(readCode).filter((code) => code !== null);
}

/**
 * Adds the lines, note and attributes of a cart link, and appends its codes to those in use. Once
 * the lines are added, no later failure is one of the whole.
 */
const followLink: CartAction = async (context, inputs) => {
  const codes = readCodes(inputs.codes);
  const {attributes = []} = readLineAttributes(inputs);
  const note = readNote(inputs.note) ?? '';
  const hasLines = Array.isArray(inputs.lines) && inputs.lines.length > 0;
  let filled = hasLines ? await addLines(context, inputs) : await ensureCart(context, {});
  if (filled.status === 'ok')
    filled = await addDetails(context, filled, note, attributes);
  const {cart, created} = filled;
  if (filled.status !== 'ok' || !cart || codes.length === 0) return filled;
  const inUse = cart.discountCodes.map(({code}) => code);
  // A cart that is full of codes keeps them.
  const all = codes.reduce(withCode, inUse).slice(0, Math.max(MAX_CODES, inUse.length));
  const withOutcome = (code: NoticeCode, result = filled) =>
    withNotice(result, code, EXTRA_KEYS.discounts);
  const isKept = (code: string) => all.some((one) => isSameCode(one, code));
  const entered = codes.filter(isKept).at(-1);
  if (entered === undefined) return withOutcome('discount-full');
  try {
    const result = await applyCodes({...context, cartId: cart.id}, all, entered);
    if (result.status === 'ok' || !hasLines) {
      const notices = [...filled.notices, ...result.notices];
      const followed = {...result, created, notices, added: filled.added ?? []};
      return codes.every(isKept) ? followed : withOutcome('discount-full', followed);
    }
  } catch (error) {
    if (!hasLines) throw errorAfter(created, error);
    log('error', 'cart.change_failed', {message: String(error)});
  }
  return withOutcome('discount-not-applied');
};

/** The cart with a note, unless the shopper has written one, and with attributes beside its own. */
async function addDetails(
  {gateway}: ActionContext,
  filled: ActionResult,
  note: string,
  attributes: readonly LineAttribute[],
): Promise<ActionResult> {
  const {cart} = filled;
  if (!cart) return filled;
  const {id} = cart;
  let latest = filled;
  const take = (outcome: CartOutcome) => {
    if (answeredStatus(outcome) !== 'ok') throw new Error('A link was followed in part');
    latest = {...filled, cart: outcome.cart, isPartial: outcome.isPartial};
  };
  try {
    if (note && !cart.note) take(await gateway.setNote(id, note));
    if (attributes.length > 0) {
      const added = new Set(attributes.map(({key}) => key));
      const others = attributesOf(cart.attributes).filter(({key}) => !added.has(key));
      take(await gateway.setAttributes(id, [...others, ...attributes]));
    }
    return latest;
  } catch (error) {
    log('error', 'cart.change_failed', {message: String(error)});
    return withNotice(latest, 'unconfirmed');
  }
}

/** Every action of a cart form, by the name that the form posts. */
export const CART_ACTIONS: Readonly<Record<string, CartAction>> = {
  [CartForm.ACTIONS.Create]: ensureCart,
  [CartForm.ACTIONS.LinesAdd]: addLines,
  [CartForm.ACTIONS.LinesUpdate]: updateLines,
  [CartForm.ACTIONS.LinesRemove]: removeLine,
  [CartForm.ACTIONS.DiscountCodesUpdate]: setDiscountCodes,
  [CartForm.ACTIONS.GiftCardCodesUpdate]: addGiftCard,
  [REMOVE_GIFT_CARD_ACTION]: removeGiftCard,
  [CartForm.ACTIONS.NoteUpdate]: setNote,
  [SAY_ACTION]: say,
  [EDIT_LINE_ACTION]: editLine,
  [LINK_ACTION]: followLink,
  [CHECKOUT_ACTION]: checkOut,
  [MOVE_ACTION]: moveCart,
};
