/**
 * What is said to a cart besides its lines: codes, gift cards, the note, attributes and the buyer;
 * and the goods of a cart link.
 */

import {
  CHANGE_FRAGMENT,
  MONEY_FRAGMENT,
  MOVE_FRAGMENT,
  VARIANT_FRAGMENT,
} from './cart.documents';

/**
 * Replaces all discount codes. Hydrogen's own document declares `[String!]`, which newer versions
 * of the API refuse.
 */
export const CART_DISCOUNT_CODES_MUTATION = `#graphql
  mutation cartDiscountCodesUpdate(
    $cartId: ID!
    $discountCodes: [String!]!
    $country: CountryCode
    $language: LanguageCode
    $drops: Boolean = false
    $buyer: CartBuyerIdentityInput! = {}
    $moves: Boolean! = false
  ) @inContext(country: $country, language: $language) {
    ...Move
    cartDiscountCodesUpdate(cartId: $cartId, discountCodes: $discountCodes) {
      cart {
        ...Cart
      }
      userErrors {
        ...CartUserErrorFields
      }
      warnings {
        ...CartWarningFields
      }
    }
  }
  ${MOVE_FRAGMENT}
  ${CHANGE_FRAGMENT}
` as const;

/** Replaces all gift cards. The store ignores unknown codes without an error. */
export const CART_GIFT_CARDS_MUTATION = `#graphql
  mutation cartGiftCardCodesUpdate(
    $cartId: ID!
    $giftCardCodes: [String!]!
    $country: CountryCode
    $language: LanguageCode
    $drops: Boolean = false
    $buyer: CartBuyerIdentityInput! = {}
    $moves: Boolean! = false
  ) @inContext(country: $country, language: $language) {
    ...Move
    cartGiftCardCodesUpdate(cartId: $cartId, giftCardCodes: $giftCardCodes) {
      cart {
        ...Cart
      }
      userErrors {
        ...CartUserErrorFields
      }
      warnings {
        ...CartWarningFields
      }
    }
  }
  ${MOVE_FRAGMENT}
  ${CHANGE_FRAGMENT}
` as const;

/** Removes gift cards by id: only the shopper knows the whole code. */
export const CART_GIFT_CARDS_REMOVE_MUTATION = `#graphql
  mutation cartGiftCardCodesRemove(
    $cartId: ID!
    $appliedGiftCardIds: [ID!]!
    $country: CountryCode
    $language: LanguageCode
    $drops: Boolean = false
    $buyer: CartBuyerIdentityInput! = {}
    $moves: Boolean! = false
  ) @inContext(country: $country, language: $language) {
    ...Move
    cartGiftCardCodesRemove(cartId: $cartId, appliedGiftCardIds: $appliedGiftCardIds) {
      cart {
        ...Cart
      }
      userErrors {
        ...CartUserErrorFields
      }
      warnings {
        ...CartWarningFields
      }
    }
  }
  ${MOVE_FRAGMENT}
  ${CHANGE_FRAGMENT}
` as const;

/** Sets the note; an empty one clears it. */
export const CART_NOTE_MUTATION = `#graphql
  mutation cartNoteUpdate(
    $cartId: ID!
    $note: String!
    $country: CountryCode
    $language: LanguageCode
    $drops: Boolean = false
    $buyer: CartBuyerIdentityInput! = {}
    $moves: Boolean! = false
  ) @inContext(country: $country, language: $language) {
    ...Move
    cartNoteUpdate(cartId: $cartId, note: $note) {
      cart {
        ...Cart
      }
      userErrors {
        ...CartUserErrorFields
      }
      warnings {
        ...CartWarningFields
      }
    }
  }
  ${MOVE_FRAGMENT}
  ${CHANGE_FRAGMENT}
` as const;

export const CART_ATTRIBUTES_MUTATION = `#graphql
  mutation cartAttributesUpdate(
    $cartId: ID!
    $attributes: [AttributeInput!]!
    $country: CountryCode
    $language: LanguageCode
    $drops: Boolean = false
    $buyer: CartBuyerIdentityInput! = {}
    $moves: Boolean! = false
  ) @inContext(country: $country, language: $language) {
    ...Move
    cartAttributesUpdate(cartId: $cartId, attributes: $attributes) {
      cart {
        ...Cart
      }
      userErrors {
        ...CartUserErrorFields
      }
      warnings {
        ...CartWarningFields
      }
    }
  }
  ${MOVE_FRAGMENT}
  ${CHANGE_FRAGMENT}
` as const;

/**
 * Everything that a cart link brings to a cart. The API executes the fields in order, and each has
 * its own errors; only the last answers the cart.
 */
export const CART_LINK_MUTATION = `#graphql
  mutation cartLink(
    $cartId: ID!
    $lines: [CartLineInput!]! = []
    $addsLines: Boolean! = false
    $note: String! = ""
    $setsNote: Boolean! = false
    $attributes: [AttributeInput!]! = []
    $setsAttributes: Boolean! = false
    $discountCodes: [String!]!
    $country: CountryCode
    $language: LanguageCode
    $drops: Boolean = false
    $buyer: CartBuyerIdentityInput! = {}
    $moves: Boolean! = false
  ) @inContext(country: $country, language: $language) {
    ...Move
    cartLinesAdd(cartId: $cartId, lines: $lines) @include(if: $addsLines) {
      userErrors {
        ...CartUserErrorFields
      }
      warnings {
        ...CartWarningFields
      }
    }
    cartNoteUpdate(cartId: $cartId, note: $note) @include(if: $setsNote) {
      userErrors {
        ...CartUserErrorFields
      }
    }
    cartAttributesUpdate(cartId: $cartId, attributes: $attributes)
      @include(if: $setsAttributes) {
      userErrors {
        ...CartUserErrorFields
      }
    }
    cartDiscountCodesUpdate(cartId: $cartId, discountCodes: $discountCodes) {
      cart {
        ...Cart
      }
      userErrors {
        ...CartUserErrorFields
      }
      warnings {
        ...CartWarningFields
      }
    }
  }
  ${MOVE_FRAGMENT}
  ${CHANGE_FRAGMENT}
` as const;

/** Moves the cart to a market's country, for Checkout, or says where it is picked up. */
export const CART_BUYER_MUTATION = `#graphql
  mutation cartBuyerIdentityUpdate(
    $cartId: ID!
    $buyerIdentity: CartBuyerIdentityInput!
    $country: CountryCode
    $language: LanguageCode
    $drops: Boolean = false
  ) @inContext(country: $country, language: $language) {
    cartBuyerIdentityUpdate(cartId: $cartId, buyerIdentity: $buyerIdentity) {
      cart {
        ...Cart
      }
      userErrors {
        ...CartUserErrorFields
      }
      warnings {
        ...CartWarningFields
      }
    }
  }
  ${CHANGE_FRAGMENT}
` as const;

/** The variants of a cart link, for the page that asks before it adds them. */
export const LINKED_VARIANTS_QUERY = `#graphql
  query LinkedVariants(
    $ids: [ID!]!
    $country: CountryCode
    $language: LanguageCode
    $drops: Boolean = false
  ) @inContext(country: $country, language: $language) {
    nodes(ids: $ids) {
      ... on ProductVariant {
        ...CartVariant
      }
    }
  }
  ${VARIANT_FRAGMENT}
  ${MONEY_FRAGMENT}
` as const;
