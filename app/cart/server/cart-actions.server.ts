import {CartForm} from '@shopify/hydrogen';
import type {CartFragment} from 'storefrontapi.generated';

import {EDIT_LINE_ACTION, lineKey} from '../cart';
import {withoutKey} from './cart-cookie.server';
import {
  BadCartForm,
  readAddInput,
  readLineAttributes,
  readLineId,
  readRemoveInput,
  readUpdateInput,
  type CartInputs,
} from './cart-form.server';
import {
  answeredStatus,
  type CartGateway,
  type CartOutcome,
  type LineInput,
} from './cart-gateway.server';
import {identityOf, keyOfLine} from './cart-view.server';
import {refusalsOf, type Notice, type Refusal} from './notices.server';
import type {CartPartContext} from '../parts';
import {checkSale, type SaleCheck} from '~/drop/index.server';
import type {AppContext} from '~/server/context';
import {log} from '~/server/log';

/** The parts of the app's context that cart requests need. */
export type CartEnvironment = CartPartContext & Pick<AppContext, 'parts'>;

export interface ActionContext {
  environment: CartEnvironment;
  gateway: CartGateway;
  /** The cart that the cookie names. */
  cartId: string | null;
  /** The page has said which cart it means: it creates one itself where there is none. */
  namesCart: boolean;
  /** Has the cookie name a created cart, whatever becomes of the rest. */
  keepCart: (cartId: string) => void;
}

/** The outcome of an action, which throws when the store gives no usable answer. */
export interface ActionResult {
  status: 'ok' | 'refused' | 'gone';
  /** The cart afterwards; `null` where there is none. */
  cart: CartFragment | null;
  /** The cart has its first lines only: it is not to be shown. */
  isPartial?: boolean;
  notices: readonly Notice[];
  /** Why the store refused the change. */
  refusals: readonly Refusal[];
  added?: readonly LineInput[];
}

export type CartAction = (
  context: ActionContext,
  inputs: CartInputs,
) => Promise<ActionResult>;

/** Logs why a part of the whole has failed, and goes on with `value` in its place. */
export const without =
  <Value>(event: string, value: Value) =>
  (error: unknown): Value => {
    log('error', event, {message: String(error)});
    return value;
  };

export const GONE: ActionResult = {
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
  return resultOf(await newCart(context), []);
};

/** Creates a cart, with what it is to hold. */
export async function newCart(
  {gateway, keepCart}: ActionContext,
  content?: Parameters<CartGateway['create']>[0],
): Promise<CartOutcome> {
  const outcome = await gateway.create(content);
  if (outcome.cart) keepCart(outcome.cart.id);
  return outcome;
}

/**
 * A page that names its cart creates one itself, so that an add whose answer is lost has a cart.
 */
const addLines: CartAction = async (context, inputs) => {
  const {gateway, cartId} = context;
  const {lines, refused, resultOf: added} = await readLines(context, inputs);
  if (refused) return refused;
  const first = cartId ? await gateway.add(cartId, lines) : null;
  if (first && answeredStatus(first) !== 'gone') return added(first);
  if (context.namesCart) return noCart(first !== null);
  // The cart has vanished, was ordered, or never was: the items go into a new one (§11.6).
  const created = await newCart(context);
  if (!created.cart) return resultOf(created, []);
  const second = added(await gateway.add(created.cart.id, lines));
  return first ? withNotice(second, 'replaced') : second;
};

/** There is no cart: the page that has asked makes one. `isGone`: there was one before. */
export const noCart = (isGone: boolean): ActionResult => {
  const gone = {...GONE, notices: []};
  return isGone ? withNotice(gone, 'replaced') : gone;
};

/** The lines of an add, checked, or why they may not be sold; and what came of adding them. */
export async function readLines(context: ActionContext, inputs: CartInputs) {
  const {gateway, environment} = context;
  const lines = await checked(context, await linesToAdd(gateway, inputs), inputs);
  const ids = lines.map(({merchandiseId}) => merchandiseId);
  const {unavailable, rules} = await checkSale(environment, ids);
  const keys = lines.map((line) =>
    lineKey({attributes: [], sellingPlanId: null, ...line}),
  );
  return {
    lines,
    refused: unavailable.length > 0 ? refusedUnavailable(unavailable, null) : null,
    resultOf(outcome: CartOutcome): ActionResult {
      const result = resultOf(outcome, keys);
      const refusals = result.refusals.map((refusal) => {
        const line = lines[keys.indexOf(refusal.lineKey ?? '')];
        return {...refusal, rule: rules.get(line?.merchandiseId ?? '') ?? refusal.rule};
      });
      return {...result, added: result.status === 'ok' ? lines : [], refusals};
    },
  };
}

/**
 * The lines with their attributes, as add-ons have checked them. Attributes that none of them knows
 * are refused (§10.21).
 * @throws BadCartForm
 */
async function checked(
  {environment}: ActionContext,
  lines: readonly LineInput[],
  inputs: CartInputs,
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

async function linesToAdd(gateway: CartGateway, inputs: CartInputs) {
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
export function resultOf(
  outcome: CartOutcome,
  keys: readonly (string | null)[],
): ActionResult {
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

/** The result of a change that is named at `key`, with what it says where it was made. */
export function resultWith(
  outcome: CartOutcome,
  code: Notice['code'],
  key: string | null,
) {
  const result = resultOf(outcome, [key]);
  return result.status === 'ok' ? withNotice(result, code, key) : result;
}

export const withNotice = (
  result: ActionResult,
  code: Notice['code'],
  lineKey: string | null = null,
): ActionResult => ({...result, notices: [{code, lineKey}, ...result.notices]});

/** What a cart form may ask for its lines, by the name that it posts. */
export const LINE_ACTIONS: Readonly<Record<string, CartAction>> = {
  [CartForm.ACTIONS.Create]: ensureCart,
  [CartForm.ACTIONS.LinesAdd]: addLines,
  [CartForm.ACTIONS.LinesUpdate]: updateLines,
  [CartForm.ACTIONS.LinesRemove]: removeLine,
  [EDIT_LINE_ACTION]: editLine,
};
