/**
 * What Shopify's changelog and documentation say of versions of which no schema is published: each is written
 * over the version before. A field, argument or value of a known name replaces it.
 */

/**
 * 2026-07 (shopify.dev/changelog: new-discount-fields-in-the-storefront-cart-graphql-api,
 * cart-line-mutations-accept-view-key, cart-line-view-key-field,
 * new-productunavailableinbuyerlocation-warning-code-for-cart-mutations,
 * the-storefront-apis-cart-object-now-exposes-warnings-for-unavailable-delivery-options). The words of its
 * deprecations are ours.
 */
const july = /* GraphQL */ `
  extend enum CartWarningCode {
    DELIVERY_SELECTED_OPTION_NOT_AVAILABLE
    PRODUCT_UNAVAILABLE_IN_BUYER_LOCATION
  }
  interface BaseCartDiscountApplication {
    ${applicationFields()}
  }
  type CartAutomaticDiscountApplication implements BaseCartDiscountApplication {
    ${applicationFields()}
    title: String!
  }
  type CartCodeDiscountApplication implements BaseCartDiscountApplication {
    ${applicationFields()}
    code: String!
  }
  type CartCustomDiscountApplication implements BaseCartDiscountApplication {
    ${applicationFields()}
    title: String!
  }
  extend interface CartDiscountAllocation {
    ${allocationFields()}
  }
  extend type CartAutomaticDiscountAllocation {
    ${allocationFields()}
  }
  extend type CartCodeDiscountAllocation {
    ${allocationFields()}
  }
  extend type CartCustomDiscountAllocation {
    ${allocationFields()}
  }
  extend interface BaseCartLine {
    ${lineFields()}
  }
  extend type CartLine {
    ${lineFields()}
  }
  extend type ComponentizableCartLine {
    ${lineFields()}
  }
  extend type Cart {
    discountAllocations: [CartDiscountAllocation!]!
      @deprecated(reason: "Use \`discountApplications\`, or the lines' \`discountAllocations\`.")
    discountApplications: [BaseCartDiscountApplication!]!
  }
  extend type CartDeliveryGroup {
    discountAllocations: [CartDiscountAllocation!]!
  }
  extend input CartLineUpdateInput {
    id: ID
    viewKey: String
  }
  extend type Mutation {
    cartLinesRemove(
      cartId: ID!
      lineIds: [ID!]
      viewKeys: [String!]
    ): CartLinesRemovePayload
  }
`;

function applicationFields(): string {
  return `allocationMethod: DiscountApplicationAllocationMethod!
    targetSelection: DiscountApplicationTargetSelection!
    targetType: DiscountApplicationTargetType!
    totalAllocatedAmount: MoneyV2!
    value: PricingValue!`;
}

function allocationFields(): string {
  return `discountApplication: CartDiscountApplication!
      @deprecated(reason: "Use \`sourceDiscountApplication\`.")
    sourceDiscountApplication: BaseCartDiscountApplication!`;
}

function lineFields(): string {
  return `discountAllocations(lineLevelOnly: Boolean = true): [CartDiscountAllocation!]!
    viewKey: String`;
}

/** 2026-10 (the changelog of Hydrogen 2026.10.0): of the cart and the shop it changes nothing. */
const october = /* GraphQL */ `
  extend type ShopPayPaymentRequestSession {
    paymentRequest: ShopPayPaymentRequest @deprecated(reason: "It is no longer kept.")
  }
  extend type Mutation {
    shopPayPaymentRequestSessionCreate(
      sourceIdentifier: String!
      paymentRequest: ShopPayPaymentRequestInput
        @deprecated(reason: "It is no longer needed.")
    ): ShopPayPaymentRequestSessionCreatePayload
  }
`;

/** The changes since the newest published schema, version by version. */
export const laterVersions: readonly {version: string; changes: string}[] = [
  {version: '2026-07', changes: july},
  {version: '2026-10', changes: october},
];
