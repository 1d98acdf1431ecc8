import type {
  CartBuyerIdentityInput,
  CartInput,
  CountryCode,
} from '@shopify/hydrogen/storefront-api-types';
import type {
  CartFragment,
  CartUserErrorFieldsFragment,
  CartWarningFieldsFragment,
} from 'storefrontapi.generated';

import {
  CART_ATTRIBUTES_MUTATION,
  CART_BUYER_MUTATION,
  CART_DISCOUNT_CODES_MUTATION,
  CART_GIFT_CARDS_MUTATION,
  CART_GIFT_CARDS_REMOVE_MUTATION,
  CART_LINK_MUTATION,
  CART_NOTE_MUTATION,
} from './cart-extras.documents';
import {
  CART_CREATE_MUTATION,
  CART_LINES_ADD_MUTATION,
  CART_LINES_REMOVE_MUTATION,
  CART_LINES_UPDATE_MUTATION,
  CHOSEN_VARIANT_QUERY,
  GET_CART_LINES_QUERY,
  GET_CART_QUERY,
} from './cart.documents';
import type {CartReply, LineAttribute} from '../cart';
import {askForOpenings} from '~/drop/index.server';
import type {AppContext} from '~/server/context';
import {log} from '~/server/log';
import {StoreError} from '~/server/store/store-answer';

/** The store's answer to a change. */
export interface CartOutcome {
  /** The cart after the change; `null` where the answer has none. */
  cart: CartFragment | null;
  /** The rest of a large cart could not be read: `cart` has its first lines only. */
  isPartial: boolean;
  userErrors: readonly CartUserErrorFieldsFragment[];
  warnings: readonly CartWarningFieldsFragment[];
}

export interface LineInput {
  merchandiseId: string;
  quantity: number;
  attributes?: LineAttribute[];
  sellingPlanId?: string;
}

/** What a cart link changes of a cart. `null` leaves a part as it is. */
export interface LinkInput {
  lines: readonly LineInput[];
  note: string | null;
  /** All of the cart, as are the codes. */
  attributes: readonly LineAttribute[] | null;
  discountCodes: readonly string[];
}

/** The store's answer to a link: each part has its own errors. */
interface LinkOutcome {
  lines: CartOutcome;
  codes: CartOutcome;
  isNoteRefused: boolean;
  areAttributesRefused: boolean;
}

/** A change of a line: its quantity, or the whole list of its attributes. */
type LineChange = {id: string} & ({quantity: number} | {attributes: LineAttribute[]});

type Payload = Pick<CartOutcome, 'userErrors' | 'warnings'> & {
  cart?: CartFragment | null;
};

/** Pages of lines read at most: 500 lines are the store's limit, 250 a page. */
const MAX_EXTRA_PAGES = 3;

/**
 * The cart's calls of §7, with exactly its variables (and `drops` in a shop with drops): each
 * returns the cart with all its lines, or throws (see `failedStatus`). A change moves the cart to
 * `country`, that of the page's market, in the same request; a read never does (decision 0072).
 */
export function createCartGateway(
  {storefront, config}: Pick<AppContext, 'storefront' | 'config'>,
  country: string | null = null,
) {
  const {query, mutate} = storefront;
  const openings = askForOpenings(config);
  // Of a market that the store sells in: one of its own codes.
  const buyer = country === null ? null : {countryCode: country as CountryCode};
  const move = {...openings, ...(buyer && {buyer, moves: true})};
  let wasSent = false;
  /** Before a change leaves: from then on its outcome may be unknown. */
  const sending = <Variables extends object>(variables: Variables) => {
    wasSent = true;
    return {variables: {...variables, ...move}};
  };

  async function outcomeOf(
    payload: Payload | null | undefined,
    moved?: Pick<Payload, 'warnings'> | null,
  ): Promise<CartOutcome> {
    const answer = answered(payload);
    let {cart = null} = answer;
    let isPartial = false;
    try {
      cart = cart && (await withAllLines(cart));
    } catch (error) {
      // The store has answered the change. Only a read failed.
      log('error', 'cart.fetch_failed', {message: String(error)});
      isPartial = true;
    }
    const all = withoutRepeats([...(moved?.warnings ?? []), ...answer.warnings]);
    const warnings = buyer && cart ? withoutUnavailable(all, cart) : all;
    return {cart, userErrors: answer.userErrors, warnings, isPartial};
  }

  async function withAllLines(cart: CartFragment): Promise<CartFragment> {
    const edges = [...cart.lines.edges];
    let {pageInfo} = cart.lines;
    for (let page = 0; pageInfo.hasNextPage && page < MAX_EXTRA_PAGES; page++) {
      const variables = {id: cart.id, after: pageInfo.endCursor ?? '', ...openings};
      const cache = storefront.CacheNone();
      const more = await query(GET_CART_LINES_QUERY, {variables, cache});
      if (!more.cart) throw new Error('GetCartLines answered without a cart');
      edges.push(...more.cart.lines.edges);
      ({pageInfo} = more.cart.lines);
    }
    return {...cart, lines: {pageInfo, edges}};
  }

  async function setBuyer(cartId: string, buyerIdentity: CartBuyerIdentityInput) {
    wasSent = true;
    const variables = {cartId, buyerIdentity, ...openings};
    const {cartBuyerIdentityUpdate} = await mutate(CART_BUYER_MUTATION, {variables});
    return outcomeOf(cartBuyerIdentityUpdate);
  }

  /** The cart with this id, with its first lines only; `null` when it does not exist. */
  async function getHead(id: string): Promise<CartFragment | null> {
    const cache = storefront.CacheNone();
    const {cart, errors} = await query(GET_CART_QUERY, {
      variables: {id, ...openings},
      cache,
    });
    // Errors with a cart mean that the token may not read some field. A `null` cart with errors
    // does not mean that there is no cart.
    if (!cart && errors) throw new Error('GetCart answered with errors and no cart');
    return cart ?? null;
  }

  /** The cart with this id; `null` when it does not exist. */
  async function get(id: string): Promise<CartFragment | null> {
    const cart = await getHead(id);
    return cart && withAllLines(cart);
  }

  return {
    /** Whether a change of an existing cart has left the worker. */
    wasSent: () => wasSent,

    /** Whether a cart is in another country than the page's market. */
    isAbroad: (cart: CartFragment) =>
      buyer !== null && cart.buyerIdentity.countryCode !== buyer.countryCode,

    get,
    getHead,

    /** The first of these that exists, with its id; where none does, the first id and no cart. */
    async first(ids: readonly string[]) {
      for (const id of ids) {
        const cart = await get(id);
        if (cart) return {cartId: id, cart};
      }
      return {cartId: ids[0] ?? null, cart: null};
    },

    /** Creates a cart, with what it is to hold. */
    async create(content: Omit<CartInput, 'buyerIdentity'> = {}): Promise<CartOutcome> {
      const input = {...content, ...(buyer && {buyerIdentity: buyer})};
      const variables = {...openings, ...(Object.keys(input).length > 0 && {input})};
      const {cartCreate} = await mutate(CART_CREATE_MUTATION, {variables});
      return outcomeOf(cartCreate);
    },

    async add(cartId: string, lines: readonly LineInput[]) {
      const sent = sending({cartId, lines: [...lines]});
      const {cartLinesAdd, moved} = await mutate(CART_LINES_ADD_MUTATION, sent);
      return outcomeOf(cartLinesAdd, moved);
    },

    /** Changes all that a cart link brings, in one request. */
    async follow(cartId: string, link: LinkInput): Promise<LinkOutcome> {
      const {lines, note, attributes, discountCodes} = link;
      const sent = sending({
        cartId,
        lines: [...lines],
        addsLines: lines.length > 0,
        ...(note !== null && {note, setsNote: true}),
        ...(attributes && {attributes: [...attributes], setsAttributes: true}),
        discountCodes: [...discountCodes],
      });
      const answer = await mutate(CART_LINK_MUTATION, sent);
      const {cartLinesAdd, cartDiscountCodesUpdate: last, moved} = answer;
      const added = lines.length > 0 ? answered(cartLinesAdd) : null;
      const codes = await outcomeOf(last, {
        warnings: [...(moved?.warnings ?? []), ...(added?.warnings ?? [])],
      });
      const isRefused = (payload?: Pick<Payload, 'userErrors'> | null) =>
        (payload?.userErrors.length ?? 0) > 0;
      return {
        lines: added ? {...codes, userErrors: added.userErrors} : codes,
        codes,
        isNoteRefused: isRefused(answer.cartNoteUpdate),
        areAttributesRefused: isRefused(answer.cartAttributesUpdate),
      };
    },

    async update(cartId: string, lines: readonly LineChange[]) {
      const sent = sending({cartId, lines: [...lines]});
      const {cartLinesUpdate, moved} = await mutate(CART_LINES_UPDATE_MUTATION, sent);
      return outcomeOf(cartLinesUpdate, moved);
    },

    async remove(cartId: string, lineId: string) {
      const sent = sending({cartId, lineIds: [lineId]});
      const {cartLinesRemove, moved} = await mutate(CART_LINES_REMOVE_MUTATION, sent);
      return outcomeOf(cartLinesRemove, moved);
    },

    /** Replaces all discount codes. */
    async setDiscountCodes(cartId: string, codes: readonly string[]) {
      const sent = sending({cartId, discountCodes: [...codes]});
      const answer = await mutate(CART_DISCOUNT_CODES_MUTATION, sent);
      return outcomeOf(answer.cartDiscountCodesUpdate, answer.moved);
    },

    /** Replaces all gift cards. */
    async setGiftCards(cartId: string, codes: readonly string[]) {
      const sent = sending({cartId, giftCardCodes: [...codes]});
      const answer = await mutate(CART_GIFT_CARDS_MUTATION, sent);
      return outcomeOf(answer.cartGiftCardCodesUpdate, answer.moved);
    },

    async removeGiftCards(cartId: string, ids: readonly string[]) {
      const sent = sending({cartId, appliedGiftCardIds: [...ids]});
      const answer = await mutate(CART_GIFT_CARDS_REMOVE_MUTATION, sent);
      return outcomeOf(answer.cartGiftCardCodesRemove, answer.moved);
    },

    async setNote(cartId: string, note: string) {
      const sent = sending({cartId, note});
      const {cartNoteUpdate, moved} = await mutate(CART_NOTE_MUTATION, sent);
      return outcomeOf(cartNoteUpdate, moved);
    },

    /** Replaces all attributes of the cart. */
    async setAttributes(cartId: string, attributes: readonly LineAttribute[]) {
      const sent = sending({cartId, attributes: [...attributes]});
      const answer = await mutate(CART_ATTRIBUTES_MUTATION, sent);
      return outcomeOf(answer.cartAttributesUpdate, answer.moved);
    },

    /** Moves the cart to the market's country; `null` where the shop has one market. */
    move: (cartId: string): Promise<CartOutcome> | null =>
      buyer && setBuyer(cartId, buyer),

    /** Changes the buyer, and moves the cart to the market's country as every change does. */
    setBuyer: (cartId: string, input: CartBuyerIdentityInput) =>
      setBuyer(cartId, {...buyer, ...input}),

    /** The variant of a choice; `null` when the product or the combination does not exist. */
    async findVariant(
      handle: string,
      selectedOptions: {name: string; value: string}[],
    ): Promise<string | null> {
      const variables = {handle, selectedOptions};
      const {product} = await query(CHOSEN_VARIANT_QUERY, {variables});
      return product?.variantBySelectedOptions?.id ?? null;
    },
  };
}

/** @throws where the store has answered, but not the change */
function answered<Part>(payload: Part | null | undefined): Part {
  if (!payload) throw new Error('The store answered a change without a payload');
  return payload;
}

/** The move and the change may both have warned of the same line. */
function withoutRepeats(warnings: readonly CartWarningFieldsFragment[]) {
  const keyOf = ({code, target}: CartWarningFieldsFragment) => `${code} ${target}`;
  return [...new Map(warnings.map((each) => [keyOf(each), each])).values()];
}

const LINE_ID = /^gid:\/\/shopify\/CartLine\//;

/**
 * Warnings without those about lines that cannot be bought in the market: such a line says so
 * itself, as long as it is there, and each move of the cart would warn again, also of a line that
 * the change then removes.
 */
function withoutUnavailable(
  warnings: readonly CartWarningFieldsFragment[],
  {lines}: CartFragment,
) {
  return warnings.filter(({target}) => {
    if (!LINE_ID.test(target)) return true;
    const line = lines.edges.find(({node}) => node.id === target)?.node;
    return line && (line.quantity === 0 || line.merchandise.availableForSale);
  });
}

export type CartGateway = ReturnType<typeof createCartGateway>;

/** A code of newer versions of the API: "An error occurred while saving the cart." */
const UNSAVED: ReadonlySet<string> = new Set(['SERVICE_UNAVAILABLE']);

/**
 * The outcome of a change that the store has answered; `unknown` where it names none (§11.3 to
 * §11.6). The Storefront API cannot name a change, so nobody can ask it whether one was made.
 */
export function answeredStatus({
  cart,
  userErrors,
}: Pick<CartOutcome, 'cart' | 'userErrors'>): 'ok' | 'refused' | 'gone' | 'unknown' {
  // Decided by the field: several codes occur.
  if (userErrors.some(({field}) => field?.length === 1 && field[0] === 'cartId'))
    return 'gone';
  if (userErrors.some(({code}) => code && UNSAVED.has(code))) return 'unknown';
  if (userErrors.length > 0) return 'refused';
  return cart ? 'ok' : 'unknown';
}

/** Statuses with which a store turns a request away before it executes it, whatever it asks for. */
const THROTTLED = new Set([429, 430]);

/** Statuses that the same request gets every time. */
const TURNED_AWAY = new Set([400, 401, 402, 403, 404, 413, 423]);

/**
 * What became of a change of which a call has failed with `error`. `wasSent`: the change itself was
 * sent, not only a read or the creation of a cart before it.
 */
export function failedStatus(
  error: unknown,
  wasSent: boolean,
): Pick<CartReply, 'status' | 'isFinal' | 'retryAfter'> {
  const {
    status = 0,
    retryAfter,
    isValidation = false,
  } = error instanceof StoreError ? error : {};
  if (THROTTLED.has(status)) return {status: 'notExecuted', retryAfter};
  if (TURNED_AWAY.has(status) || isValidation)
    return {status: 'notExecuted', isFinal: true, retryAfter};
  return wasSent ? {status: 'unknown'} : {status: 'notExecuted', retryAfter};
}
