/** `cartCreate`: every part of its input by the same rules as the mutation for that part. */
import {
  type Attribute,
  type Cart,
  accepted,
  refused,
  type CartResult,
} from '../model/cart';
import {addAddresses, type AddressInput} from '../model/cart-addresses';
import {
  setAttributes,
  setDiscountCodes,
  setGiftCards,
  setNote,
} from '../model/cart-details';
import type {LineInput} from '../model/cart-lines';
import {
  metafieldError,
  setMetafields,
  type MetafieldInput,
} from '../model/cart-metafields';
import type {Resolvers} from '../schema/resolver-types';
import type {StoreContext} from '../server/context';
import {identify, type BuyerIdentityInput} from './cart-buyer';
import {addInputs, commit, freshCart} from './cart-change';

interface CartInput {
  lines?: LineInput[] | null;
  attributes?: Attribute[] | null;
  note?: string | null;
  discountCodes?: string[] | null;
  giftCardCodes?: string[] | null;
  buyerIdentity?: BuyerIdentityInput | null;
  delivery?: {addresses?: AddressInput[] | null} | null;
  metafields?: MetafieldInput[] | null;
}

export const cartCreateResolvers: Resolvers = {
  Mutation: {
    cartCreate: (_: unknown, {input}: {input?: CartInput | null}, context) => {
      const cart = freshCart(context);
      const result = fill(cart, input ?? {}, context);
      // A cart that was refused was never made.
      const outcome = result.userErrors.length > 0 ? {...result, cart: null} : result;
      return commit(cart, outcome, context);
    },
  },
};

/** Applies the parts of the input in turn, up to the first one that is refused. */
function fill(cart: Cart, input: CartInput, context: StoreContext): CartResult {
  const steps: ((cart: Cart) => CartResult)[] = [
    (next) =>
      input.buyerIdentity ? identify(next, input.buyerIdentity) : accepted(next),
    (next) => setAttributes(next, input.attributes ?? []),
    (next) => (input.note == null ? accepted(next) : setNote(next, input.note)),
    (next) => setDiscountCodes(next, input.discountCodes ?? []),
    (next) =>
      setGiftCards(
        next,
        input.giftCardCodes ?? [],
        context.giftCards.cards,
        context.newId,
      ),
    (next) => addAddresses(next, input.delivery?.addresses ?? [], context.newId),
    (next) => addMetafields(next, input.metafields ?? [], context),
    (next) => addInputs(next, input.lines ?? [], context),
  ];
  let result = accepted(cart);
  for (const step of steps) {
    if (!result.cart) return result;
    const next = step(result.cart);
    if (next.userErrors.length > 0)
      return {...next, userErrors: next.userErrors.map(prefixWithInput)};
    result = {...next, warnings: [...result.warnings, ...next.warnings]};
  }
  return result;
}

function addMetafields(
  cart: Cart,
  inputs: readonly MetafieldInput[],
  context: StoreContext,
): CartResult {
  const errors = inputs.flatMap((input, index) => metafieldError(input, index) ?? []);
  if (errors.length > 0) {
    return refused(
      cart,
      errors.map(({field, message}) => ({code: 'INVALID_METAFIELDS', field, message})),
    );
  }
  return accepted(setMetafields(cart, inputs, context.now()).cart);
}

function prefixWithInput<Error extends {field: string[] | null}>(error: Error): Error {
  return {...error, field: error.field && ['input', ...error.field]};
}
