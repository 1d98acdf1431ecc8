/** Mutations of a cart's lines, note, attributes and codes. */
import {
  type Attribute,
  type Cart,
  accepted,
  refused,
  type UserError,
} from '../model/cart';
import {
  addGiftCards,
  removeGiftCards,
  setAttributes,
  setDiscountCodes,
  setGiftCards,
  setNote,
} from '../model/cart-details';
import {parseInCartGid} from '../model/global-id';
import {
  lineIdsOf,
  removeLines,
  updateLines,
  type LineInput,
  type LineName,
  type LineUpdate,
} from '../model/cart-lines';
import type {Resolvers} from '../schema/resolver-types';
import {
  addInputs,
  changeCart,
  commit,
  freshCart,
  lineId,
  missingCart,
  ownCart,
  stockOf,
} from './cart-change';

interface CartIdArguments {
  cartId: string;
}

export const cartMutationResolvers: Resolvers = {
  Mutation: {
    cartLinesAdd: (
      _: unknown,
      {cartId, lines}: CartIdArguments & {lines: LineInput[]},
      context,
    ) => changeCart(cartId, context, (cart) => addInputs(cart, lines, context)),
    cartLinesUpdate: (
      _: unknown,
      {cartId, lines}: CartIdArguments & {lines: (Omit<LineUpdate, 'id'> & LineName)[]},
      context,
    ) =>
      changeCart(cartId, context, (cart) => {
        const place = (index: number) => ['lines', String(index)];
        const {ids, errors} = lineIdsOf(cart, lines, place);
        if (errors.length > 0) return refused(cart, errors);
        const updates = lines.map((line, index) => ({
          ...line,
          id: lineId(ids[index] ?? ''),
        }));
        return updateLines(cart, updates, stockOf(context));
      }),
    cartLinesRemove: (
      _: unknown,
      {
        cartId,
        lineIds,
        viewKeys,
      }: CartIdArguments & {lineIds?: string[] | null; viewKeys?: string[] | null},
      context,
    ) =>
      changeCart(cartId, context, (cart) => {
        const field = viewKeys ? 'viewKeys' : 'lineIds';
        // Of both lists, or of none, nothing is removed.
        const names: LineName[] =
          Boolean(lineIds) === Boolean(viewKeys)
            ? [{}]
            : [
                ...(lineIds ?? []).map((id) => ({id})),
                ...(viewKeys ?? []).map((viewKey) => ({viewKey})),
              ];
        const {ids, errors} = lineIdsOf(cart, names, () => [field]);
        if (errors.length > 0) return refused(cart, errors);
        return removeLines(cart, ids.map(lineId), field);
      }),
    cartAttributesUpdate: (
      _: unknown,
      {cartId, attributes}: CartIdArguments & {attributes: Attribute[]},
      context,
    ) => changeCart(cartId, context, (cart) => setAttributes(cart, attributes)),
    cartNoteUpdate: (
      _: unknown,
      {cartId, note}: CartIdArguments & {note: string},
      context,
    ) => {
      const cart = ownCart(cartId, context);
      if (cart) return commit(cart, setNote(cart, note), context);
      // Recorded (2026-04): the error comes with a new cart that holds the note.
      const fresh = freshCart(context);
      const result = setNote(fresh, note);
      return {...commit(fresh, result, context), userErrors: [missingCart()]};
    },
    cartDiscountCodesUpdate: (
      _: unknown,
      {cartId, discountCodes}: CartIdArguments & {discountCodes?: string[] | null},
      context,
    ) =>
      changeCart(cartId, context, (cart) => setDiscountCodes(cart, discountCodes ?? [])),
    cartGiftCardCodesUpdate: (
      _: unknown,
      {cartId, giftCardCodes}: CartIdArguments & {giftCardCodes: string[]},
      context,
    ) =>
      changeCart(cartId, context, (cart) =>
        setGiftCards(cart, giftCardCodes, context.giftCards.cards, context.newId),
      ),
    cartGiftCardCodesAdd: (
      _: unknown,
      {cartId, giftCardCodes}: CartIdArguments & {giftCardCodes: string[]},
      context,
    ) =>
      changeCart(cartId, context, (cart) =>
        addGiftCards(cart, giftCardCodes, context.giftCards.cards, context.newId),
      ),
    cartGiftCardCodesRemove: (
      _: unknown,
      {cartId, appliedGiftCardIds}: CartIdArguments & {appliedGiftCardIds: string[]},
      context,
    ) =>
      changeCart(cartId, context, (cart) =>
        removeGiftCards(
          cart,
          appliedGiftCardIds.map((gid) => parseInCartGid('AppliedGiftCard', gid)),
        ),
      ),
    cartClone: (_: unknown, {cartId}: CartIdArguments, context) =>
      changeCart(cartId, context, (cart) => {
        const fresh = freshCart(context);
        return accepted(withoutBuyer({...cart, ...pickIdentity(fresh)}));
      }),
    cartRemovePersonalData: (_: unknown, {cartId}: CartIdArguments, context) =>
      changeCart(cartId, context, (cart) => accepted(withoutBuyer(cart))),
  },
  CartUserError: {
    code: ({code}: UserError, _: unknown, context) =>
      knownCode(code, context.request.version),
  },
};

function pickIdentity({
  token,
  key,
  createdAt,
}: Cart): Pick<Cart, 'token' | 'key' | 'createdAt'> {
  return {token, key, createdAt};
}

function withoutBuyer(cart: Cart): Cart {
  const {countryCode} = cart.buyerIdentity;
  return {
    ...cart,
    buyerIdentity: {email: null, phone: null, countryCode, preferences: null},
    addresses: [],
    note: '',
    attributes: [],
  };
}

/** Codes that 2025-01 does not have yet are told by its general one. */
const laterCodes = new Set([
  'CART_TOO_LARGE',
  'PARENT_LINE_INVALID_REFERENCE',
  'PARENT_LINE_NESTING_TOO_DEEP',
  'PARENT_LINE_NOT_FOUND',
  'SELLING_PLAN_NOT_APPLICABLE',
  'VARIANT_REQUIRES_SELLING_PLAN',
]);

function knownCode(code: string, version: string): string {
  return version === '2025-01' && laterCodes.has(code) ? 'INVALID' : code;
}
