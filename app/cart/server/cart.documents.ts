/**
 * Every cart field that the storefront reads (§3, server cart), in one fragment, so that every
 * answer has the whole cart.
 */

import {OPENING_FRAGMENT} from '~/drop';

export const MONEY_FRAGMENT = `#graphql
  fragment CartMoney on MoneyV2 {
    amount
    currencyCode
  }
` as const;

const BUYER_FRAGMENT = `#graphql
  fragment CartBuyer on CartBuyerIdentity {
    countryCode
    email
    phone
    customer @skip(if: false) {
      id
      email
      phone
      addresses(first: 20) {
        nodes {
          address1
          address2
          city
          company
          country
          firstName
          lastName
          name
          phone
          province
          zip
          latitude
          longitude
        }
      }
    }
    preferences {
      wallet
      delivery {
        deliveryMethod
        pickupHandle
        coordinates {
          latitude
          longitude
          countryCode
        }
      }
    }
    purchasingCompany {
      company {
        id
        name
        externalId
      }
    }
  }
` as const;

export const VARIANT_FRAGMENT = `#graphql
  fragment CartVariant on ProductVariant {
    id
    title
    availableForSale
    barcode
    currentlyNotInStock
    quantityAvailable @skip(if: false)
    requiresShipping
    sku
    taxable
    weight
    weightUnit
    price {
      ...CartMoney
    }
    compareAtPrice {
      ...CartMoney
    }
    unitPrice {
      ...CartMoney
    }
    unitPriceMeasurement {
      measuredType
      quantityUnit
      quantityValue
      referenceUnit
      referenceValue
    }
    quantityRule {
      increment
      minimum
      maximum
    }
    selectedOptions {
      name
      value
    }
    image {
      id
      url
      altText
      width
      height
    }
    product {
      id
      title
      handle
      vendor
      productType
      tags @skip(if: false)
      featuredImage {
        id
      }
      options {
        name
        optionValues {
          name
        }
      }
      ...Opening
    }
  }
  ${OPENING_FRAGMENT}
` as const;

const DISCOUNT_FRAGMENT = `#graphql
  fragment CartDiscount on CartDiscountAllocation {
    discountedAmount {
      ...CartMoney
    }
    ... on CartAutomaticDiscountAllocation {
      title
    }
    ... on CartCodeDiscountAllocation {
      code
    }
    ... on CartCustomDiscountAllocation {
      title
    }
  }
` as const;

const LINES_FRAGMENT = `#graphql
  fragment CartLines on BaseCartLineConnection {
    pageInfo {
      hasNextPage
      endCursor
    }
    edges {
      node {
        id
        quantity
        attributes {
          key
          value
        }
        cost {
          amountPerQuantity {
            ...CartMoney
          }
          compareAtAmountPerQuantity {
            ...CartMoney
          }
          subtotalAmount {
            ...CartMoney
          }
          totalAmount {
            ...CartMoney
          }
        }
        discountAllocations {
          ...CartDiscount
        }
        merchandise {
          ...CartVariant
        }
        sellingPlanAllocation @skip(if: false) {
          sellingPlan {
            id
            name
          }
        }
        ... on ComponentizableCartLine {
          lineComponents {
            quantity
            attributes {
              key
              value
            }
            sellingPlanAllocation @skip(if: false) {
              sellingPlan {
                id
              }
            }
            merchandise {
              ... on ProductVariant {
                id
                title
                product {
                  title
                }
              }
            }
          }
        }
      }
    }
  }
  ${VARIANT_FRAGMENT}
` as const;

const CART_FRAGMENT = `#graphql
  fragment Cart on Cart {
    id
    checkoutUrl
    createdAt
    updatedAt
    totalQuantity
    note
    attributes {
      key
      value
    }
    appliedGiftCards {
      id
      lastCharacters
      amountUsed {
        ...CartMoney
      }
      balance {
        ...CartMoney
      }
    }
    buyerIdentity {
      ...CartBuyer
    }
    cost {
      checkoutChargeAmount {
        ...CartMoney
      }
      subtotalAmount {
        ...CartMoney
      }
      subtotalAmountEstimated
      totalAmount {
        ...CartMoney
      }
      totalAmountEstimated
      totalDutyAmount @skip(if: false) {
        ...CartMoney
      }
      totalDutyAmountEstimated @skip(if: false)
      totalTaxAmount @skip(if: false) {
        ...CartMoney
      }
      totalTaxAmountEstimated @skip(if: false)
    }
    delivery {
      addresses {
        id
        oneTimeUse
        selected
        address {
          ... on CartDeliveryAddress {
            address1
            address2
            city
            company
            countryCode
            firstName
            lastName
            name
            phone
            provinceCode
            zip
            latitude
            longitude
          }
        }
      }
    }
    discountAllocations {
      ...CartDiscount
    }
    discountCodes {
      code
      applicable
    }
    lines(first: 250) {
      ...CartLines
    }
  }
  ${BUYER_FRAGMENT}
  ${DISCOUNT_FRAGMENT}
  ${LINES_FRAGMENT}
  ${MONEY_FRAGMENT}
` as const;

/** §7, call 1. */
export const GET_CART_QUERY = `#graphql
  query GetCart(
    $id: ID!
    $country: CountryCode
    $language: LanguageCode
    $drops: Boolean = false
  ) @inContext(country: $country, language: $language) {
    cart(id: $id) {
      ...Cart
    }
  }
  ${CART_FRAGMENT}
` as const;

/** The lines after the first 250 (a cart holds up to 500). */
export const GET_CART_LINES_QUERY = `#graphql
  query GetCartLines(
    $id: ID!
    $after: String!
    $country: CountryCode
    $language: LanguageCode
    $drops: Boolean = false
  ) @inContext(country: $country, language: $language) {
    cart(id: $id) {
      lines(first: 250, after: $after) {
        ...CartLines
      }
    }
  }
  ${DISCOUNT_FRAGMENT}
  ${LINES_FRAGMENT}
  ${MONEY_FRAGMENT}
` as const;

/** The result of every mutation: the cart, user errors and warnings. */
export const CHANGE_FRAGMENT = `#graphql
  fragment CartUserErrorFields on CartUserError {
    code
    field
    message
  }
  fragment CartWarningFields on CartWarning {
    code
    target
  }
  ${CART_FRAGMENT}
` as const;

/** §7, call 2: no variables, except in a market's country. */
export const CART_CREATE_MUTATION = `#graphql
  mutation cartCreate(
    $input: CartInput
    $country: CountryCode
    $language: LanguageCode
    $drops: Boolean = false
  ) @inContext(country: $country, language: $language) {
    cartCreate(input: $input) {
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

/**
 * Moves the cart to the country of a market, before the change in the same request: the API
 * executes the fields of a mutation in order. Without variables for it, nothing moves.
 */
export const MOVE_FRAGMENT = `#graphql
  fragment Move on Mutation {
    moved: cartBuyerIdentityUpdate(cartId: $cartId, buyerIdentity: $buyer)
      @include(if: $moves) {
      warnings {
        ...CartWarningFields
      }
    }
  }
` as const;

/** §7, call 3. */
export const CART_LINES_ADD_MUTATION = `#graphql
  mutation cartLinesAdd(
    $cartId: ID!
    $lines: [CartLineInput!]!
    $country: CountryCode
    $language: LanguageCode
    $drops: Boolean = false
    $buyer: CartBuyerIdentityInput! = {}
    $moves: Boolean! = false
  ) @inContext(country: $country, language: $language) {
    ...Move
    cartLinesAdd(cartId: $cartId, lines: $lines) {
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

/** §7, call 4. */
export const CART_LINES_UPDATE_MUTATION = `#graphql
  mutation cartLinesUpdate(
    $cartId: ID!
    $lines: [CartLineUpdateInput!]!
    $country: CountryCode
    $language: LanguageCode
    $drops: Boolean = false
    $buyer: CartBuyerIdentityInput! = {}
    $moves: Boolean! = false
  ) @inContext(country: $country, language: $language) {
    ...Move
    cartLinesUpdate(cartId: $cartId, lines: $lines) {
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

/** §7, call 5. */
export const CART_LINES_REMOVE_MUTATION = `#graphql
  mutation cartLinesRemove(
    $cartId: ID!
    $lineIds: [ID!]!
    $country: CountryCode
    $language: LanguageCode
    $drops: Boolean = false
    $buyer: CartBuyerIdentityInput! = {}
    $moves: Boolean! = false
  ) @inContext(country: $country, language: $language) {
    ...Move
    cartLinesRemove(cartId: $cartId, lineIds: $lineIds) {
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
 * Finds the variant of a choice made in a plain form. A combination that does not exist is `null`.
 */
export const CHOSEN_VARIANT_QUERY = `#graphql
  query ChosenVariant(
    $handle: String!
    $selectedOptions: [SelectedOptionInput!]!
    $country: CountryCode
    $language: LanguageCode
  ) @inContext(country: $country, language: $language) {
    product(handle: $handle) {
      variantBySelectedOptions(selectedOptions: $selectedOptions) {
        id
      }
    }
  }
` as const;
