/* eslint-disable eslint-comments/disable-enable-pair */
/* eslint-disable eslint-comments/no-unlimited-disable */
/* eslint-disable */
import type * as StorefrontAPI from '@shopify/hydrogen/storefront-api-types';

export type ArrivalRulesFragment = {
  arrivalShop: {
    arrival?: StorefrontAPI.Maybe<{
      reference?: StorefrontAPI.Maybe<{
        fields: Array<Pick<StorefrontAPI.MetaobjectField, 'key' | 'value'>>;
      }>;
    }>;
  };
  arrivalPlace: {country: Pick<StorefrontAPI.Country, 'isoCode'>};
};

export type MadeFragment = {
  making?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
  madeAfter?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
  sent: {nodes: Array<Pick<StorefrontAPI.ProductVariant, 'requiresShipping'>>};
};

export type CartArrivalQueryVariables = StorefrontAPI.Exact<{
  ids: Array<StorefrontAPI.Scalars['ID']['input']> | StorefrontAPI.Scalars['ID']['input'];
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
}>;

export type CartArrivalQuery = {
  nodes: Array<
    StorefrontAPI.Maybe<
      Pick<StorefrontAPI.ProductVariant, 'id' | 'requiresShipping'> & {
        product: StorefrontAPI.MakeOptional<
          Pick<
            StorefrontAPI.Product,
            'title' | 'availableForSale' | 'tags' | 'isGiftCard'
          >,
          'tags'
        > & {
          shipsOn?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
          making?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
          madeAfter?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
          print?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'id'>>;
        };
      }
    >
  >;
  arrivalShop: {
    arrival?: StorefrontAPI.Maybe<{
      reference?: StorefrontAPI.Maybe<{
        fields: Array<Pick<StorefrontAPI.MetaobjectField, 'key' | 'value'>>;
      }>;
    }>;
  };
  arrivalPlace: {country: Pick<StorefrontAPI.Country, 'isoCode'>};
};

export type ContactAnswersQueryVariables = StorefrontAPI.Exact<{
  sizes: StorefrontAPI.Scalars['String']['input'];
  shipping: StorefrontAPI.Scalars['String']['input'];
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;

export type ContactAnswersQuery = {
  sizes?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Page, 'id'>>;
  shipping?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Page, 'id'>>;
  shop: {
    privacyPolicy?: StorefrontAPI.Maybe<
      Pick<StorefrontAPI.ShopPolicy, 'handle' | 'title'>
    >;
    refundPolicy?: StorefrontAPI.Maybe<
      Pick<StorefrontAPI.ShopPolicy, 'handle' | 'title'>
    >;
    shippingPolicy?: StorefrontAPI.Maybe<
      Pick<StorefrontAPI.ShopPolicy, 'handle' | 'title'>
    >;
    termsOfService?: StorefrontAPI.Maybe<
      Pick<StorefrontAPI.ShopPolicy, 'handle' | 'title'>
    >;
    subscriptionPolicy?: StorefrontAPI.Maybe<
      Pick<StorefrontAPI.ShopPolicyWithDefault, 'id' | 'handle' | 'title'>
    >;
  };
};

export type MakerFragment = {
  name?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>;
  address?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>;
  contact?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>;
  responsible?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>;
  responsibleContact?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>;
  warnings?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>;
};

export type DisclosedFragment = {
  maker?: StorefrontAPI.Maybe<{
    reference?: StorefrontAPI.Maybe<{
      name?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>;
      address?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>;
      contact?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>;
      responsible?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>;
      responsibleContact?: StorefrontAPI.Maybe<
        Pick<StorefrontAPI.MetaobjectField, 'value'>
      >;
      warnings?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>;
    }>;
  }>;
  model?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
  fibers?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
  warnings?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
  guaranteeLabel?: StorefrontAPI.Maybe<{
    reference?: StorefrontAPI.Maybe<{
      image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText'>>;
    }>;
  }>;
};

export type ShopMakerFragment = {
  maker?: StorefrontAPI.Maybe<{
    reference?: StorefrontAPI.Maybe<{
      name?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>;
      address?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>;
      contact?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>;
      responsible?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>;
      responsibleContact?: StorefrontAPI.Maybe<
        Pick<StorefrontAPI.MetaobjectField, 'value'>
      >;
      warnings?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>;
    }>;
  }>;
};

export type GiftCardsQueryVariables = StorefrontAPI.Exact<{
  ids: Array<StorefrontAPI.Scalars['ID']['input']> | StorefrontAPI.Scalars['ID']['input'];
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
}>;

export type GiftCardsQuery = {
  nodes: Array<
    StorefrontAPI.Maybe<
      Pick<StorefrontAPI.ProductVariant, 'id'> & {
        product: Pick<StorefrontAPI.Product, 'isGiftCard'>;
      }
    >
  >;
};

export type NotifyVariantQueryVariables = StorefrontAPI.Exact<{
  id: StorefrontAPI.Scalars['ID']['input'];
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
}>;

export type NotifyVariantQuery = {
  node?: StorefrontAPI.Maybe<
    | Pick<StorefrontAPI.Product, 'handle' | 'title'>
    | (Pick<StorefrontAPI.ProductVariant, 'title'> & {
        product: Pick<StorefrontAPI.Product, 'handle' | 'title'>;
      })
  >;
};

export type PrintedFragment = {
  personalization?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
  squad?: StorefrontAPI.Maybe<{
    reference?: StorefrontAPI.Maybe<{
      players?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>;
      promise?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>;
    }>;
  }>;
};

export type PrintedVariantsQueryVariables = StorefrontAPI.Exact<{
  ids: Array<StorefrontAPI.Scalars['ID']['input']> | StorefrontAPI.Scalars['ID']['input'];
  imagesFirst: StorefrontAPI.Scalars['Int']['input'];
  withPictures: StorefrontAPI.Scalars['Boolean']['input'];
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
}>;

export type PrintedVariantsQuery = {
  nodes: Array<
    StorefrontAPI.Maybe<
      Pick<StorefrontAPI.ProductVariant, 'id'> & {
        selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>;
        product: Pick<StorefrontAPI.Product, 'handle'> & {
          options: Array<
            Pick<StorefrontAPI.ProductOption, 'name'> & {
              optionValues: Array<Pick<StorefrontAPI.ProductOptionValue, 'name'>>;
            }
          >;
          images?: {nodes: Array<Pick<StorefrontAPI.Image, 'url' | 'altText'>>};
          personalization?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
          squad?: StorefrontAPI.Maybe<{
            reference?: StorefrontAPI.Maybe<{
              players?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>;
              promise?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>;
            }>;
          }>;
        };
      }
    >
  >;
};

export type PickupAvailabilityQueryVariables = StorefrontAPI.Exact<{
  id: StorefrontAPI.Scalars['ID']['input'];
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;

export type PickupAvailabilityQuery = {
  localization: {country: Pick<StorefrontAPI.Country, 'isoCode'>};
  node?: StorefrontAPI.Maybe<
    Pick<StorefrontAPI.ProductVariant, 'id'> & {
      product: {making?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>};
      storeAvailability?: {
        nodes: Array<
          Pick<StorefrontAPI.StoreAvailability, 'available' | 'pickUpTime'> & {
            location: Pick<StorefrontAPI.Location, 'id' | 'name'> & {
              address: Pick<
                StorefrontAPI.LocationAddress,
                'formatted' | 'phone' | 'countryCode' | 'latitude' | 'longitude'
              >;
              hours?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
            };
          }
        >;
      };
    }
  >;
};

export type PickupLocationsQueryVariables = StorefrontAPI.Exact<{
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;

export type PickupLocationsQuery = {
  localization: {country: Pick<StorefrontAPI.Country, 'isoCode'>};
  locations?: {
    nodes: Array<
      Pick<StorefrontAPI.Location, 'id' | 'name'> & {
        address: Pick<StorefrontAPI.LocationAddress, 'city' | 'countryCode'>;
      }
    >;
  };
};

export type RecommendationsQueryVariables = StorefrontAPI.Exact<{
  handle: StorefrontAPI.Scalars['String']['input'];
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
  drops?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['Boolean']['input']>;
  metafields:
    | Array<StorefrontAPI.HasMetafieldsIdentifier>
    | StorefrontAPI.HasMetafieldsIdentifier;
}>;

export type RecommendationsQuery = {
  complementary?: StorefrontAPI.Maybe<
    Array<
      StorefrontAPI.MakeOptional<
        Pick<
          StorefrontAPI.Product,
          'id' | 'handle' | 'title' | 'productType' | 'tags' | 'availableForSale'
        >,
        'tags'
      > & {
        lowestPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
        metafields: Array<
          StorefrontAPI.Maybe<
            Pick<StorefrontAPI.Metafield, 'namespace' | 'key' | 'value'>
          >
        >;
        options: Array<
          Pick<StorefrontAPI.ProductOption, 'name'> & {
            optionValues: Array<
              Pick<StorefrontAPI.ProductOptionValue, 'name'> & {
                swatch?: StorefrontAPI.Maybe<
                  Pick<StorefrontAPI.ProductOptionValueSwatch, 'color'>
                >;
                firstSelectableVariant?: StorefrontAPI.Maybe<{
                  image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url'>>;
                  price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
                  compareAtPrice?: StorefrontAPI.Maybe<
                    Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
                  >;
                }>;
              }
            >;
          }
        >;
        images: {nodes: Array<Pick<StorefrontAPI.Image, 'url' | 'altText'>>};
        variants: {
          nodes: Array<{
            lowestPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
            price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
            compareAtPrice?: StorefrontAPI.Maybe<
              Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
            >;
          }>;
        };
        availableFrom?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
      }
    >
  >;
  related?: StorefrontAPI.Maybe<
    Array<
      StorefrontAPI.MakeOptional<
        Pick<
          StorefrontAPI.Product,
          'id' | 'handle' | 'title' | 'productType' | 'tags' | 'availableForSale'
        >,
        'tags'
      > & {
        lowestPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
        metafields: Array<
          StorefrontAPI.Maybe<
            Pick<StorefrontAPI.Metafield, 'namespace' | 'key' | 'value'>
          >
        >;
        options: Array<
          Pick<StorefrontAPI.ProductOption, 'name'> & {
            optionValues: Array<
              Pick<StorefrontAPI.ProductOptionValue, 'name'> & {
                swatch?: StorefrontAPI.Maybe<
                  Pick<StorefrontAPI.ProductOptionValueSwatch, 'color'>
                >;
                firstSelectableVariant?: StorefrontAPI.Maybe<{
                  image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url'>>;
                  price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
                  compareAtPrice?: StorefrontAPI.Maybe<
                    Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
                  >;
                }>;
              }
            >;
          }
        >;
        images: {nodes: Array<Pick<StorefrontAPI.Image, 'url' | 'altText'>>};
        variants: {
          nodes: Array<{
            lowestPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
            price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
            compareAtPrice?: StorefrontAPI.Maybe<
              Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
            >;
          }>;
        };
        availableFrom?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
      }
    >
  >;
};

export type ReviewedProductQueryVariables = StorefrontAPI.Exact<{
  id: StorefrontAPI.Scalars['ID']['input'];
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
}>;

export type ReviewedProductQuery = {
  product?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Product, 'id'>>;
};

export type SavedQueryVariables = StorefrontAPI.Exact<{
  ids: Array<StorefrontAPI.Scalars['ID']['input']> | StorefrontAPI.Scalars['ID']['input'];
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
  drops?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['Boolean']['input']>;
  metafields:
    | Array<StorefrontAPI.HasMetafieldsIdentifier>
    | StorefrontAPI.HasMetafieldsIdentifier;
}>;

export type SavedQuery = {
  nodes: Array<
    StorefrontAPI.Maybe<
      StorefrontAPI.MakeOptional<
        Pick<
          StorefrontAPI.Product,
          'id' | 'handle' | 'title' | 'productType' | 'tags' | 'availableForSale'
        >,
        'tags'
      > & {
        lowestPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
        metafields: Array<
          StorefrontAPI.Maybe<
            Pick<StorefrontAPI.Metafield, 'namespace' | 'key' | 'value'>
          >
        >;
        options: Array<
          Pick<StorefrontAPI.ProductOption, 'name'> & {
            optionValues: Array<
              Pick<StorefrontAPI.ProductOptionValue, 'name'> & {
                swatch?: StorefrontAPI.Maybe<
                  Pick<StorefrontAPI.ProductOptionValueSwatch, 'color'>
                >;
                firstSelectableVariant?: StorefrontAPI.Maybe<{
                  image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url'>>;
                  price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
                  compareAtPrice?: StorefrontAPI.Maybe<
                    Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
                  >;
                }>;
              }
            >;
          }
        >;
        images: {nodes: Array<Pick<StorefrontAPI.Image, 'url' | 'altText'>>};
        variants: {
          nodes: Array<{
            lowestPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
            price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
            compareAtPrice?: StorefrontAPI.Maybe<
              Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
            >;
          }>;
        };
        availableFrom?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
      }
    >
  >;
};

export type CartDiscountCodesUpdateMutationVariables = StorefrontAPI.Exact<{
  cartId: StorefrontAPI.Scalars['ID']['input'];
  discountCodes:
    | Array<StorefrontAPI.Scalars['String']['input']>
    | StorefrontAPI.Scalars['String']['input'];
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
  drops?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['Boolean']['input']>;
  buyer?: StorefrontAPI.CartBuyerIdentityInput;
  moves?: StorefrontAPI.Scalars['Boolean']['input'];
}>;

export type CartDiscountCodesUpdateMutation = {
  cartDiscountCodesUpdate?: StorefrontAPI.Maybe<{
    cart?: StorefrontAPI.Maybe<
      Pick<
        StorefrontAPI.Cart,
        'id' | 'checkoutUrl' | 'createdAt' | 'updatedAt' | 'totalQuantity' | 'note'
      > & {
        attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>;
        appliedGiftCards: Array<
          Pick<StorefrontAPI.AppliedGiftCard, 'id' | 'lastCharacters'> & {
            amountUsed: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
            balance: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
          }
        >;
        buyerIdentity: Pick<
          StorefrontAPI.CartBuyerIdentity,
          'countryCode' | 'email' | 'phone'
        > & {
          customer?: StorefrontAPI.Maybe<
            Pick<StorefrontAPI.Customer, 'id' | 'email' | 'phone'> & {
              addresses: {
                nodes: Array<
                  Pick<
                    StorefrontAPI.MailingAddress,
                    | 'address1'
                    | 'address2'
                    | 'city'
                    | 'company'
                    | 'country'
                    | 'firstName'
                    | 'lastName'
                    | 'name'
                    | 'phone'
                    | 'province'
                    | 'zip'
                    | 'latitude'
                    | 'longitude'
                  >
                >;
              };
            }
          >;
          preferences?: StorefrontAPI.Maybe<
            Pick<StorefrontAPI.CartPreferences, 'wallet'> & {
              delivery?: StorefrontAPI.Maybe<
                Pick<
                  StorefrontAPI.CartDeliveryPreference,
                  'deliveryMethod' | 'pickupHandle'
                > & {
                  coordinates?: StorefrontAPI.Maybe<
                    Pick<
                      StorefrontAPI.CartDeliveryCoordinatesPreference,
                      'latitude' | 'longitude' | 'countryCode'
                    >
                  >;
                }
              >;
            }
          >;
          purchasingCompany?: StorefrontAPI.Maybe<{
            company: Pick<StorefrontAPI.Company, 'id' | 'name' | 'externalId'>;
          }>;
        };
        cost: StorefrontAPI.MakeOptional<
          Pick<
            StorefrontAPI.CartCost,
            | 'subtotalAmountEstimated'
            | 'totalAmountEstimated'
            | 'totalDutyAmountEstimated'
            | 'totalTaxAmountEstimated'
          >,
          'totalDutyAmountEstimated' | 'totalTaxAmountEstimated'
        > & {
          checkoutChargeAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
          subtotalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
          totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
          totalDutyAmount?: StorefrontAPI.Maybe<
            Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
          >;
          totalTaxAmount?: StorefrontAPI.Maybe<
            Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
          >;
        };
        delivery: {
          addresses: Array<
            Pick<
              StorefrontAPI.CartSelectableAddress,
              'id' | 'oneTimeUse' | 'selected'
            > & {
              address: Pick<
                StorefrontAPI.CartDeliveryAddress,
                | 'address1'
                | 'address2'
                | 'city'
                | 'company'
                | 'countryCode'
                | 'firstName'
                | 'lastName'
                | 'name'
                | 'phone'
                | 'provinceCode'
                | 'zip'
                | 'latitude'
                | 'longitude'
              >;
            }
          >;
        };
        discountAllocations: Array<
          | (Pick<StorefrontAPI.CartAutomaticDiscountAllocation, 'title'> & {
              discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
            })
          | (Pick<StorefrontAPI.CartCodeDiscountAllocation, 'code'> & {
              discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
            })
          | (Pick<StorefrontAPI.CartCustomDiscountAllocation, 'title'> & {
              discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
            })
        >;
        discountCodes: Array<Pick<StorefrontAPI.CartDiscountCode, 'code' | 'applicable'>>;
        lines: {
          pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage' | 'endCursor'>;
          edges: Array<{
            node:
              | (Pick<StorefrontAPI.CartLine, 'id' | 'quantity'> & {
                  attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>;
                  cost: {
                    amountPerQuantity: Pick<
                      StorefrontAPI.MoneyV2,
                      'amount' | 'currencyCode'
                    >;
                    compareAtAmountPerQuantity?: StorefrontAPI.Maybe<
                      Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
                    >;
                    subtotalAmount: Pick<
                      StorefrontAPI.MoneyV2,
                      'amount' | 'currencyCode'
                    >;
                    totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
                  };
                  discountAllocations: Array<
                    | (Pick<StorefrontAPI.CartAutomaticDiscountAllocation, 'title'> & {
                        discountedAmount: Pick<
                          StorefrontAPI.MoneyV2,
                          'amount' | 'currencyCode'
                        >;
                      })
                    | (Pick<StorefrontAPI.CartCodeDiscountAllocation, 'code'> & {
                        discountedAmount: Pick<
                          StorefrontAPI.MoneyV2,
                          'amount' | 'currencyCode'
                        >;
                      })
                    | (Pick<StorefrontAPI.CartCustomDiscountAllocation, 'title'> & {
                        discountedAmount: Pick<
                          StorefrontAPI.MoneyV2,
                          'amount' | 'currencyCode'
                        >;
                      })
                  >;
                  merchandise: StorefrontAPI.MakeOptional<
                    Pick<
                      StorefrontAPI.ProductVariant,
                      | 'id'
                      | 'title'
                      | 'availableForSale'
                      | 'barcode'
                      | 'currentlyNotInStock'
                      | 'quantityAvailable'
                      | 'requiresShipping'
                      | 'sku'
                      | 'taxable'
                      | 'weight'
                      | 'weightUnit'
                    >,
                    'quantityAvailable'
                  > & {
                    price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
                    compareAtPrice?: StorefrontAPI.Maybe<
                      Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
                    >;
                    unitPrice?: StorefrontAPI.Maybe<
                      Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
                    >;
                    unitPriceMeasurement?: StorefrontAPI.Maybe<
                      Pick<
                        StorefrontAPI.UnitPriceMeasurement,
                        | 'measuredType'
                        | 'quantityUnit'
                        | 'quantityValue'
                        | 'referenceUnit'
                        | 'referenceValue'
                      >
                    >;
                    quantityRule: Pick<
                      StorefrontAPI.QuantityRule,
                      'increment' | 'minimum' | 'maximum'
                    >;
                    selectedOptions: Array<
                      Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>
                    >;
                    image?: StorefrontAPI.Maybe<
                      Pick<
                        StorefrontAPI.Image,
                        'id' | 'url' | 'altText' | 'width' | 'height'
                      >
                    >;
                    product: StorefrontAPI.MakeOptional<
                      Pick<
                        StorefrontAPI.Product,
                        'id' | 'title' | 'handle' | 'vendor' | 'productType' | 'tags'
                      >,
                      'tags'
                    > & {
                      featuredImage?: StorefrontAPI.Maybe<
                        Pick<StorefrontAPI.Image, 'id'>
                      >;
                      options: Array<
                        Pick<StorefrontAPI.ProductOption, 'name'> & {
                          optionValues: Array<
                            Pick<StorefrontAPI.ProductOptionValue, 'name'>
                          >;
                        }
                      >;
                      availableFrom?: StorefrontAPI.Maybe<
                        Pick<StorefrontAPI.Metafield, 'value'>
                      >;
                    };
                  };
                  sellingPlanAllocation?: StorefrontAPI.Maybe<{
                    sellingPlan: Pick<StorefrontAPI.SellingPlan, 'id' | 'name'>;
                  }>;
                })
              | (Pick<StorefrontAPI.ComponentizableCartLine, 'id' | 'quantity'> & {
                  lineComponents: Array<
                    Pick<StorefrontAPI.CartLine, 'quantity'> & {
                      attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>;
                      sellingPlanAllocation?: StorefrontAPI.Maybe<{
                        sellingPlan: Pick<StorefrontAPI.SellingPlan, 'id'>;
                      }>;
                      merchandise: Pick<StorefrontAPI.ProductVariant, 'id' | 'title'> & {
                        product: Pick<StorefrontAPI.Product, 'title'>;
                      };
                    }
                  >;
                  attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>;
                  cost: {
                    amountPerQuantity: Pick<
                      StorefrontAPI.MoneyV2,
                      'amount' | 'currencyCode'
                    >;
                    compareAtAmountPerQuantity?: StorefrontAPI.Maybe<
                      Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
                    >;
                    subtotalAmount: Pick<
                      StorefrontAPI.MoneyV2,
                      'amount' | 'currencyCode'
                    >;
                    totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
                  };
                  discountAllocations: Array<
                    | (Pick<StorefrontAPI.CartAutomaticDiscountAllocation, 'title'> & {
                        discountedAmount: Pick<
                          StorefrontAPI.MoneyV2,
                          'amount' | 'currencyCode'
                        >;
                      })
                    | (Pick<StorefrontAPI.CartCodeDiscountAllocation, 'code'> & {
                        discountedAmount: Pick<
                          StorefrontAPI.MoneyV2,
                          'amount' | 'currencyCode'
                        >;
                      })
                    | (Pick<StorefrontAPI.CartCustomDiscountAllocation, 'title'> & {
                        discountedAmount: Pick<
                          StorefrontAPI.MoneyV2,
                          'amount' | 'currencyCode'
                        >;
                      })
                  >;
                  merchandise: StorefrontAPI.MakeOptional<
                    Pick<
                      StorefrontAPI.ProductVariant,
                      | 'id'
                      | 'title'
                      | 'availableForSale'
                      | 'barcode'
                      | 'currentlyNotInStock'
                      | 'quantityAvailable'
                      | 'requiresShipping'
                      | 'sku'
                      | 'taxable'
                      | 'weight'
                      | 'weightUnit'
                    >,
                    'quantityAvailable'
                  > & {
                    price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
                    compareAtPrice?: StorefrontAPI.Maybe<
                      Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
                    >;
                    unitPrice?: StorefrontAPI.Maybe<
                      Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
                    >;
                    unitPriceMeasurement?: StorefrontAPI.Maybe<
                      Pick<
                        StorefrontAPI.UnitPriceMeasurement,
                        | 'measuredType'
                        | 'quantityUnit'
                        | 'quantityValue'
                        | 'referenceUnit'
                        | 'referenceValue'
                      >
                    >;
                    quantityRule: Pick<
                      StorefrontAPI.QuantityRule,
                      'increment' | 'minimum' | 'maximum'
                    >;
                    selectedOptions: Array<
                      Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>
                    >;
                    image?: StorefrontAPI.Maybe<
                      Pick<
                        StorefrontAPI.Image,
                        'id' | 'url' | 'altText' | 'width' | 'height'
                      >
                    >;
                    product: StorefrontAPI.MakeOptional<
                      Pick<
                        StorefrontAPI.Product,
                        'id' | 'title' | 'handle' | 'vendor' | 'productType' | 'tags'
                      >,
                      'tags'
                    > & {
                      featuredImage?: StorefrontAPI.Maybe<
                        Pick<StorefrontAPI.Image, 'id'>
                      >;
                      options: Array<
                        Pick<StorefrontAPI.ProductOption, 'name'> & {
                          optionValues: Array<
                            Pick<StorefrontAPI.ProductOptionValue, 'name'>
                          >;
                        }
                      >;
                      availableFrom?: StorefrontAPI.Maybe<
                        Pick<StorefrontAPI.Metafield, 'value'>
                      >;
                    };
                  };
                  sellingPlanAllocation?: StorefrontAPI.Maybe<{
                    sellingPlan: Pick<StorefrontAPI.SellingPlan, 'id' | 'name'>;
                  }>;
                });
          }>;
        };
      }
    >;
    userErrors: Array<Pick<StorefrontAPI.CartUserError, 'code' | 'field' | 'message'>>;
    warnings: Array<Pick<StorefrontAPI.CartWarning, 'code' | 'target'>>;
  }>;
  moved?: StorefrontAPI.Maybe<{
    warnings: Array<Pick<StorefrontAPI.CartWarning, 'code' | 'target'>>;
  }>;
};

export type CartGiftCardCodesUpdateMutationVariables = StorefrontAPI.Exact<{
  cartId: StorefrontAPI.Scalars['ID']['input'];
  giftCardCodes:
    | Array<StorefrontAPI.Scalars['String']['input']>
    | StorefrontAPI.Scalars['String']['input'];
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
  drops?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['Boolean']['input']>;
  buyer?: StorefrontAPI.CartBuyerIdentityInput;
  moves?: StorefrontAPI.Scalars['Boolean']['input'];
}>;

export type CartGiftCardCodesUpdateMutation = {
  cartGiftCardCodesUpdate?: StorefrontAPI.Maybe<{
    cart?: StorefrontAPI.Maybe<
      Pick<
        StorefrontAPI.Cart,
        'id' | 'checkoutUrl' | 'createdAt' | 'updatedAt' | 'totalQuantity' | 'note'
      > & {
        attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>;
        appliedGiftCards: Array<
          Pick<StorefrontAPI.AppliedGiftCard, 'id' | 'lastCharacters'> & {
            amountUsed: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
            balance: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
          }
        >;
        buyerIdentity: Pick<
          StorefrontAPI.CartBuyerIdentity,
          'countryCode' | 'email' | 'phone'
        > & {
          customer?: StorefrontAPI.Maybe<
            Pick<StorefrontAPI.Customer, 'id' | 'email' | 'phone'> & {
              addresses: {
                nodes: Array<
                  Pick<
                    StorefrontAPI.MailingAddress,
                    | 'address1'
                    | 'address2'
                    | 'city'
                    | 'company'
                    | 'country'
                    | 'firstName'
                    | 'lastName'
                    | 'name'
                    | 'phone'
                    | 'province'
                    | 'zip'
                    | 'latitude'
                    | 'longitude'
                  >
                >;
              };
            }
          >;
          preferences?: StorefrontAPI.Maybe<
            Pick<StorefrontAPI.CartPreferences, 'wallet'> & {
              delivery?: StorefrontAPI.Maybe<
                Pick<
                  StorefrontAPI.CartDeliveryPreference,
                  'deliveryMethod' | 'pickupHandle'
                > & {
                  coordinates?: StorefrontAPI.Maybe<
                    Pick<
                      StorefrontAPI.CartDeliveryCoordinatesPreference,
                      'latitude' | 'longitude' | 'countryCode'
                    >
                  >;
                }
              >;
            }
          >;
          purchasingCompany?: StorefrontAPI.Maybe<{
            company: Pick<StorefrontAPI.Company, 'id' | 'name' | 'externalId'>;
          }>;
        };
        cost: StorefrontAPI.MakeOptional<
          Pick<
            StorefrontAPI.CartCost,
            | 'subtotalAmountEstimated'
            | 'totalAmountEstimated'
            | 'totalDutyAmountEstimated'
            | 'totalTaxAmountEstimated'
          >,
          'totalDutyAmountEstimated' | 'totalTaxAmountEstimated'
        > & {
          checkoutChargeAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
          subtotalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
          totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
          totalDutyAmount?: StorefrontAPI.Maybe<
            Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
          >;
          totalTaxAmount?: StorefrontAPI.Maybe<
            Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
          >;
        };
        delivery: {
          addresses: Array<
            Pick<
              StorefrontAPI.CartSelectableAddress,
              'id' | 'oneTimeUse' | 'selected'
            > & {
              address: Pick<
                StorefrontAPI.CartDeliveryAddress,
                | 'address1'
                | 'address2'
                | 'city'
                | 'company'
                | 'countryCode'
                | 'firstName'
                | 'lastName'
                | 'name'
                | 'phone'
                | 'provinceCode'
                | 'zip'
                | 'latitude'
                | 'longitude'
              >;
            }
          >;
        };
        discountAllocations: Array<
          | (Pick<StorefrontAPI.CartAutomaticDiscountAllocation, 'title'> & {
              discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
            })
          | (Pick<StorefrontAPI.CartCodeDiscountAllocation, 'code'> & {
              discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
            })
          | (Pick<StorefrontAPI.CartCustomDiscountAllocation, 'title'> & {
              discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
            })
        >;
        discountCodes: Array<Pick<StorefrontAPI.CartDiscountCode, 'code' | 'applicable'>>;
        lines: {
          pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage' | 'endCursor'>;
          edges: Array<{
            node:
              | (Pick<StorefrontAPI.CartLine, 'id' | 'quantity'> & {
                  attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>;
                  cost: {
                    amountPerQuantity: Pick<
                      StorefrontAPI.MoneyV2,
                      'amount' | 'currencyCode'
                    >;
                    compareAtAmountPerQuantity?: StorefrontAPI.Maybe<
                      Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
                    >;
                    subtotalAmount: Pick<
                      StorefrontAPI.MoneyV2,
                      'amount' | 'currencyCode'
                    >;
                    totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
                  };
                  discountAllocations: Array<
                    | (Pick<StorefrontAPI.CartAutomaticDiscountAllocation, 'title'> & {
                        discountedAmount: Pick<
                          StorefrontAPI.MoneyV2,
                          'amount' | 'currencyCode'
                        >;
                      })
                    | (Pick<StorefrontAPI.CartCodeDiscountAllocation, 'code'> & {
                        discountedAmount: Pick<
                          StorefrontAPI.MoneyV2,
                          'amount' | 'currencyCode'
                        >;
                      })
                    | (Pick<StorefrontAPI.CartCustomDiscountAllocation, 'title'> & {
                        discountedAmount: Pick<
                          StorefrontAPI.MoneyV2,
                          'amount' | 'currencyCode'
                        >;
                      })
                  >;
                  merchandise: StorefrontAPI.MakeOptional<
                    Pick<
                      StorefrontAPI.ProductVariant,
                      | 'id'
                      | 'title'
                      | 'availableForSale'
                      | 'barcode'
                      | 'currentlyNotInStock'
                      | 'quantityAvailable'
                      | 'requiresShipping'
                      | 'sku'
                      | 'taxable'
                      | 'weight'
                      | 'weightUnit'
                    >,
                    'quantityAvailable'
                  > & {
                    price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
                    compareAtPrice?: StorefrontAPI.Maybe<
                      Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
                    >;
                    unitPrice?: StorefrontAPI.Maybe<
                      Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
                    >;
                    unitPriceMeasurement?: StorefrontAPI.Maybe<
                      Pick<
                        StorefrontAPI.UnitPriceMeasurement,
                        | 'measuredType'
                        | 'quantityUnit'
                        | 'quantityValue'
                        | 'referenceUnit'
                        | 'referenceValue'
                      >
                    >;
                    quantityRule: Pick<
                      StorefrontAPI.QuantityRule,
                      'increment' | 'minimum' | 'maximum'
                    >;
                    selectedOptions: Array<
                      Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>
                    >;
                    image?: StorefrontAPI.Maybe<
                      Pick<
                        StorefrontAPI.Image,
                        'id' | 'url' | 'altText' | 'width' | 'height'
                      >
                    >;
                    product: StorefrontAPI.MakeOptional<
                      Pick<
                        StorefrontAPI.Product,
                        'id' | 'title' | 'handle' | 'vendor' | 'productType' | 'tags'
                      >,
                      'tags'
                    > & {
                      featuredImage?: StorefrontAPI.Maybe<
                        Pick<StorefrontAPI.Image, 'id'>
                      >;
                      options: Array<
                        Pick<StorefrontAPI.ProductOption, 'name'> & {
                          optionValues: Array<
                            Pick<StorefrontAPI.ProductOptionValue, 'name'>
                          >;
                        }
                      >;
                      availableFrom?: StorefrontAPI.Maybe<
                        Pick<StorefrontAPI.Metafield, 'value'>
                      >;
                    };
                  };
                  sellingPlanAllocation?: StorefrontAPI.Maybe<{
                    sellingPlan: Pick<StorefrontAPI.SellingPlan, 'id' | 'name'>;
                  }>;
                })
              | (Pick<StorefrontAPI.ComponentizableCartLine, 'id' | 'quantity'> & {
                  lineComponents: Array<
                    Pick<StorefrontAPI.CartLine, 'quantity'> & {
                      attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>;
                      sellingPlanAllocation?: StorefrontAPI.Maybe<{
                        sellingPlan: Pick<StorefrontAPI.SellingPlan, 'id'>;
                      }>;
                      merchandise: Pick<StorefrontAPI.ProductVariant, 'id' | 'title'> & {
                        product: Pick<StorefrontAPI.Product, 'title'>;
                      };
                    }
                  >;
                  attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>;
                  cost: {
                    amountPerQuantity: Pick<
                      StorefrontAPI.MoneyV2,
                      'amount' | 'currencyCode'
                    >;
                    compareAtAmountPerQuantity?: StorefrontAPI.Maybe<
                      Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
                    >;
                    subtotalAmount: Pick<
                      StorefrontAPI.MoneyV2,
                      'amount' | 'currencyCode'
                    >;
                    totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
                  };
                  discountAllocations: Array<
                    | (Pick<StorefrontAPI.CartAutomaticDiscountAllocation, 'title'> & {
                        discountedAmount: Pick<
                          StorefrontAPI.MoneyV2,
                          'amount' | 'currencyCode'
                        >;
                      })
                    | (Pick<StorefrontAPI.CartCodeDiscountAllocation, 'code'> & {
                        discountedAmount: Pick<
                          StorefrontAPI.MoneyV2,
                          'amount' | 'currencyCode'
                        >;
                      })
                    | (Pick<StorefrontAPI.CartCustomDiscountAllocation, 'title'> & {
                        discountedAmount: Pick<
                          StorefrontAPI.MoneyV2,
                          'amount' | 'currencyCode'
                        >;
                      })
                  >;
                  merchandise: StorefrontAPI.MakeOptional<
                    Pick<
                      StorefrontAPI.ProductVariant,
                      | 'id'
                      | 'title'
                      | 'availableForSale'
                      | 'barcode'
                      | 'currentlyNotInStock'
                      | 'quantityAvailable'
                      | 'requiresShipping'
                      | 'sku'
                      | 'taxable'
                      | 'weight'
                      | 'weightUnit'
                    >,
                    'quantityAvailable'
                  > & {
                    price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
                    compareAtPrice?: StorefrontAPI.Maybe<
                      Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
                    >;
                    unitPrice?: StorefrontAPI.Maybe<
                      Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
                    >;
                    unitPriceMeasurement?: StorefrontAPI.Maybe<
                      Pick<
                        StorefrontAPI.UnitPriceMeasurement,
                        | 'measuredType'
                        | 'quantityUnit'
                        | 'quantityValue'
                        | 'referenceUnit'
                        | 'referenceValue'
                      >
                    >;
                    quantityRule: Pick<
                      StorefrontAPI.QuantityRule,
                      'increment' | 'minimum' | 'maximum'
                    >;
                    selectedOptions: Array<
                      Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>
                    >;
                    image?: StorefrontAPI.Maybe<
                      Pick<
                        StorefrontAPI.Image,
                        'id' | 'url' | 'altText' | 'width' | 'height'
                      >
                    >;
                    product: StorefrontAPI.MakeOptional<
                      Pick<
                        StorefrontAPI.Product,
                        'id' | 'title' | 'handle' | 'vendor' | 'productType' | 'tags'
                      >,
                      'tags'
                    > & {
                      featuredImage?: StorefrontAPI.Maybe<
                        Pick<StorefrontAPI.Image, 'id'>
                      >;
                      options: Array<
                        Pick<StorefrontAPI.ProductOption, 'name'> & {
                          optionValues: Array<
                            Pick<StorefrontAPI.ProductOptionValue, 'name'>
                          >;
                        }
                      >;
                      availableFrom?: StorefrontAPI.Maybe<
                        Pick<StorefrontAPI.Metafield, 'value'>
                      >;
                    };
                  };
                  sellingPlanAllocation?: StorefrontAPI.Maybe<{
                    sellingPlan: Pick<StorefrontAPI.SellingPlan, 'id' | 'name'>;
                  }>;
                });
          }>;
        };
      }
    >;
    userErrors: Array<Pick<StorefrontAPI.CartUserError, 'code' | 'field' | 'message'>>;
    warnings: Array<Pick<StorefrontAPI.CartWarning, 'code' | 'target'>>;
  }>;
  moved?: StorefrontAPI.Maybe<{
    warnings: Array<Pick<StorefrontAPI.CartWarning, 'code' | 'target'>>;
  }>;
};

export type CartGiftCardCodesRemoveMutationVariables = StorefrontAPI.Exact<{
  cartId: StorefrontAPI.Scalars['ID']['input'];
  appliedGiftCardIds:
    | Array<StorefrontAPI.Scalars['ID']['input']>
    | StorefrontAPI.Scalars['ID']['input'];
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
  drops?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['Boolean']['input']>;
  buyer?: StorefrontAPI.CartBuyerIdentityInput;
  moves?: StorefrontAPI.Scalars['Boolean']['input'];
}>;

export type CartGiftCardCodesRemoveMutation = {
  cartGiftCardCodesRemove?: StorefrontAPI.Maybe<{
    cart?: StorefrontAPI.Maybe<
      Pick<
        StorefrontAPI.Cart,
        'id' | 'checkoutUrl' | 'createdAt' | 'updatedAt' | 'totalQuantity' | 'note'
      > & {
        attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>;
        appliedGiftCards: Array<
          Pick<StorefrontAPI.AppliedGiftCard, 'id' | 'lastCharacters'> & {
            amountUsed: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
            balance: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
          }
        >;
        buyerIdentity: Pick<
          StorefrontAPI.CartBuyerIdentity,
          'countryCode' | 'email' | 'phone'
        > & {
          customer?: StorefrontAPI.Maybe<
            Pick<StorefrontAPI.Customer, 'id' | 'email' | 'phone'> & {
              addresses: {
                nodes: Array<
                  Pick<
                    StorefrontAPI.MailingAddress,
                    | 'address1'
                    | 'address2'
                    | 'city'
                    | 'company'
                    | 'country'
                    | 'firstName'
                    | 'lastName'
                    | 'name'
                    | 'phone'
                    | 'province'
                    | 'zip'
                    | 'latitude'
                    | 'longitude'
                  >
                >;
              };
            }
          >;
          preferences?: StorefrontAPI.Maybe<
            Pick<StorefrontAPI.CartPreferences, 'wallet'> & {
              delivery?: StorefrontAPI.Maybe<
                Pick<
                  StorefrontAPI.CartDeliveryPreference,
                  'deliveryMethod' | 'pickupHandle'
                > & {
                  coordinates?: StorefrontAPI.Maybe<
                    Pick<
                      StorefrontAPI.CartDeliveryCoordinatesPreference,
                      'latitude' | 'longitude' | 'countryCode'
                    >
                  >;
                }
              >;
            }
          >;
          purchasingCompany?: StorefrontAPI.Maybe<{
            company: Pick<StorefrontAPI.Company, 'id' | 'name' | 'externalId'>;
          }>;
        };
        cost: StorefrontAPI.MakeOptional<
          Pick<
            StorefrontAPI.CartCost,
            | 'subtotalAmountEstimated'
            | 'totalAmountEstimated'
            | 'totalDutyAmountEstimated'
            | 'totalTaxAmountEstimated'
          >,
          'totalDutyAmountEstimated' | 'totalTaxAmountEstimated'
        > & {
          checkoutChargeAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
          subtotalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
          totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
          totalDutyAmount?: StorefrontAPI.Maybe<
            Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
          >;
          totalTaxAmount?: StorefrontAPI.Maybe<
            Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
          >;
        };
        delivery: {
          addresses: Array<
            Pick<
              StorefrontAPI.CartSelectableAddress,
              'id' | 'oneTimeUse' | 'selected'
            > & {
              address: Pick<
                StorefrontAPI.CartDeliveryAddress,
                | 'address1'
                | 'address2'
                | 'city'
                | 'company'
                | 'countryCode'
                | 'firstName'
                | 'lastName'
                | 'name'
                | 'phone'
                | 'provinceCode'
                | 'zip'
                | 'latitude'
                | 'longitude'
              >;
            }
          >;
        };
        discountAllocations: Array<
          | (Pick<StorefrontAPI.CartAutomaticDiscountAllocation, 'title'> & {
              discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
            })
          | (Pick<StorefrontAPI.CartCodeDiscountAllocation, 'code'> & {
              discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
            })
          | (Pick<StorefrontAPI.CartCustomDiscountAllocation, 'title'> & {
              discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
            })
        >;
        discountCodes: Array<Pick<StorefrontAPI.CartDiscountCode, 'code' | 'applicable'>>;
        lines: {
          pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage' | 'endCursor'>;
          edges: Array<{
            node:
              | (Pick<StorefrontAPI.CartLine, 'id' | 'quantity'> & {
                  attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>;
                  cost: {
                    amountPerQuantity: Pick<
                      StorefrontAPI.MoneyV2,
                      'amount' | 'currencyCode'
                    >;
                    compareAtAmountPerQuantity?: StorefrontAPI.Maybe<
                      Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
                    >;
                    subtotalAmount: Pick<
                      StorefrontAPI.MoneyV2,
                      'amount' | 'currencyCode'
                    >;
                    totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
                  };
                  discountAllocations: Array<
                    | (Pick<StorefrontAPI.CartAutomaticDiscountAllocation, 'title'> & {
                        discountedAmount: Pick<
                          StorefrontAPI.MoneyV2,
                          'amount' | 'currencyCode'
                        >;
                      })
                    | (Pick<StorefrontAPI.CartCodeDiscountAllocation, 'code'> & {
                        discountedAmount: Pick<
                          StorefrontAPI.MoneyV2,
                          'amount' | 'currencyCode'
                        >;
                      })
                    | (Pick<StorefrontAPI.CartCustomDiscountAllocation, 'title'> & {
                        discountedAmount: Pick<
                          StorefrontAPI.MoneyV2,
                          'amount' | 'currencyCode'
                        >;
                      })
                  >;
                  merchandise: StorefrontAPI.MakeOptional<
                    Pick<
                      StorefrontAPI.ProductVariant,
                      | 'id'
                      | 'title'
                      | 'availableForSale'
                      | 'barcode'
                      | 'currentlyNotInStock'
                      | 'quantityAvailable'
                      | 'requiresShipping'
                      | 'sku'
                      | 'taxable'
                      | 'weight'
                      | 'weightUnit'
                    >,
                    'quantityAvailable'
                  > & {
                    price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
                    compareAtPrice?: StorefrontAPI.Maybe<
                      Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
                    >;
                    unitPrice?: StorefrontAPI.Maybe<
                      Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
                    >;
                    unitPriceMeasurement?: StorefrontAPI.Maybe<
                      Pick<
                        StorefrontAPI.UnitPriceMeasurement,
                        | 'measuredType'
                        | 'quantityUnit'
                        | 'quantityValue'
                        | 'referenceUnit'
                        | 'referenceValue'
                      >
                    >;
                    quantityRule: Pick<
                      StorefrontAPI.QuantityRule,
                      'increment' | 'minimum' | 'maximum'
                    >;
                    selectedOptions: Array<
                      Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>
                    >;
                    image?: StorefrontAPI.Maybe<
                      Pick<
                        StorefrontAPI.Image,
                        'id' | 'url' | 'altText' | 'width' | 'height'
                      >
                    >;
                    product: StorefrontAPI.MakeOptional<
                      Pick<
                        StorefrontAPI.Product,
                        'id' | 'title' | 'handle' | 'vendor' | 'productType' | 'tags'
                      >,
                      'tags'
                    > & {
                      featuredImage?: StorefrontAPI.Maybe<
                        Pick<StorefrontAPI.Image, 'id'>
                      >;
                      options: Array<
                        Pick<StorefrontAPI.ProductOption, 'name'> & {
                          optionValues: Array<
                            Pick<StorefrontAPI.ProductOptionValue, 'name'>
                          >;
                        }
                      >;
                      availableFrom?: StorefrontAPI.Maybe<
                        Pick<StorefrontAPI.Metafield, 'value'>
                      >;
                    };
                  };
                  sellingPlanAllocation?: StorefrontAPI.Maybe<{
                    sellingPlan: Pick<StorefrontAPI.SellingPlan, 'id' | 'name'>;
                  }>;
                })
              | (Pick<StorefrontAPI.ComponentizableCartLine, 'id' | 'quantity'> & {
                  lineComponents: Array<
                    Pick<StorefrontAPI.CartLine, 'quantity'> & {
                      attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>;
                      sellingPlanAllocation?: StorefrontAPI.Maybe<{
                        sellingPlan: Pick<StorefrontAPI.SellingPlan, 'id'>;
                      }>;
                      merchandise: Pick<StorefrontAPI.ProductVariant, 'id' | 'title'> & {
                        product: Pick<StorefrontAPI.Product, 'title'>;
                      };
                    }
                  >;
                  attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>;
                  cost: {
                    amountPerQuantity: Pick<
                      StorefrontAPI.MoneyV2,
                      'amount' | 'currencyCode'
                    >;
                    compareAtAmountPerQuantity?: StorefrontAPI.Maybe<
                      Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
                    >;
                    subtotalAmount: Pick<
                      StorefrontAPI.MoneyV2,
                      'amount' | 'currencyCode'
                    >;
                    totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
                  };
                  discountAllocations: Array<
                    | (Pick<StorefrontAPI.CartAutomaticDiscountAllocation, 'title'> & {
                        discountedAmount: Pick<
                          StorefrontAPI.MoneyV2,
                          'amount' | 'currencyCode'
                        >;
                      })
                    | (Pick<StorefrontAPI.CartCodeDiscountAllocation, 'code'> & {
                        discountedAmount: Pick<
                          StorefrontAPI.MoneyV2,
                          'amount' | 'currencyCode'
                        >;
                      })
                    | (Pick<StorefrontAPI.CartCustomDiscountAllocation, 'title'> & {
                        discountedAmount: Pick<
                          StorefrontAPI.MoneyV2,
                          'amount' | 'currencyCode'
                        >;
                      })
                  >;
                  merchandise: StorefrontAPI.MakeOptional<
                    Pick<
                      StorefrontAPI.ProductVariant,
                      | 'id'
                      | 'title'
                      | 'availableForSale'
                      | 'barcode'
                      | 'currentlyNotInStock'
                      | 'quantityAvailable'
                      | 'requiresShipping'
                      | 'sku'
                      | 'taxable'
                      | 'weight'
                      | 'weightUnit'
                    >,
                    'quantityAvailable'
                  > & {
                    price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
                    compareAtPrice?: StorefrontAPI.Maybe<
                      Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
                    >;
                    unitPrice?: StorefrontAPI.Maybe<
                      Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
                    >;
                    unitPriceMeasurement?: StorefrontAPI.Maybe<
                      Pick<
                        StorefrontAPI.UnitPriceMeasurement,
                        | 'measuredType'
                        | 'quantityUnit'
                        | 'quantityValue'
                        | 'referenceUnit'
                        | 'referenceValue'
                      >
                    >;
                    quantityRule: Pick<
                      StorefrontAPI.QuantityRule,
                      'increment' | 'minimum' | 'maximum'
                    >;
                    selectedOptions: Array<
                      Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>
                    >;
                    image?: StorefrontAPI.Maybe<
                      Pick<
                        StorefrontAPI.Image,
                        'id' | 'url' | 'altText' | 'width' | 'height'
                      >
                    >;
                    product: StorefrontAPI.MakeOptional<
                      Pick<
                        StorefrontAPI.Product,
                        'id' | 'title' | 'handle' | 'vendor' | 'productType' | 'tags'
                      >,
                      'tags'
                    > & {
                      featuredImage?: StorefrontAPI.Maybe<
                        Pick<StorefrontAPI.Image, 'id'>
                      >;
                      options: Array<
                        Pick<StorefrontAPI.ProductOption, 'name'> & {
                          optionValues: Array<
                            Pick<StorefrontAPI.ProductOptionValue, 'name'>
                          >;
                        }
                      >;
                      availableFrom?: StorefrontAPI.Maybe<
                        Pick<StorefrontAPI.Metafield, 'value'>
                      >;
                    };
                  };
                  sellingPlanAllocation?: StorefrontAPI.Maybe<{
                    sellingPlan: Pick<StorefrontAPI.SellingPlan, 'id' | 'name'>;
                  }>;
                });
          }>;
        };
      }
    >;
    userErrors: Array<Pick<StorefrontAPI.CartUserError, 'code' | 'field' | 'message'>>;
    warnings: Array<Pick<StorefrontAPI.CartWarning, 'code' | 'target'>>;
  }>;
  moved?: StorefrontAPI.Maybe<{
    warnings: Array<Pick<StorefrontAPI.CartWarning, 'code' | 'target'>>;
  }>;
};

export type CartNoteUpdateMutationVariables = StorefrontAPI.Exact<{
  cartId: StorefrontAPI.Scalars['ID']['input'];
  note: StorefrontAPI.Scalars['String']['input'];
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
  drops?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['Boolean']['input']>;
  buyer?: StorefrontAPI.CartBuyerIdentityInput;
  moves?: StorefrontAPI.Scalars['Boolean']['input'];
}>;

export type CartNoteUpdateMutation = {
  cartNoteUpdate?: StorefrontAPI.Maybe<{
    cart?: StorefrontAPI.Maybe<
      Pick<
        StorefrontAPI.Cart,
        'id' | 'checkoutUrl' | 'createdAt' | 'updatedAt' | 'totalQuantity' | 'note'
      > & {
        attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>;
        appliedGiftCards: Array<
          Pick<StorefrontAPI.AppliedGiftCard, 'id' | 'lastCharacters'> & {
            amountUsed: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
            balance: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
          }
        >;
        buyerIdentity: Pick<
          StorefrontAPI.CartBuyerIdentity,
          'countryCode' | 'email' | 'phone'
        > & {
          customer?: StorefrontAPI.Maybe<
            Pick<StorefrontAPI.Customer, 'id' | 'email' | 'phone'> & {
              addresses: {
                nodes: Array<
                  Pick<
                    StorefrontAPI.MailingAddress,
                    | 'address1'
                    | 'address2'
                    | 'city'
                    | 'company'
                    | 'country'
                    | 'firstName'
                    | 'lastName'
                    | 'name'
                    | 'phone'
                    | 'province'
                    | 'zip'
                    | 'latitude'
                    | 'longitude'
                  >
                >;
              };
            }
          >;
          preferences?: StorefrontAPI.Maybe<
            Pick<StorefrontAPI.CartPreferences, 'wallet'> & {
              delivery?: StorefrontAPI.Maybe<
                Pick<
                  StorefrontAPI.CartDeliveryPreference,
                  'deliveryMethod' | 'pickupHandle'
                > & {
                  coordinates?: StorefrontAPI.Maybe<
                    Pick<
                      StorefrontAPI.CartDeliveryCoordinatesPreference,
                      'latitude' | 'longitude' | 'countryCode'
                    >
                  >;
                }
              >;
            }
          >;
          purchasingCompany?: StorefrontAPI.Maybe<{
            company: Pick<StorefrontAPI.Company, 'id' | 'name' | 'externalId'>;
          }>;
        };
        cost: StorefrontAPI.MakeOptional<
          Pick<
            StorefrontAPI.CartCost,
            | 'subtotalAmountEstimated'
            | 'totalAmountEstimated'
            | 'totalDutyAmountEstimated'
            | 'totalTaxAmountEstimated'
          >,
          'totalDutyAmountEstimated' | 'totalTaxAmountEstimated'
        > & {
          checkoutChargeAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
          subtotalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
          totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
          totalDutyAmount?: StorefrontAPI.Maybe<
            Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
          >;
          totalTaxAmount?: StorefrontAPI.Maybe<
            Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
          >;
        };
        delivery: {
          addresses: Array<
            Pick<
              StorefrontAPI.CartSelectableAddress,
              'id' | 'oneTimeUse' | 'selected'
            > & {
              address: Pick<
                StorefrontAPI.CartDeliveryAddress,
                | 'address1'
                | 'address2'
                | 'city'
                | 'company'
                | 'countryCode'
                | 'firstName'
                | 'lastName'
                | 'name'
                | 'phone'
                | 'provinceCode'
                | 'zip'
                | 'latitude'
                | 'longitude'
              >;
            }
          >;
        };
        discountAllocations: Array<
          | (Pick<StorefrontAPI.CartAutomaticDiscountAllocation, 'title'> & {
              discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
            })
          | (Pick<StorefrontAPI.CartCodeDiscountAllocation, 'code'> & {
              discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
            })
          | (Pick<StorefrontAPI.CartCustomDiscountAllocation, 'title'> & {
              discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
            })
        >;
        discountCodes: Array<Pick<StorefrontAPI.CartDiscountCode, 'code' | 'applicable'>>;
        lines: {
          pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage' | 'endCursor'>;
          edges: Array<{
            node:
              | (Pick<StorefrontAPI.CartLine, 'id' | 'quantity'> & {
                  attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>;
                  cost: {
                    amountPerQuantity: Pick<
                      StorefrontAPI.MoneyV2,
                      'amount' | 'currencyCode'
                    >;
                    compareAtAmountPerQuantity?: StorefrontAPI.Maybe<
                      Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
                    >;
                    subtotalAmount: Pick<
                      StorefrontAPI.MoneyV2,
                      'amount' | 'currencyCode'
                    >;
                    totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
                  };
                  discountAllocations: Array<
                    | (Pick<StorefrontAPI.CartAutomaticDiscountAllocation, 'title'> & {
                        discountedAmount: Pick<
                          StorefrontAPI.MoneyV2,
                          'amount' | 'currencyCode'
                        >;
                      })
                    | (Pick<StorefrontAPI.CartCodeDiscountAllocation, 'code'> & {
                        discountedAmount: Pick<
                          StorefrontAPI.MoneyV2,
                          'amount' | 'currencyCode'
                        >;
                      })
                    | (Pick<StorefrontAPI.CartCustomDiscountAllocation, 'title'> & {
                        discountedAmount: Pick<
                          StorefrontAPI.MoneyV2,
                          'amount' | 'currencyCode'
                        >;
                      })
                  >;
                  merchandise: StorefrontAPI.MakeOptional<
                    Pick<
                      StorefrontAPI.ProductVariant,
                      | 'id'
                      | 'title'
                      | 'availableForSale'
                      | 'barcode'
                      | 'currentlyNotInStock'
                      | 'quantityAvailable'
                      | 'requiresShipping'
                      | 'sku'
                      | 'taxable'
                      | 'weight'
                      | 'weightUnit'
                    >,
                    'quantityAvailable'
                  > & {
                    price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
                    compareAtPrice?: StorefrontAPI.Maybe<
                      Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
                    >;
                    unitPrice?: StorefrontAPI.Maybe<
                      Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
                    >;
                    unitPriceMeasurement?: StorefrontAPI.Maybe<
                      Pick<
                        StorefrontAPI.UnitPriceMeasurement,
                        | 'measuredType'
                        | 'quantityUnit'
                        | 'quantityValue'
                        | 'referenceUnit'
                        | 'referenceValue'
                      >
                    >;
                    quantityRule: Pick<
                      StorefrontAPI.QuantityRule,
                      'increment' | 'minimum' | 'maximum'
                    >;
                    selectedOptions: Array<
                      Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>
                    >;
                    image?: StorefrontAPI.Maybe<
                      Pick<
                        StorefrontAPI.Image,
                        'id' | 'url' | 'altText' | 'width' | 'height'
                      >
                    >;
                    product: StorefrontAPI.MakeOptional<
                      Pick<
                        StorefrontAPI.Product,
                        'id' | 'title' | 'handle' | 'vendor' | 'productType' | 'tags'
                      >,
                      'tags'
                    > & {
                      featuredImage?: StorefrontAPI.Maybe<
                        Pick<StorefrontAPI.Image, 'id'>
                      >;
                      options: Array<
                        Pick<StorefrontAPI.ProductOption, 'name'> & {
                          optionValues: Array<
                            Pick<StorefrontAPI.ProductOptionValue, 'name'>
                          >;
                        }
                      >;
                      availableFrom?: StorefrontAPI.Maybe<
                        Pick<StorefrontAPI.Metafield, 'value'>
                      >;
                    };
                  };
                  sellingPlanAllocation?: StorefrontAPI.Maybe<{
                    sellingPlan: Pick<StorefrontAPI.SellingPlan, 'id' | 'name'>;
                  }>;
                })
              | (Pick<StorefrontAPI.ComponentizableCartLine, 'id' | 'quantity'> & {
                  lineComponents: Array<
                    Pick<StorefrontAPI.CartLine, 'quantity'> & {
                      attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>;
                      sellingPlanAllocation?: StorefrontAPI.Maybe<{
                        sellingPlan: Pick<StorefrontAPI.SellingPlan, 'id'>;
                      }>;
                      merchandise: Pick<StorefrontAPI.ProductVariant, 'id' | 'title'> & {
                        product: Pick<StorefrontAPI.Product, 'title'>;
                      };
                    }
                  >;
                  attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>;
                  cost: {
                    amountPerQuantity: Pick<
                      StorefrontAPI.MoneyV2,
                      'amount' | 'currencyCode'
                    >;
                    compareAtAmountPerQuantity?: StorefrontAPI.Maybe<
                      Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
                    >;
                    subtotalAmount: Pick<
                      StorefrontAPI.MoneyV2,
                      'amount' | 'currencyCode'
                    >;
                    totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
                  };
                  discountAllocations: Array<
                    | (Pick<StorefrontAPI.CartAutomaticDiscountAllocation, 'title'> & {
                        discountedAmount: Pick<
                          StorefrontAPI.MoneyV2,
                          'amount' | 'currencyCode'
                        >;
                      })
                    | (Pick<StorefrontAPI.CartCodeDiscountAllocation, 'code'> & {
                        discountedAmount: Pick<
                          StorefrontAPI.MoneyV2,
                          'amount' | 'currencyCode'
                        >;
                      })
                    | (Pick<StorefrontAPI.CartCustomDiscountAllocation, 'title'> & {
                        discountedAmount: Pick<
                          StorefrontAPI.MoneyV2,
                          'amount' | 'currencyCode'
                        >;
                      })
                  >;
                  merchandise: StorefrontAPI.MakeOptional<
                    Pick<
                      StorefrontAPI.ProductVariant,
                      | 'id'
                      | 'title'
                      | 'availableForSale'
                      | 'barcode'
                      | 'currentlyNotInStock'
                      | 'quantityAvailable'
                      | 'requiresShipping'
                      | 'sku'
                      | 'taxable'
                      | 'weight'
                      | 'weightUnit'
                    >,
                    'quantityAvailable'
                  > & {
                    price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
                    compareAtPrice?: StorefrontAPI.Maybe<
                      Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
                    >;
                    unitPrice?: StorefrontAPI.Maybe<
                      Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
                    >;
                    unitPriceMeasurement?: StorefrontAPI.Maybe<
                      Pick<
                        StorefrontAPI.UnitPriceMeasurement,
                        | 'measuredType'
                        | 'quantityUnit'
                        | 'quantityValue'
                        | 'referenceUnit'
                        | 'referenceValue'
                      >
                    >;
                    quantityRule: Pick<
                      StorefrontAPI.QuantityRule,
                      'increment' | 'minimum' | 'maximum'
                    >;
                    selectedOptions: Array<
                      Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>
                    >;
                    image?: StorefrontAPI.Maybe<
                      Pick<
                        StorefrontAPI.Image,
                        'id' | 'url' | 'altText' | 'width' | 'height'
                      >
                    >;
                    product: StorefrontAPI.MakeOptional<
                      Pick<
                        StorefrontAPI.Product,
                        'id' | 'title' | 'handle' | 'vendor' | 'productType' | 'tags'
                      >,
                      'tags'
                    > & {
                      featuredImage?: StorefrontAPI.Maybe<
                        Pick<StorefrontAPI.Image, 'id'>
                      >;
                      options: Array<
                        Pick<StorefrontAPI.ProductOption, 'name'> & {
                          optionValues: Array<
                            Pick<StorefrontAPI.ProductOptionValue, 'name'>
                          >;
                        }
                      >;
                      availableFrom?: StorefrontAPI.Maybe<
                        Pick<StorefrontAPI.Metafield, 'value'>
                      >;
                    };
                  };
                  sellingPlanAllocation?: StorefrontAPI.Maybe<{
                    sellingPlan: Pick<StorefrontAPI.SellingPlan, 'id' | 'name'>;
                  }>;
                });
          }>;
        };
      }
    >;
    userErrors: Array<Pick<StorefrontAPI.CartUserError, 'code' | 'field' | 'message'>>;
    warnings: Array<Pick<StorefrontAPI.CartWarning, 'code' | 'target'>>;
  }>;
  moved?: StorefrontAPI.Maybe<{
    warnings: Array<Pick<StorefrontAPI.CartWarning, 'code' | 'target'>>;
  }>;
};

export type CartAttributesUpdateMutationVariables = StorefrontAPI.Exact<{
  cartId: StorefrontAPI.Scalars['ID']['input'];
  attributes: Array<StorefrontAPI.AttributeInput> | StorefrontAPI.AttributeInput;
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
  drops?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['Boolean']['input']>;
  buyer?: StorefrontAPI.CartBuyerIdentityInput;
  moves?: StorefrontAPI.Scalars['Boolean']['input'];
}>;

export type CartAttributesUpdateMutation = {
  cartAttributesUpdate?: StorefrontAPI.Maybe<{
    cart?: StorefrontAPI.Maybe<
      Pick<
        StorefrontAPI.Cart,
        'id' | 'checkoutUrl' | 'createdAt' | 'updatedAt' | 'totalQuantity' | 'note'
      > & {
        attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>;
        appliedGiftCards: Array<
          Pick<StorefrontAPI.AppliedGiftCard, 'id' | 'lastCharacters'> & {
            amountUsed: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
            balance: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
          }
        >;
        buyerIdentity: Pick<
          StorefrontAPI.CartBuyerIdentity,
          'countryCode' | 'email' | 'phone'
        > & {
          customer?: StorefrontAPI.Maybe<
            Pick<StorefrontAPI.Customer, 'id' | 'email' | 'phone'> & {
              addresses: {
                nodes: Array<
                  Pick<
                    StorefrontAPI.MailingAddress,
                    | 'address1'
                    | 'address2'
                    | 'city'
                    | 'company'
                    | 'country'
                    | 'firstName'
                    | 'lastName'
                    | 'name'
                    | 'phone'
                    | 'province'
                    | 'zip'
                    | 'latitude'
                    | 'longitude'
                  >
                >;
              };
            }
          >;
          preferences?: StorefrontAPI.Maybe<
            Pick<StorefrontAPI.CartPreferences, 'wallet'> & {
              delivery?: StorefrontAPI.Maybe<
                Pick<
                  StorefrontAPI.CartDeliveryPreference,
                  'deliveryMethod' | 'pickupHandle'
                > & {
                  coordinates?: StorefrontAPI.Maybe<
                    Pick<
                      StorefrontAPI.CartDeliveryCoordinatesPreference,
                      'latitude' | 'longitude' | 'countryCode'
                    >
                  >;
                }
              >;
            }
          >;
          purchasingCompany?: StorefrontAPI.Maybe<{
            company: Pick<StorefrontAPI.Company, 'id' | 'name' | 'externalId'>;
          }>;
        };
        cost: StorefrontAPI.MakeOptional<
          Pick<
            StorefrontAPI.CartCost,
            | 'subtotalAmountEstimated'
            | 'totalAmountEstimated'
            | 'totalDutyAmountEstimated'
            | 'totalTaxAmountEstimated'
          >,
          'totalDutyAmountEstimated' | 'totalTaxAmountEstimated'
        > & {
          checkoutChargeAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
          subtotalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
          totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
          totalDutyAmount?: StorefrontAPI.Maybe<
            Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
          >;
          totalTaxAmount?: StorefrontAPI.Maybe<
            Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
          >;
        };
        delivery: {
          addresses: Array<
            Pick<
              StorefrontAPI.CartSelectableAddress,
              'id' | 'oneTimeUse' | 'selected'
            > & {
              address: Pick<
                StorefrontAPI.CartDeliveryAddress,
                | 'address1'
                | 'address2'
                | 'city'
                | 'company'
                | 'countryCode'
                | 'firstName'
                | 'lastName'
                | 'name'
                | 'phone'
                | 'provinceCode'
                | 'zip'
                | 'latitude'
                | 'longitude'
              >;
            }
          >;
        };
        discountAllocations: Array<
          | (Pick<StorefrontAPI.CartAutomaticDiscountAllocation, 'title'> & {
              discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
            })
          | (Pick<StorefrontAPI.CartCodeDiscountAllocation, 'code'> & {
              discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
            })
          | (Pick<StorefrontAPI.CartCustomDiscountAllocation, 'title'> & {
              discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
            })
        >;
        discountCodes: Array<Pick<StorefrontAPI.CartDiscountCode, 'code' | 'applicable'>>;
        lines: {
          pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage' | 'endCursor'>;
          edges: Array<{
            node:
              | (Pick<StorefrontAPI.CartLine, 'id' | 'quantity'> & {
                  attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>;
                  cost: {
                    amountPerQuantity: Pick<
                      StorefrontAPI.MoneyV2,
                      'amount' | 'currencyCode'
                    >;
                    compareAtAmountPerQuantity?: StorefrontAPI.Maybe<
                      Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
                    >;
                    subtotalAmount: Pick<
                      StorefrontAPI.MoneyV2,
                      'amount' | 'currencyCode'
                    >;
                    totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
                  };
                  discountAllocations: Array<
                    | (Pick<StorefrontAPI.CartAutomaticDiscountAllocation, 'title'> & {
                        discountedAmount: Pick<
                          StorefrontAPI.MoneyV2,
                          'amount' | 'currencyCode'
                        >;
                      })
                    | (Pick<StorefrontAPI.CartCodeDiscountAllocation, 'code'> & {
                        discountedAmount: Pick<
                          StorefrontAPI.MoneyV2,
                          'amount' | 'currencyCode'
                        >;
                      })
                    | (Pick<StorefrontAPI.CartCustomDiscountAllocation, 'title'> & {
                        discountedAmount: Pick<
                          StorefrontAPI.MoneyV2,
                          'amount' | 'currencyCode'
                        >;
                      })
                  >;
                  merchandise: StorefrontAPI.MakeOptional<
                    Pick<
                      StorefrontAPI.ProductVariant,
                      | 'id'
                      | 'title'
                      | 'availableForSale'
                      | 'barcode'
                      | 'currentlyNotInStock'
                      | 'quantityAvailable'
                      | 'requiresShipping'
                      | 'sku'
                      | 'taxable'
                      | 'weight'
                      | 'weightUnit'
                    >,
                    'quantityAvailable'
                  > & {
                    price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
                    compareAtPrice?: StorefrontAPI.Maybe<
                      Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
                    >;
                    unitPrice?: StorefrontAPI.Maybe<
                      Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
                    >;
                    unitPriceMeasurement?: StorefrontAPI.Maybe<
                      Pick<
                        StorefrontAPI.UnitPriceMeasurement,
                        | 'measuredType'
                        | 'quantityUnit'
                        | 'quantityValue'
                        | 'referenceUnit'
                        | 'referenceValue'
                      >
                    >;
                    quantityRule: Pick<
                      StorefrontAPI.QuantityRule,
                      'increment' | 'minimum' | 'maximum'
                    >;
                    selectedOptions: Array<
                      Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>
                    >;
                    image?: StorefrontAPI.Maybe<
                      Pick<
                        StorefrontAPI.Image,
                        'id' | 'url' | 'altText' | 'width' | 'height'
                      >
                    >;
                    product: StorefrontAPI.MakeOptional<
                      Pick<
                        StorefrontAPI.Product,
                        'id' | 'title' | 'handle' | 'vendor' | 'productType' | 'tags'
                      >,
                      'tags'
                    > & {
                      featuredImage?: StorefrontAPI.Maybe<
                        Pick<StorefrontAPI.Image, 'id'>
                      >;
                      options: Array<
                        Pick<StorefrontAPI.ProductOption, 'name'> & {
                          optionValues: Array<
                            Pick<StorefrontAPI.ProductOptionValue, 'name'>
                          >;
                        }
                      >;
                      availableFrom?: StorefrontAPI.Maybe<
                        Pick<StorefrontAPI.Metafield, 'value'>
                      >;
                    };
                  };
                  sellingPlanAllocation?: StorefrontAPI.Maybe<{
                    sellingPlan: Pick<StorefrontAPI.SellingPlan, 'id' | 'name'>;
                  }>;
                })
              | (Pick<StorefrontAPI.ComponentizableCartLine, 'id' | 'quantity'> & {
                  lineComponents: Array<
                    Pick<StorefrontAPI.CartLine, 'quantity'> & {
                      attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>;
                      sellingPlanAllocation?: StorefrontAPI.Maybe<{
                        sellingPlan: Pick<StorefrontAPI.SellingPlan, 'id'>;
                      }>;
                      merchandise: Pick<StorefrontAPI.ProductVariant, 'id' | 'title'> & {
                        product: Pick<StorefrontAPI.Product, 'title'>;
                      };
                    }
                  >;
                  attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>;
                  cost: {
                    amountPerQuantity: Pick<
                      StorefrontAPI.MoneyV2,
                      'amount' | 'currencyCode'
                    >;
                    compareAtAmountPerQuantity?: StorefrontAPI.Maybe<
                      Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
                    >;
                    subtotalAmount: Pick<
                      StorefrontAPI.MoneyV2,
                      'amount' | 'currencyCode'
                    >;
                    totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
                  };
                  discountAllocations: Array<
                    | (Pick<StorefrontAPI.CartAutomaticDiscountAllocation, 'title'> & {
                        discountedAmount: Pick<
                          StorefrontAPI.MoneyV2,
                          'amount' | 'currencyCode'
                        >;
                      })
                    | (Pick<StorefrontAPI.CartCodeDiscountAllocation, 'code'> & {
                        discountedAmount: Pick<
                          StorefrontAPI.MoneyV2,
                          'amount' | 'currencyCode'
                        >;
                      })
                    | (Pick<StorefrontAPI.CartCustomDiscountAllocation, 'title'> & {
                        discountedAmount: Pick<
                          StorefrontAPI.MoneyV2,
                          'amount' | 'currencyCode'
                        >;
                      })
                  >;
                  merchandise: StorefrontAPI.MakeOptional<
                    Pick<
                      StorefrontAPI.ProductVariant,
                      | 'id'
                      | 'title'
                      | 'availableForSale'
                      | 'barcode'
                      | 'currentlyNotInStock'
                      | 'quantityAvailable'
                      | 'requiresShipping'
                      | 'sku'
                      | 'taxable'
                      | 'weight'
                      | 'weightUnit'
                    >,
                    'quantityAvailable'
                  > & {
                    price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
                    compareAtPrice?: StorefrontAPI.Maybe<
                      Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
                    >;
                    unitPrice?: StorefrontAPI.Maybe<
                      Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
                    >;
                    unitPriceMeasurement?: StorefrontAPI.Maybe<
                      Pick<
                        StorefrontAPI.UnitPriceMeasurement,
                        | 'measuredType'
                        | 'quantityUnit'
                        | 'quantityValue'
                        | 'referenceUnit'
                        | 'referenceValue'
                      >
                    >;
                    quantityRule: Pick<
                      StorefrontAPI.QuantityRule,
                      'increment' | 'minimum' | 'maximum'
                    >;
                    selectedOptions: Array<
                      Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>
                    >;
                    image?: StorefrontAPI.Maybe<
                      Pick<
                        StorefrontAPI.Image,
                        'id' | 'url' | 'altText' | 'width' | 'height'
                      >
                    >;
                    product: StorefrontAPI.MakeOptional<
                      Pick<
                        StorefrontAPI.Product,
                        'id' | 'title' | 'handle' | 'vendor' | 'productType' | 'tags'
                      >,
                      'tags'
                    > & {
                      featuredImage?: StorefrontAPI.Maybe<
                        Pick<StorefrontAPI.Image, 'id'>
                      >;
                      options: Array<
                        Pick<StorefrontAPI.ProductOption, 'name'> & {
                          optionValues: Array<
                            Pick<StorefrontAPI.ProductOptionValue, 'name'>
                          >;
                        }
                      >;
                      availableFrom?: StorefrontAPI.Maybe<
                        Pick<StorefrontAPI.Metafield, 'value'>
                      >;
                    };
                  };
                  sellingPlanAllocation?: StorefrontAPI.Maybe<{
                    sellingPlan: Pick<StorefrontAPI.SellingPlan, 'id' | 'name'>;
                  }>;
                });
          }>;
        };
      }
    >;
    userErrors: Array<Pick<StorefrontAPI.CartUserError, 'code' | 'field' | 'message'>>;
    warnings: Array<Pick<StorefrontAPI.CartWarning, 'code' | 'target'>>;
  }>;
  moved?: StorefrontAPI.Maybe<{
    warnings: Array<Pick<StorefrontAPI.CartWarning, 'code' | 'target'>>;
  }>;
};

export type CartLinkMutationVariables = StorefrontAPI.Exact<{
  cartId: StorefrontAPI.Scalars['ID']['input'];
  lines?: Array<StorefrontAPI.CartLineInput> | StorefrontAPI.CartLineInput;
  addsLines?: StorefrontAPI.Scalars['Boolean']['input'];
  note?: StorefrontAPI.Scalars['String']['input'];
  setsNote?: StorefrontAPI.Scalars['Boolean']['input'];
  attributes?: Array<StorefrontAPI.AttributeInput> | StorefrontAPI.AttributeInput;
  setsAttributes?: StorefrontAPI.Scalars['Boolean']['input'];
  discountCodes:
    | Array<StorefrontAPI.Scalars['String']['input']>
    | StorefrontAPI.Scalars['String']['input'];
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
  drops?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['Boolean']['input']>;
  buyer?: StorefrontAPI.CartBuyerIdentityInput;
  moves?: StorefrontAPI.Scalars['Boolean']['input'];
}>;

export type CartLinkMutation = {
  cartLinesAdd?: StorefrontAPI.Maybe<{
    userErrors: Array<Pick<StorefrontAPI.CartUserError, 'code' | 'field' | 'message'>>;
    warnings: Array<Pick<StorefrontAPI.CartWarning, 'code' | 'target'>>;
  }>;
  cartNoteUpdate?: StorefrontAPI.Maybe<{
    userErrors: Array<Pick<StorefrontAPI.CartUserError, 'code' | 'field' | 'message'>>;
  }>;
  cartAttributesUpdate?: StorefrontAPI.Maybe<{
    userErrors: Array<Pick<StorefrontAPI.CartUserError, 'code' | 'field' | 'message'>>;
  }>;
  cartDiscountCodesUpdate?: StorefrontAPI.Maybe<{
    cart?: StorefrontAPI.Maybe<
      Pick<
        StorefrontAPI.Cart,
        'id' | 'checkoutUrl' | 'createdAt' | 'updatedAt' | 'totalQuantity' | 'note'
      > & {
        attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>;
        appliedGiftCards: Array<
          Pick<StorefrontAPI.AppliedGiftCard, 'id' | 'lastCharacters'> & {
            amountUsed: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
            balance: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
          }
        >;
        buyerIdentity: Pick<
          StorefrontAPI.CartBuyerIdentity,
          'countryCode' | 'email' | 'phone'
        > & {
          customer?: StorefrontAPI.Maybe<
            Pick<StorefrontAPI.Customer, 'id' | 'email' | 'phone'> & {
              addresses: {
                nodes: Array<
                  Pick<
                    StorefrontAPI.MailingAddress,
                    | 'address1'
                    | 'address2'
                    | 'city'
                    | 'company'
                    | 'country'
                    | 'firstName'
                    | 'lastName'
                    | 'name'
                    | 'phone'
                    | 'province'
                    | 'zip'
                    | 'latitude'
                    | 'longitude'
                  >
                >;
              };
            }
          >;
          preferences?: StorefrontAPI.Maybe<
            Pick<StorefrontAPI.CartPreferences, 'wallet'> & {
              delivery?: StorefrontAPI.Maybe<
                Pick<
                  StorefrontAPI.CartDeliveryPreference,
                  'deliveryMethod' | 'pickupHandle'
                > & {
                  coordinates?: StorefrontAPI.Maybe<
                    Pick<
                      StorefrontAPI.CartDeliveryCoordinatesPreference,
                      'latitude' | 'longitude' | 'countryCode'
                    >
                  >;
                }
              >;
            }
          >;
          purchasingCompany?: StorefrontAPI.Maybe<{
            company: Pick<StorefrontAPI.Company, 'id' | 'name' | 'externalId'>;
          }>;
        };
        cost: StorefrontAPI.MakeOptional<
          Pick<
            StorefrontAPI.CartCost,
            | 'subtotalAmountEstimated'
            | 'totalAmountEstimated'
            | 'totalDutyAmountEstimated'
            | 'totalTaxAmountEstimated'
          >,
          'totalDutyAmountEstimated' | 'totalTaxAmountEstimated'
        > & {
          checkoutChargeAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
          subtotalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
          totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
          totalDutyAmount?: StorefrontAPI.Maybe<
            Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
          >;
          totalTaxAmount?: StorefrontAPI.Maybe<
            Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
          >;
        };
        delivery: {
          addresses: Array<
            Pick<
              StorefrontAPI.CartSelectableAddress,
              'id' | 'oneTimeUse' | 'selected'
            > & {
              address: Pick<
                StorefrontAPI.CartDeliveryAddress,
                | 'address1'
                | 'address2'
                | 'city'
                | 'company'
                | 'countryCode'
                | 'firstName'
                | 'lastName'
                | 'name'
                | 'phone'
                | 'provinceCode'
                | 'zip'
                | 'latitude'
                | 'longitude'
              >;
            }
          >;
        };
        discountAllocations: Array<
          | (Pick<StorefrontAPI.CartAutomaticDiscountAllocation, 'title'> & {
              discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
            })
          | (Pick<StorefrontAPI.CartCodeDiscountAllocation, 'code'> & {
              discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
            })
          | (Pick<StorefrontAPI.CartCustomDiscountAllocation, 'title'> & {
              discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
            })
        >;
        discountCodes: Array<Pick<StorefrontAPI.CartDiscountCode, 'code' | 'applicable'>>;
        lines: {
          pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage' | 'endCursor'>;
          edges: Array<{
            node:
              | (Pick<StorefrontAPI.CartLine, 'id' | 'quantity'> & {
                  attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>;
                  cost: {
                    amountPerQuantity: Pick<
                      StorefrontAPI.MoneyV2,
                      'amount' | 'currencyCode'
                    >;
                    compareAtAmountPerQuantity?: StorefrontAPI.Maybe<
                      Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
                    >;
                    subtotalAmount: Pick<
                      StorefrontAPI.MoneyV2,
                      'amount' | 'currencyCode'
                    >;
                    totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
                  };
                  discountAllocations: Array<
                    | (Pick<StorefrontAPI.CartAutomaticDiscountAllocation, 'title'> & {
                        discountedAmount: Pick<
                          StorefrontAPI.MoneyV2,
                          'amount' | 'currencyCode'
                        >;
                      })
                    | (Pick<StorefrontAPI.CartCodeDiscountAllocation, 'code'> & {
                        discountedAmount: Pick<
                          StorefrontAPI.MoneyV2,
                          'amount' | 'currencyCode'
                        >;
                      })
                    | (Pick<StorefrontAPI.CartCustomDiscountAllocation, 'title'> & {
                        discountedAmount: Pick<
                          StorefrontAPI.MoneyV2,
                          'amount' | 'currencyCode'
                        >;
                      })
                  >;
                  merchandise: StorefrontAPI.MakeOptional<
                    Pick<
                      StorefrontAPI.ProductVariant,
                      | 'id'
                      | 'title'
                      | 'availableForSale'
                      | 'barcode'
                      | 'currentlyNotInStock'
                      | 'quantityAvailable'
                      | 'requiresShipping'
                      | 'sku'
                      | 'taxable'
                      | 'weight'
                      | 'weightUnit'
                    >,
                    'quantityAvailable'
                  > & {
                    price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
                    compareAtPrice?: StorefrontAPI.Maybe<
                      Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
                    >;
                    unitPrice?: StorefrontAPI.Maybe<
                      Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
                    >;
                    unitPriceMeasurement?: StorefrontAPI.Maybe<
                      Pick<
                        StorefrontAPI.UnitPriceMeasurement,
                        | 'measuredType'
                        | 'quantityUnit'
                        | 'quantityValue'
                        | 'referenceUnit'
                        | 'referenceValue'
                      >
                    >;
                    quantityRule: Pick<
                      StorefrontAPI.QuantityRule,
                      'increment' | 'minimum' | 'maximum'
                    >;
                    selectedOptions: Array<
                      Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>
                    >;
                    image?: StorefrontAPI.Maybe<
                      Pick<
                        StorefrontAPI.Image,
                        'id' | 'url' | 'altText' | 'width' | 'height'
                      >
                    >;
                    product: StorefrontAPI.MakeOptional<
                      Pick<
                        StorefrontAPI.Product,
                        'id' | 'title' | 'handle' | 'vendor' | 'productType' | 'tags'
                      >,
                      'tags'
                    > & {
                      featuredImage?: StorefrontAPI.Maybe<
                        Pick<StorefrontAPI.Image, 'id'>
                      >;
                      options: Array<
                        Pick<StorefrontAPI.ProductOption, 'name'> & {
                          optionValues: Array<
                            Pick<StorefrontAPI.ProductOptionValue, 'name'>
                          >;
                        }
                      >;
                      availableFrom?: StorefrontAPI.Maybe<
                        Pick<StorefrontAPI.Metafield, 'value'>
                      >;
                    };
                  };
                  sellingPlanAllocation?: StorefrontAPI.Maybe<{
                    sellingPlan: Pick<StorefrontAPI.SellingPlan, 'id' | 'name'>;
                  }>;
                })
              | (Pick<StorefrontAPI.ComponentizableCartLine, 'id' | 'quantity'> & {
                  lineComponents: Array<
                    Pick<StorefrontAPI.CartLine, 'quantity'> & {
                      attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>;
                      sellingPlanAllocation?: StorefrontAPI.Maybe<{
                        sellingPlan: Pick<StorefrontAPI.SellingPlan, 'id'>;
                      }>;
                      merchandise: Pick<StorefrontAPI.ProductVariant, 'id' | 'title'> & {
                        product: Pick<StorefrontAPI.Product, 'title'>;
                      };
                    }
                  >;
                  attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>;
                  cost: {
                    amountPerQuantity: Pick<
                      StorefrontAPI.MoneyV2,
                      'amount' | 'currencyCode'
                    >;
                    compareAtAmountPerQuantity?: StorefrontAPI.Maybe<
                      Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
                    >;
                    subtotalAmount: Pick<
                      StorefrontAPI.MoneyV2,
                      'amount' | 'currencyCode'
                    >;
                    totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
                  };
                  discountAllocations: Array<
                    | (Pick<StorefrontAPI.CartAutomaticDiscountAllocation, 'title'> & {
                        discountedAmount: Pick<
                          StorefrontAPI.MoneyV2,
                          'amount' | 'currencyCode'
                        >;
                      })
                    | (Pick<StorefrontAPI.CartCodeDiscountAllocation, 'code'> & {
                        discountedAmount: Pick<
                          StorefrontAPI.MoneyV2,
                          'amount' | 'currencyCode'
                        >;
                      })
                    | (Pick<StorefrontAPI.CartCustomDiscountAllocation, 'title'> & {
                        discountedAmount: Pick<
                          StorefrontAPI.MoneyV2,
                          'amount' | 'currencyCode'
                        >;
                      })
                  >;
                  merchandise: StorefrontAPI.MakeOptional<
                    Pick<
                      StorefrontAPI.ProductVariant,
                      | 'id'
                      | 'title'
                      | 'availableForSale'
                      | 'barcode'
                      | 'currentlyNotInStock'
                      | 'quantityAvailable'
                      | 'requiresShipping'
                      | 'sku'
                      | 'taxable'
                      | 'weight'
                      | 'weightUnit'
                    >,
                    'quantityAvailable'
                  > & {
                    price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
                    compareAtPrice?: StorefrontAPI.Maybe<
                      Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
                    >;
                    unitPrice?: StorefrontAPI.Maybe<
                      Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
                    >;
                    unitPriceMeasurement?: StorefrontAPI.Maybe<
                      Pick<
                        StorefrontAPI.UnitPriceMeasurement,
                        | 'measuredType'
                        | 'quantityUnit'
                        | 'quantityValue'
                        | 'referenceUnit'
                        | 'referenceValue'
                      >
                    >;
                    quantityRule: Pick<
                      StorefrontAPI.QuantityRule,
                      'increment' | 'minimum' | 'maximum'
                    >;
                    selectedOptions: Array<
                      Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>
                    >;
                    image?: StorefrontAPI.Maybe<
                      Pick<
                        StorefrontAPI.Image,
                        'id' | 'url' | 'altText' | 'width' | 'height'
                      >
                    >;
                    product: StorefrontAPI.MakeOptional<
                      Pick<
                        StorefrontAPI.Product,
                        'id' | 'title' | 'handle' | 'vendor' | 'productType' | 'tags'
                      >,
                      'tags'
                    > & {
                      featuredImage?: StorefrontAPI.Maybe<
                        Pick<StorefrontAPI.Image, 'id'>
                      >;
                      options: Array<
                        Pick<StorefrontAPI.ProductOption, 'name'> & {
                          optionValues: Array<
                            Pick<StorefrontAPI.ProductOptionValue, 'name'>
                          >;
                        }
                      >;
                      availableFrom?: StorefrontAPI.Maybe<
                        Pick<StorefrontAPI.Metafield, 'value'>
                      >;
                    };
                  };
                  sellingPlanAllocation?: StorefrontAPI.Maybe<{
                    sellingPlan: Pick<StorefrontAPI.SellingPlan, 'id' | 'name'>;
                  }>;
                });
          }>;
        };
      }
    >;
    userErrors: Array<Pick<StorefrontAPI.CartUserError, 'code' | 'field' | 'message'>>;
    warnings: Array<Pick<StorefrontAPI.CartWarning, 'code' | 'target'>>;
  }>;
  moved?: StorefrontAPI.Maybe<{
    warnings: Array<Pick<StorefrontAPI.CartWarning, 'code' | 'target'>>;
  }>;
};

export type CartBuyerIdentityUpdateMutationVariables = StorefrontAPI.Exact<{
  cartId: StorefrontAPI.Scalars['ID']['input'];
  buyerIdentity: StorefrontAPI.CartBuyerIdentityInput;
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
  drops?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['Boolean']['input']>;
}>;

export type CartBuyerIdentityUpdateMutation = {
  cartBuyerIdentityUpdate?: StorefrontAPI.Maybe<{
    cart?: StorefrontAPI.Maybe<
      Pick<
        StorefrontAPI.Cart,
        'id' | 'checkoutUrl' | 'createdAt' | 'updatedAt' | 'totalQuantity' | 'note'
      > & {
        attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>;
        appliedGiftCards: Array<
          Pick<StorefrontAPI.AppliedGiftCard, 'id' | 'lastCharacters'> & {
            amountUsed: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
            balance: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
          }
        >;
        buyerIdentity: Pick<
          StorefrontAPI.CartBuyerIdentity,
          'countryCode' | 'email' | 'phone'
        > & {
          customer?: StorefrontAPI.Maybe<
            Pick<StorefrontAPI.Customer, 'id' | 'email' | 'phone'> & {
              addresses: {
                nodes: Array<
                  Pick<
                    StorefrontAPI.MailingAddress,
                    | 'address1'
                    | 'address2'
                    | 'city'
                    | 'company'
                    | 'country'
                    | 'firstName'
                    | 'lastName'
                    | 'name'
                    | 'phone'
                    | 'province'
                    | 'zip'
                    | 'latitude'
                    | 'longitude'
                  >
                >;
              };
            }
          >;
          preferences?: StorefrontAPI.Maybe<
            Pick<StorefrontAPI.CartPreferences, 'wallet'> & {
              delivery?: StorefrontAPI.Maybe<
                Pick<
                  StorefrontAPI.CartDeliveryPreference,
                  'deliveryMethod' | 'pickupHandle'
                > & {
                  coordinates?: StorefrontAPI.Maybe<
                    Pick<
                      StorefrontAPI.CartDeliveryCoordinatesPreference,
                      'latitude' | 'longitude' | 'countryCode'
                    >
                  >;
                }
              >;
            }
          >;
          purchasingCompany?: StorefrontAPI.Maybe<{
            company: Pick<StorefrontAPI.Company, 'id' | 'name' | 'externalId'>;
          }>;
        };
        cost: StorefrontAPI.MakeOptional<
          Pick<
            StorefrontAPI.CartCost,
            | 'subtotalAmountEstimated'
            | 'totalAmountEstimated'
            | 'totalDutyAmountEstimated'
            | 'totalTaxAmountEstimated'
          >,
          'totalDutyAmountEstimated' | 'totalTaxAmountEstimated'
        > & {
          checkoutChargeAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
          subtotalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
          totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
          totalDutyAmount?: StorefrontAPI.Maybe<
            Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
          >;
          totalTaxAmount?: StorefrontAPI.Maybe<
            Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
          >;
        };
        delivery: {
          addresses: Array<
            Pick<
              StorefrontAPI.CartSelectableAddress,
              'id' | 'oneTimeUse' | 'selected'
            > & {
              address: Pick<
                StorefrontAPI.CartDeliveryAddress,
                | 'address1'
                | 'address2'
                | 'city'
                | 'company'
                | 'countryCode'
                | 'firstName'
                | 'lastName'
                | 'name'
                | 'phone'
                | 'provinceCode'
                | 'zip'
                | 'latitude'
                | 'longitude'
              >;
            }
          >;
        };
        discountAllocations: Array<
          | (Pick<StorefrontAPI.CartAutomaticDiscountAllocation, 'title'> & {
              discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
            })
          | (Pick<StorefrontAPI.CartCodeDiscountAllocation, 'code'> & {
              discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
            })
          | (Pick<StorefrontAPI.CartCustomDiscountAllocation, 'title'> & {
              discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
            })
        >;
        discountCodes: Array<Pick<StorefrontAPI.CartDiscountCode, 'code' | 'applicable'>>;
        lines: {
          pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage' | 'endCursor'>;
          edges: Array<{
            node:
              | (Pick<StorefrontAPI.CartLine, 'id' | 'quantity'> & {
                  attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>;
                  cost: {
                    amountPerQuantity: Pick<
                      StorefrontAPI.MoneyV2,
                      'amount' | 'currencyCode'
                    >;
                    compareAtAmountPerQuantity?: StorefrontAPI.Maybe<
                      Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
                    >;
                    subtotalAmount: Pick<
                      StorefrontAPI.MoneyV2,
                      'amount' | 'currencyCode'
                    >;
                    totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
                  };
                  discountAllocations: Array<
                    | (Pick<StorefrontAPI.CartAutomaticDiscountAllocation, 'title'> & {
                        discountedAmount: Pick<
                          StorefrontAPI.MoneyV2,
                          'amount' | 'currencyCode'
                        >;
                      })
                    | (Pick<StorefrontAPI.CartCodeDiscountAllocation, 'code'> & {
                        discountedAmount: Pick<
                          StorefrontAPI.MoneyV2,
                          'amount' | 'currencyCode'
                        >;
                      })
                    | (Pick<StorefrontAPI.CartCustomDiscountAllocation, 'title'> & {
                        discountedAmount: Pick<
                          StorefrontAPI.MoneyV2,
                          'amount' | 'currencyCode'
                        >;
                      })
                  >;
                  merchandise: StorefrontAPI.MakeOptional<
                    Pick<
                      StorefrontAPI.ProductVariant,
                      | 'id'
                      | 'title'
                      | 'availableForSale'
                      | 'barcode'
                      | 'currentlyNotInStock'
                      | 'quantityAvailable'
                      | 'requiresShipping'
                      | 'sku'
                      | 'taxable'
                      | 'weight'
                      | 'weightUnit'
                    >,
                    'quantityAvailable'
                  > & {
                    price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
                    compareAtPrice?: StorefrontAPI.Maybe<
                      Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
                    >;
                    unitPrice?: StorefrontAPI.Maybe<
                      Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
                    >;
                    unitPriceMeasurement?: StorefrontAPI.Maybe<
                      Pick<
                        StorefrontAPI.UnitPriceMeasurement,
                        | 'measuredType'
                        | 'quantityUnit'
                        | 'quantityValue'
                        | 'referenceUnit'
                        | 'referenceValue'
                      >
                    >;
                    quantityRule: Pick<
                      StorefrontAPI.QuantityRule,
                      'increment' | 'minimum' | 'maximum'
                    >;
                    selectedOptions: Array<
                      Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>
                    >;
                    image?: StorefrontAPI.Maybe<
                      Pick<
                        StorefrontAPI.Image,
                        'id' | 'url' | 'altText' | 'width' | 'height'
                      >
                    >;
                    product: StorefrontAPI.MakeOptional<
                      Pick<
                        StorefrontAPI.Product,
                        'id' | 'title' | 'handle' | 'vendor' | 'productType' | 'tags'
                      >,
                      'tags'
                    > & {
                      featuredImage?: StorefrontAPI.Maybe<
                        Pick<StorefrontAPI.Image, 'id'>
                      >;
                      options: Array<
                        Pick<StorefrontAPI.ProductOption, 'name'> & {
                          optionValues: Array<
                            Pick<StorefrontAPI.ProductOptionValue, 'name'>
                          >;
                        }
                      >;
                      availableFrom?: StorefrontAPI.Maybe<
                        Pick<StorefrontAPI.Metafield, 'value'>
                      >;
                    };
                  };
                  sellingPlanAllocation?: StorefrontAPI.Maybe<{
                    sellingPlan: Pick<StorefrontAPI.SellingPlan, 'id' | 'name'>;
                  }>;
                })
              | (Pick<StorefrontAPI.ComponentizableCartLine, 'id' | 'quantity'> & {
                  lineComponents: Array<
                    Pick<StorefrontAPI.CartLine, 'quantity'> & {
                      attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>;
                      sellingPlanAllocation?: StorefrontAPI.Maybe<{
                        sellingPlan: Pick<StorefrontAPI.SellingPlan, 'id'>;
                      }>;
                      merchandise: Pick<StorefrontAPI.ProductVariant, 'id' | 'title'> & {
                        product: Pick<StorefrontAPI.Product, 'title'>;
                      };
                    }
                  >;
                  attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>;
                  cost: {
                    amountPerQuantity: Pick<
                      StorefrontAPI.MoneyV2,
                      'amount' | 'currencyCode'
                    >;
                    compareAtAmountPerQuantity?: StorefrontAPI.Maybe<
                      Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
                    >;
                    subtotalAmount: Pick<
                      StorefrontAPI.MoneyV2,
                      'amount' | 'currencyCode'
                    >;
                    totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
                  };
                  discountAllocations: Array<
                    | (Pick<StorefrontAPI.CartAutomaticDiscountAllocation, 'title'> & {
                        discountedAmount: Pick<
                          StorefrontAPI.MoneyV2,
                          'amount' | 'currencyCode'
                        >;
                      })
                    | (Pick<StorefrontAPI.CartCodeDiscountAllocation, 'code'> & {
                        discountedAmount: Pick<
                          StorefrontAPI.MoneyV2,
                          'amount' | 'currencyCode'
                        >;
                      })
                    | (Pick<StorefrontAPI.CartCustomDiscountAllocation, 'title'> & {
                        discountedAmount: Pick<
                          StorefrontAPI.MoneyV2,
                          'amount' | 'currencyCode'
                        >;
                      })
                  >;
                  merchandise: StorefrontAPI.MakeOptional<
                    Pick<
                      StorefrontAPI.ProductVariant,
                      | 'id'
                      | 'title'
                      | 'availableForSale'
                      | 'barcode'
                      | 'currentlyNotInStock'
                      | 'quantityAvailable'
                      | 'requiresShipping'
                      | 'sku'
                      | 'taxable'
                      | 'weight'
                      | 'weightUnit'
                    >,
                    'quantityAvailable'
                  > & {
                    price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
                    compareAtPrice?: StorefrontAPI.Maybe<
                      Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
                    >;
                    unitPrice?: StorefrontAPI.Maybe<
                      Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
                    >;
                    unitPriceMeasurement?: StorefrontAPI.Maybe<
                      Pick<
                        StorefrontAPI.UnitPriceMeasurement,
                        | 'measuredType'
                        | 'quantityUnit'
                        | 'quantityValue'
                        | 'referenceUnit'
                        | 'referenceValue'
                      >
                    >;
                    quantityRule: Pick<
                      StorefrontAPI.QuantityRule,
                      'increment' | 'minimum' | 'maximum'
                    >;
                    selectedOptions: Array<
                      Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>
                    >;
                    image?: StorefrontAPI.Maybe<
                      Pick<
                        StorefrontAPI.Image,
                        'id' | 'url' | 'altText' | 'width' | 'height'
                      >
                    >;
                    product: StorefrontAPI.MakeOptional<
                      Pick<
                        StorefrontAPI.Product,
                        'id' | 'title' | 'handle' | 'vendor' | 'productType' | 'tags'
                      >,
                      'tags'
                    > & {
                      featuredImage?: StorefrontAPI.Maybe<
                        Pick<StorefrontAPI.Image, 'id'>
                      >;
                      options: Array<
                        Pick<StorefrontAPI.ProductOption, 'name'> & {
                          optionValues: Array<
                            Pick<StorefrontAPI.ProductOptionValue, 'name'>
                          >;
                        }
                      >;
                      availableFrom?: StorefrontAPI.Maybe<
                        Pick<StorefrontAPI.Metafield, 'value'>
                      >;
                    };
                  };
                  sellingPlanAllocation?: StorefrontAPI.Maybe<{
                    sellingPlan: Pick<StorefrontAPI.SellingPlan, 'id' | 'name'>;
                  }>;
                });
          }>;
        };
      }
    >;
    userErrors: Array<Pick<StorefrontAPI.CartUserError, 'code' | 'field' | 'message'>>;
    warnings: Array<Pick<StorefrontAPI.CartWarning, 'code' | 'target'>>;
  }>;
};

export type LinkedVariantsQueryVariables = StorefrontAPI.Exact<{
  ids: Array<StorefrontAPI.Scalars['ID']['input']> | StorefrontAPI.Scalars['ID']['input'];
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
  drops?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['Boolean']['input']>;
}>;

export type LinkedVariantsQuery = {
  nodes: Array<
    StorefrontAPI.Maybe<
      StorefrontAPI.MakeOptional<
        Pick<
          StorefrontAPI.ProductVariant,
          | 'id'
          | 'title'
          | 'availableForSale'
          | 'barcode'
          | 'currentlyNotInStock'
          | 'quantityAvailable'
          | 'requiresShipping'
          | 'sku'
          | 'taxable'
          | 'weight'
          | 'weightUnit'
        >,
        'quantityAvailable'
      > & {
        price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
        compareAtPrice?: StorefrontAPI.Maybe<
          Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
        >;
        unitPrice?: StorefrontAPI.Maybe<
          Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
        >;
        unitPriceMeasurement?: StorefrontAPI.Maybe<
          Pick<
            StorefrontAPI.UnitPriceMeasurement,
            | 'measuredType'
            | 'quantityUnit'
            | 'quantityValue'
            | 'referenceUnit'
            | 'referenceValue'
          >
        >;
        quantityRule: Pick<
          StorefrontAPI.QuantityRule,
          'increment' | 'minimum' | 'maximum'
        >;
        selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>;
        image?: StorefrontAPI.Maybe<
          Pick<StorefrontAPI.Image, 'id' | 'url' | 'altText' | 'width' | 'height'>
        >;
        product: StorefrontAPI.MakeOptional<
          Pick<
            StorefrontAPI.Product,
            'id' | 'title' | 'handle' | 'vendor' | 'productType' | 'tags'
          >,
          'tags'
        > & {
          featuredImage?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'id'>>;
          options: Array<
            Pick<StorefrontAPI.ProductOption, 'name'> & {
              optionValues: Array<Pick<StorefrontAPI.ProductOptionValue, 'name'>>;
            }
          >;
          availableFrom?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
        };
      }
    >
  >;
};

export type CartMoneyFragment = Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;

export type CartBuyerFragment = Pick<
  StorefrontAPI.CartBuyerIdentity,
  'countryCode' | 'email' | 'phone'
> & {
  customer?: StorefrontAPI.Maybe<
    Pick<StorefrontAPI.Customer, 'id' | 'email' | 'phone'> & {
      addresses: {
        nodes: Array<
          Pick<
            StorefrontAPI.MailingAddress,
            | 'address1'
            | 'address2'
            | 'city'
            | 'company'
            | 'country'
            | 'firstName'
            | 'lastName'
            | 'name'
            | 'phone'
            | 'province'
            | 'zip'
            | 'latitude'
            | 'longitude'
          >
        >;
      };
    }
  >;
  preferences?: StorefrontAPI.Maybe<
    Pick<StorefrontAPI.CartPreferences, 'wallet'> & {
      delivery?: StorefrontAPI.Maybe<
        Pick<StorefrontAPI.CartDeliveryPreference, 'deliveryMethod' | 'pickupHandle'> & {
          coordinates?: StorefrontAPI.Maybe<
            Pick<
              StorefrontAPI.CartDeliveryCoordinatesPreference,
              'latitude' | 'longitude' | 'countryCode'
            >
          >;
        }
      >;
    }
  >;
  purchasingCompany?: StorefrontAPI.Maybe<{
    company: Pick<StorefrontAPI.Company, 'id' | 'name' | 'externalId'>;
  }>;
};

export type CartVariantFragment = StorefrontAPI.MakeOptional<
  Pick<
    StorefrontAPI.ProductVariant,
    | 'id'
    | 'title'
    | 'availableForSale'
    | 'barcode'
    | 'currentlyNotInStock'
    | 'quantityAvailable'
    | 'requiresShipping'
    | 'sku'
    | 'taxable'
    | 'weight'
    | 'weightUnit'
  >,
  'quantityAvailable'
> & {
  price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
  compareAtPrice?: StorefrontAPI.Maybe<
    Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
  >;
  unitPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>;
  unitPriceMeasurement?: StorefrontAPI.Maybe<
    Pick<
      StorefrontAPI.UnitPriceMeasurement,
      | 'measuredType'
      | 'quantityUnit'
      | 'quantityValue'
      | 'referenceUnit'
      | 'referenceValue'
    >
  >;
  quantityRule: Pick<StorefrontAPI.QuantityRule, 'increment' | 'minimum' | 'maximum'>;
  selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>;
  image?: StorefrontAPI.Maybe<
    Pick<StorefrontAPI.Image, 'id' | 'url' | 'altText' | 'width' | 'height'>
  >;
  product: StorefrontAPI.MakeOptional<
    Pick<
      StorefrontAPI.Product,
      'id' | 'title' | 'handle' | 'vendor' | 'productType' | 'tags'
    >,
    'tags'
  > & {
    featuredImage?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'id'>>;
    options: Array<
      Pick<StorefrontAPI.ProductOption, 'name'> & {
        optionValues: Array<Pick<StorefrontAPI.ProductOptionValue, 'name'>>;
      }
    >;
    availableFrom?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
  };
};

type CartDiscount_CartAutomaticDiscountAllocation_Fragment = Pick<
  StorefrontAPI.CartAutomaticDiscountAllocation,
  'title'
> & {discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>};

type CartDiscount_CartCodeDiscountAllocation_Fragment = Pick<
  StorefrontAPI.CartCodeDiscountAllocation,
  'code'
> & {discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>};

type CartDiscount_CartCustomDiscountAllocation_Fragment = Pick<
  StorefrontAPI.CartCustomDiscountAllocation,
  'title'
> & {discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>};

export type CartDiscountFragment =
  | CartDiscount_CartAutomaticDiscountAllocation_Fragment
  | CartDiscount_CartCodeDiscountAllocation_Fragment
  | CartDiscount_CartCustomDiscountAllocation_Fragment;

export type CartLinesFragment = {
  pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage' | 'endCursor'>;
  edges: Array<{
    node:
      | (Pick<StorefrontAPI.CartLine, 'id' | 'quantity'> & {
          attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>;
          cost: {
            amountPerQuantity: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
            compareAtAmountPerQuantity?: StorefrontAPI.Maybe<
              Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
            >;
            subtotalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
            totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
          };
          discountAllocations: Array<
            | (Pick<StorefrontAPI.CartAutomaticDiscountAllocation, 'title'> & {
                discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
              })
            | (Pick<StorefrontAPI.CartCodeDiscountAllocation, 'code'> & {
                discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
              })
            | (Pick<StorefrontAPI.CartCustomDiscountAllocation, 'title'> & {
                discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
              })
          >;
          merchandise: StorefrontAPI.MakeOptional<
            Pick<
              StorefrontAPI.ProductVariant,
              | 'id'
              | 'title'
              | 'availableForSale'
              | 'barcode'
              | 'currentlyNotInStock'
              | 'quantityAvailable'
              | 'requiresShipping'
              | 'sku'
              | 'taxable'
              | 'weight'
              | 'weightUnit'
            >,
            'quantityAvailable'
          > & {
            price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
            compareAtPrice?: StorefrontAPI.Maybe<
              Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
            >;
            unitPrice?: StorefrontAPI.Maybe<
              Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
            >;
            unitPriceMeasurement?: StorefrontAPI.Maybe<
              Pick<
                StorefrontAPI.UnitPriceMeasurement,
                | 'measuredType'
                | 'quantityUnit'
                | 'quantityValue'
                | 'referenceUnit'
                | 'referenceValue'
              >
            >;
            quantityRule: Pick<
              StorefrontAPI.QuantityRule,
              'increment' | 'minimum' | 'maximum'
            >;
            selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>;
            image?: StorefrontAPI.Maybe<
              Pick<StorefrontAPI.Image, 'id' | 'url' | 'altText' | 'width' | 'height'>
            >;
            product: StorefrontAPI.MakeOptional<
              Pick<
                StorefrontAPI.Product,
                'id' | 'title' | 'handle' | 'vendor' | 'productType' | 'tags'
              >,
              'tags'
            > & {
              featuredImage?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'id'>>;
              options: Array<
                Pick<StorefrontAPI.ProductOption, 'name'> & {
                  optionValues: Array<Pick<StorefrontAPI.ProductOptionValue, 'name'>>;
                }
              >;
              availableFrom?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
            };
          };
          sellingPlanAllocation?: StorefrontAPI.Maybe<{
            sellingPlan: Pick<StorefrontAPI.SellingPlan, 'id' | 'name'>;
          }>;
        })
      | (Pick<StorefrontAPI.ComponentizableCartLine, 'id' | 'quantity'> & {
          lineComponents: Array<
            Pick<StorefrontAPI.CartLine, 'quantity'> & {
              attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>;
              sellingPlanAllocation?: StorefrontAPI.Maybe<{
                sellingPlan: Pick<StorefrontAPI.SellingPlan, 'id'>;
              }>;
              merchandise: Pick<StorefrontAPI.ProductVariant, 'id' | 'title'> & {
                product: Pick<StorefrontAPI.Product, 'title'>;
              };
            }
          >;
          attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>;
          cost: {
            amountPerQuantity: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
            compareAtAmountPerQuantity?: StorefrontAPI.Maybe<
              Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
            >;
            subtotalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
            totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
          };
          discountAllocations: Array<
            | (Pick<StorefrontAPI.CartAutomaticDiscountAllocation, 'title'> & {
                discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
              })
            | (Pick<StorefrontAPI.CartCodeDiscountAllocation, 'code'> & {
                discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
              })
            | (Pick<StorefrontAPI.CartCustomDiscountAllocation, 'title'> & {
                discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
              })
          >;
          merchandise: StorefrontAPI.MakeOptional<
            Pick<
              StorefrontAPI.ProductVariant,
              | 'id'
              | 'title'
              | 'availableForSale'
              | 'barcode'
              | 'currentlyNotInStock'
              | 'quantityAvailable'
              | 'requiresShipping'
              | 'sku'
              | 'taxable'
              | 'weight'
              | 'weightUnit'
            >,
            'quantityAvailable'
          > & {
            price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
            compareAtPrice?: StorefrontAPI.Maybe<
              Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
            >;
            unitPrice?: StorefrontAPI.Maybe<
              Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
            >;
            unitPriceMeasurement?: StorefrontAPI.Maybe<
              Pick<
                StorefrontAPI.UnitPriceMeasurement,
                | 'measuredType'
                | 'quantityUnit'
                | 'quantityValue'
                | 'referenceUnit'
                | 'referenceValue'
              >
            >;
            quantityRule: Pick<
              StorefrontAPI.QuantityRule,
              'increment' | 'minimum' | 'maximum'
            >;
            selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>;
            image?: StorefrontAPI.Maybe<
              Pick<StorefrontAPI.Image, 'id' | 'url' | 'altText' | 'width' | 'height'>
            >;
            product: StorefrontAPI.MakeOptional<
              Pick<
                StorefrontAPI.Product,
                'id' | 'title' | 'handle' | 'vendor' | 'productType' | 'tags'
              >,
              'tags'
            > & {
              featuredImage?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'id'>>;
              options: Array<
                Pick<StorefrontAPI.ProductOption, 'name'> & {
                  optionValues: Array<Pick<StorefrontAPI.ProductOptionValue, 'name'>>;
                }
              >;
              availableFrom?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
            };
          };
          sellingPlanAllocation?: StorefrontAPI.Maybe<{
            sellingPlan: Pick<StorefrontAPI.SellingPlan, 'id' | 'name'>;
          }>;
        });
  }>;
};

export type CartFragment = Pick<
  StorefrontAPI.Cart,
  'id' | 'checkoutUrl' | 'createdAt' | 'updatedAt' | 'totalQuantity' | 'note'
> & {
  attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>;
  appliedGiftCards: Array<
    Pick<StorefrontAPI.AppliedGiftCard, 'id' | 'lastCharacters'> & {
      amountUsed: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
      balance: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
    }
  >;
  buyerIdentity: Pick<
    StorefrontAPI.CartBuyerIdentity,
    'countryCode' | 'email' | 'phone'
  > & {
    customer?: StorefrontAPI.Maybe<
      Pick<StorefrontAPI.Customer, 'id' | 'email' | 'phone'> & {
        addresses: {
          nodes: Array<
            Pick<
              StorefrontAPI.MailingAddress,
              | 'address1'
              | 'address2'
              | 'city'
              | 'company'
              | 'country'
              | 'firstName'
              | 'lastName'
              | 'name'
              | 'phone'
              | 'province'
              | 'zip'
              | 'latitude'
              | 'longitude'
            >
          >;
        };
      }
    >;
    preferences?: StorefrontAPI.Maybe<
      Pick<StorefrontAPI.CartPreferences, 'wallet'> & {
        delivery?: StorefrontAPI.Maybe<
          Pick<
            StorefrontAPI.CartDeliveryPreference,
            'deliveryMethod' | 'pickupHandle'
          > & {
            coordinates?: StorefrontAPI.Maybe<
              Pick<
                StorefrontAPI.CartDeliveryCoordinatesPreference,
                'latitude' | 'longitude' | 'countryCode'
              >
            >;
          }
        >;
      }
    >;
    purchasingCompany?: StorefrontAPI.Maybe<{
      company: Pick<StorefrontAPI.Company, 'id' | 'name' | 'externalId'>;
    }>;
  };
  cost: StorefrontAPI.MakeOptional<
    Pick<
      StorefrontAPI.CartCost,
      | 'subtotalAmountEstimated'
      | 'totalAmountEstimated'
      | 'totalDutyAmountEstimated'
      | 'totalTaxAmountEstimated'
    >,
    'totalDutyAmountEstimated' | 'totalTaxAmountEstimated'
  > & {
    checkoutChargeAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
    subtotalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
    totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
    totalDutyAmount?: StorefrontAPI.Maybe<
      Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
    >;
    totalTaxAmount?: StorefrontAPI.Maybe<
      Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
    >;
  };
  delivery: {
    addresses: Array<
      Pick<StorefrontAPI.CartSelectableAddress, 'id' | 'oneTimeUse' | 'selected'> & {
        address: Pick<
          StorefrontAPI.CartDeliveryAddress,
          | 'address1'
          | 'address2'
          | 'city'
          | 'company'
          | 'countryCode'
          | 'firstName'
          | 'lastName'
          | 'name'
          | 'phone'
          | 'provinceCode'
          | 'zip'
          | 'latitude'
          | 'longitude'
        >;
      }
    >;
  };
  discountAllocations: Array<
    | (Pick<StorefrontAPI.CartAutomaticDiscountAllocation, 'title'> & {
        discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
      })
    | (Pick<StorefrontAPI.CartCodeDiscountAllocation, 'code'> & {
        discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
      })
    | (Pick<StorefrontAPI.CartCustomDiscountAllocation, 'title'> & {
        discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
      })
  >;
  discountCodes: Array<Pick<StorefrontAPI.CartDiscountCode, 'code' | 'applicable'>>;
  lines: {
    pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage' | 'endCursor'>;
    edges: Array<{
      node:
        | (Pick<StorefrontAPI.CartLine, 'id' | 'quantity'> & {
            attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>;
            cost: {
              amountPerQuantity: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
              compareAtAmountPerQuantity?: StorefrontAPI.Maybe<
                Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
              >;
              subtotalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
              totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
            };
            discountAllocations: Array<
              | (Pick<StorefrontAPI.CartAutomaticDiscountAllocation, 'title'> & {
                  discountedAmount: Pick<
                    StorefrontAPI.MoneyV2,
                    'amount' | 'currencyCode'
                  >;
                })
              | (Pick<StorefrontAPI.CartCodeDiscountAllocation, 'code'> & {
                  discountedAmount: Pick<
                    StorefrontAPI.MoneyV2,
                    'amount' | 'currencyCode'
                  >;
                })
              | (Pick<StorefrontAPI.CartCustomDiscountAllocation, 'title'> & {
                  discountedAmount: Pick<
                    StorefrontAPI.MoneyV2,
                    'amount' | 'currencyCode'
                  >;
                })
            >;
            merchandise: StorefrontAPI.MakeOptional<
              Pick<
                StorefrontAPI.ProductVariant,
                | 'id'
                | 'title'
                | 'availableForSale'
                | 'barcode'
                | 'currentlyNotInStock'
                | 'quantityAvailable'
                | 'requiresShipping'
                | 'sku'
                | 'taxable'
                | 'weight'
                | 'weightUnit'
              >,
              'quantityAvailable'
            > & {
              price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
              compareAtPrice?: StorefrontAPI.Maybe<
                Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
              >;
              unitPrice?: StorefrontAPI.Maybe<
                Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
              >;
              unitPriceMeasurement?: StorefrontAPI.Maybe<
                Pick<
                  StorefrontAPI.UnitPriceMeasurement,
                  | 'measuredType'
                  | 'quantityUnit'
                  | 'quantityValue'
                  | 'referenceUnit'
                  | 'referenceValue'
                >
              >;
              quantityRule: Pick<
                StorefrontAPI.QuantityRule,
                'increment' | 'minimum' | 'maximum'
              >;
              selectedOptions: Array<
                Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>
              >;
              image?: StorefrontAPI.Maybe<
                Pick<StorefrontAPI.Image, 'id' | 'url' | 'altText' | 'width' | 'height'>
              >;
              product: StorefrontAPI.MakeOptional<
                Pick<
                  StorefrontAPI.Product,
                  'id' | 'title' | 'handle' | 'vendor' | 'productType' | 'tags'
                >,
                'tags'
              > & {
                featuredImage?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'id'>>;
                options: Array<
                  Pick<StorefrontAPI.ProductOption, 'name'> & {
                    optionValues: Array<Pick<StorefrontAPI.ProductOptionValue, 'name'>>;
                  }
                >;
                availableFrom?: StorefrontAPI.Maybe<
                  Pick<StorefrontAPI.Metafield, 'value'>
                >;
              };
            };
            sellingPlanAllocation?: StorefrontAPI.Maybe<{
              sellingPlan: Pick<StorefrontAPI.SellingPlan, 'id' | 'name'>;
            }>;
          })
        | (Pick<StorefrontAPI.ComponentizableCartLine, 'id' | 'quantity'> & {
            lineComponents: Array<
              Pick<StorefrontAPI.CartLine, 'quantity'> & {
                attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>;
                sellingPlanAllocation?: StorefrontAPI.Maybe<{
                  sellingPlan: Pick<StorefrontAPI.SellingPlan, 'id'>;
                }>;
                merchandise: Pick<StorefrontAPI.ProductVariant, 'id' | 'title'> & {
                  product: Pick<StorefrontAPI.Product, 'title'>;
                };
              }
            >;
            attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>;
            cost: {
              amountPerQuantity: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
              compareAtAmountPerQuantity?: StorefrontAPI.Maybe<
                Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
              >;
              subtotalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
              totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
            };
            discountAllocations: Array<
              | (Pick<StorefrontAPI.CartAutomaticDiscountAllocation, 'title'> & {
                  discountedAmount: Pick<
                    StorefrontAPI.MoneyV2,
                    'amount' | 'currencyCode'
                  >;
                })
              | (Pick<StorefrontAPI.CartCodeDiscountAllocation, 'code'> & {
                  discountedAmount: Pick<
                    StorefrontAPI.MoneyV2,
                    'amount' | 'currencyCode'
                  >;
                })
              | (Pick<StorefrontAPI.CartCustomDiscountAllocation, 'title'> & {
                  discountedAmount: Pick<
                    StorefrontAPI.MoneyV2,
                    'amount' | 'currencyCode'
                  >;
                })
            >;
            merchandise: StorefrontAPI.MakeOptional<
              Pick<
                StorefrontAPI.ProductVariant,
                | 'id'
                | 'title'
                | 'availableForSale'
                | 'barcode'
                | 'currentlyNotInStock'
                | 'quantityAvailable'
                | 'requiresShipping'
                | 'sku'
                | 'taxable'
                | 'weight'
                | 'weightUnit'
              >,
              'quantityAvailable'
            > & {
              price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
              compareAtPrice?: StorefrontAPI.Maybe<
                Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
              >;
              unitPrice?: StorefrontAPI.Maybe<
                Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
              >;
              unitPriceMeasurement?: StorefrontAPI.Maybe<
                Pick<
                  StorefrontAPI.UnitPriceMeasurement,
                  | 'measuredType'
                  | 'quantityUnit'
                  | 'quantityValue'
                  | 'referenceUnit'
                  | 'referenceValue'
                >
              >;
              quantityRule: Pick<
                StorefrontAPI.QuantityRule,
                'increment' | 'minimum' | 'maximum'
              >;
              selectedOptions: Array<
                Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>
              >;
              image?: StorefrontAPI.Maybe<
                Pick<StorefrontAPI.Image, 'id' | 'url' | 'altText' | 'width' | 'height'>
              >;
              product: StorefrontAPI.MakeOptional<
                Pick<
                  StorefrontAPI.Product,
                  'id' | 'title' | 'handle' | 'vendor' | 'productType' | 'tags'
                >,
                'tags'
              > & {
                featuredImage?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'id'>>;
                options: Array<
                  Pick<StorefrontAPI.ProductOption, 'name'> & {
                    optionValues: Array<Pick<StorefrontAPI.ProductOptionValue, 'name'>>;
                  }
                >;
                availableFrom?: StorefrontAPI.Maybe<
                  Pick<StorefrontAPI.Metafield, 'value'>
                >;
              };
            };
            sellingPlanAllocation?: StorefrontAPI.Maybe<{
              sellingPlan: Pick<StorefrontAPI.SellingPlan, 'id' | 'name'>;
            }>;
          });
    }>;
  };
};

export type GetCartQueryVariables = StorefrontAPI.Exact<{
  id: StorefrontAPI.Scalars['ID']['input'];
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
  drops?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['Boolean']['input']>;
}>;

export type GetCartQuery = {
  cart?: StorefrontAPI.Maybe<
    Pick<
      StorefrontAPI.Cart,
      'id' | 'checkoutUrl' | 'createdAt' | 'updatedAt' | 'totalQuantity' | 'note'
    > & {
      attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>;
      appliedGiftCards: Array<
        Pick<StorefrontAPI.AppliedGiftCard, 'id' | 'lastCharacters'> & {
          amountUsed: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
          balance: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
        }
      >;
      buyerIdentity: Pick<
        StorefrontAPI.CartBuyerIdentity,
        'countryCode' | 'email' | 'phone'
      > & {
        customer?: StorefrontAPI.Maybe<
          Pick<StorefrontAPI.Customer, 'id' | 'email' | 'phone'> & {
            addresses: {
              nodes: Array<
                Pick<
                  StorefrontAPI.MailingAddress,
                  | 'address1'
                  | 'address2'
                  | 'city'
                  | 'company'
                  | 'country'
                  | 'firstName'
                  | 'lastName'
                  | 'name'
                  | 'phone'
                  | 'province'
                  | 'zip'
                  | 'latitude'
                  | 'longitude'
                >
              >;
            };
          }
        >;
        preferences?: StorefrontAPI.Maybe<
          Pick<StorefrontAPI.CartPreferences, 'wallet'> & {
            delivery?: StorefrontAPI.Maybe<
              Pick<
                StorefrontAPI.CartDeliveryPreference,
                'deliveryMethod' | 'pickupHandle'
              > & {
                coordinates?: StorefrontAPI.Maybe<
                  Pick<
                    StorefrontAPI.CartDeliveryCoordinatesPreference,
                    'latitude' | 'longitude' | 'countryCode'
                  >
                >;
              }
            >;
          }
        >;
        purchasingCompany?: StorefrontAPI.Maybe<{
          company: Pick<StorefrontAPI.Company, 'id' | 'name' | 'externalId'>;
        }>;
      };
      cost: StorefrontAPI.MakeOptional<
        Pick<
          StorefrontAPI.CartCost,
          | 'subtotalAmountEstimated'
          | 'totalAmountEstimated'
          | 'totalDutyAmountEstimated'
          | 'totalTaxAmountEstimated'
        >,
        'totalDutyAmountEstimated' | 'totalTaxAmountEstimated'
      > & {
        checkoutChargeAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
        subtotalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
        totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
        totalDutyAmount?: StorefrontAPI.Maybe<
          Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
        >;
        totalTaxAmount?: StorefrontAPI.Maybe<
          Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
        >;
      };
      delivery: {
        addresses: Array<
          Pick<StorefrontAPI.CartSelectableAddress, 'id' | 'oneTimeUse' | 'selected'> & {
            address: Pick<
              StorefrontAPI.CartDeliveryAddress,
              | 'address1'
              | 'address2'
              | 'city'
              | 'company'
              | 'countryCode'
              | 'firstName'
              | 'lastName'
              | 'name'
              | 'phone'
              | 'provinceCode'
              | 'zip'
              | 'latitude'
              | 'longitude'
            >;
          }
        >;
      };
      discountAllocations: Array<
        | (Pick<StorefrontAPI.CartAutomaticDiscountAllocation, 'title'> & {
            discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
          })
        | (Pick<StorefrontAPI.CartCodeDiscountAllocation, 'code'> & {
            discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
          })
        | (Pick<StorefrontAPI.CartCustomDiscountAllocation, 'title'> & {
            discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
          })
      >;
      discountCodes: Array<Pick<StorefrontAPI.CartDiscountCode, 'code' | 'applicable'>>;
      lines: {
        pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage' | 'endCursor'>;
        edges: Array<{
          node:
            | (Pick<StorefrontAPI.CartLine, 'id' | 'quantity'> & {
                attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>;
                cost: {
                  amountPerQuantity: Pick<
                    StorefrontAPI.MoneyV2,
                    'amount' | 'currencyCode'
                  >;
                  compareAtAmountPerQuantity?: StorefrontAPI.Maybe<
                    Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
                  >;
                  subtotalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
                  totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
                };
                discountAllocations: Array<
                  | (Pick<StorefrontAPI.CartAutomaticDiscountAllocation, 'title'> & {
                      discountedAmount: Pick<
                        StorefrontAPI.MoneyV2,
                        'amount' | 'currencyCode'
                      >;
                    })
                  | (Pick<StorefrontAPI.CartCodeDiscountAllocation, 'code'> & {
                      discountedAmount: Pick<
                        StorefrontAPI.MoneyV2,
                        'amount' | 'currencyCode'
                      >;
                    })
                  | (Pick<StorefrontAPI.CartCustomDiscountAllocation, 'title'> & {
                      discountedAmount: Pick<
                        StorefrontAPI.MoneyV2,
                        'amount' | 'currencyCode'
                      >;
                    })
                >;
                merchandise: StorefrontAPI.MakeOptional<
                  Pick<
                    StorefrontAPI.ProductVariant,
                    | 'id'
                    | 'title'
                    | 'availableForSale'
                    | 'barcode'
                    | 'currentlyNotInStock'
                    | 'quantityAvailable'
                    | 'requiresShipping'
                    | 'sku'
                    | 'taxable'
                    | 'weight'
                    | 'weightUnit'
                  >,
                  'quantityAvailable'
                > & {
                  price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
                  compareAtPrice?: StorefrontAPI.Maybe<
                    Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
                  >;
                  unitPrice?: StorefrontAPI.Maybe<
                    Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
                  >;
                  unitPriceMeasurement?: StorefrontAPI.Maybe<
                    Pick<
                      StorefrontAPI.UnitPriceMeasurement,
                      | 'measuredType'
                      | 'quantityUnit'
                      | 'quantityValue'
                      | 'referenceUnit'
                      | 'referenceValue'
                    >
                  >;
                  quantityRule: Pick<
                    StorefrontAPI.QuantityRule,
                    'increment' | 'minimum' | 'maximum'
                  >;
                  selectedOptions: Array<
                    Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>
                  >;
                  image?: StorefrontAPI.Maybe<
                    Pick<
                      StorefrontAPI.Image,
                      'id' | 'url' | 'altText' | 'width' | 'height'
                    >
                  >;
                  product: StorefrontAPI.MakeOptional<
                    Pick<
                      StorefrontAPI.Product,
                      'id' | 'title' | 'handle' | 'vendor' | 'productType' | 'tags'
                    >,
                    'tags'
                  > & {
                    featuredImage?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'id'>>;
                    options: Array<
                      Pick<StorefrontAPI.ProductOption, 'name'> & {
                        optionValues: Array<
                          Pick<StorefrontAPI.ProductOptionValue, 'name'>
                        >;
                      }
                    >;
                    availableFrom?: StorefrontAPI.Maybe<
                      Pick<StorefrontAPI.Metafield, 'value'>
                    >;
                  };
                };
                sellingPlanAllocation?: StorefrontAPI.Maybe<{
                  sellingPlan: Pick<StorefrontAPI.SellingPlan, 'id' | 'name'>;
                }>;
              })
            | (Pick<StorefrontAPI.ComponentizableCartLine, 'id' | 'quantity'> & {
                lineComponents: Array<
                  Pick<StorefrontAPI.CartLine, 'quantity'> & {
                    attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>;
                    sellingPlanAllocation?: StorefrontAPI.Maybe<{
                      sellingPlan: Pick<StorefrontAPI.SellingPlan, 'id'>;
                    }>;
                    merchandise: Pick<StorefrontAPI.ProductVariant, 'id' | 'title'> & {
                      product: Pick<StorefrontAPI.Product, 'title'>;
                    };
                  }
                >;
                attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>;
                cost: {
                  amountPerQuantity: Pick<
                    StorefrontAPI.MoneyV2,
                    'amount' | 'currencyCode'
                  >;
                  compareAtAmountPerQuantity?: StorefrontAPI.Maybe<
                    Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
                  >;
                  subtotalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
                  totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
                };
                discountAllocations: Array<
                  | (Pick<StorefrontAPI.CartAutomaticDiscountAllocation, 'title'> & {
                      discountedAmount: Pick<
                        StorefrontAPI.MoneyV2,
                        'amount' | 'currencyCode'
                      >;
                    })
                  | (Pick<StorefrontAPI.CartCodeDiscountAllocation, 'code'> & {
                      discountedAmount: Pick<
                        StorefrontAPI.MoneyV2,
                        'amount' | 'currencyCode'
                      >;
                    })
                  | (Pick<StorefrontAPI.CartCustomDiscountAllocation, 'title'> & {
                      discountedAmount: Pick<
                        StorefrontAPI.MoneyV2,
                        'amount' | 'currencyCode'
                      >;
                    })
                >;
                merchandise: StorefrontAPI.MakeOptional<
                  Pick<
                    StorefrontAPI.ProductVariant,
                    | 'id'
                    | 'title'
                    | 'availableForSale'
                    | 'barcode'
                    | 'currentlyNotInStock'
                    | 'quantityAvailable'
                    | 'requiresShipping'
                    | 'sku'
                    | 'taxable'
                    | 'weight'
                    | 'weightUnit'
                  >,
                  'quantityAvailable'
                > & {
                  price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
                  compareAtPrice?: StorefrontAPI.Maybe<
                    Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
                  >;
                  unitPrice?: StorefrontAPI.Maybe<
                    Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
                  >;
                  unitPriceMeasurement?: StorefrontAPI.Maybe<
                    Pick<
                      StorefrontAPI.UnitPriceMeasurement,
                      | 'measuredType'
                      | 'quantityUnit'
                      | 'quantityValue'
                      | 'referenceUnit'
                      | 'referenceValue'
                    >
                  >;
                  quantityRule: Pick<
                    StorefrontAPI.QuantityRule,
                    'increment' | 'minimum' | 'maximum'
                  >;
                  selectedOptions: Array<
                    Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>
                  >;
                  image?: StorefrontAPI.Maybe<
                    Pick<
                      StorefrontAPI.Image,
                      'id' | 'url' | 'altText' | 'width' | 'height'
                    >
                  >;
                  product: StorefrontAPI.MakeOptional<
                    Pick<
                      StorefrontAPI.Product,
                      'id' | 'title' | 'handle' | 'vendor' | 'productType' | 'tags'
                    >,
                    'tags'
                  > & {
                    featuredImage?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'id'>>;
                    options: Array<
                      Pick<StorefrontAPI.ProductOption, 'name'> & {
                        optionValues: Array<
                          Pick<StorefrontAPI.ProductOptionValue, 'name'>
                        >;
                      }
                    >;
                    availableFrom?: StorefrontAPI.Maybe<
                      Pick<StorefrontAPI.Metafield, 'value'>
                    >;
                  };
                };
                sellingPlanAllocation?: StorefrontAPI.Maybe<{
                  sellingPlan: Pick<StorefrontAPI.SellingPlan, 'id' | 'name'>;
                }>;
              });
        }>;
      };
    }
  >;
};

export type GetCartLinesQueryVariables = StorefrontAPI.Exact<{
  id: StorefrontAPI.Scalars['ID']['input'];
  after: StorefrontAPI.Scalars['String']['input'];
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
  drops?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['Boolean']['input']>;
}>;

export type GetCartLinesQuery = {
  cart?: StorefrontAPI.Maybe<{
    lines: {
      pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage' | 'endCursor'>;
      edges: Array<{
        node:
          | (Pick<StorefrontAPI.CartLine, 'id' | 'quantity'> & {
              attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>;
              cost: {
                amountPerQuantity: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
                compareAtAmountPerQuantity?: StorefrontAPI.Maybe<
                  Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
                >;
                subtotalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
                totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
              };
              discountAllocations: Array<
                | (Pick<StorefrontAPI.CartAutomaticDiscountAllocation, 'title'> & {
                    discountedAmount: Pick<
                      StorefrontAPI.MoneyV2,
                      'amount' | 'currencyCode'
                    >;
                  })
                | (Pick<StorefrontAPI.CartCodeDiscountAllocation, 'code'> & {
                    discountedAmount: Pick<
                      StorefrontAPI.MoneyV2,
                      'amount' | 'currencyCode'
                    >;
                  })
                | (Pick<StorefrontAPI.CartCustomDiscountAllocation, 'title'> & {
                    discountedAmount: Pick<
                      StorefrontAPI.MoneyV2,
                      'amount' | 'currencyCode'
                    >;
                  })
              >;
              merchandise: StorefrontAPI.MakeOptional<
                Pick<
                  StorefrontAPI.ProductVariant,
                  | 'id'
                  | 'title'
                  | 'availableForSale'
                  | 'barcode'
                  | 'currentlyNotInStock'
                  | 'quantityAvailable'
                  | 'requiresShipping'
                  | 'sku'
                  | 'taxable'
                  | 'weight'
                  | 'weightUnit'
                >,
                'quantityAvailable'
              > & {
                price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
                compareAtPrice?: StorefrontAPI.Maybe<
                  Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
                >;
                unitPrice?: StorefrontAPI.Maybe<
                  Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
                >;
                unitPriceMeasurement?: StorefrontAPI.Maybe<
                  Pick<
                    StorefrontAPI.UnitPriceMeasurement,
                    | 'measuredType'
                    | 'quantityUnit'
                    | 'quantityValue'
                    | 'referenceUnit'
                    | 'referenceValue'
                  >
                >;
                quantityRule: Pick<
                  StorefrontAPI.QuantityRule,
                  'increment' | 'minimum' | 'maximum'
                >;
                selectedOptions: Array<
                  Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>
                >;
                image?: StorefrontAPI.Maybe<
                  Pick<StorefrontAPI.Image, 'id' | 'url' | 'altText' | 'width' | 'height'>
                >;
                product: StorefrontAPI.MakeOptional<
                  Pick<
                    StorefrontAPI.Product,
                    'id' | 'title' | 'handle' | 'vendor' | 'productType' | 'tags'
                  >,
                  'tags'
                > & {
                  featuredImage?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'id'>>;
                  options: Array<
                    Pick<StorefrontAPI.ProductOption, 'name'> & {
                      optionValues: Array<Pick<StorefrontAPI.ProductOptionValue, 'name'>>;
                    }
                  >;
                  availableFrom?: StorefrontAPI.Maybe<
                    Pick<StorefrontAPI.Metafield, 'value'>
                  >;
                };
              };
              sellingPlanAllocation?: StorefrontAPI.Maybe<{
                sellingPlan: Pick<StorefrontAPI.SellingPlan, 'id' | 'name'>;
              }>;
            })
          | (Pick<StorefrontAPI.ComponentizableCartLine, 'id' | 'quantity'> & {
              lineComponents: Array<
                Pick<StorefrontAPI.CartLine, 'quantity'> & {
                  attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>;
                  sellingPlanAllocation?: StorefrontAPI.Maybe<{
                    sellingPlan: Pick<StorefrontAPI.SellingPlan, 'id'>;
                  }>;
                  merchandise: Pick<StorefrontAPI.ProductVariant, 'id' | 'title'> & {
                    product: Pick<StorefrontAPI.Product, 'title'>;
                  };
                }
              >;
              attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>;
              cost: {
                amountPerQuantity: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
                compareAtAmountPerQuantity?: StorefrontAPI.Maybe<
                  Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
                >;
                subtotalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
                totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
              };
              discountAllocations: Array<
                | (Pick<StorefrontAPI.CartAutomaticDiscountAllocation, 'title'> & {
                    discountedAmount: Pick<
                      StorefrontAPI.MoneyV2,
                      'amount' | 'currencyCode'
                    >;
                  })
                | (Pick<StorefrontAPI.CartCodeDiscountAllocation, 'code'> & {
                    discountedAmount: Pick<
                      StorefrontAPI.MoneyV2,
                      'amount' | 'currencyCode'
                    >;
                  })
                | (Pick<StorefrontAPI.CartCustomDiscountAllocation, 'title'> & {
                    discountedAmount: Pick<
                      StorefrontAPI.MoneyV2,
                      'amount' | 'currencyCode'
                    >;
                  })
              >;
              merchandise: StorefrontAPI.MakeOptional<
                Pick<
                  StorefrontAPI.ProductVariant,
                  | 'id'
                  | 'title'
                  | 'availableForSale'
                  | 'barcode'
                  | 'currentlyNotInStock'
                  | 'quantityAvailable'
                  | 'requiresShipping'
                  | 'sku'
                  | 'taxable'
                  | 'weight'
                  | 'weightUnit'
                >,
                'quantityAvailable'
              > & {
                price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
                compareAtPrice?: StorefrontAPI.Maybe<
                  Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
                >;
                unitPrice?: StorefrontAPI.Maybe<
                  Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
                >;
                unitPriceMeasurement?: StorefrontAPI.Maybe<
                  Pick<
                    StorefrontAPI.UnitPriceMeasurement,
                    | 'measuredType'
                    | 'quantityUnit'
                    | 'quantityValue'
                    | 'referenceUnit'
                    | 'referenceValue'
                  >
                >;
                quantityRule: Pick<
                  StorefrontAPI.QuantityRule,
                  'increment' | 'minimum' | 'maximum'
                >;
                selectedOptions: Array<
                  Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>
                >;
                image?: StorefrontAPI.Maybe<
                  Pick<StorefrontAPI.Image, 'id' | 'url' | 'altText' | 'width' | 'height'>
                >;
                product: StorefrontAPI.MakeOptional<
                  Pick<
                    StorefrontAPI.Product,
                    'id' | 'title' | 'handle' | 'vendor' | 'productType' | 'tags'
                  >,
                  'tags'
                > & {
                  featuredImage?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'id'>>;
                  options: Array<
                    Pick<StorefrontAPI.ProductOption, 'name'> & {
                      optionValues: Array<Pick<StorefrontAPI.ProductOptionValue, 'name'>>;
                    }
                  >;
                  availableFrom?: StorefrontAPI.Maybe<
                    Pick<StorefrontAPI.Metafield, 'value'>
                  >;
                };
              };
              sellingPlanAllocation?: StorefrontAPI.Maybe<{
                sellingPlan: Pick<StorefrontAPI.SellingPlan, 'id' | 'name'>;
              }>;
            });
      }>;
    };
  }>;
};

export type CartUserErrorFieldsFragment = Pick<
  StorefrontAPI.CartUserError,
  'code' | 'field' | 'message'
>;

export type CartWarningFieldsFragment = Pick<
  StorefrontAPI.CartWarning,
  'code' | 'target'
>;

export type CartCreateMutationVariables = StorefrontAPI.Exact<{
  input?: StorefrontAPI.InputMaybe<StorefrontAPI.CartInput>;
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
  drops?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['Boolean']['input']>;
}>;

export type CartCreateMutation = {
  cartCreate?: StorefrontAPI.Maybe<{
    cart?: StorefrontAPI.Maybe<
      Pick<
        StorefrontAPI.Cart,
        'id' | 'checkoutUrl' | 'createdAt' | 'updatedAt' | 'totalQuantity' | 'note'
      > & {
        attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>;
        appliedGiftCards: Array<
          Pick<StorefrontAPI.AppliedGiftCard, 'id' | 'lastCharacters'> & {
            amountUsed: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
            balance: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
          }
        >;
        buyerIdentity: Pick<
          StorefrontAPI.CartBuyerIdentity,
          'countryCode' | 'email' | 'phone'
        > & {
          customer?: StorefrontAPI.Maybe<
            Pick<StorefrontAPI.Customer, 'id' | 'email' | 'phone'> & {
              addresses: {
                nodes: Array<
                  Pick<
                    StorefrontAPI.MailingAddress,
                    | 'address1'
                    | 'address2'
                    | 'city'
                    | 'company'
                    | 'country'
                    | 'firstName'
                    | 'lastName'
                    | 'name'
                    | 'phone'
                    | 'province'
                    | 'zip'
                    | 'latitude'
                    | 'longitude'
                  >
                >;
              };
            }
          >;
          preferences?: StorefrontAPI.Maybe<
            Pick<StorefrontAPI.CartPreferences, 'wallet'> & {
              delivery?: StorefrontAPI.Maybe<
                Pick<
                  StorefrontAPI.CartDeliveryPreference,
                  'deliveryMethod' | 'pickupHandle'
                > & {
                  coordinates?: StorefrontAPI.Maybe<
                    Pick<
                      StorefrontAPI.CartDeliveryCoordinatesPreference,
                      'latitude' | 'longitude' | 'countryCode'
                    >
                  >;
                }
              >;
            }
          >;
          purchasingCompany?: StorefrontAPI.Maybe<{
            company: Pick<StorefrontAPI.Company, 'id' | 'name' | 'externalId'>;
          }>;
        };
        cost: StorefrontAPI.MakeOptional<
          Pick<
            StorefrontAPI.CartCost,
            | 'subtotalAmountEstimated'
            | 'totalAmountEstimated'
            | 'totalDutyAmountEstimated'
            | 'totalTaxAmountEstimated'
          >,
          'totalDutyAmountEstimated' | 'totalTaxAmountEstimated'
        > & {
          checkoutChargeAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
          subtotalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
          totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
          totalDutyAmount?: StorefrontAPI.Maybe<
            Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
          >;
          totalTaxAmount?: StorefrontAPI.Maybe<
            Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
          >;
        };
        delivery: {
          addresses: Array<
            Pick<
              StorefrontAPI.CartSelectableAddress,
              'id' | 'oneTimeUse' | 'selected'
            > & {
              address: Pick<
                StorefrontAPI.CartDeliveryAddress,
                | 'address1'
                | 'address2'
                | 'city'
                | 'company'
                | 'countryCode'
                | 'firstName'
                | 'lastName'
                | 'name'
                | 'phone'
                | 'provinceCode'
                | 'zip'
                | 'latitude'
                | 'longitude'
              >;
            }
          >;
        };
        discountAllocations: Array<
          | (Pick<StorefrontAPI.CartAutomaticDiscountAllocation, 'title'> & {
              discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
            })
          | (Pick<StorefrontAPI.CartCodeDiscountAllocation, 'code'> & {
              discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
            })
          | (Pick<StorefrontAPI.CartCustomDiscountAllocation, 'title'> & {
              discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
            })
        >;
        discountCodes: Array<Pick<StorefrontAPI.CartDiscountCode, 'code' | 'applicable'>>;
        lines: {
          pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage' | 'endCursor'>;
          edges: Array<{
            node:
              | (Pick<StorefrontAPI.CartLine, 'id' | 'quantity'> & {
                  attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>;
                  cost: {
                    amountPerQuantity: Pick<
                      StorefrontAPI.MoneyV2,
                      'amount' | 'currencyCode'
                    >;
                    compareAtAmountPerQuantity?: StorefrontAPI.Maybe<
                      Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
                    >;
                    subtotalAmount: Pick<
                      StorefrontAPI.MoneyV2,
                      'amount' | 'currencyCode'
                    >;
                    totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
                  };
                  discountAllocations: Array<
                    | (Pick<StorefrontAPI.CartAutomaticDiscountAllocation, 'title'> & {
                        discountedAmount: Pick<
                          StorefrontAPI.MoneyV2,
                          'amount' | 'currencyCode'
                        >;
                      })
                    | (Pick<StorefrontAPI.CartCodeDiscountAllocation, 'code'> & {
                        discountedAmount: Pick<
                          StorefrontAPI.MoneyV2,
                          'amount' | 'currencyCode'
                        >;
                      })
                    | (Pick<StorefrontAPI.CartCustomDiscountAllocation, 'title'> & {
                        discountedAmount: Pick<
                          StorefrontAPI.MoneyV2,
                          'amount' | 'currencyCode'
                        >;
                      })
                  >;
                  merchandise: StorefrontAPI.MakeOptional<
                    Pick<
                      StorefrontAPI.ProductVariant,
                      | 'id'
                      | 'title'
                      | 'availableForSale'
                      | 'barcode'
                      | 'currentlyNotInStock'
                      | 'quantityAvailable'
                      | 'requiresShipping'
                      | 'sku'
                      | 'taxable'
                      | 'weight'
                      | 'weightUnit'
                    >,
                    'quantityAvailable'
                  > & {
                    price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
                    compareAtPrice?: StorefrontAPI.Maybe<
                      Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
                    >;
                    unitPrice?: StorefrontAPI.Maybe<
                      Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
                    >;
                    unitPriceMeasurement?: StorefrontAPI.Maybe<
                      Pick<
                        StorefrontAPI.UnitPriceMeasurement,
                        | 'measuredType'
                        | 'quantityUnit'
                        | 'quantityValue'
                        | 'referenceUnit'
                        | 'referenceValue'
                      >
                    >;
                    quantityRule: Pick<
                      StorefrontAPI.QuantityRule,
                      'increment' | 'minimum' | 'maximum'
                    >;
                    selectedOptions: Array<
                      Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>
                    >;
                    image?: StorefrontAPI.Maybe<
                      Pick<
                        StorefrontAPI.Image,
                        'id' | 'url' | 'altText' | 'width' | 'height'
                      >
                    >;
                    product: StorefrontAPI.MakeOptional<
                      Pick<
                        StorefrontAPI.Product,
                        'id' | 'title' | 'handle' | 'vendor' | 'productType' | 'tags'
                      >,
                      'tags'
                    > & {
                      featuredImage?: StorefrontAPI.Maybe<
                        Pick<StorefrontAPI.Image, 'id'>
                      >;
                      options: Array<
                        Pick<StorefrontAPI.ProductOption, 'name'> & {
                          optionValues: Array<
                            Pick<StorefrontAPI.ProductOptionValue, 'name'>
                          >;
                        }
                      >;
                      availableFrom?: StorefrontAPI.Maybe<
                        Pick<StorefrontAPI.Metafield, 'value'>
                      >;
                    };
                  };
                  sellingPlanAllocation?: StorefrontAPI.Maybe<{
                    sellingPlan: Pick<StorefrontAPI.SellingPlan, 'id' | 'name'>;
                  }>;
                })
              | (Pick<StorefrontAPI.ComponentizableCartLine, 'id' | 'quantity'> & {
                  lineComponents: Array<
                    Pick<StorefrontAPI.CartLine, 'quantity'> & {
                      attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>;
                      sellingPlanAllocation?: StorefrontAPI.Maybe<{
                        sellingPlan: Pick<StorefrontAPI.SellingPlan, 'id'>;
                      }>;
                      merchandise: Pick<StorefrontAPI.ProductVariant, 'id' | 'title'> & {
                        product: Pick<StorefrontAPI.Product, 'title'>;
                      };
                    }
                  >;
                  attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>;
                  cost: {
                    amountPerQuantity: Pick<
                      StorefrontAPI.MoneyV2,
                      'amount' | 'currencyCode'
                    >;
                    compareAtAmountPerQuantity?: StorefrontAPI.Maybe<
                      Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
                    >;
                    subtotalAmount: Pick<
                      StorefrontAPI.MoneyV2,
                      'amount' | 'currencyCode'
                    >;
                    totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
                  };
                  discountAllocations: Array<
                    | (Pick<StorefrontAPI.CartAutomaticDiscountAllocation, 'title'> & {
                        discountedAmount: Pick<
                          StorefrontAPI.MoneyV2,
                          'amount' | 'currencyCode'
                        >;
                      })
                    | (Pick<StorefrontAPI.CartCodeDiscountAllocation, 'code'> & {
                        discountedAmount: Pick<
                          StorefrontAPI.MoneyV2,
                          'amount' | 'currencyCode'
                        >;
                      })
                    | (Pick<StorefrontAPI.CartCustomDiscountAllocation, 'title'> & {
                        discountedAmount: Pick<
                          StorefrontAPI.MoneyV2,
                          'amount' | 'currencyCode'
                        >;
                      })
                  >;
                  merchandise: StorefrontAPI.MakeOptional<
                    Pick<
                      StorefrontAPI.ProductVariant,
                      | 'id'
                      | 'title'
                      | 'availableForSale'
                      | 'barcode'
                      | 'currentlyNotInStock'
                      | 'quantityAvailable'
                      | 'requiresShipping'
                      | 'sku'
                      | 'taxable'
                      | 'weight'
                      | 'weightUnit'
                    >,
                    'quantityAvailable'
                  > & {
                    price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
                    compareAtPrice?: StorefrontAPI.Maybe<
                      Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
                    >;
                    unitPrice?: StorefrontAPI.Maybe<
                      Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
                    >;
                    unitPriceMeasurement?: StorefrontAPI.Maybe<
                      Pick<
                        StorefrontAPI.UnitPriceMeasurement,
                        | 'measuredType'
                        | 'quantityUnit'
                        | 'quantityValue'
                        | 'referenceUnit'
                        | 'referenceValue'
                      >
                    >;
                    quantityRule: Pick<
                      StorefrontAPI.QuantityRule,
                      'increment' | 'minimum' | 'maximum'
                    >;
                    selectedOptions: Array<
                      Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>
                    >;
                    image?: StorefrontAPI.Maybe<
                      Pick<
                        StorefrontAPI.Image,
                        'id' | 'url' | 'altText' | 'width' | 'height'
                      >
                    >;
                    product: StorefrontAPI.MakeOptional<
                      Pick<
                        StorefrontAPI.Product,
                        'id' | 'title' | 'handle' | 'vendor' | 'productType' | 'tags'
                      >,
                      'tags'
                    > & {
                      featuredImage?: StorefrontAPI.Maybe<
                        Pick<StorefrontAPI.Image, 'id'>
                      >;
                      options: Array<
                        Pick<StorefrontAPI.ProductOption, 'name'> & {
                          optionValues: Array<
                            Pick<StorefrontAPI.ProductOptionValue, 'name'>
                          >;
                        }
                      >;
                      availableFrom?: StorefrontAPI.Maybe<
                        Pick<StorefrontAPI.Metafield, 'value'>
                      >;
                    };
                  };
                  sellingPlanAllocation?: StorefrontAPI.Maybe<{
                    sellingPlan: Pick<StorefrontAPI.SellingPlan, 'id' | 'name'>;
                  }>;
                });
          }>;
        };
      }
    >;
    userErrors: Array<Pick<StorefrontAPI.CartUserError, 'code' | 'field' | 'message'>>;
    warnings: Array<Pick<StorefrontAPI.CartWarning, 'code' | 'target'>>;
  }>;
};

export type MoveFragment = {
  moved?: StorefrontAPI.Maybe<{
    warnings: Array<Pick<StorefrontAPI.CartWarning, 'code' | 'target'>>;
  }>;
};

export type CartLinesAddMutationVariables = StorefrontAPI.Exact<{
  cartId: StorefrontAPI.Scalars['ID']['input'];
  lines: Array<StorefrontAPI.CartLineInput> | StorefrontAPI.CartLineInput;
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
  drops?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['Boolean']['input']>;
  buyer?: StorefrontAPI.CartBuyerIdentityInput;
  moves?: StorefrontAPI.Scalars['Boolean']['input'];
}>;

export type CartLinesAddMutation = {
  cartLinesAdd?: StorefrontAPI.Maybe<{
    cart?: StorefrontAPI.Maybe<
      Pick<
        StorefrontAPI.Cart,
        'id' | 'checkoutUrl' | 'createdAt' | 'updatedAt' | 'totalQuantity' | 'note'
      > & {
        attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>;
        appliedGiftCards: Array<
          Pick<StorefrontAPI.AppliedGiftCard, 'id' | 'lastCharacters'> & {
            amountUsed: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
            balance: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
          }
        >;
        buyerIdentity: Pick<
          StorefrontAPI.CartBuyerIdentity,
          'countryCode' | 'email' | 'phone'
        > & {
          customer?: StorefrontAPI.Maybe<
            Pick<StorefrontAPI.Customer, 'id' | 'email' | 'phone'> & {
              addresses: {
                nodes: Array<
                  Pick<
                    StorefrontAPI.MailingAddress,
                    | 'address1'
                    | 'address2'
                    | 'city'
                    | 'company'
                    | 'country'
                    | 'firstName'
                    | 'lastName'
                    | 'name'
                    | 'phone'
                    | 'province'
                    | 'zip'
                    | 'latitude'
                    | 'longitude'
                  >
                >;
              };
            }
          >;
          preferences?: StorefrontAPI.Maybe<
            Pick<StorefrontAPI.CartPreferences, 'wallet'> & {
              delivery?: StorefrontAPI.Maybe<
                Pick<
                  StorefrontAPI.CartDeliveryPreference,
                  'deliveryMethod' | 'pickupHandle'
                > & {
                  coordinates?: StorefrontAPI.Maybe<
                    Pick<
                      StorefrontAPI.CartDeliveryCoordinatesPreference,
                      'latitude' | 'longitude' | 'countryCode'
                    >
                  >;
                }
              >;
            }
          >;
          purchasingCompany?: StorefrontAPI.Maybe<{
            company: Pick<StorefrontAPI.Company, 'id' | 'name' | 'externalId'>;
          }>;
        };
        cost: StorefrontAPI.MakeOptional<
          Pick<
            StorefrontAPI.CartCost,
            | 'subtotalAmountEstimated'
            | 'totalAmountEstimated'
            | 'totalDutyAmountEstimated'
            | 'totalTaxAmountEstimated'
          >,
          'totalDutyAmountEstimated' | 'totalTaxAmountEstimated'
        > & {
          checkoutChargeAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
          subtotalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
          totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
          totalDutyAmount?: StorefrontAPI.Maybe<
            Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
          >;
          totalTaxAmount?: StorefrontAPI.Maybe<
            Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
          >;
        };
        delivery: {
          addresses: Array<
            Pick<
              StorefrontAPI.CartSelectableAddress,
              'id' | 'oneTimeUse' | 'selected'
            > & {
              address: Pick<
                StorefrontAPI.CartDeliveryAddress,
                | 'address1'
                | 'address2'
                | 'city'
                | 'company'
                | 'countryCode'
                | 'firstName'
                | 'lastName'
                | 'name'
                | 'phone'
                | 'provinceCode'
                | 'zip'
                | 'latitude'
                | 'longitude'
              >;
            }
          >;
        };
        discountAllocations: Array<
          | (Pick<StorefrontAPI.CartAutomaticDiscountAllocation, 'title'> & {
              discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
            })
          | (Pick<StorefrontAPI.CartCodeDiscountAllocation, 'code'> & {
              discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
            })
          | (Pick<StorefrontAPI.CartCustomDiscountAllocation, 'title'> & {
              discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
            })
        >;
        discountCodes: Array<Pick<StorefrontAPI.CartDiscountCode, 'code' | 'applicable'>>;
        lines: {
          pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage' | 'endCursor'>;
          edges: Array<{
            node:
              | (Pick<StorefrontAPI.CartLine, 'id' | 'quantity'> & {
                  attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>;
                  cost: {
                    amountPerQuantity: Pick<
                      StorefrontAPI.MoneyV2,
                      'amount' | 'currencyCode'
                    >;
                    compareAtAmountPerQuantity?: StorefrontAPI.Maybe<
                      Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
                    >;
                    subtotalAmount: Pick<
                      StorefrontAPI.MoneyV2,
                      'amount' | 'currencyCode'
                    >;
                    totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
                  };
                  discountAllocations: Array<
                    | (Pick<StorefrontAPI.CartAutomaticDiscountAllocation, 'title'> & {
                        discountedAmount: Pick<
                          StorefrontAPI.MoneyV2,
                          'amount' | 'currencyCode'
                        >;
                      })
                    | (Pick<StorefrontAPI.CartCodeDiscountAllocation, 'code'> & {
                        discountedAmount: Pick<
                          StorefrontAPI.MoneyV2,
                          'amount' | 'currencyCode'
                        >;
                      })
                    | (Pick<StorefrontAPI.CartCustomDiscountAllocation, 'title'> & {
                        discountedAmount: Pick<
                          StorefrontAPI.MoneyV2,
                          'amount' | 'currencyCode'
                        >;
                      })
                  >;
                  merchandise: StorefrontAPI.MakeOptional<
                    Pick<
                      StorefrontAPI.ProductVariant,
                      | 'id'
                      | 'title'
                      | 'availableForSale'
                      | 'barcode'
                      | 'currentlyNotInStock'
                      | 'quantityAvailable'
                      | 'requiresShipping'
                      | 'sku'
                      | 'taxable'
                      | 'weight'
                      | 'weightUnit'
                    >,
                    'quantityAvailable'
                  > & {
                    price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
                    compareAtPrice?: StorefrontAPI.Maybe<
                      Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
                    >;
                    unitPrice?: StorefrontAPI.Maybe<
                      Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
                    >;
                    unitPriceMeasurement?: StorefrontAPI.Maybe<
                      Pick<
                        StorefrontAPI.UnitPriceMeasurement,
                        | 'measuredType'
                        | 'quantityUnit'
                        | 'quantityValue'
                        | 'referenceUnit'
                        | 'referenceValue'
                      >
                    >;
                    quantityRule: Pick<
                      StorefrontAPI.QuantityRule,
                      'increment' | 'minimum' | 'maximum'
                    >;
                    selectedOptions: Array<
                      Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>
                    >;
                    image?: StorefrontAPI.Maybe<
                      Pick<
                        StorefrontAPI.Image,
                        'id' | 'url' | 'altText' | 'width' | 'height'
                      >
                    >;
                    product: StorefrontAPI.MakeOptional<
                      Pick<
                        StorefrontAPI.Product,
                        'id' | 'title' | 'handle' | 'vendor' | 'productType' | 'tags'
                      >,
                      'tags'
                    > & {
                      featuredImage?: StorefrontAPI.Maybe<
                        Pick<StorefrontAPI.Image, 'id'>
                      >;
                      options: Array<
                        Pick<StorefrontAPI.ProductOption, 'name'> & {
                          optionValues: Array<
                            Pick<StorefrontAPI.ProductOptionValue, 'name'>
                          >;
                        }
                      >;
                      availableFrom?: StorefrontAPI.Maybe<
                        Pick<StorefrontAPI.Metafield, 'value'>
                      >;
                    };
                  };
                  sellingPlanAllocation?: StorefrontAPI.Maybe<{
                    sellingPlan: Pick<StorefrontAPI.SellingPlan, 'id' | 'name'>;
                  }>;
                })
              | (Pick<StorefrontAPI.ComponentizableCartLine, 'id' | 'quantity'> & {
                  lineComponents: Array<
                    Pick<StorefrontAPI.CartLine, 'quantity'> & {
                      attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>;
                      sellingPlanAllocation?: StorefrontAPI.Maybe<{
                        sellingPlan: Pick<StorefrontAPI.SellingPlan, 'id'>;
                      }>;
                      merchandise: Pick<StorefrontAPI.ProductVariant, 'id' | 'title'> & {
                        product: Pick<StorefrontAPI.Product, 'title'>;
                      };
                    }
                  >;
                  attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>;
                  cost: {
                    amountPerQuantity: Pick<
                      StorefrontAPI.MoneyV2,
                      'amount' | 'currencyCode'
                    >;
                    compareAtAmountPerQuantity?: StorefrontAPI.Maybe<
                      Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
                    >;
                    subtotalAmount: Pick<
                      StorefrontAPI.MoneyV2,
                      'amount' | 'currencyCode'
                    >;
                    totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
                  };
                  discountAllocations: Array<
                    | (Pick<StorefrontAPI.CartAutomaticDiscountAllocation, 'title'> & {
                        discountedAmount: Pick<
                          StorefrontAPI.MoneyV2,
                          'amount' | 'currencyCode'
                        >;
                      })
                    | (Pick<StorefrontAPI.CartCodeDiscountAllocation, 'code'> & {
                        discountedAmount: Pick<
                          StorefrontAPI.MoneyV2,
                          'amount' | 'currencyCode'
                        >;
                      })
                    | (Pick<StorefrontAPI.CartCustomDiscountAllocation, 'title'> & {
                        discountedAmount: Pick<
                          StorefrontAPI.MoneyV2,
                          'amount' | 'currencyCode'
                        >;
                      })
                  >;
                  merchandise: StorefrontAPI.MakeOptional<
                    Pick<
                      StorefrontAPI.ProductVariant,
                      | 'id'
                      | 'title'
                      | 'availableForSale'
                      | 'barcode'
                      | 'currentlyNotInStock'
                      | 'quantityAvailable'
                      | 'requiresShipping'
                      | 'sku'
                      | 'taxable'
                      | 'weight'
                      | 'weightUnit'
                    >,
                    'quantityAvailable'
                  > & {
                    price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
                    compareAtPrice?: StorefrontAPI.Maybe<
                      Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
                    >;
                    unitPrice?: StorefrontAPI.Maybe<
                      Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
                    >;
                    unitPriceMeasurement?: StorefrontAPI.Maybe<
                      Pick<
                        StorefrontAPI.UnitPriceMeasurement,
                        | 'measuredType'
                        | 'quantityUnit'
                        | 'quantityValue'
                        | 'referenceUnit'
                        | 'referenceValue'
                      >
                    >;
                    quantityRule: Pick<
                      StorefrontAPI.QuantityRule,
                      'increment' | 'minimum' | 'maximum'
                    >;
                    selectedOptions: Array<
                      Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>
                    >;
                    image?: StorefrontAPI.Maybe<
                      Pick<
                        StorefrontAPI.Image,
                        'id' | 'url' | 'altText' | 'width' | 'height'
                      >
                    >;
                    product: StorefrontAPI.MakeOptional<
                      Pick<
                        StorefrontAPI.Product,
                        'id' | 'title' | 'handle' | 'vendor' | 'productType' | 'tags'
                      >,
                      'tags'
                    > & {
                      featuredImage?: StorefrontAPI.Maybe<
                        Pick<StorefrontAPI.Image, 'id'>
                      >;
                      options: Array<
                        Pick<StorefrontAPI.ProductOption, 'name'> & {
                          optionValues: Array<
                            Pick<StorefrontAPI.ProductOptionValue, 'name'>
                          >;
                        }
                      >;
                      availableFrom?: StorefrontAPI.Maybe<
                        Pick<StorefrontAPI.Metafield, 'value'>
                      >;
                    };
                  };
                  sellingPlanAllocation?: StorefrontAPI.Maybe<{
                    sellingPlan: Pick<StorefrontAPI.SellingPlan, 'id' | 'name'>;
                  }>;
                });
          }>;
        };
      }
    >;
    userErrors: Array<Pick<StorefrontAPI.CartUserError, 'code' | 'field' | 'message'>>;
    warnings: Array<Pick<StorefrontAPI.CartWarning, 'code' | 'target'>>;
  }>;
  moved?: StorefrontAPI.Maybe<{
    warnings: Array<Pick<StorefrontAPI.CartWarning, 'code' | 'target'>>;
  }>;
};

export type CartLinesUpdateMutationVariables = StorefrontAPI.Exact<{
  cartId: StorefrontAPI.Scalars['ID']['input'];
  lines: Array<StorefrontAPI.CartLineUpdateInput> | StorefrontAPI.CartLineUpdateInput;
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
  drops?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['Boolean']['input']>;
  buyer?: StorefrontAPI.CartBuyerIdentityInput;
  moves?: StorefrontAPI.Scalars['Boolean']['input'];
}>;

export type CartLinesUpdateMutation = {
  cartLinesUpdate?: StorefrontAPI.Maybe<{
    cart?: StorefrontAPI.Maybe<
      Pick<
        StorefrontAPI.Cart,
        'id' | 'checkoutUrl' | 'createdAt' | 'updatedAt' | 'totalQuantity' | 'note'
      > & {
        attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>;
        appliedGiftCards: Array<
          Pick<StorefrontAPI.AppliedGiftCard, 'id' | 'lastCharacters'> & {
            amountUsed: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
            balance: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
          }
        >;
        buyerIdentity: Pick<
          StorefrontAPI.CartBuyerIdentity,
          'countryCode' | 'email' | 'phone'
        > & {
          customer?: StorefrontAPI.Maybe<
            Pick<StorefrontAPI.Customer, 'id' | 'email' | 'phone'> & {
              addresses: {
                nodes: Array<
                  Pick<
                    StorefrontAPI.MailingAddress,
                    | 'address1'
                    | 'address2'
                    | 'city'
                    | 'company'
                    | 'country'
                    | 'firstName'
                    | 'lastName'
                    | 'name'
                    | 'phone'
                    | 'province'
                    | 'zip'
                    | 'latitude'
                    | 'longitude'
                  >
                >;
              };
            }
          >;
          preferences?: StorefrontAPI.Maybe<
            Pick<StorefrontAPI.CartPreferences, 'wallet'> & {
              delivery?: StorefrontAPI.Maybe<
                Pick<
                  StorefrontAPI.CartDeliveryPreference,
                  'deliveryMethod' | 'pickupHandle'
                > & {
                  coordinates?: StorefrontAPI.Maybe<
                    Pick<
                      StorefrontAPI.CartDeliveryCoordinatesPreference,
                      'latitude' | 'longitude' | 'countryCode'
                    >
                  >;
                }
              >;
            }
          >;
          purchasingCompany?: StorefrontAPI.Maybe<{
            company: Pick<StorefrontAPI.Company, 'id' | 'name' | 'externalId'>;
          }>;
        };
        cost: StorefrontAPI.MakeOptional<
          Pick<
            StorefrontAPI.CartCost,
            | 'subtotalAmountEstimated'
            | 'totalAmountEstimated'
            | 'totalDutyAmountEstimated'
            | 'totalTaxAmountEstimated'
          >,
          'totalDutyAmountEstimated' | 'totalTaxAmountEstimated'
        > & {
          checkoutChargeAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
          subtotalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
          totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
          totalDutyAmount?: StorefrontAPI.Maybe<
            Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
          >;
          totalTaxAmount?: StorefrontAPI.Maybe<
            Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
          >;
        };
        delivery: {
          addresses: Array<
            Pick<
              StorefrontAPI.CartSelectableAddress,
              'id' | 'oneTimeUse' | 'selected'
            > & {
              address: Pick<
                StorefrontAPI.CartDeliveryAddress,
                | 'address1'
                | 'address2'
                | 'city'
                | 'company'
                | 'countryCode'
                | 'firstName'
                | 'lastName'
                | 'name'
                | 'phone'
                | 'provinceCode'
                | 'zip'
                | 'latitude'
                | 'longitude'
              >;
            }
          >;
        };
        discountAllocations: Array<
          | (Pick<StorefrontAPI.CartAutomaticDiscountAllocation, 'title'> & {
              discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
            })
          | (Pick<StorefrontAPI.CartCodeDiscountAllocation, 'code'> & {
              discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
            })
          | (Pick<StorefrontAPI.CartCustomDiscountAllocation, 'title'> & {
              discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
            })
        >;
        discountCodes: Array<Pick<StorefrontAPI.CartDiscountCode, 'code' | 'applicable'>>;
        lines: {
          pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage' | 'endCursor'>;
          edges: Array<{
            node:
              | (Pick<StorefrontAPI.CartLine, 'id' | 'quantity'> & {
                  attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>;
                  cost: {
                    amountPerQuantity: Pick<
                      StorefrontAPI.MoneyV2,
                      'amount' | 'currencyCode'
                    >;
                    compareAtAmountPerQuantity?: StorefrontAPI.Maybe<
                      Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
                    >;
                    subtotalAmount: Pick<
                      StorefrontAPI.MoneyV2,
                      'amount' | 'currencyCode'
                    >;
                    totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
                  };
                  discountAllocations: Array<
                    | (Pick<StorefrontAPI.CartAutomaticDiscountAllocation, 'title'> & {
                        discountedAmount: Pick<
                          StorefrontAPI.MoneyV2,
                          'amount' | 'currencyCode'
                        >;
                      })
                    | (Pick<StorefrontAPI.CartCodeDiscountAllocation, 'code'> & {
                        discountedAmount: Pick<
                          StorefrontAPI.MoneyV2,
                          'amount' | 'currencyCode'
                        >;
                      })
                    | (Pick<StorefrontAPI.CartCustomDiscountAllocation, 'title'> & {
                        discountedAmount: Pick<
                          StorefrontAPI.MoneyV2,
                          'amount' | 'currencyCode'
                        >;
                      })
                  >;
                  merchandise: StorefrontAPI.MakeOptional<
                    Pick<
                      StorefrontAPI.ProductVariant,
                      | 'id'
                      | 'title'
                      | 'availableForSale'
                      | 'barcode'
                      | 'currentlyNotInStock'
                      | 'quantityAvailable'
                      | 'requiresShipping'
                      | 'sku'
                      | 'taxable'
                      | 'weight'
                      | 'weightUnit'
                    >,
                    'quantityAvailable'
                  > & {
                    price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
                    compareAtPrice?: StorefrontAPI.Maybe<
                      Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
                    >;
                    unitPrice?: StorefrontAPI.Maybe<
                      Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
                    >;
                    unitPriceMeasurement?: StorefrontAPI.Maybe<
                      Pick<
                        StorefrontAPI.UnitPriceMeasurement,
                        | 'measuredType'
                        | 'quantityUnit'
                        | 'quantityValue'
                        | 'referenceUnit'
                        | 'referenceValue'
                      >
                    >;
                    quantityRule: Pick<
                      StorefrontAPI.QuantityRule,
                      'increment' | 'minimum' | 'maximum'
                    >;
                    selectedOptions: Array<
                      Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>
                    >;
                    image?: StorefrontAPI.Maybe<
                      Pick<
                        StorefrontAPI.Image,
                        'id' | 'url' | 'altText' | 'width' | 'height'
                      >
                    >;
                    product: StorefrontAPI.MakeOptional<
                      Pick<
                        StorefrontAPI.Product,
                        'id' | 'title' | 'handle' | 'vendor' | 'productType' | 'tags'
                      >,
                      'tags'
                    > & {
                      featuredImage?: StorefrontAPI.Maybe<
                        Pick<StorefrontAPI.Image, 'id'>
                      >;
                      options: Array<
                        Pick<StorefrontAPI.ProductOption, 'name'> & {
                          optionValues: Array<
                            Pick<StorefrontAPI.ProductOptionValue, 'name'>
                          >;
                        }
                      >;
                      availableFrom?: StorefrontAPI.Maybe<
                        Pick<StorefrontAPI.Metafield, 'value'>
                      >;
                    };
                  };
                  sellingPlanAllocation?: StorefrontAPI.Maybe<{
                    sellingPlan: Pick<StorefrontAPI.SellingPlan, 'id' | 'name'>;
                  }>;
                })
              | (Pick<StorefrontAPI.ComponentizableCartLine, 'id' | 'quantity'> & {
                  lineComponents: Array<
                    Pick<StorefrontAPI.CartLine, 'quantity'> & {
                      attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>;
                      sellingPlanAllocation?: StorefrontAPI.Maybe<{
                        sellingPlan: Pick<StorefrontAPI.SellingPlan, 'id'>;
                      }>;
                      merchandise: Pick<StorefrontAPI.ProductVariant, 'id' | 'title'> & {
                        product: Pick<StorefrontAPI.Product, 'title'>;
                      };
                    }
                  >;
                  attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>;
                  cost: {
                    amountPerQuantity: Pick<
                      StorefrontAPI.MoneyV2,
                      'amount' | 'currencyCode'
                    >;
                    compareAtAmountPerQuantity?: StorefrontAPI.Maybe<
                      Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
                    >;
                    subtotalAmount: Pick<
                      StorefrontAPI.MoneyV2,
                      'amount' | 'currencyCode'
                    >;
                    totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
                  };
                  discountAllocations: Array<
                    | (Pick<StorefrontAPI.CartAutomaticDiscountAllocation, 'title'> & {
                        discountedAmount: Pick<
                          StorefrontAPI.MoneyV2,
                          'amount' | 'currencyCode'
                        >;
                      })
                    | (Pick<StorefrontAPI.CartCodeDiscountAllocation, 'code'> & {
                        discountedAmount: Pick<
                          StorefrontAPI.MoneyV2,
                          'amount' | 'currencyCode'
                        >;
                      })
                    | (Pick<StorefrontAPI.CartCustomDiscountAllocation, 'title'> & {
                        discountedAmount: Pick<
                          StorefrontAPI.MoneyV2,
                          'amount' | 'currencyCode'
                        >;
                      })
                  >;
                  merchandise: StorefrontAPI.MakeOptional<
                    Pick<
                      StorefrontAPI.ProductVariant,
                      | 'id'
                      | 'title'
                      | 'availableForSale'
                      | 'barcode'
                      | 'currentlyNotInStock'
                      | 'quantityAvailable'
                      | 'requiresShipping'
                      | 'sku'
                      | 'taxable'
                      | 'weight'
                      | 'weightUnit'
                    >,
                    'quantityAvailable'
                  > & {
                    price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
                    compareAtPrice?: StorefrontAPI.Maybe<
                      Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
                    >;
                    unitPrice?: StorefrontAPI.Maybe<
                      Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
                    >;
                    unitPriceMeasurement?: StorefrontAPI.Maybe<
                      Pick<
                        StorefrontAPI.UnitPriceMeasurement,
                        | 'measuredType'
                        | 'quantityUnit'
                        | 'quantityValue'
                        | 'referenceUnit'
                        | 'referenceValue'
                      >
                    >;
                    quantityRule: Pick<
                      StorefrontAPI.QuantityRule,
                      'increment' | 'minimum' | 'maximum'
                    >;
                    selectedOptions: Array<
                      Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>
                    >;
                    image?: StorefrontAPI.Maybe<
                      Pick<
                        StorefrontAPI.Image,
                        'id' | 'url' | 'altText' | 'width' | 'height'
                      >
                    >;
                    product: StorefrontAPI.MakeOptional<
                      Pick<
                        StorefrontAPI.Product,
                        'id' | 'title' | 'handle' | 'vendor' | 'productType' | 'tags'
                      >,
                      'tags'
                    > & {
                      featuredImage?: StorefrontAPI.Maybe<
                        Pick<StorefrontAPI.Image, 'id'>
                      >;
                      options: Array<
                        Pick<StorefrontAPI.ProductOption, 'name'> & {
                          optionValues: Array<
                            Pick<StorefrontAPI.ProductOptionValue, 'name'>
                          >;
                        }
                      >;
                      availableFrom?: StorefrontAPI.Maybe<
                        Pick<StorefrontAPI.Metafield, 'value'>
                      >;
                    };
                  };
                  sellingPlanAllocation?: StorefrontAPI.Maybe<{
                    sellingPlan: Pick<StorefrontAPI.SellingPlan, 'id' | 'name'>;
                  }>;
                });
          }>;
        };
      }
    >;
    userErrors: Array<Pick<StorefrontAPI.CartUserError, 'code' | 'field' | 'message'>>;
    warnings: Array<Pick<StorefrontAPI.CartWarning, 'code' | 'target'>>;
  }>;
  moved?: StorefrontAPI.Maybe<{
    warnings: Array<Pick<StorefrontAPI.CartWarning, 'code' | 'target'>>;
  }>;
};

export type CartLinesRemoveMutationVariables = StorefrontAPI.Exact<{
  cartId: StorefrontAPI.Scalars['ID']['input'];
  lineIds:
    | Array<StorefrontAPI.Scalars['ID']['input']>
    | StorefrontAPI.Scalars['ID']['input'];
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
  drops?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['Boolean']['input']>;
  buyer?: StorefrontAPI.CartBuyerIdentityInput;
  moves?: StorefrontAPI.Scalars['Boolean']['input'];
}>;

export type CartLinesRemoveMutation = {
  cartLinesRemove?: StorefrontAPI.Maybe<{
    cart?: StorefrontAPI.Maybe<
      Pick<
        StorefrontAPI.Cart,
        'id' | 'checkoutUrl' | 'createdAt' | 'updatedAt' | 'totalQuantity' | 'note'
      > & {
        attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>;
        appliedGiftCards: Array<
          Pick<StorefrontAPI.AppliedGiftCard, 'id' | 'lastCharacters'> & {
            amountUsed: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
            balance: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
          }
        >;
        buyerIdentity: Pick<
          StorefrontAPI.CartBuyerIdentity,
          'countryCode' | 'email' | 'phone'
        > & {
          customer?: StorefrontAPI.Maybe<
            Pick<StorefrontAPI.Customer, 'id' | 'email' | 'phone'> & {
              addresses: {
                nodes: Array<
                  Pick<
                    StorefrontAPI.MailingAddress,
                    | 'address1'
                    | 'address2'
                    | 'city'
                    | 'company'
                    | 'country'
                    | 'firstName'
                    | 'lastName'
                    | 'name'
                    | 'phone'
                    | 'province'
                    | 'zip'
                    | 'latitude'
                    | 'longitude'
                  >
                >;
              };
            }
          >;
          preferences?: StorefrontAPI.Maybe<
            Pick<StorefrontAPI.CartPreferences, 'wallet'> & {
              delivery?: StorefrontAPI.Maybe<
                Pick<
                  StorefrontAPI.CartDeliveryPreference,
                  'deliveryMethod' | 'pickupHandle'
                > & {
                  coordinates?: StorefrontAPI.Maybe<
                    Pick<
                      StorefrontAPI.CartDeliveryCoordinatesPreference,
                      'latitude' | 'longitude' | 'countryCode'
                    >
                  >;
                }
              >;
            }
          >;
          purchasingCompany?: StorefrontAPI.Maybe<{
            company: Pick<StorefrontAPI.Company, 'id' | 'name' | 'externalId'>;
          }>;
        };
        cost: StorefrontAPI.MakeOptional<
          Pick<
            StorefrontAPI.CartCost,
            | 'subtotalAmountEstimated'
            | 'totalAmountEstimated'
            | 'totalDutyAmountEstimated'
            | 'totalTaxAmountEstimated'
          >,
          'totalDutyAmountEstimated' | 'totalTaxAmountEstimated'
        > & {
          checkoutChargeAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
          subtotalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
          totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
          totalDutyAmount?: StorefrontAPI.Maybe<
            Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
          >;
          totalTaxAmount?: StorefrontAPI.Maybe<
            Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
          >;
        };
        delivery: {
          addresses: Array<
            Pick<
              StorefrontAPI.CartSelectableAddress,
              'id' | 'oneTimeUse' | 'selected'
            > & {
              address: Pick<
                StorefrontAPI.CartDeliveryAddress,
                | 'address1'
                | 'address2'
                | 'city'
                | 'company'
                | 'countryCode'
                | 'firstName'
                | 'lastName'
                | 'name'
                | 'phone'
                | 'provinceCode'
                | 'zip'
                | 'latitude'
                | 'longitude'
              >;
            }
          >;
        };
        discountAllocations: Array<
          | (Pick<StorefrontAPI.CartAutomaticDiscountAllocation, 'title'> & {
              discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
            })
          | (Pick<StorefrontAPI.CartCodeDiscountAllocation, 'code'> & {
              discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
            })
          | (Pick<StorefrontAPI.CartCustomDiscountAllocation, 'title'> & {
              discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
            })
        >;
        discountCodes: Array<Pick<StorefrontAPI.CartDiscountCode, 'code' | 'applicable'>>;
        lines: {
          pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage' | 'endCursor'>;
          edges: Array<{
            node:
              | (Pick<StorefrontAPI.CartLine, 'id' | 'quantity'> & {
                  attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>;
                  cost: {
                    amountPerQuantity: Pick<
                      StorefrontAPI.MoneyV2,
                      'amount' | 'currencyCode'
                    >;
                    compareAtAmountPerQuantity?: StorefrontAPI.Maybe<
                      Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
                    >;
                    subtotalAmount: Pick<
                      StorefrontAPI.MoneyV2,
                      'amount' | 'currencyCode'
                    >;
                    totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
                  };
                  discountAllocations: Array<
                    | (Pick<StorefrontAPI.CartAutomaticDiscountAllocation, 'title'> & {
                        discountedAmount: Pick<
                          StorefrontAPI.MoneyV2,
                          'amount' | 'currencyCode'
                        >;
                      })
                    | (Pick<StorefrontAPI.CartCodeDiscountAllocation, 'code'> & {
                        discountedAmount: Pick<
                          StorefrontAPI.MoneyV2,
                          'amount' | 'currencyCode'
                        >;
                      })
                    | (Pick<StorefrontAPI.CartCustomDiscountAllocation, 'title'> & {
                        discountedAmount: Pick<
                          StorefrontAPI.MoneyV2,
                          'amount' | 'currencyCode'
                        >;
                      })
                  >;
                  merchandise: StorefrontAPI.MakeOptional<
                    Pick<
                      StorefrontAPI.ProductVariant,
                      | 'id'
                      | 'title'
                      | 'availableForSale'
                      | 'barcode'
                      | 'currentlyNotInStock'
                      | 'quantityAvailable'
                      | 'requiresShipping'
                      | 'sku'
                      | 'taxable'
                      | 'weight'
                      | 'weightUnit'
                    >,
                    'quantityAvailable'
                  > & {
                    price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
                    compareAtPrice?: StorefrontAPI.Maybe<
                      Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
                    >;
                    unitPrice?: StorefrontAPI.Maybe<
                      Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
                    >;
                    unitPriceMeasurement?: StorefrontAPI.Maybe<
                      Pick<
                        StorefrontAPI.UnitPriceMeasurement,
                        | 'measuredType'
                        | 'quantityUnit'
                        | 'quantityValue'
                        | 'referenceUnit'
                        | 'referenceValue'
                      >
                    >;
                    quantityRule: Pick<
                      StorefrontAPI.QuantityRule,
                      'increment' | 'minimum' | 'maximum'
                    >;
                    selectedOptions: Array<
                      Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>
                    >;
                    image?: StorefrontAPI.Maybe<
                      Pick<
                        StorefrontAPI.Image,
                        'id' | 'url' | 'altText' | 'width' | 'height'
                      >
                    >;
                    product: StorefrontAPI.MakeOptional<
                      Pick<
                        StorefrontAPI.Product,
                        'id' | 'title' | 'handle' | 'vendor' | 'productType' | 'tags'
                      >,
                      'tags'
                    > & {
                      featuredImage?: StorefrontAPI.Maybe<
                        Pick<StorefrontAPI.Image, 'id'>
                      >;
                      options: Array<
                        Pick<StorefrontAPI.ProductOption, 'name'> & {
                          optionValues: Array<
                            Pick<StorefrontAPI.ProductOptionValue, 'name'>
                          >;
                        }
                      >;
                      availableFrom?: StorefrontAPI.Maybe<
                        Pick<StorefrontAPI.Metafield, 'value'>
                      >;
                    };
                  };
                  sellingPlanAllocation?: StorefrontAPI.Maybe<{
                    sellingPlan: Pick<StorefrontAPI.SellingPlan, 'id' | 'name'>;
                  }>;
                })
              | (Pick<StorefrontAPI.ComponentizableCartLine, 'id' | 'quantity'> & {
                  lineComponents: Array<
                    Pick<StorefrontAPI.CartLine, 'quantity'> & {
                      attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>;
                      sellingPlanAllocation?: StorefrontAPI.Maybe<{
                        sellingPlan: Pick<StorefrontAPI.SellingPlan, 'id'>;
                      }>;
                      merchandise: Pick<StorefrontAPI.ProductVariant, 'id' | 'title'> & {
                        product: Pick<StorefrontAPI.Product, 'title'>;
                      };
                    }
                  >;
                  attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>;
                  cost: {
                    amountPerQuantity: Pick<
                      StorefrontAPI.MoneyV2,
                      'amount' | 'currencyCode'
                    >;
                    compareAtAmountPerQuantity?: StorefrontAPI.Maybe<
                      Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
                    >;
                    subtotalAmount: Pick<
                      StorefrontAPI.MoneyV2,
                      'amount' | 'currencyCode'
                    >;
                    totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
                  };
                  discountAllocations: Array<
                    | (Pick<StorefrontAPI.CartAutomaticDiscountAllocation, 'title'> & {
                        discountedAmount: Pick<
                          StorefrontAPI.MoneyV2,
                          'amount' | 'currencyCode'
                        >;
                      })
                    | (Pick<StorefrontAPI.CartCodeDiscountAllocation, 'code'> & {
                        discountedAmount: Pick<
                          StorefrontAPI.MoneyV2,
                          'amount' | 'currencyCode'
                        >;
                      })
                    | (Pick<StorefrontAPI.CartCustomDiscountAllocation, 'title'> & {
                        discountedAmount: Pick<
                          StorefrontAPI.MoneyV2,
                          'amount' | 'currencyCode'
                        >;
                      })
                  >;
                  merchandise: StorefrontAPI.MakeOptional<
                    Pick<
                      StorefrontAPI.ProductVariant,
                      | 'id'
                      | 'title'
                      | 'availableForSale'
                      | 'barcode'
                      | 'currentlyNotInStock'
                      | 'quantityAvailable'
                      | 'requiresShipping'
                      | 'sku'
                      | 'taxable'
                      | 'weight'
                      | 'weightUnit'
                    >,
                    'quantityAvailable'
                  > & {
                    price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
                    compareAtPrice?: StorefrontAPI.Maybe<
                      Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
                    >;
                    unitPrice?: StorefrontAPI.Maybe<
                      Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
                    >;
                    unitPriceMeasurement?: StorefrontAPI.Maybe<
                      Pick<
                        StorefrontAPI.UnitPriceMeasurement,
                        | 'measuredType'
                        | 'quantityUnit'
                        | 'quantityValue'
                        | 'referenceUnit'
                        | 'referenceValue'
                      >
                    >;
                    quantityRule: Pick<
                      StorefrontAPI.QuantityRule,
                      'increment' | 'minimum' | 'maximum'
                    >;
                    selectedOptions: Array<
                      Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>
                    >;
                    image?: StorefrontAPI.Maybe<
                      Pick<
                        StorefrontAPI.Image,
                        'id' | 'url' | 'altText' | 'width' | 'height'
                      >
                    >;
                    product: StorefrontAPI.MakeOptional<
                      Pick<
                        StorefrontAPI.Product,
                        'id' | 'title' | 'handle' | 'vendor' | 'productType' | 'tags'
                      >,
                      'tags'
                    > & {
                      featuredImage?: StorefrontAPI.Maybe<
                        Pick<StorefrontAPI.Image, 'id'>
                      >;
                      options: Array<
                        Pick<StorefrontAPI.ProductOption, 'name'> & {
                          optionValues: Array<
                            Pick<StorefrontAPI.ProductOptionValue, 'name'>
                          >;
                        }
                      >;
                      availableFrom?: StorefrontAPI.Maybe<
                        Pick<StorefrontAPI.Metafield, 'value'>
                      >;
                    };
                  };
                  sellingPlanAllocation?: StorefrontAPI.Maybe<{
                    sellingPlan: Pick<StorefrontAPI.SellingPlan, 'id' | 'name'>;
                  }>;
                });
          }>;
        };
      }
    >;
    userErrors: Array<Pick<StorefrontAPI.CartUserError, 'code' | 'field' | 'message'>>;
    warnings: Array<Pick<StorefrontAPI.CartWarning, 'code' | 'target'>>;
  }>;
  moved?: StorefrontAPI.Maybe<{
    warnings: Array<Pick<StorefrontAPI.CartWarning, 'code' | 'target'>>;
  }>;
};

export type ChosenVariantQueryVariables = StorefrontAPI.Exact<{
  handle: StorefrontAPI.Scalars['String']['input'];
  selectedOptions:
    | Array<StorefrontAPI.SelectedOptionInput>
    | StorefrontAPI.SelectedOptionInput;
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;

export type ChosenVariantQuery = {
  product?: StorefrontAPI.Maybe<{
    variantBySelectedOptions?: StorefrontAPI.Maybe<
      Pick<StorefrontAPI.ProductVariant, 'id'>
    >;
  }>;
};

export type ProductCardFragment = StorefrontAPI.MakeOptional<
  Pick<
    StorefrontAPI.Product,
    'id' | 'handle' | 'title' | 'productType' | 'tags' | 'availableForSale'
  >,
  'tags'
> & {
  lowestPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
  metafields: Array<
    StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'namespace' | 'key' | 'value'>>
  >;
  options: Array<
    Pick<StorefrontAPI.ProductOption, 'name'> & {
      optionValues: Array<
        Pick<StorefrontAPI.ProductOptionValue, 'name'> & {
          swatch?: StorefrontAPI.Maybe<
            Pick<StorefrontAPI.ProductOptionValueSwatch, 'color'>
          >;
          firstSelectableVariant?: StorefrontAPI.Maybe<{
            image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url'>>;
            price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
            compareAtPrice?: StorefrontAPI.Maybe<
              Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
            >;
          }>;
        }
      >;
    }
  >;
  images: {nodes: Array<Pick<StorefrontAPI.Image, 'url' | 'altText'>>};
  variants: {
    nodes: Array<{
      lowestPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
      price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
      compareAtPrice?: StorefrontAPI.Maybe<
        Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
      >;
    }>;
  };
  availableFrom?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
};

export type CombinationsFragment = Pick<
  StorefrontAPI.Product,
  'encodedVariantExistence' | 'encodedVariantAvailability'
> & {pictures?: {nodes: Array<Pick<StorefrontAPI.Image, 'url' | 'altText'>>}};

export type FacetFragment = Pick<StorefrontAPI.Filter, 'label' | 'type'> & {
  values: Array<
    Pick<StorefrontAPI.FilterValue, 'label' | 'count' | 'input'> & {
      swatch?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Swatch, 'color'>>;
    }
  >;
};

export type CollectionQueryVariables = StorefrontAPI.Exact<{
  id?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['ID']['input']>;
  handle?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['String']['input']>;
  productsFirst: StorefrontAPI.Scalars['Int']['input'];
  after?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['String']['input']>;
  filters?: StorefrontAPI.InputMaybe<
    Array<StorefrontAPI.ProductFilter> | StorefrontAPI.ProductFilter
  >;
  sortKey?: StorefrontAPI.InputMaybe<StorefrontAPI.ProductCollectionSortKeys>;
  reverse?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['Boolean']['input']>;
  facets?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['Boolean']['input']>;
  options?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['Boolean']['input']>;
  colors?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['Boolean']['input']>;
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
  drops?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['Boolean']['input']>;
  metafields:
    | Array<StorefrontAPI.HasMetafieldsIdentifier>
    | StorefrontAPI.HasMetafieldsIdentifier;
}>;

export type CollectionQuery = {
  collection?: StorefrontAPI.Maybe<
    Pick<StorefrontAPI.Collection, 'id' | 'handle' | 'title' | 'description'> & {
      image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText'>>;
      products: {
        nodes: Array<
          StorefrontAPI.MakeOptional<
            Pick<
              StorefrontAPI.Product,
              | 'id'
              | 'handle'
              | 'title'
              | 'productType'
              | 'tags'
              | 'availableForSale'
              | 'encodedVariantExistence'
              | 'encodedVariantAvailability'
            >,
            'tags'
          > & {
            lowestPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
            metafields: Array<
              StorefrontAPI.Maybe<
                Pick<StorefrontAPI.Metafield, 'namespace' | 'key' | 'value'>
              >
            >;
            options: Array<
              Pick<StorefrontAPI.ProductOption, 'name'> & {
                optionValues: Array<
                  Pick<StorefrontAPI.ProductOptionValue, 'name'> & {
                    swatch?: StorefrontAPI.Maybe<
                      Pick<StorefrontAPI.ProductOptionValueSwatch, 'color'>
                    >;
                    firstSelectableVariant?: StorefrontAPI.Maybe<{
                      image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url'>>;
                      price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
                      compareAtPrice?: StorefrontAPI.Maybe<
                        Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
                      >;
                    }>;
                  }
                >;
              }
            >;
            images: {nodes: Array<Pick<StorefrontAPI.Image, 'url' | 'altText'>>};
            variants: {
              nodes: Array<{
                lowestPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
                price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
                compareAtPrice?: StorefrontAPI.Maybe<
                  Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
                >;
              }>;
            };
            pictures?: {nodes: Array<Pick<StorefrontAPI.Image, 'url' | 'altText'>>};
            availableFrom?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
          }
        >;
        filters?: Array<
          Pick<StorefrontAPI.Filter, 'label' | 'type'> & {
            values: Array<
              Pick<StorefrontAPI.FilterValue, 'label' | 'count' | 'input'> & {
                swatch?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Swatch, 'color'>>;
              }
            >;
          }
        >;
        pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage' | 'endCursor'>;
      };
      hidden?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
    }
  >;
};

export type CollectionTilesQueryVariables = StorefrontAPI.Exact<{
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;

export type CollectionTilesQuery = {
  collections: {
    nodes: Array<
      Pick<StorefrontAPI.Collection, 'id' | 'handle' | 'title'> & {
        image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url'>>;
        products: {
          nodes: Array<{
            featuredImage?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url'>>;
          }>;
        };
      }
    >;
  };
};

export type PolicyHandlesFragment = {
  privacyPolicy?: StorefrontAPI.Maybe<Pick<StorefrontAPI.ShopPolicy, 'handle' | 'title'>>;
  refundPolicy?: StorefrontAPI.Maybe<Pick<StorefrontAPI.ShopPolicy, 'handle' | 'title'>>;
  shippingPolicy?: StorefrontAPI.Maybe<
    Pick<StorefrontAPI.ShopPolicy, 'handle' | 'title'>
  >;
  termsOfService?: StorefrontAPI.Maybe<
    Pick<StorefrontAPI.ShopPolicy, 'handle' | 'title'>
  >;
  subscriptionPolicy?: StorefrontAPI.Maybe<
    Pick<StorefrontAPI.ShopPolicyWithDefault, 'id' | 'handle' | 'title'>
  >;
};

export type PoliciesQueryVariables = StorefrontAPI.Exact<{
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;

export type PoliciesQuery = {
  shop: {
    privacyPolicy?: StorefrontAPI.Maybe<
      Pick<StorefrontAPI.ShopPolicy, 'handle' | 'title'>
    >;
    refundPolicy?: StorefrontAPI.Maybe<
      Pick<StorefrontAPI.ShopPolicy, 'handle' | 'title'>
    >;
    shippingPolicy?: StorefrontAPI.Maybe<
      Pick<StorefrontAPI.ShopPolicy, 'handle' | 'title'>
    >;
    termsOfService?: StorefrontAPI.Maybe<
      Pick<StorefrontAPI.ShopPolicy, 'handle' | 'title'>
    >;
    subscriptionPolicy?: StorefrontAPI.Maybe<
      Pick<StorefrontAPI.ShopPolicyWithDefault, 'id' | 'handle' | 'title'>
    >;
  };
};

export type PolicyQueryVariables = StorefrontAPI.Exact<{
  privacy?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['Boolean']['input']>;
  refund?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['Boolean']['input']>;
  shipping?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['Boolean']['input']>;
  terms?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['Boolean']['input']>;
  subscription?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['Boolean']['input']>;
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;

export type PolicyQuery = {
  shop: {
    privacyPolicy?: StorefrontAPI.Maybe<Pick<StorefrontAPI.ShopPolicy, 'title' | 'body'>>;
    refundPolicy?: StorefrontAPI.Maybe<Pick<StorefrontAPI.ShopPolicy, 'title' | 'body'>>;
    shippingPolicy?: StorefrontAPI.Maybe<
      Pick<StorefrontAPI.ShopPolicy, 'title' | 'body'>
    >;
    termsOfService?: StorefrontAPI.Maybe<
      Pick<StorefrontAPI.ShopPolicy, 'title' | 'body'>
    >;
    subscriptionPolicy?: StorefrontAPI.Maybe<
      Pick<StorefrontAPI.ShopPolicyWithDefault, 'id' | 'title' | 'body'>
    >;
  };
};

export type PageQueryVariables = StorefrontAPI.Exact<{
  handle: StorefrontAPI.Scalars['String']['input'];
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;

export type PageQuery = {
  page?: StorefrontAPI.Maybe<
    Pick<StorefrontAPI.Page, 'title' | 'body'> & {
      seo?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Seo, 'title' | 'description'>>;
      hidden?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
    }
  >;
};

export type ArticleEntryFragment = Pick<
  StorefrontAPI.Article,
  'handle' | 'title' | 'publishedAt' | 'excerpt' | 'content'
> & {image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText'>>};

export type BlogQueryVariables = StorefrontAPI.Exact<{
  handle: StorefrontAPI.Scalars['String']['input'];
  after?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['String']['input']>;
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;

export type BlogQuery = {
  blog?: StorefrontAPI.Maybe<
    Pick<StorefrontAPI.Blog, 'title'> & {
      seo?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Seo, 'title' | 'description'>>;
      articles: {
        nodes: Array<
          Pick<
            StorefrontAPI.Article,
            'handle' | 'title' | 'publishedAt' | 'excerpt' | 'content'
          > & {image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText'>>}
        >;
        pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage' | 'endCursor'>;
      };
      hidden?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
    }
  >;
};

export type ArticleQueryVariables = StorefrontAPI.Exact<{
  blog: StorefrontAPI.Scalars['String']['input'];
  handle: StorefrontAPI.Scalars['String']['input'];
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;

export type ArticleQuery = {
  blog?: StorefrontAPI.Maybe<
    Pick<StorefrontAPI.Blog, 'title'> & {
      articles: {
        nodes: Array<
          Pick<
            StorefrontAPI.Article,
            'handle' | 'title' | 'publishedAt' | 'excerpt' | 'content'
          > & {image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText'>>}
        >;
      };
      articleByHandle?: StorefrontAPI.Maybe<
        Pick<StorefrontAPI.Article, 'title' | 'contentHtml' | 'publishedAt'> & {
          authorV2?: StorefrontAPI.Maybe<Pick<StorefrontAPI.ArticleAuthor, 'name'>>;
          image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText'>>;
          seo?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Seo, 'title' | 'description'>>;
          hidden?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
        }
      >;
    }
  >;
};

export type OpeningFragment = {
  availableFrom?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
};

export type SaleTimesQueryVariables = StorefrontAPI.Exact<{
  ids: Array<StorefrontAPI.Scalars['ID']['input']> | StorefrontAPI.Scalars['ID']['input'];
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  drops?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['Boolean']['input']>;
}>;

export type SaleTimesQuery = {
  nodes: Array<
    StorefrontAPI.Maybe<
      Pick<StorefrontAPI.ProductVariant, 'id'> & {
        quantityRule: Pick<
          StorefrontAPI.QuantityRule,
          'minimum' | 'maximum' | 'increment'
        >;
        product: StorefrontAPI.MakeOptional<
          Pick<StorefrontAPI.Product, 'id' | 'title' | 'tags'>,
          'tags'
        > & {availableFrom?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>};
      }
    >
  >;
};

export type MarketsQueryVariables = StorefrontAPI.Exact<{[key: string]: never}>;

export type MarketsQuery = {
  localization: {
    country: Pick<StorefrontAPI.Country, 'isoCode'> & {
      currency: Pick<StorefrontAPI.Currency, 'isoCode' | 'symbol'>;
    };
    availableCountries: Array<
      Pick<StorefrontAPI.Country, 'isoCode'> & {
        currency: Pick<StorefrontAPI.Currency, 'isoCode' | 'symbol'>;
      }
    >;
  };
};

export type MarketCountryFragment = Pick<StorefrontAPI.Country, 'isoCode'> & {
  currency: Pick<StorefrontAPI.Currency, 'isoCode' | 'symbol'>;
};

export type PublishedQueryVariables = StorefrontAPI.Exact<{
  ids: Array<StorefrontAPI.Scalars['ID']['input']> | StorefrontAPI.Scalars['ID']['input'];
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
}>;

export type PublishedQuery = {
  nodes: Array<
    StorefrontAPI.Maybe<
      | Pick<StorefrontAPI.AppliedGiftCard, 'id'>
      | Pick<StorefrontAPI.Article, 'id'>
      | Pick<StorefrontAPI.Blog, 'id'>
      | Pick<StorefrontAPI.Cart, 'id'>
      | Pick<StorefrontAPI.CartLine, 'id'>
      | Pick<StorefrontAPI.Collection, 'id'>
      | Pick<StorefrontAPI.Comment, 'id'>
      | Pick<StorefrontAPI.Company, 'id'>
      | Pick<StorefrontAPI.CompanyContact, 'id'>
      | Pick<StorefrontAPI.CompanyLocation, 'id'>
      | Pick<StorefrontAPI.ComponentizableCartLine, 'id'>
      | Pick<StorefrontAPI.ExternalVideo, 'id'>
      | Pick<StorefrontAPI.GenericFile, 'id'>
      | Pick<StorefrontAPI.Location, 'id'>
      | Pick<StorefrontAPI.MailingAddress, 'id'>
      | Pick<StorefrontAPI.Market, 'id'>
      | Pick<StorefrontAPI.MediaImage, 'id'>
      | Pick<StorefrontAPI.MediaPresentation, 'id'>
      | Pick<StorefrontAPI.Menu, 'id'>
      | Pick<StorefrontAPI.MenuItem, 'id'>
      | Pick<StorefrontAPI.Metafield, 'id'>
      | Pick<StorefrontAPI.Metaobject, 'id'>
      | Pick<StorefrontAPI.Model3d, 'id'>
      | Pick<StorefrontAPI.Order, 'id'>
      | Pick<StorefrontAPI.Page, 'id'>
      | Pick<StorefrontAPI.Product, 'id'>
      | Pick<StorefrontAPI.ProductOption, 'id'>
      | Pick<StorefrontAPI.ProductOptionValue, 'id'>
      | Pick<StorefrontAPI.ProductVariant, 'id'>
      | Pick<StorefrontAPI.Shop, 'id'>
      | Pick<StorefrontAPI.ShopPayInstallmentsFinancingPlan, 'id'>
      | Pick<StorefrontAPI.ShopPayInstallmentsFinancingPlanTerm, 'id'>
      | Pick<StorefrontAPI.ShopPayInstallmentsProductVariantPricing, 'id'>
      | Pick<StorefrontAPI.ShopPolicy, 'id'>
      | Pick<StorefrontAPI.TaxonomyCategory, 'id'>
      | Pick<StorefrontAPI.UrlRedirect, 'id'>
      | Pick<StorefrontAPI.Video, 'id'>
    >
  >;
};

export type OriginalNamesQueryVariables = StorefrontAPI.Exact<{
  ids: Array<StorefrontAPI.Scalars['ID']['input']> | StorefrontAPI.Scalars['ID']['input'];
  values?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['Boolean']['input']>;
}>;

export type OriginalNamesQuery = {
  nodes: Array<
    StorefrontAPI.Maybe<
      Pick<StorefrontAPI.Product, 'id' | 'title' | 'productType'> & {
        options: Array<
          Pick<StorefrontAPI.ProductOption, 'name'> & {
            optionValues?: Array<Pick<StorefrontAPI.ProductOptionValue, 'name'>>;
          }
        >;
      }
    >
  >;
};

export type OriginalFragment = Pick<
  StorefrontAPI.Product,
  'id' | 'title' | 'productType'
> & {
  options: Array<
    Pick<StorefrontAPI.ProductOption, 'name'> & {
      optionValues?: Array<Pick<StorefrontAPI.ProductOptionValue, 'name'>>;
    }
  >;
};

export type OptionValuesQueryVariables = StorefrontAPI.Exact<{
  handle: StorefrontAPI.Scalars['String']['input'];
}>;

export type OptionValuesQuery = {
  product?: StorefrontAPI.Maybe<{
    options: Array<
      Pick<StorefrontAPI.ProductOption, 'name'> & {
        optionValues: Array<Pick<StorefrontAPI.ProductOptionValue, 'name'>>;
      }
    >;
  }>;
};

export type UrlRedirectQueryVariables = StorefrontAPI.Exact<{
  search: StorefrontAPI.Scalars['String']['input'];
}>;

export type UrlRedirectQuery = {
  urlRedirects: {nodes: Array<Pick<StorefrontAPI.UrlRedirect, 'path' | 'target'>>};
};

export type ElsewhereQueryVariables = StorefrontAPI.Exact<{
  product?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['String']['input']>;
  collection?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['String']['input']>;
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;

export type ElsewhereQuery = {
  product?: StorefrontAPI.Maybe<
    StorefrontAPI.MakeOptional<Pick<StorefrontAPI.Product, 'title' | 'tags'>, 'tags'> & {
      featuredImage?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText'>>;
    }
  >;
  collection?: StorefrontAPI.Maybe<
    Pick<StorefrontAPI.Collection, 'title'> & {
      image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText'>>;
    }
  >;
};

export type HandlesQueryVariables = StorefrontAPI.Exact<{
  product?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['String']['input']>;
  collection?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['String']['input']>;
  page: StorefrontAPI.Scalars['String']['input'];
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;

export type HandlesQuery = {
  product?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Product, 'handle'>>;
  collection?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Collection, 'handle'>>;
  page?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Page, 'handle'>>;
};

export type ProductPageVariantFragment = StorefrontAPI.MakeOptional<
  Pick<
    StorefrontAPI.ProductVariant,
    | 'id'
    | 'title'
    | 'availableForSale'
    | 'quantityAvailable'
    | 'weight'
    | 'sku'
    | 'barcode'
  >,
  'quantityAvailable'
> & {
  quantityRule: Pick<StorefrontAPI.QuantityRule, 'minimum' | 'maximum' | 'increment'>;
  price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
  compareAtPrice?: StorefrontAPI.Maybe<
    Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
  >;
  unitPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>;
  unitPriceMeasurement?: StorefrontAPI.Maybe<
    Pick<StorefrontAPI.UnitPriceMeasurement, 'referenceValue' | 'referenceUnit'>
  >;
  lowestPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
  image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'id'>>;
  selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>;
  product: Pick<StorefrontAPI.Product, 'handle'>;
};

export type ProductPageFragment = StorefrontAPI.MakeOptional<
  Pick<
    StorefrontAPI.Product,
    | 'id'
    | 'title'
    | 'handle'
    | 'vendor'
    | 'description'
    | 'descriptionHtml'
    | 'productType'
    | 'tags'
    | 'availableForSale'
    | 'totalInventory'
    | 'requiresSellingPlan'
    | 'isGiftCard'
    | 'encodedVariantExistence'
    | 'encodedVariantAvailability'
  >,
  'tags' | 'totalInventory'
> & {
  seo: Pick<StorefrontAPI.Seo, 'title' | 'description'>;
  options: Array<
    Pick<StorefrontAPI.ProductOption, 'id' | 'name'> & {
      optionValues: Array<
        Pick<StorefrontAPI.ProductOptionValue, 'name'> & {
          swatch?: StorefrontAPI.Maybe<
            Pick<StorefrontAPI.ProductOptionValueSwatch, 'color'>
          >;
          firstSelectableVariant?: StorefrontAPI.Maybe<{
            product: Pick<StorefrontAPI.Product, 'handle'>;
          }>;
        }
      >;
    }
  >;
  priceRange: {
    minVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
    maxVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
  };
  images: {
    nodes: Array<
      Pick<StorefrontAPI.Image, 'id' | 'altText'> & {
        transformedSrc: StorefrontAPI.Image['url'];
      }
    >;
  };
  media: {
    nodes: Array<
      | ({__typename: 'ExternalVideo'} & Pick<
          StorefrontAPI.ExternalVideo,
          'originUrl' | 'alt'
        > & {previewImage?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url'>>})
      | ({__typename: 'MediaImage'} & Pick<StorefrontAPI.MediaImage, 'alt'> & {
            previewImage?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url'>>;
          })
      | ({__typename: 'Model3d'} & Pick<StorefrontAPI.Model3d, 'alt'> & {
            models: Array<Pick<StorefrontAPI.Model3dSource, 'url'>>;
            previewImage?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url'>>;
          })
      | ({__typename: 'Video'} & Pick<StorefrontAPI.Video, 'alt'> & {
            sources: Array<Pick<StorefrontAPI.VideoSource, 'url' | 'mimeType'>>;
            previewImage?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url'>>;
          })
    >;
  };
  variants: {
    nodes: Array<
      StorefrontAPI.MakeOptional<
        Pick<
          StorefrontAPI.ProductVariant,
          | 'id'
          | 'title'
          | 'availableForSale'
          | 'quantityAvailable'
          | 'weight'
          | 'sku'
          | 'barcode'
        >,
        'quantityAvailable'
      > & {
        quantityRule: Pick<
          StorefrontAPI.QuantityRule,
          'minimum' | 'maximum' | 'increment'
        >;
        price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
        compareAtPrice?: StorefrontAPI.Maybe<
          Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
        >;
        unitPrice?: StorefrontAPI.Maybe<
          Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
        >;
        unitPriceMeasurement?: StorefrontAPI.Maybe<
          Pick<StorefrontAPI.UnitPriceMeasurement, 'referenceValue' | 'referenceUnit'>
        >;
        lowestPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
        image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'id'>>;
        selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>;
        product: Pick<StorefrontAPI.Product, 'handle'>;
      }
    >;
    pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage' | 'endCursor'>;
  };
  bundle?: {
    nodes: Array<
      Pick<StorefrontAPI.ProductVariant, 'id'> & {
        components: {
          nodes: Array<
            Pick<StorefrontAPI.ProductVariantComponent, 'quantity'> & {
              productVariant: Pick<StorefrontAPI.ProductVariant, 'title'> & {
                image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url'>>;
                product: Pick<StorefrontAPI.Product, 'title' | 'handle'>;
              };
            }
          >;
        };
      }
    >;
  };
  rating?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
  ratingCount?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
  lowestPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
  shipsOn?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
  sizeGuide?: StorefrontAPI.Maybe<{
    reference?: StorefrontAPI.Maybe<{
      title?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>;
      note?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>;
      measurements?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>;
    }>;
  }>;
  hidden?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
  availableFrom?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
};

export type OriginalTextsFragment = Pick<
  StorefrontAPI.Product,
  'title' | 'descriptionHtml'
> & {
  options: Array<
    Pick<StorefrontAPI.ProductOption, 'name'> & {
      optionValues: Array<Pick<StorefrontAPI.ProductOptionValue, 'name'>>;
    }
  >;
};

export type ColorPicturesFragment = Pick<StorefrontAPI.Product, 'id' | 'title'> & {
  options: Array<
    Pick<StorefrontAPI.ProductOption, 'name'> & {
      optionValues: Array<
        Pick<StorefrontAPI.ProductOptionValue, 'name'> & {
          firstSelectableVariant?: StorefrontAPI.Maybe<{
            image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url'>>;
          }>;
        }
      >;
    }
  >;
  images: {nodes: Array<Pick<StorefrontAPI.Image, 'url' | 'altText'>>};
};

export type ColorPicturesQueryVariables = StorefrontAPI.Exact<{
  ids: Array<StorefrontAPI.Scalars['ID']['input']> | StorefrontAPI.Scalars['ID']['input'];
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;

export type ColorPicturesQuery = {
  nodes: Array<
    StorefrontAPI.Maybe<
      Pick<StorefrontAPI.Product, 'id' | 'title'> & {
        options: Array<
          Pick<StorefrontAPI.ProductOption, 'name'> & {
            optionValues: Array<
              Pick<StorefrontAPI.ProductOptionValue, 'name'> & {
                firstSelectableVariant?: StorefrontAPI.Maybe<{
                  image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url'>>;
                }>;
              }
            >;
          }
        >;
        images: {nodes: Array<Pick<StorefrontAPI.Image, 'url' | 'altText'>>};
      }
    >
  >;
};

export type ProductVariantQueryVariables = StorefrontAPI.Exact<{
  handle: StorefrontAPI.Scalars['String']['input'];
  selectedOptions:
    | Array<StorefrontAPI.SelectedOptionInput>
    | StorefrontAPI.SelectedOptionInput;
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;

export type ProductVariantQuery = {
  product?: StorefrontAPI.Maybe<{
    variantBySelectedOptions?: StorefrontAPI.Maybe<
      StorefrontAPI.MakeOptional<
        Pick<
          StorefrontAPI.ProductVariant,
          | 'id'
          | 'title'
          | 'availableForSale'
          | 'quantityAvailable'
          | 'weight'
          | 'sku'
          | 'barcode'
        >,
        'quantityAvailable'
      > & {
        quantityRule: Pick<
          StorefrontAPI.QuantityRule,
          'minimum' | 'maximum' | 'increment'
        >;
        price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
        compareAtPrice?: StorefrontAPI.Maybe<
          Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
        >;
        unitPrice?: StorefrontAPI.Maybe<
          Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
        >;
        unitPriceMeasurement?: StorefrontAPI.Maybe<
          Pick<StorefrontAPI.UnitPriceMeasurement, 'referenceValue' | 'referenceUnit'>
        >;
        lowestPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
        image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'id'>>;
        selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>;
        product: Pick<StorefrontAPI.Product, 'handle'>;
      }
    >;
  }>;
};

export type NumberedVariantQueryVariables = StorefrontAPI.Exact<{
  variantId: StorefrontAPI.Scalars['ID']['input'];
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;

export type NumberedVariantQuery = {
  node?: StorefrontAPI.Maybe<
    StorefrontAPI.MakeOptional<
      Pick<
        StorefrontAPI.ProductVariant,
        | 'id'
        | 'title'
        | 'availableForSale'
        | 'quantityAvailable'
        | 'weight'
        | 'sku'
        | 'barcode'
      >,
      'quantityAvailable'
    > & {
      quantityRule: Pick<StorefrontAPI.QuantityRule, 'minimum' | 'maximum' | 'increment'>;
      price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
      compareAtPrice?: StorefrontAPI.Maybe<
        Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
      >;
      unitPrice?: StorefrontAPI.Maybe<
        Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
      >;
      unitPriceMeasurement?: StorefrontAPI.Maybe<
        Pick<StorefrontAPI.UnitPriceMeasurement, 'referenceValue' | 'referenceUnit'>
      >;
      lowestPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
      image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'id'>>;
      selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>;
      product: Pick<StorefrontAPI.Product, 'handle'>;
    }
  >;
};

export type ShopTermsFragment = {
  delivery?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
  shippingPolicy?: StorefrontAPI.Maybe<Pick<StorefrontAPI.ShopPolicy, 'handle'>>;
  refundPolicy?: StorefrontAPI.Maybe<Pick<StorefrontAPI.ShopPolicy, 'handle'>>;
};

export type LinkedCollectionFragment = Pick<
  StorefrontAPI.Collection,
  'handle' | 'title'
> & {
  products: {nodes: Array<Pick<StorefrontAPI.Product, 'id'>>};
  hidden?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
};

export type FoundPageFragment = Pick<StorefrontAPI.Page, 'handle' | 'title'> & {
  hidden?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
};

export type FoundArticleFragment = Pick<StorefrontAPI.Article, 'handle' | 'title'> & {
  blog: Pick<StorefrontAPI.Blog, 'handle'>;
  hidden?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
};

export type SearchQueryVariables = StorefrontAPI.Exact<{
  term: StorefrontAPI.Scalars['String']['input'];
  searches: StorefrontAPI.Scalars['Boolean']['input'];
  after?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['String']['input']>;
  filters?: StorefrontAPI.InputMaybe<
    Array<StorefrontAPI.ProductFilter> | StorefrontAPI.ProductFilter
  >;
  sortKey?: StorefrontAPI.InputMaybe<StorefrontAPI.SearchSortKeys>;
  reverse?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['Boolean']['input']>;
  options?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['Boolean']['input']>;
  colors?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['Boolean']['input']>;
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
  drops?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['Boolean']['input']>;
  metafields:
    | Array<StorefrontAPI.HasMetafieldsIdentifier>
    | StorefrontAPI.HasMetafieldsIdentifier;
}>;

export type SearchQuery = {
  search?: Pick<StorefrontAPI.SearchResultItemConnection, 'totalCount'> & {
    nodes: Array<
      StorefrontAPI.MakeOptional<
        Pick<
          StorefrontAPI.Product,
          | 'id'
          | 'handle'
          | 'title'
          | 'productType'
          | 'tags'
          | 'availableForSale'
          | 'encodedVariantExistence'
          | 'encodedVariantAvailability'
        >,
        'tags'
      > & {
        lowestPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
        metafields: Array<
          StorefrontAPI.Maybe<
            Pick<StorefrontAPI.Metafield, 'namespace' | 'key' | 'value'>
          >
        >;
        options: Array<
          Pick<StorefrontAPI.ProductOption, 'name'> & {
            optionValues: Array<
              Pick<StorefrontAPI.ProductOptionValue, 'name'> & {
                swatch?: StorefrontAPI.Maybe<
                  Pick<StorefrontAPI.ProductOptionValueSwatch, 'color'>
                >;
                firstSelectableVariant?: StorefrontAPI.Maybe<{
                  image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url'>>;
                  price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
                  compareAtPrice?: StorefrontAPI.Maybe<
                    Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
                  >;
                }>;
              }
            >;
          }
        >;
        images: {nodes: Array<Pick<StorefrontAPI.Image, 'url' | 'altText'>>};
        variants: {
          nodes: Array<{
            lowestPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
            price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
            compareAtPrice?: StorefrontAPI.Maybe<
              Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
            >;
          }>;
        };
        hidden?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
        pictures?: {nodes: Array<Pick<StorefrontAPI.Image, 'url' | 'altText'>>};
        availableFrom?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
      }
    >;
    productFilters: Array<
      Pick<StorefrontAPI.Filter, 'label' | 'type'> & {
        values: Array<
          Pick<StorefrontAPI.FilterValue, 'label' | 'count' | 'input'> & {
            swatch?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Swatch, 'color'>>;
          }
        >;
      }
    >;
    pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage' | 'endCursor'>;
  };
  predictiveSearch?: StorefrontAPI.Maybe<{
    queries: Array<Pick<StorefrontAPI.SearchQuerySuggestion, 'text'>>;
    collections: Array<
      Pick<StorefrontAPI.Collection, 'handle' | 'title'> & {
        products: {nodes: Array<Pick<StorefrontAPI.Product, 'id'>>};
        hidden?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
      }
    >;
  }>;
  texts?: {
    nodes: Array<
      | (Pick<StorefrontAPI.Article, 'handle' | 'title'> & {
          blog: Pick<StorefrontAPI.Blog, 'handle'>;
          hidden?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
        })
      | (Pick<StorefrontAPI.Page, 'handle' | 'title'> & {
          hidden?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
        })
    >;
  };
  collections: {
    nodes: Array<
      Pick<StorefrontAPI.Collection, 'handle' | 'title'> & {
        products: {nodes: Array<Pick<StorefrontAPI.Product, 'id'>>};
        hidden?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
      }
    >;
  };
};

export type PopularProductsQueryVariables = StorefrontAPI.Exact<{
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
  drops?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['Boolean']['input']>;
  metafields:
    | Array<StorefrontAPI.HasMetafieldsIdentifier>
    | StorefrontAPI.HasMetafieldsIdentifier;
}>;

export type PopularProductsQuery = {
  products: {
    nodes: Array<
      StorefrontAPI.MakeOptional<
        Pick<
          StorefrontAPI.Product,
          'id' | 'handle' | 'title' | 'productType' | 'tags' | 'availableForSale'
        >,
        'tags'
      > & {
        lowestPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
        metafields: Array<
          StorefrontAPI.Maybe<
            Pick<StorefrontAPI.Metafield, 'namespace' | 'key' | 'value'>
          >
        >;
        options: Array<
          Pick<StorefrontAPI.ProductOption, 'name'> & {
            optionValues: Array<
              Pick<StorefrontAPI.ProductOptionValue, 'name'> & {
                swatch?: StorefrontAPI.Maybe<
                  Pick<StorefrontAPI.ProductOptionValueSwatch, 'color'>
                >;
                firstSelectableVariant?: StorefrontAPI.Maybe<{
                  image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url'>>;
                  price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
                  compareAtPrice?: StorefrontAPI.Maybe<
                    Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
                  >;
                }>;
              }
            >;
          }
        >;
        images: {nodes: Array<Pick<StorefrontAPI.Image, 'url' | 'altText'>>};
        variants: {
          nodes: Array<{
            lowestPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
            price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
            compareAtPrice?: StorefrontAPI.Maybe<
              Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
            >;
          }>;
        };
        hidden?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
        availableFrom?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
      }
    >;
  };
};

export type SuggestedProductFragment = StorefrontAPI.MakeOptional<
  Pick<StorefrontAPI.Product, 'handle' | 'title' | 'tags' | 'availableForSale'>,
  'tags'
> & {
  featuredImage?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url'>>;
  variants: {
    nodes: Array<{price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>}>;
  };
  hidden?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
};

export type SuggestionsQueryVariables = StorefrontAPI.Exact<{
  term: StorefrontAPI.Scalars['String']['input'];
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;

export type SuggestionsQuery = {
  predictiveSearch?: StorefrontAPI.Maybe<{
    pages?: Array<
      Pick<StorefrontAPI.Page, 'handle' | 'title'> & {
        hidden?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
      }
    >;
    articles?: Array<
      Pick<StorefrontAPI.Article, 'handle' | 'title'> & {
        blog: Pick<StorefrontAPI.Blog, 'handle'>;
        hidden?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
      }
    >;
    products: Array<
      StorefrontAPI.MakeOptional<
        Pick<StorefrontAPI.Product, 'handle' | 'title' | 'tags' | 'availableForSale'>,
        'tags'
      > & {
        featuredImage?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url'>>;
        variants: {
          nodes: Array<{price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>}>;
        };
        hidden?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
      }
    >;
    collections: Array<
      Pick<StorefrontAPI.Collection, 'handle' | 'title'> & {
        products: {nodes: Array<Pick<StorefrontAPI.Product, 'id'>>};
        hidden?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
      }
    >;
  }>;
};

export type StartingPointsQueryVariables = StorefrontAPI.Exact<{
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;

export type StartingPointsQuery = {
  products: {
    nodes: Array<
      StorefrontAPI.MakeOptional<
        Pick<
          StorefrontAPI.Product,
          'id' | 'handle' | 'title' | 'tags' | 'availableForSale'
        >,
        'tags'
      > & {
        featuredImage?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url'>>;
        variants: {
          nodes: Array<{price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>}>;
        };
        hidden?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
      }
    >;
  };
  collections: {
    nodes: Array<
      Pick<StorefrontAPI.Collection, 'handle' | 'title'> & {
        products: {nodes: Array<Pick<StorefrontAPI.Product, 'id'>>};
        hidden?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
      }
    >;
  };
};

export type SectionsQueryVariables = StorefrontAPI.Exact<{
  featured:
    | Array<StorefrontAPI.Scalars['ID']['input']>
    | StorefrontAPI.Scalars['ID']['input'];
  others:
    | Array<StorefrontAPI.Scalars['ID']['input']>
    | StorefrontAPI.Scalars['ID']['input'];
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
  drops?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['Boolean']['input']>;
  metafields:
    | Array<StorefrontAPI.HasMetafieldsIdentifier>
    | StorefrontAPI.HasMetafieldsIdentifier;
}>;

export type SectionsQuery = {
  featured: Array<
    StorefrontAPI.Maybe<
      Pick<StorefrontAPI.Collection, 'id' | 'handle' | 'title'> & {
        products: {
          nodes: Array<
            StorefrontAPI.MakeOptional<
              Pick<
                StorefrontAPI.Product,
                'id' | 'handle' | 'title' | 'productType' | 'tags' | 'availableForSale'
              >,
              'tags'
            > & {
              lowestPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
              metafields: Array<
                StorefrontAPI.Maybe<
                  Pick<StorefrontAPI.Metafield, 'namespace' | 'key' | 'value'>
                >
              >;
              options: Array<
                Pick<StorefrontAPI.ProductOption, 'name'> & {
                  optionValues: Array<
                    Pick<StorefrontAPI.ProductOptionValue, 'name'> & {
                      swatch?: StorefrontAPI.Maybe<
                        Pick<StorefrontAPI.ProductOptionValueSwatch, 'color'>
                      >;
                      firstSelectableVariant?: StorefrontAPI.Maybe<{
                        image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url'>>;
                        price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
                        compareAtPrice?: StorefrontAPI.Maybe<
                          Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
                        >;
                      }>;
                    }
                  >;
                }
              >;
              images: {nodes: Array<Pick<StorefrontAPI.Image, 'url' | 'altText'>>};
              variants: {
                nodes: Array<{
                  lowestPrice?: StorefrontAPI.Maybe<
                    Pick<StorefrontAPI.Metafield, 'value'>
                  >;
                  price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
                  compareAtPrice?: StorefrontAPI.Maybe<
                    Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
                  >;
                }>;
              };
              availableFrom?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
            }
          >;
        };
        image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url'>>;
        covers: {
          nodes: Array<{
            featuredImage?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url'>>;
          }>;
        };
      }
    >
  >;
  others: Array<
    StorefrontAPI.Maybe<
      | (Pick<StorefrontAPI.Collection, 'id' | 'handle' | 'title'> & {
          image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url'>>;
          covers: {
            nodes: Array<{
              featuredImage?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url'>>;
            }>;
          };
        })
      | (Pick<StorefrontAPI.MediaImage, 'id'> & {
          image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText'>>;
        })
      | (StorefrontAPI.MakeOptional<
          Pick<
            StorefrontAPI.Product,
            'id' | 'handle' | 'title' | 'productType' | 'tags' | 'availableForSale'
          >,
          'tags'
        > & {
          lowestPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
          metafields: Array<
            StorefrontAPI.Maybe<
              Pick<StorefrontAPI.Metafield, 'namespace' | 'key' | 'value'>
            >
          >;
          options: Array<
            Pick<StorefrontAPI.ProductOption, 'name'> & {
              optionValues: Array<
                Pick<StorefrontAPI.ProductOptionValue, 'name'> & {
                  swatch?: StorefrontAPI.Maybe<
                    Pick<StorefrontAPI.ProductOptionValueSwatch, 'color'>
                  >;
                  firstSelectableVariant?: StorefrontAPI.Maybe<{
                    image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url'>>;
                    price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
                    compareAtPrice?: StorefrontAPI.Maybe<
                      Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
                    >;
                  }>;
                }
              >;
            }
          >;
          images: {nodes: Array<Pick<StorefrontAPI.Image, 'url' | 'altText'>>};
          variants: {
            nodes: Array<{
              lowestPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
              price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
              compareAtPrice?: StorefrontAPI.Maybe<
                Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
              >;
            }>;
          };
          availableFrom?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
        })
      | (Pick<StorefrontAPI.Video, 'id'> & {
          sources: Array<Pick<StorefrontAPI.VideoSource, 'url' | 'mimeType'>>;
          previewImage?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url'>>;
        })
    >
  >;
};

export type SectionCollectionFragment = Pick<
  StorefrontAPI.Collection,
  'id' | 'handle' | 'title'
> & {
  image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url'>>;
  covers: {
    nodes: Array<{featuredImage?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url'>>}>;
  };
};

export type HiddenFragment = {
  hidden?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
};

export type HealthQueryVariables = StorefrontAPI.Exact<{[key: string]: never}>;

export type HealthQuery = {shop: Pick<StorefrontAPI.Shop, 'name'>};

export type NavigationQueryVariables = StorefrontAPI.Exact<{
  servicePages: StorefrontAPI.Scalars['String']['input'];
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;

export type NavigationQuery = {
  main?: StorefrontAPI.Maybe<{
    items: Array<
      Pick<StorefrontAPI.MenuItem, 'title' | 'type' | 'url' | 'tags'> & {
        items: Array<
          Pick<StorefrontAPI.MenuItem, 'title' | 'type' | 'url' | 'tags'> & {
            items: Array<
              Pick<StorefrontAPI.MenuItem, 'title' | 'type' | 'url' | 'tags'> & {
                resource?: StorefrontAPI.Maybe<
                  | (Pick<StorefrontAPI.Article, 'handle'> & {
                      blog: Pick<StorefrontAPI.Blog, 'handle'>;
                    })
                  | (Pick<StorefrontAPI.Blog, 'handle'> & {
                      articles: {nodes: Array<Pick<StorefrontAPI.Article, 'id'>>};
                    })
                  | (Pick<StorefrontAPI.Collection, 'handle'> & {
                      products: {nodes: Array<Pick<StorefrontAPI.Product, 'id'>>};
                    })
                  | Pick<StorefrontAPI.Page, 'handle'>
                  | Pick<StorefrontAPI.Product, 'handle'>
                >;
              }
            >;
            resource?: StorefrontAPI.Maybe<
              | (Pick<StorefrontAPI.Article, 'handle'> & {
                  blog: Pick<StorefrontAPI.Blog, 'handle'>;
                })
              | (Pick<StorefrontAPI.Blog, 'handle'> & {
                  articles: {nodes: Array<Pick<StorefrontAPI.Article, 'id'>>};
                })
              | (Pick<StorefrontAPI.Collection, 'handle'> & {
                  products: {nodes: Array<Pick<StorefrontAPI.Product, 'id'>>};
                })
              | Pick<StorefrontAPI.Page, 'handle'>
              | Pick<StorefrontAPI.Product, 'handle'>
            >;
          }
        >;
        resource?: StorefrontAPI.Maybe<
          | (Pick<StorefrontAPI.Article, 'handle'> & {
              blog: Pick<StorefrontAPI.Blog, 'handle'>;
            })
          | (Pick<StorefrontAPI.Blog, 'handle'> & {
              articles: {nodes: Array<Pick<StorefrontAPI.Article, 'id'>>};
            })
          | (Pick<StorefrontAPI.Collection, 'handle'> & {
              products: {nodes: Array<Pick<StorefrontAPI.Product, 'id'>>};
            })
          | Pick<StorefrontAPI.Page, 'handle'>
          | Pick<StorefrontAPI.Product, 'handle'>
        >;
      }
    >;
  }>;
  footer?: StorefrontAPI.Maybe<{
    items: Array<
      Pick<StorefrontAPI.MenuItem, 'title' | 'type' | 'url' | 'tags'> & {
        items: Array<
          Pick<StorefrontAPI.MenuItem, 'title' | 'type' | 'url' | 'tags'> & {
            resource?: StorefrontAPI.Maybe<
              | (Pick<StorefrontAPI.Article, 'handle'> & {
                  blog: Pick<StorefrontAPI.Blog, 'handle'>;
                })
              | (Pick<StorefrontAPI.Blog, 'handle'> & {
                  articles: {nodes: Array<Pick<StorefrontAPI.Article, 'id'>>};
                })
              | (Pick<StorefrontAPI.Collection, 'handle'> & {
                  products: {nodes: Array<Pick<StorefrontAPI.Product, 'id'>>};
                })
              | Pick<StorefrontAPI.Page, 'handle'>
              | Pick<StorefrontAPI.Product, 'handle'>
            >;
          }
        >;
        resource?: StorefrontAPI.Maybe<
          | (Pick<StorefrontAPI.Article, 'handle'> & {
              blog: Pick<StorefrontAPI.Blog, 'handle'>;
            })
          | (Pick<StorefrontAPI.Blog, 'handle'> & {
              articles: {nodes: Array<Pick<StorefrontAPI.Article, 'id'>>};
            })
          | (Pick<StorefrontAPI.Collection, 'handle'> & {
              products: {nodes: Array<Pick<StorefrontAPI.Product, 'id'>>};
            })
          | Pick<StorefrontAPI.Page, 'handle'>
          | Pick<StorefrontAPI.Product, 'handle'>
        >;
      }
    >;
  }>;
  collections: {
    nodes: Array<
      Pick<StorefrontAPI.Collection, 'handle' | 'title'> & {
        products: {nodes: Array<Pick<StorefrontAPI.Product, 'id'>>};
      }
    >;
  };
  all?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Collection, 'id'>>;
  shop: {
    primaryDomain: Pick<StorefrontAPI.Domain, 'url'>;
    paymentSettings: Pick<
      StorefrontAPI.PaymentSettings,
      'acceptedCardBrands' | 'supportedDigitalWallets'
    >;
    privacyPolicy?: StorefrontAPI.Maybe<
      Pick<StorefrontAPI.ShopPolicy, 'handle' | 'title'>
    >;
    refundPolicy?: StorefrontAPI.Maybe<
      Pick<StorefrontAPI.ShopPolicy, 'handle' | 'title'>
    >;
    shippingPolicy?: StorefrontAPI.Maybe<
      Pick<StorefrontAPI.ShopPolicy, 'handle' | 'title'>
    >;
    termsOfService?: StorefrontAPI.Maybe<
      Pick<StorefrontAPI.ShopPolicy, 'handle' | 'title'>
    >;
    subscriptionPolicy?: StorefrontAPI.Maybe<
      Pick<StorefrontAPI.ShopPolicyWithDefault, 'id' | 'handle' | 'title'>
    >;
  };
  pages?: {nodes: Array<Pick<StorefrontAPI.Page, 'handle' | 'title'>>};
  localization: {
    country: Pick<StorefrontAPI.Country, 'isoCode'> & {
      currency: Pick<StorefrontAPI.Currency, 'isoCode'>;
    };
    language: Pick<StorefrontAPI.Language, 'isoCode'>;
  };
};

export type MenuItemPartsFragment = Pick<
  StorefrontAPI.MenuItem,
  'title' | 'type' | 'url' | 'tags'
> & {
  resource?: StorefrontAPI.Maybe<
    | (Pick<StorefrontAPI.Article, 'handle'> & {blog: Pick<StorefrontAPI.Blog, 'handle'>})
    | (Pick<StorefrontAPI.Blog, 'handle'> & {
        articles: {nodes: Array<Pick<StorefrontAPI.Article, 'id'>>};
      })
    | (Pick<StorefrontAPI.Collection, 'handle'> & {
        products: {nodes: Array<Pick<StorefrontAPI.Product, 'id'>>};
      })
    | Pick<StorefrontAPI.Page, 'handle'>
    | Pick<StorefrontAPI.Product, 'handle'>
  >;
};

export type ProductQueryVariables = StorefrontAPI.Exact<{
  handle: StorefrontAPI.Scalars['String']['input'];
  imagesFirst: StorefrontAPI.Scalars['Int']['input'];
  variantsFirst: StorefrontAPI.Scalars['Int']['input'];
  variantsAfter?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['String']['input']>;
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
  drops?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['Boolean']['input']>;
  bundles?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['Boolean']['input']>;
}>;

export type ProductQuery = {
  product?: StorefrontAPI.Maybe<
    StorefrontAPI.MakeOptional<
      Pick<
        StorefrontAPI.Product,
        | 'id'
        | 'title'
        | 'handle'
        | 'vendor'
        | 'description'
        | 'descriptionHtml'
        | 'productType'
        | 'tags'
        | 'availableForSale'
        | 'totalInventory'
        | 'requiresSellingPlan'
        | 'isGiftCard'
        | 'encodedVariantExistence'
        | 'encodedVariantAvailability'
      >,
      'tags' | 'totalInventory'
    > & {
      seo: Pick<StorefrontAPI.Seo, 'title' | 'description'>;
      options: Array<
        Pick<StorefrontAPI.ProductOption, 'id' | 'name'> & {
          optionValues: Array<
            Pick<StorefrontAPI.ProductOptionValue, 'name'> & {
              swatch?: StorefrontAPI.Maybe<
                Pick<StorefrontAPI.ProductOptionValueSwatch, 'color'>
              >;
              firstSelectableVariant?: StorefrontAPI.Maybe<{
                product: Pick<StorefrontAPI.Product, 'handle'>;
              }>;
            }
          >;
        }
      >;
      priceRange: {
        minVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
        maxVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
      };
      images: {
        nodes: Array<
          Pick<StorefrontAPI.Image, 'id' | 'altText'> & {
            transformedSrc: StorefrontAPI.Image['url'];
          }
        >;
      };
      media: {
        nodes: Array<
          | ({__typename: 'ExternalVideo'} & Pick<
              StorefrontAPI.ExternalVideo,
              'originUrl' | 'alt'
            > & {previewImage?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url'>>})
          | ({__typename: 'MediaImage'} & Pick<StorefrontAPI.MediaImage, 'alt'> & {
                previewImage?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url'>>;
              })
          | ({__typename: 'Model3d'} & Pick<StorefrontAPI.Model3d, 'alt'> & {
                models: Array<Pick<StorefrontAPI.Model3dSource, 'url'>>;
                previewImage?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url'>>;
              })
          | ({__typename: 'Video'} & Pick<StorefrontAPI.Video, 'alt'> & {
                sources: Array<Pick<StorefrontAPI.VideoSource, 'url' | 'mimeType'>>;
                previewImage?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url'>>;
              })
        >;
      };
      variants: {
        nodes: Array<
          StorefrontAPI.MakeOptional<
            Pick<
              StorefrontAPI.ProductVariant,
              | 'id'
              | 'title'
              | 'availableForSale'
              | 'quantityAvailable'
              | 'weight'
              | 'sku'
              | 'barcode'
            >,
            'quantityAvailable'
          > & {
            quantityRule: Pick<
              StorefrontAPI.QuantityRule,
              'minimum' | 'maximum' | 'increment'
            >;
            price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
            compareAtPrice?: StorefrontAPI.Maybe<
              Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
            >;
            unitPrice?: StorefrontAPI.Maybe<
              Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
            >;
            unitPriceMeasurement?: StorefrontAPI.Maybe<
              Pick<StorefrontAPI.UnitPriceMeasurement, 'referenceValue' | 'referenceUnit'>
            >;
            lowestPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
            image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'id'>>;
            selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>;
            product: Pick<StorefrontAPI.Product, 'handle'>;
          }
        >;
        pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage' | 'endCursor'>;
      };
      bundle?: {
        nodes: Array<
          Pick<StorefrontAPI.ProductVariant, 'id'> & {
            components: {
              nodes: Array<
                Pick<StorefrontAPI.ProductVariantComponent, 'quantity'> & {
                  productVariant: Pick<StorefrontAPI.ProductVariant, 'title'> & {
                    image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url'>>;
                    product: Pick<StorefrontAPI.Product, 'title' | 'handle'>;
                  };
                }
              >;
            };
          }
        >;
      };
      rating?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
      ratingCount?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
      lowestPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
      shipsOn?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
      sizeGuide?: StorefrontAPI.Maybe<{
        reference?: StorefrontAPI.Maybe<{
          title?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>;
          note?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>;
          measurements?: StorefrontAPI.Maybe<
            Pick<StorefrontAPI.MetaobjectField, 'value'>
          >;
        }>;
      }>;
      maker?: StorefrontAPI.Maybe<{
        reference?: StorefrontAPI.Maybe<{
          name?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>;
          address?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>;
          contact?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>;
          responsible?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>;
          responsibleContact?: StorefrontAPI.Maybe<
            Pick<StorefrontAPI.MetaobjectField, 'value'>
          >;
          warnings?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>;
        }>;
      }>;
      model?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
      fibers?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
      warnings?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
      guaranteeLabel?: StorefrontAPI.Maybe<{
        reference?: StorefrontAPI.Maybe<{
          image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText'>>;
        }>;
      }>;
      personalization?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
      squad?: StorefrontAPI.Maybe<{
        reference?: StorefrontAPI.Maybe<{
          players?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>;
          promise?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>;
        }>;
      }>;
      making?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
      madeAfter?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
      sent: {nodes: Array<Pick<StorefrontAPI.ProductVariant, 'requiresShipping'>>};
      hidden?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
      availableFrom?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
    }
  >;
  arrivalShop: {
    arrival?: StorefrontAPI.Maybe<{
      reference?: StorefrontAPI.Maybe<{
        fields: Array<Pick<StorefrontAPI.MetaobjectField, 'key' | 'value'>>;
      }>;
    }>;
  };
  arrivalPlace: {country: Pick<StorefrontAPI.Country, 'isoCode'>};
};

export type OriginalProductQueryVariables = StorefrontAPI.Exact<{
  id: StorefrontAPI.Scalars['ID']['input'];
}>;

export type OriginalProductQuery = {
  product?: StorefrontAPI.Maybe<
    Pick<StorefrontAPI.Product, 'title' | 'descriptionHtml'> & {
      options: Array<
        Pick<StorefrontAPI.ProductOption, 'name'> & {
          optionValues: Array<Pick<StorefrontAPI.ProductOptionValue, 'name'>>;
        }
      >;
      personalization?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
      squad?: StorefrontAPI.Maybe<{
        reference?: StorefrontAPI.Maybe<{
          players?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>;
          promise?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>;
        }>;
      }>;
    }
  >;
};

export type ProductHelpQueryVariables = StorefrontAPI.Exact<{
  sizes: StorefrontAPI.Scalars['String']['input'];
  shipping: StorefrontAPI.Scalars['String']['input'];
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;

export type ProductHelpQuery = {
  sizes?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Page, 'title' | 'body'>>;
  shipping?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Page, 'title' | 'body'>>;
  shop: {
    delivery?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
    shippingPolicy?: StorefrontAPI.Maybe<Pick<StorefrontAPI.ShopPolicy, 'handle'>>;
    refundPolicy?: StorefrontAPI.Maybe<Pick<StorefrontAPI.ShopPolicy, 'handle'>>;
    maker?: StorefrontAPI.Maybe<{
      reference?: StorefrontAPI.Maybe<{
        name?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>;
        address?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>;
        contact?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>;
        responsible?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>;
        responsibleContact?: StorefrontAPI.Maybe<
          Pick<StorefrontAPI.MetaobjectField, 'value'>
        >;
        warnings?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>;
      }>;
    }>;
  };
  localization: {
    country: Pick<StorefrontAPI.Country, 'isoCode'> & {
      currency: Pick<StorefrontAPI.Currency, 'isoCode'>;
    };
  };
};

export type SitemapIndexQueryVariables = StorefrontAPI.Exact<{
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;

export type SitemapIndexQuery = {
  products: {pagesCount?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Count, 'count'>>};
  collections: {pagesCount?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Count, 'count'>>};
  pages?: {pagesCount?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Count, 'count'>>};
  blogs?: {nodes: Array<{articles: {nodes: Array<Pick<StorefrontAPI.Article, 'id'>>}}>};
  shop: {
    privacyPolicy?: StorefrontAPI.Maybe<
      Pick<StorefrontAPI.ShopPolicy, 'handle' | 'title'>
    >;
    refundPolicy?: StorefrontAPI.Maybe<
      Pick<StorefrontAPI.ShopPolicy, 'handle' | 'title'>
    >;
    shippingPolicy?: StorefrontAPI.Maybe<
      Pick<StorefrontAPI.ShopPolicy, 'handle' | 'title'>
    >;
    termsOfService?: StorefrontAPI.Maybe<
      Pick<StorefrontAPI.ShopPolicy, 'handle' | 'title'>
    >;
    subscriptionPolicy?: StorefrontAPI.Maybe<
      Pick<StorefrontAPI.ShopPolicyWithDefault, 'id' | 'handle' | 'title'>
    >;
  };
};

export type SitemapListQueryVariables = StorefrontAPI.Exact<{
  after?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['String']['input']>;
  products?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['Boolean']['input']>;
  collections?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['Boolean']['input']>;
  pages?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['Boolean']['input']>;
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;

export type SitemapListQuery = {
  products?: {
    nodes: Array<
      StorefrontAPI.MakeOptional<
        Pick<StorefrontAPI.Product, 'id' | 'handle' | 'updatedAt' | 'tags'>,
        'tags'
      > & {hidden?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>}
    >;
    pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage' | 'endCursor'>;
  };
  collections?: {
    nodes: Array<
      Pick<StorefrontAPI.Collection, 'id' | 'handle' | 'updatedAt'> & {
        products: {nodes: Array<Pick<StorefrontAPI.Product, 'id'>>};
        hidden?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
      }
    >;
    pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage' | 'endCursor'>;
  };
  pages?: {
    nodes: Array<
      Pick<StorefrontAPI.Page, 'id' | 'handle' | 'updatedAt'> & {
        hidden?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
      }
    >;
    pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage' | 'endCursor'>;
  };
};

export type SitemapCursorsQueryVariables = StorefrontAPI.Exact<{
  after?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['String']['input']>;
  products?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['Boolean']['input']>;
  collections?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['Boolean']['input']>;
  pages?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['Boolean']['input']>;
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;

export type SitemapCursorsQuery = {
  products?: {pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage' | 'endCursor'>};
  collections?: {pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage' | 'endCursor'>};
  pages?: {pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage' | 'endCursor'>};
};

export type SitemapBlogsQueryVariables = StorefrontAPI.Exact<{
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;

export type SitemapBlogsQuery = {
  blogs: {
    nodes: Array<
      Pick<StorefrontAPI.Blog, 'handle'> & {
        articles: {nodes: Array<Pick<StorefrontAPI.Article, 'id'>>};
        hidden?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
      }
    >;
  };
};

export type SitemapArticlesQueryVariables = StorefrontAPI.Exact<{
  handle: StorefrontAPI.Scalars['String']['input'];
  after?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['String']['input']>;
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;

export type SitemapArticlesQuery = {
  blog?: StorefrontAPI.Maybe<{
    articles: {
      nodes: Array<
        Pick<StorefrontAPI.Article, 'handle' | 'publishedAt'> & {
          hidden?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
        }
      >;
      pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage' | 'endCursor'>;
    };
  }>;
};

export type SectionChoicesQueryVariables = StorefrontAPI.Exact<{
  words?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['String']['input']>;
  pinned:
    | Array<StorefrontAPI.Scalars['ID']['input']>
    | StorefrontAPI.Scalars['ID']['input'];
}>;

export type SectionChoicesQuery = {
  pinned: Array<StorefrontAPI.Maybe<Pick<StorefrontAPI.Product, 'id' | 'title'>>>;
  collections: {nodes: Array<Pick<StorefrontAPI.Collection, 'id' | 'handle' | 'title'>>};
  pages: {nodes: Array<Pick<StorefrontAPI.Page, 'handle' | 'title'>>};
  products: {nodes: Array<Pick<StorefrontAPI.Product, 'id' | 'title'>>};
};

export type ThemeEntryFragment = Pick<StorefrontAPI.Metaobject, 'handle'> & {
  fields: Array<
    Pick<StorefrontAPI.MetaobjectField, 'key' | 'value'> & {
      reference?: StorefrontAPI.Maybe<
        Pick<StorefrontAPI.MediaImage, 'id'> & {
          image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url'>>;
        }
      >;
      references?: StorefrontAPI.Maybe<{
        nodes: Array<
          Pick<StorefrontAPI.MediaImage, 'id'> & {
            image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url'>>;
          }
        >;
      }>;
    }
  >;
};

export type LiveThemeFragment = {
  shop: {
    metafield?: StorefrontAPI.Maybe<{
      reference?: StorefrontAPI.Maybe<
        Pick<StorefrontAPI.Metaobject, 'handle'> & {
          fields: Array<
            Pick<StorefrontAPI.MetaobjectField, 'key' | 'value'> & {
              reference?: StorefrontAPI.Maybe<
                Pick<StorefrontAPI.MediaImage, 'id'> & {
                  image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url'>>;
                }
              >;
              references?: StorefrontAPI.Maybe<{
                nodes: Array<
                  Pick<StorefrontAPI.MediaImage, 'id'> & {
                    image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url'>>;
                  }
                >;
              }>;
            }
          >;
        }
      >;
    }>;
  };
  live?: StorefrontAPI.Maybe<
    Pick<StorefrontAPI.Metaobject, 'handle'> & {
      fields: Array<
        Pick<StorefrontAPI.MetaobjectField, 'key' | 'value'> & {
          reference?: StorefrontAPI.Maybe<
            Pick<StorefrontAPI.MediaImage, 'id'> & {
              image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url'>>;
            }
          >;
          references?: StorefrontAPI.Maybe<{
            nodes: Array<
              Pick<StorefrontAPI.MediaImage, 'id'> & {
                image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url'>>;
              }
            >;
          }>;
        }
      >;
    }
  >;
  schedule?: StorefrontAPI.Maybe<{
    sealed?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>;
  }>;
};

export type ThemeQueryVariables = StorefrontAPI.Exact<{
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;

export type ThemeQuery = {
  shop: {
    metafield?: StorefrontAPI.Maybe<{
      reference?: StorefrontAPI.Maybe<
        Pick<StorefrontAPI.Metaobject, 'handle'> & {
          fields: Array<
            Pick<StorefrontAPI.MetaobjectField, 'key' | 'value'> & {
              reference?: StorefrontAPI.Maybe<
                Pick<StorefrontAPI.MediaImage, 'id'> & {
                  image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url'>>;
                }
              >;
              references?: StorefrontAPI.Maybe<{
                nodes: Array<
                  Pick<StorefrontAPI.MediaImage, 'id'> & {
                    image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url'>>;
                  }
                >;
              }>;
            }
          >;
        }
      >;
    }>;
  };
  live?: StorefrontAPI.Maybe<
    Pick<StorefrontAPI.Metaobject, 'handle'> & {
      fields: Array<
        Pick<StorefrontAPI.MetaobjectField, 'key' | 'value'> & {
          reference?: StorefrontAPI.Maybe<
            Pick<StorefrontAPI.MediaImage, 'id'> & {
              image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url'>>;
            }
          >;
          references?: StorefrontAPI.Maybe<{
            nodes: Array<
              Pick<StorefrontAPI.MediaImage, 'id'> & {
                image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url'>>;
              }
            >;
          }>;
        }
      >;
    }
  >;
  schedule?: StorefrontAPI.Maybe<{
    sealed?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>;
  }>;
};

export type ThemeEntriesQueryVariables = StorefrontAPI.Exact<{[key: string]: never}>;

export type ThemeEntriesQuery = {
  metaobjects: {
    nodes: Array<
      Pick<StorefrontAPI.Metaobject, 'handle'> & {
        fields: Array<
          Pick<StorefrontAPI.MetaobjectField, 'key' | 'value'> & {
            reference?: StorefrontAPI.Maybe<
              Pick<StorefrontAPI.MediaImage, 'id'> & {
                image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url'>>;
              }
            >;
            references?: StorefrontAPI.Maybe<{
              nodes: Array<
                Pick<StorefrontAPI.MediaImage, 'id'> & {
                  image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url'>>;
                }
              >;
            }>;
          }
        >;
      }
    >;
  };
  shop: {
    metafield?: StorefrontAPI.Maybe<{
      reference?: StorefrontAPI.Maybe<
        Pick<StorefrontAPI.Metaobject, 'handle'> & {
          fields: Array<
            Pick<StorefrontAPI.MetaobjectField, 'key' | 'value'> & {
              reference?: StorefrontAPI.Maybe<
                Pick<StorefrontAPI.MediaImage, 'id'> & {
                  image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url'>>;
                }
              >;
              references?: StorefrontAPI.Maybe<{
                nodes: Array<
                  Pick<StorefrontAPI.MediaImage, 'id'> & {
                    image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url'>>;
                  }
                >;
              }>;
            }
          >;
        }
      >;
    }>;
  };
  live?: StorefrontAPI.Maybe<
    Pick<StorefrontAPI.Metaobject, 'handle'> & {
      fields: Array<
        Pick<StorefrontAPI.MetaobjectField, 'key' | 'value'> & {
          reference?: StorefrontAPI.Maybe<
            Pick<StorefrontAPI.MediaImage, 'id'> & {
              image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url'>>;
            }
          >;
          references?: StorefrontAPI.Maybe<{
            nodes: Array<
              Pick<StorefrontAPI.MediaImage, 'id'> & {
                image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url'>>;
              }
            >;
          }>;
        }
      >;
    }
  >;
  schedule?: StorefrontAPI.Maybe<{
    sealed?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>;
  }>;
};

interface GeneratedQueryTypes {
  '#graphql\n  query CartArrival($ids: [ID!]!, $country: CountryCode)\n  @inContext(country: $country) {\n    ...ArrivalRules\n    nodes(ids: $ids) {\n      ... on ProductVariant {\n        id\n        requiresShipping\n        product {\n          title\n          availableForSale\n          tags @skip(if: false)\n          isGiftCard\n          shipsOn: metafield(namespace: "custom", key: "ships_on") {\n            value\n          }\n          making: metafield(namespace: "custom", key: "making_days") {\n            value\n          }\n          madeAfter: metafield(namespace: "custom", key: "made_after_end") {\n            value\n          }\n          print: metafield(namespace: "custom", key: "personalization") {\n            id\n          }\n        }\n      }\n    }\n  }\n  #graphql\n  fragment ArrivalRules on QueryRoot {\n    arrivalShop: shop {\n      arrival: metafield(namespace: "custom", key: "arrival") {\n        reference {\n          ... on Metaobject {\n            fields {\n              key\n              value\n            }\n          }\n        }\n      }\n    }\n    arrivalPlace: localization {\n      country {\n        isoCode\n      }\n    }\n  }\n\n': {
    return: CartArrivalQuery;
    variables: CartArrivalQueryVariables;
  };
  '#graphql\n  query ContactAnswers(\n    $sizes: String!\n    $shipping: String!\n    $country: CountryCode\n    $language: LanguageCode\n  ) @inContext(country: $country, language: $language) {\n    sizes: page(handle: $sizes) {\n      id\n    }\n    shipping: page(handle: $shipping) {\n      id\n    }\n    shop {\n      ...PolicyHandles\n    }\n  }\n  #graphql\n  fragment PolicyHandles on Shop {\n    privacyPolicy {\n      handle\n      title\n    }\n    refundPolicy {\n      handle\n      title\n    }\n    shippingPolicy {\n      handle\n      title\n    }\n    termsOfService {\n      handle\n      title\n    }\n    subscriptionPolicy {\n      id\n      handle\n      title\n    }\n  }\n\n': {
    return: ContactAnswersQuery;
    variables: ContactAnswersQueryVariables;
  };
  '#graphql\n  query GiftCards($ids: [ID!]!, $country: CountryCode)\n  @inContext(country: $country) {\n    nodes(ids: $ids) {\n      ... on ProductVariant {\n        id\n        product {\n          isGiftCard\n        }\n      }\n    }\n  }\n': {
    return: GiftCardsQuery;
    variables: GiftCardsQueryVariables;
  };
  '#graphql\n  query NotifyVariant($id: ID!, $country: CountryCode) @inContext(country: $country) {\n    node(id: $id) {\n      ... on ProductVariant {\n        title\n        product {\n          handle\n          title\n        }\n      }\n      ... on Product {\n        handle\n        title\n      }\n    }\n  }\n': {
    return: NotifyVariantQuery;
    variables: NotifyVariantQueryVariables;
  };
  '#graphql\n  query PrintedVariants(\n    $ids: [ID!]!\n    $imagesFirst: Int!\n    $withPictures: Boolean!\n    $country: CountryCode\n  ) @inContext(country: $country) {\n    nodes(ids: $ids) {\n      ... on ProductVariant {\n        id\n        selectedOptions {\n          name\n          value\n        }\n        product {\n          handle\n          options {\n            name\n            optionValues {\n              name\n            }\n          }\n          images(first: $imagesFirst) @include(if: $withPictures) {\n            nodes {\n              url(transform: {maxWidth: 1600})\n              altText\n            }\n          }\n          ...Printed\n        }\n      }\n    }\n  }\n  #graphql\n  fragment Printed on Product {\n    personalization: metafield(namespace: "custom", key: "personalization") {\n      value\n    }\n    squad: metafield(namespace: "custom", key: "squad") {\n      reference {\n        ... on Metaobject {\n          players: field(key: "players") {\n            value\n          }\n          promise: field(key: "promise") {\n            value\n          }\n        }\n      }\n    }\n  }\n\n': {
    return: PrintedVariantsQuery;
    variables: PrintedVariantsQueryVariables;
  };
  '#graphql\n  query PickupAvailability($id: ID!, $country: CountryCode, $language: LanguageCode)\n  @inContext(country: $country, language: $language) {\n    localization {\n      country {\n        isoCode\n      }\n    }\n    node(id: $id) {\n      ... on ProductVariant {\n        id\n        product {\n          making: metafield(namespace: "custom", key: "making_days") {\n            value\n          }\n        }\n        storeAvailability(first: 50) @skip(if: false) {\n          nodes {\n            available\n            pickUpTime\n            location {\n              id\n              name\n              address {\n                formatted\n                phone\n                countryCode\n                latitude\n                longitude\n              }\n              hours: metafield(namespace: "custom", key: "opening_hours") {\n                value\n              }\n            }\n          }\n        }\n      }\n    }\n  }\n': {
    return: PickupAvailabilityQuery;
    variables: PickupAvailabilityQueryVariables;
  };
  '#graphql\n  query PickupLocations($country: CountryCode, $language: LanguageCode)\n  @inContext(country: $country, language: $language) {\n    localization {\n      country {\n        isoCode\n      }\n    }\n    locations(first: 50) @skip(if: false) {\n      nodes {\n        id\n        name\n        address {\n          city\n          countryCode\n        }\n      }\n    }\n  }\n': {
    return: PickupLocationsQuery;
    variables: PickupLocationsQueryVariables;
  };
  '#graphql\n  query Recommendations(\n    $handle: String!\n    $country: CountryCode\n    $language: LanguageCode\n    $drops: Boolean = false\n    $metafields: [HasMetafieldsIdentifier!]!\n  ) @inContext(country: $country, language: $language) {\n    complementary: productRecommendations(productHandle: $handle, intent: COMPLEMENTARY) {\n      ...ProductCard\n    }\n    related: productRecommendations(productHandle: $handle, intent: RELATED) {\n      ...ProductCard\n    }\n  }\n  #graphql\n  fragment ProductCard on Product {\n    id\n    handle\n    title\n    productType\n    tags @skip(if: false)\n    availableForSale\n    ...Opening\n    lowestPrice: metafield(namespace: "custom", key: "lowest_price_30_days") {\n      value\n    }\n    metafields(identifiers: $metafields) {\n      namespace\n      key\n      value\n    }\n    options {\n      name\n      optionValues {\n        name\n        swatch {\n          color\n        }\n        firstSelectableVariant {\n          image {\n            url\n          }\n          price {\n            amount\n            currencyCode\n          }\n          compareAtPrice {\n            amount\n            currencyCode\n          }\n        }\n      }\n    }\n    images(first: 2) {\n      nodes {\n        url\n        altText\n      }\n    }\n    variants(first: 1) {\n      nodes {\n        lowestPrice: metafield(namespace: "custom", key: "lowest_price_30_days") {\n          value\n        }\n        price {\n          amount\n          currencyCode\n        }\n        compareAtPrice {\n          amount\n          currencyCode\n        }\n      }\n    }\n  }\n  #graphql\n  fragment Opening on Product {\n    availableFrom: metafield(namespace: "custom", key: "available_from")\n      @include(if: $drops) {\n      value\n    }\n  }\n\n\n': {
    return: RecommendationsQuery;
    variables: RecommendationsQueryVariables;
  };
  '#graphql\n  query ReviewedProduct($id: ID!, $country: CountryCode) @inContext(country: $country) {\n    product(id: $id) {\n      id\n    }\n  }\n': {
    return: ReviewedProductQuery;
    variables: ReviewedProductQueryVariables;
  };
  '#graphql\n  query Saved(\n    $ids: [ID!]!\n    $country: CountryCode\n    $language: LanguageCode\n    $drops: Boolean = false\n    $metafields: [HasMetafieldsIdentifier!]!\n  ) @inContext(country: $country, language: $language) {\n    nodes(ids: $ids) {\n      ... on Product {\n        ...ProductCard\n      }\n    }\n  }\n  #graphql\n  fragment ProductCard on Product {\n    id\n    handle\n    title\n    productType\n    tags @skip(if: false)\n    availableForSale\n    ...Opening\n    lowestPrice: metafield(namespace: "custom", key: "lowest_price_30_days") {\n      value\n    }\n    metafields(identifiers: $metafields) {\n      namespace\n      key\n      value\n    }\n    options {\n      name\n      optionValues {\n        name\n        swatch {\n          color\n        }\n        firstSelectableVariant {\n          image {\n            url\n          }\n          price {\n            amount\n            currencyCode\n          }\n          compareAtPrice {\n            amount\n            currencyCode\n          }\n        }\n      }\n    }\n    images(first: 2) {\n      nodes {\n        url\n        altText\n      }\n    }\n    variants(first: 1) {\n      nodes {\n        lowestPrice: metafield(namespace: "custom", key: "lowest_price_30_days") {\n          value\n        }\n        price {\n          amount\n          currencyCode\n        }\n        compareAtPrice {\n          amount\n          currencyCode\n        }\n      }\n    }\n  }\n  #graphql\n  fragment Opening on Product {\n    availableFrom: metafield(namespace: "custom", key: "available_from")\n      @include(if: $drops) {\n      value\n    }\n  }\n\n\n': {
    return: SavedQuery;
    variables: SavedQueryVariables;
  };
  '#graphql\n  query LinkedVariants(\n    $ids: [ID!]!\n    $country: CountryCode\n    $language: LanguageCode\n    $drops: Boolean = false\n  ) @inContext(country: $country, language: $language) {\n    nodes(ids: $ids) {\n      ... on ProductVariant {\n        ...CartVariant\n      }\n    }\n  }\n  #graphql\n  fragment CartVariant on ProductVariant {\n    id\n    title\n    availableForSale\n    barcode\n    currentlyNotInStock\n    quantityAvailable @skip(if: false)\n    requiresShipping\n    sku\n    taxable\n    weight\n    weightUnit\n    price {\n      ...CartMoney\n    }\n    compareAtPrice {\n      ...CartMoney\n    }\n    unitPrice {\n      ...CartMoney\n    }\n    unitPriceMeasurement {\n      measuredType\n      quantityUnit\n      quantityValue\n      referenceUnit\n      referenceValue\n    }\n    quantityRule {\n      increment\n      minimum\n      maximum\n    }\n    selectedOptions {\n      name\n      value\n    }\n    image {\n      id\n      url\n      altText\n      width\n      height\n    }\n    product {\n      id\n      title\n      handle\n      vendor\n      productType\n      tags @skip(if: false)\n      featuredImage {\n        id\n      }\n      options {\n        name\n        optionValues {\n          name\n        }\n      }\n      ...Opening\n    }\n  }\n  #graphql\n  fragment Opening on Product {\n    availableFrom: metafield(namespace: "custom", key: "available_from")\n      @include(if: $drops) {\n      value\n    }\n  }\n\n\n  #graphql\n  fragment CartMoney on MoneyV2 {\n    amount\n    currencyCode\n  }\n\n': {
    return: LinkedVariantsQuery;
    variables: LinkedVariantsQueryVariables;
  };
  '#graphql\n  query GetCart(\n    $id: ID!\n    $country: CountryCode\n    $language: LanguageCode\n    $drops: Boolean = false\n  ) @inContext(country: $country, language: $language) {\n    cart(id: $id) {\n      ...Cart\n    }\n  }\n  #graphql\n  fragment Cart on Cart {\n    id\n    checkoutUrl\n    createdAt\n    updatedAt\n    totalQuantity\n    note\n    attributes {\n      key\n      value\n    }\n    appliedGiftCards {\n      id\n      lastCharacters\n      amountUsed {\n        ...CartMoney\n      }\n      balance {\n        ...CartMoney\n      }\n    }\n    buyerIdentity {\n      ...CartBuyer\n    }\n    cost {\n      checkoutChargeAmount {\n        ...CartMoney\n      }\n      subtotalAmount {\n        ...CartMoney\n      }\n      subtotalAmountEstimated\n      totalAmount {\n        ...CartMoney\n      }\n      totalAmountEstimated\n      totalDutyAmount @skip(if: false) {\n        ...CartMoney\n      }\n      totalDutyAmountEstimated @skip(if: false)\n      totalTaxAmount @skip(if: false) {\n        ...CartMoney\n      }\n      totalTaxAmountEstimated @skip(if: false)\n    }\n    delivery {\n      addresses {\n        id\n        oneTimeUse\n        selected\n        address {\n          ... on CartDeliveryAddress {\n            address1\n            address2\n            city\n            company\n            countryCode\n            firstName\n            lastName\n            name\n            phone\n            provinceCode\n            zip\n            latitude\n            longitude\n          }\n        }\n      }\n    }\n    discountAllocations {\n      ...CartDiscount\n    }\n    discountCodes {\n      code\n      applicable\n    }\n    lines(first: 250) {\n      ...CartLines\n    }\n  }\n  #graphql\n  fragment CartBuyer on CartBuyerIdentity {\n    countryCode\n    email\n    phone\n    customer @skip(if: false) {\n      id\n      email\n      phone\n      addresses(first: 20) {\n        nodes {\n          address1\n          address2\n          city\n          company\n          country\n          firstName\n          lastName\n          name\n          phone\n          province\n          zip\n          latitude\n          longitude\n        }\n      }\n    }\n    preferences {\n      wallet\n      delivery {\n        deliveryMethod\n        pickupHandle\n        coordinates {\n          latitude\n          longitude\n          countryCode\n        }\n      }\n    }\n    purchasingCompany {\n      company {\n        id\n        name\n        externalId\n      }\n    }\n  }\n\n  #graphql\n  fragment CartDiscount on CartDiscountAllocation {\n    discountedAmount {\n      ...CartMoney\n    }\n    ... on CartAutomaticDiscountAllocation {\n      title\n    }\n    ... on CartCodeDiscountAllocation {\n      code\n    }\n    ... on CartCustomDiscountAllocation {\n      title\n    }\n  }\n\n  #graphql\n  fragment CartLines on BaseCartLineConnection {\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n    edges {\n      node {\n        id\n        quantity\n        attributes {\n          key\n          value\n        }\n        cost {\n          amountPerQuantity {\n            ...CartMoney\n          }\n          compareAtAmountPerQuantity {\n            ...CartMoney\n          }\n          subtotalAmount {\n            ...CartMoney\n          }\n          totalAmount {\n            ...CartMoney\n          }\n        }\n        discountAllocations {\n          ...CartDiscount\n        }\n        merchandise {\n          ...CartVariant\n        }\n        sellingPlanAllocation @skip(if: false) {\n          sellingPlan {\n            id\n            name\n          }\n        }\n        ... on ComponentizableCartLine {\n          lineComponents {\n            quantity\n            attributes {\n              key\n              value\n            }\n            sellingPlanAllocation @skip(if: false) {\n              sellingPlan {\n                id\n              }\n            }\n            merchandise {\n              ... on ProductVariant {\n                id\n                title\n                product {\n                  title\n                }\n              }\n            }\n          }\n        }\n      }\n    }\n  }\n  #graphql\n  fragment CartVariant on ProductVariant {\n    id\n    title\n    availableForSale\n    barcode\n    currentlyNotInStock\n    quantityAvailable @skip(if: false)\n    requiresShipping\n    sku\n    taxable\n    weight\n    weightUnit\n    price {\n      ...CartMoney\n    }\n    compareAtPrice {\n      ...CartMoney\n    }\n    unitPrice {\n      ...CartMoney\n    }\n    unitPriceMeasurement {\n      measuredType\n      quantityUnit\n      quantityValue\n      referenceUnit\n      referenceValue\n    }\n    quantityRule {\n      increment\n      minimum\n      maximum\n    }\n    selectedOptions {\n      name\n      value\n    }\n    image {\n      id\n      url\n      altText\n      width\n      height\n    }\n    product {\n      id\n      title\n      handle\n      vendor\n      productType\n      tags @skip(if: false)\n      featuredImage {\n        id\n      }\n      options {\n        name\n        optionValues {\n          name\n        }\n      }\n      ...Opening\n    }\n  }\n  #graphql\n  fragment Opening on Product {\n    availableFrom: metafield(namespace: "custom", key: "available_from")\n      @include(if: $drops) {\n      value\n    }\n  }\n\n\n\n  #graphql\n  fragment CartMoney on MoneyV2 {\n    amount\n    currencyCode\n  }\n\n\n': {
    return: GetCartQuery;
    variables: GetCartQueryVariables;
  };
  '#graphql\n  query GetCartLines(\n    $id: ID!\n    $after: String!\n    $country: CountryCode\n    $language: LanguageCode\n    $drops: Boolean = false\n  ) @inContext(country: $country, language: $language) {\n    cart(id: $id) {\n      lines(first: 250, after: $after) {\n        ...CartLines\n      }\n    }\n  }\n  #graphql\n  fragment CartDiscount on CartDiscountAllocation {\n    discountedAmount {\n      ...CartMoney\n    }\n    ... on CartAutomaticDiscountAllocation {\n      title\n    }\n    ... on CartCodeDiscountAllocation {\n      code\n    }\n    ... on CartCustomDiscountAllocation {\n      title\n    }\n  }\n\n  #graphql\n  fragment CartLines on BaseCartLineConnection {\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n    edges {\n      node {\n        id\n        quantity\n        attributes {\n          key\n          value\n        }\n        cost {\n          amountPerQuantity {\n            ...CartMoney\n          }\n          compareAtAmountPerQuantity {\n            ...CartMoney\n          }\n          subtotalAmount {\n            ...CartMoney\n          }\n          totalAmount {\n            ...CartMoney\n          }\n        }\n        discountAllocations {\n          ...CartDiscount\n        }\n        merchandise {\n          ...CartVariant\n        }\n        sellingPlanAllocation @skip(if: false) {\n          sellingPlan {\n            id\n            name\n          }\n        }\n        ... on ComponentizableCartLine {\n          lineComponents {\n            quantity\n            attributes {\n              key\n              value\n            }\n            sellingPlanAllocation @skip(if: false) {\n              sellingPlan {\n                id\n              }\n            }\n            merchandise {\n              ... on ProductVariant {\n                id\n                title\n                product {\n                  title\n                }\n              }\n            }\n          }\n        }\n      }\n    }\n  }\n  #graphql\n  fragment CartVariant on ProductVariant {\n    id\n    title\n    availableForSale\n    barcode\n    currentlyNotInStock\n    quantityAvailable @skip(if: false)\n    requiresShipping\n    sku\n    taxable\n    weight\n    weightUnit\n    price {\n      ...CartMoney\n    }\n    compareAtPrice {\n      ...CartMoney\n    }\n    unitPrice {\n      ...CartMoney\n    }\n    unitPriceMeasurement {\n      measuredType\n      quantityUnit\n      quantityValue\n      referenceUnit\n      referenceValue\n    }\n    quantityRule {\n      increment\n      minimum\n      maximum\n    }\n    selectedOptions {\n      name\n      value\n    }\n    image {\n      id\n      url\n      altText\n      width\n      height\n    }\n    product {\n      id\n      title\n      handle\n      vendor\n      productType\n      tags @skip(if: false)\n      featuredImage {\n        id\n      }\n      options {\n        name\n        optionValues {\n          name\n        }\n      }\n      ...Opening\n    }\n  }\n  #graphql\n  fragment Opening on Product {\n    availableFrom: metafield(namespace: "custom", key: "available_from")\n      @include(if: $drops) {\n      value\n    }\n  }\n\n\n\n  #graphql\n  fragment CartMoney on MoneyV2 {\n    amount\n    currencyCode\n  }\n\n': {
    return: GetCartLinesQuery;
    variables: GetCartLinesQueryVariables;
  };
  '#graphql\n  query ChosenVariant(\n    $handle: String!\n    $selectedOptions: [SelectedOptionInput!]!\n    $country: CountryCode\n    $language: LanguageCode\n  ) @inContext(country: $country, language: $language) {\n    product(handle: $handle) {\n      variantBySelectedOptions(selectedOptions: $selectedOptions) {\n        id\n      }\n    }\n  }\n': {
    return: ChosenVariantQuery;
    variables: ChosenVariantQueryVariables;
  };
  '#graphql\n  query collection(\n    $id: ID\n    $handle: String\n    $productsFirst: Int!\n    $after: String\n    $filters: [ProductFilter!]\n    $sortKey: ProductCollectionSortKeys\n    $reverse: Boolean\n    $facets: Boolean = false\n    $options: Boolean = false\n    $colors: Boolean = false\n    $country: CountryCode\n    $language: LanguageCode\n    $drops: Boolean = false\n    $metafields: [HasMetafieldsIdentifier!]!\n  ) @inContext(country: $country, language: $language) {\n    collection(id: $id, handle: $handle) {\n      id\n      handle\n      title\n      description\n      ...Hidden\n      image {\n        url\n        altText\n      }\n      products(\n        first: $productsFirst\n        after: $after\n        filters: $filters\n        sortKey: $sortKey\n        reverse: $reverse\n      ) {\n        nodes {\n          ...ProductCard\n          ...Combinations @include(if: $options)\n        }\n        filters @include(if: $facets) {\n          ...Facet\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  }\n  #graphql\n  fragment Hidden on HasMetafields {\n    hidden: metafield(namespace: "seo", key: "hidden") {\n      value\n    }\n  }\n\n  #graphql\n  fragment ProductCard on Product {\n    id\n    handle\n    title\n    productType\n    tags @skip(if: false)\n    availableForSale\n    ...Opening\n    lowestPrice: metafield(namespace: "custom", key: "lowest_price_30_days") {\n      value\n    }\n    metafields(identifiers: $metafields) {\n      namespace\n      key\n      value\n    }\n    options {\n      name\n      optionValues {\n        name\n        swatch {\n          color\n        }\n        firstSelectableVariant {\n          image {\n            url\n          }\n          price {\n            amount\n            currencyCode\n          }\n          compareAtPrice {\n            amount\n            currencyCode\n          }\n        }\n      }\n    }\n    images(first: 2) {\n      nodes {\n        url\n        altText\n      }\n    }\n    variants(first: 1) {\n      nodes {\n        lowestPrice: metafield(namespace: "custom", key: "lowest_price_30_days") {\n          value\n        }\n        price {\n          amount\n          currencyCode\n        }\n        compareAtPrice {\n          amount\n          currencyCode\n        }\n      }\n    }\n  }\n  #graphql\n  fragment Opening on Product {\n    availableFrom: metafield(namespace: "custom", key: "available_from")\n      @include(if: $drops) {\n      value\n    }\n  }\n\n\n  #graphql\n  fragment Combinations on Product {\n    encodedVariantExistence\n    encodedVariantAvailability\n    pictures: images(first: 250) @include(if: $colors) {\n      nodes {\n        url\n        altText\n      }\n    }\n  }\n\n  #graphql\n  fragment Facet on Filter {\n    label\n    type\n    values {\n      label\n      count\n      input\n      swatch {\n        color\n      }\n    }\n  }\n\n': {
    return: CollectionQuery;
    variables: CollectionQueryVariables;
  };
  '#graphql\n  query CollectionTiles(\n    $country: CountryCode\n    $language: LanguageCode\n  ) @inContext(country: $country, language: $language) {\n    collections(first: 24, sortKey: UPDATED_AT, reverse: true) {\n      nodes {\n        id\n        handle\n        title\n        image {\n          url\n        }\n        products(first: 1) {\n          nodes {\n            featuredImage {\n              url\n            }\n          }\n        }\n      }\n    }\n  }\n': {
    return: CollectionTilesQuery;
    variables: CollectionTilesQueryVariables;
  };
  '#graphql\n  query Policies(\n    $country: CountryCode\n    $language: LanguageCode\n  ) @inContext(country: $country, language: $language) {\n    shop {\n      ...PolicyHandles\n    }\n  }\n  #graphql\n  fragment PolicyHandles on Shop {\n    privacyPolicy {\n      handle\n      title\n    }\n    refundPolicy {\n      handle\n      title\n    }\n    shippingPolicy {\n      handle\n      title\n    }\n    termsOfService {\n      handle\n      title\n    }\n    subscriptionPolicy {\n      id\n      handle\n      title\n    }\n  }\n\n': {
    return: PoliciesQuery;
    variables: PoliciesQueryVariables;
  };
  '#graphql\n  query Policy(\n    $privacy: Boolean = false\n    $refund: Boolean = false\n    $shipping: Boolean = false\n    $terms: Boolean = false\n    $subscription: Boolean = false\n    $country: CountryCode\n    $language: LanguageCode\n  ) @inContext(country: $country, language: $language) {\n    shop {\n      privacyPolicy @include(if: $privacy) {\n        title\n        body\n      }\n      refundPolicy @include(if: $refund) {\n        title\n        body\n      }\n      shippingPolicy @include(if: $shipping) {\n        title\n        body\n      }\n      termsOfService @include(if: $terms) {\n        title\n        body\n      }\n      subscriptionPolicy @include(if: $subscription) {\n        id\n        title\n        body\n      }\n    }\n  }\n': {
    return: PolicyQuery;
    variables: PolicyQueryVariables;
  };
  '#graphql\n  query Page(\n    $handle: String!\n    $country: CountryCode\n    $language: LanguageCode\n  ) @inContext(country: $country, language: $language) {\n    page(handle: $handle) {\n      title\n      body\n      seo {\n        title\n        description\n      }\n      ...Hidden\n    }\n  }\n  #graphql\n  fragment Hidden on HasMetafields {\n    hidden: metafield(namespace: "seo", key: "hidden") {\n      value\n    }\n  }\n\n': {
    return: PageQuery;
    variables: PageQueryVariables;
  };
  '#graphql\n  query Blog(\n    $handle: String!\n    $after: String\n    $country: CountryCode\n    $language: LanguageCode\n  ) @inContext(country: $country, language: $language) {\n    blog(handle: $handle) {\n      title\n      seo {\n        title\n        description\n      }\n      ...Hidden\n      articles(first: 12, after: $after, sortKey: PUBLISHED_AT, reverse: true) {\n        nodes {\n          ...ArticleEntry\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  }\n  #graphql\n  fragment ArticleEntry on Article {\n    handle\n    title\n    publishedAt\n    excerpt(truncateAt: 200)\n    content(truncateAt: 200)\n    image {\n      url\n      altText\n    }\n  }\n\n  #graphql\n  fragment Hidden on HasMetafields {\n    hidden: metafield(namespace: "seo", key: "hidden") {\n      value\n    }\n  }\n\n': {
    return: BlogQuery;
    variables: BlogQueryVariables;
  };
  '#graphql\n  query Article(\n    $blog: String!\n    $handle: String!\n    $country: CountryCode\n    $language: LanguageCode\n  ) @inContext(country: $country, language: $language) {\n    blog(handle: $blog) {\n      title\n      articles(first: 3, sortKey: PUBLISHED_AT, reverse: true) {\n        nodes {\n          ...ArticleEntry\n        }\n      }\n      articleByHandle(handle: $handle) {\n        title\n        contentHtml\n        publishedAt\n        authorV2 {\n          name\n        }\n        image {\n          url\n          altText\n        }\n        seo {\n          title\n          description\n        }\n        ...Hidden\n      }\n    }\n  }\n  #graphql\n  fragment ArticleEntry on Article {\n    handle\n    title\n    publishedAt\n    excerpt(truncateAt: 200)\n    content(truncateAt: 200)\n    image {\n      url\n      altText\n    }\n  }\n\n  #graphql\n  fragment Hidden on HasMetafields {\n    hidden: metafield(namespace: "seo", key: "hidden") {\n      value\n    }\n  }\n\n': {
    return: ArticleQuery;
    variables: ArticleQueryVariables;
  };
  '#graphql\n  query SaleTimes(\n    $ids: [ID!]!\n    $country: CountryCode\n    $drops: Boolean = false\n  ) @inContext(country: $country) {\n    nodes(ids: $ids) {\n      ... on ProductVariant {\n        id\n        quantityRule {\n          minimum\n          maximum\n          increment\n        }\n        product {\n          id\n          title\n          tags @skip(if: false)\n          ...Opening\n        }\n      }\n    }\n  }\n  #graphql\n  fragment Opening on Product {\n    availableFrom: metafield(namespace: "custom", key: "available_from")\n      @include(if: $drops) {\n      value\n    }\n  }\n\n': {
    return: SaleTimesQuery;
    variables: SaleTimesQueryVariables;
  };
  '#graphql\n  query Markets {\n    localization {\n      country {\n        ...MarketCountry\n      }\n      availableCountries {\n        ...MarketCountry\n      }\n    }\n  }\n  fragment MarketCountry on Country {\n    isoCode\n    currency {\n      isoCode\n      symbol\n    }\n  }\n': {
    return: MarketsQuery;
    variables: MarketsQueryVariables;
  };
  '#graphql\n  query Published($ids: [ID!]!, $country: CountryCode) @inContext(country: $country) {\n    nodes(ids: $ids) {\n      id\n    }\n  }\n': {
    return: PublishedQuery;
    variables: PublishedQueryVariables;
  };
  '#graphql\n  query OriginalNames($ids: [ID!]!, $values: Boolean = false) {\n    nodes(ids: $ids) {\n      ... on Product {\n        ...Original\n      }\n    }\n  }\n  fragment Original on Product {\n    id\n    title\n    productType\n    options {\n      name\n      optionValues @include(if: $values) {\n        name\n      }\n    }\n  }\n': {
    return: OriginalNamesQuery;
    variables: OriginalNamesQueryVariables;
  };
  '#graphql\n  query OptionValues($handle: String!) {\n    product(handle: $handle) {\n      options {\n        name\n        optionValues {\n          name\n        }\n      }\n    }\n  }\n': {
    return: OptionValuesQuery;
    variables: OptionValuesQueryVariables;
  };
  '#graphql\n  query UrlRedirect($search: String!) {\n    urlRedirects(first: 20, query: $search) {\n      nodes {\n        path\n        target\n      }\n    }\n  }\n': {
    return: UrlRedirectQuery;
    variables: UrlRedirectQueryVariables;
  };
  '#graphql\n  query Elsewhere(\n    $product: String = ""\n    $collection: String = ""\n    $country: CountryCode\n    $language: LanguageCode\n  ) @inContext(country: $country, language: $language) {\n    product(handle: $product) {\n      title\n      tags @skip(if: false)\n      featuredImage {\n        url\n        altText\n      }\n    }\n    collection(handle: $collection) {\n      title\n      image {\n        url\n        altText\n      }\n    }\n  }\n': {
    return: ElsewhereQuery;
    variables: ElsewhereQueryVariables;
  };
  '#graphql\n  query Handles(\n    $product: String = ""\n    $collection: String = ""\n    $page: String!\n    $country: CountryCode\n    $language: LanguageCode\n  ) @inContext(country: $country, language: $language) {\n    product(handle: $product) {\n      handle\n    }\n    collection(handle: $collection) {\n      handle\n    }\n    page(handle: $page) @skip(if: false) {\n      handle\n    }\n  }\n': {
    return: HandlesQuery;
    variables: HandlesQueryVariables;
  };
  '#graphql\n  query ColorPictures(\n    $ids: [ID!]!\n    $country: CountryCode\n    $language: LanguageCode\n  ) @inContext(country: $country, language: $language) {\n    nodes(ids: $ids) {\n      ... on Product {\n        ...ColorPictures\n      }\n    }\n  }\n  #graphql\n  fragment ColorPictures on Product {\n    id\n    title\n    options {\n      name\n      optionValues {\n        name\n        firstSelectableVariant {\n          image {\n            url\n          }\n        }\n      }\n    }\n    images(first: 250) {\n      nodes {\n        url\n        altText\n      }\n    }\n  }\n\n': {
    return: ColorPicturesQuery;
    variables: ColorPicturesQueryVariables;
  };
  '#graphql\n  query ProductVariant(\n    $handle: String!\n    $selectedOptions: [SelectedOptionInput!]!\n    $country: CountryCode\n    $language: LanguageCode\n  ) @inContext(country: $country, language: $language) {\n    product(handle: $handle) {\n      variantBySelectedOptions(selectedOptions: $selectedOptions) {\n        ...ProductPageVariant\n      }\n    }\n  }\n  #graphql\n  fragment ProductPageVariant on ProductVariant {\n    id\n    title\n    availableForSale\n    quantityAvailable @skip(if: false)\n    quantityRule {\n      minimum\n      maximum\n      increment\n    }\n    weight\n    sku\n    barcode\n    price {\n      amount\n      currencyCode\n    }\n    compareAtPrice {\n      amount\n      currencyCode\n    }\n    unitPrice {\n      amount\n      currencyCode\n    }\n    unitPriceMeasurement {\n      referenceValue\n      referenceUnit\n    }\n    lowestPrice: metafield(namespace: "custom", key: "lowest_price_30_days") {\n      value\n    }\n    image {\n      id\n    }\n    selectedOptions {\n      name\n      value\n    }\n    product {\n      handle\n    }\n  }\n\n': {
    return: ProductVariantQuery;
    variables: ProductVariantQueryVariables;
  };
  '#graphql\n  query NumberedVariant(\n    $variantId: ID!\n    $country: CountryCode\n    $language: LanguageCode\n  ) @inContext(country: $country, language: $language) {\n    node(id: $variantId) {\n      ... on ProductVariant {\n        ...ProductPageVariant\n      }\n    }\n  }\n  #graphql\n  fragment ProductPageVariant on ProductVariant {\n    id\n    title\n    availableForSale\n    quantityAvailable @skip(if: false)\n    quantityRule {\n      minimum\n      maximum\n      increment\n    }\n    weight\n    sku\n    barcode\n    price {\n      amount\n      currencyCode\n    }\n    compareAtPrice {\n      amount\n      currencyCode\n    }\n    unitPrice {\n      amount\n      currencyCode\n    }\n    unitPriceMeasurement {\n      referenceValue\n      referenceUnit\n    }\n    lowestPrice: metafield(namespace: "custom", key: "lowest_price_30_days") {\n      value\n    }\n    image {\n      id\n    }\n    selectedOptions {\n      name\n      value\n    }\n    product {\n      handle\n    }\n  }\n\n': {
    return: NumberedVariantQuery;
    variables: NumberedVariantQueryVariables;
  };
  '#graphql\n  query Search(\n    $term: String!\n    $searches: Boolean!\n    $after: String\n    $filters: [ProductFilter!]\n    $sortKey: SearchSortKeys\n    $reverse: Boolean\n    $options: Boolean = false\n    $colors: Boolean = false\n    $country: CountryCode\n    $language: LanguageCode\n    $drops: Boolean = false\n    $metafields: [HasMetafieldsIdentifier!]!\n  ) @inContext(country: $country, language: $language) {\n    search(\n      query: $term\n      first: 24\n      after: $after\n      types: [PRODUCT]\n      unavailableProducts: LAST\n      productFilters: $filters\n      sortKey: $sortKey\n      reverse: $reverse\n    ) @include(if: $searches) {\n      totalCount\n      nodes {\n        ... on Product {\n          ...ProductCard\n          ...Hidden\n          ...Combinations @include(if: $options)\n        }\n      }\n      productFilters {\n        ...Facet\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n    predictiveSearch(\n      query: $term\n      limit: 4\n      limitScope: EACH\n      types: [COLLECTION, QUERY]\n    ) @include(if: $searches) {\n      queries {\n        text\n      }\n      collections {\n        ...LinkedCollection\n      }\n    }\n    texts: search(query: $term, first: 6, types: [PAGE, ARTICLE])\n      @include(if: $searches)\n      @skip(if: false) {\n      nodes {\n        ...FoundPage\n        ...FoundArticle\n      }\n    }\n    collections(first: 12) {\n      nodes {\n        ...LinkedCollection\n      }\n    }\n  }\n  #graphql\n  fragment FoundPage on Page {\n    handle\n    title\n    ...Hidden\n  }\n  fragment FoundArticle on Article {\n    handle\n    title\n    ...Hidden\n    blog {\n      handle\n    }\n  }\n\n  #graphql\n  fragment ProductCard on Product {\n    id\n    handle\n    title\n    productType\n    tags @skip(if: false)\n    availableForSale\n    ...Opening\n    lowestPrice: metafield(namespace: "custom", key: "lowest_price_30_days") {\n      value\n    }\n    metafields(identifiers: $metafields) {\n      namespace\n      key\n      value\n    }\n    options {\n      name\n      optionValues {\n        name\n        swatch {\n          color\n        }\n        firstSelectableVariant {\n          image {\n            url\n          }\n          price {\n            amount\n            currencyCode\n          }\n          compareAtPrice {\n            amount\n            currencyCode\n          }\n        }\n      }\n    }\n    images(first: 2) {\n      nodes {\n        url\n        altText\n      }\n    }\n    variants(first: 1) {\n      nodes {\n        lowestPrice: metafield(namespace: "custom", key: "lowest_price_30_days") {\n          value\n        }\n        price {\n          amount\n          currencyCode\n        }\n        compareAtPrice {\n          amount\n          currencyCode\n        }\n      }\n    }\n  }\n  #graphql\n  fragment Opening on Product {\n    availableFrom: metafield(namespace: "custom", key: "available_from")\n      @include(if: $drops) {\n      value\n    }\n  }\n\n\n  #graphql\n  fragment Combinations on Product {\n    encodedVariantExistence\n    encodedVariantAvailability\n    pictures: images(first: 250) @include(if: $colors) {\n      nodes {\n        url\n        altText\n      }\n    }\n  }\n\n  #graphql\n  fragment Facet on Filter {\n    label\n    type\n    values {\n      label\n      count\n      input\n      swatch {\n        color\n      }\n    }\n  }\n\n  #graphql\n  fragment LinkedCollection on Collection {\n    handle\n    title\n    ...Hidden\n    products(first: 1) {\n      nodes {\n        id\n      }\n    }\n  }\n\n  #graphql\n  fragment Hidden on HasMetafields {\n    hidden: metafield(namespace: "seo", key: "hidden") {\n      value\n    }\n  }\n\n': {
    return: SearchQuery;
    variables: SearchQueryVariables;
  };
  '#graphql\n  query PopularProducts(\n    $country: CountryCode\n    $language: LanguageCode\n    $drops: Boolean = false\n    $metafields: [HasMetafieldsIdentifier!]!\n  ) @inContext(country: $country, language: $language) {\n    products(first: 12, sortKey: BEST_SELLING) {\n      nodes {\n        ...ProductCard\n        ...Hidden\n      }\n    }\n  }\n  #graphql\n  fragment ProductCard on Product {\n    id\n    handle\n    title\n    productType\n    tags @skip(if: false)\n    availableForSale\n    ...Opening\n    lowestPrice: metafield(namespace: "custom", key: "lowest_price_30_days") {\n      value\n    }\n    metafields(identifiers: $metafields) {\n      namespace\n      key\n      value\n    }\n    options {\n      name\n      optionValues {\n        name\n        swatch {\n          color\n        }\n        firstSelectableVariant {\n          image {\n            url\n          }\n          price {\n            amount\n            currencyCode\n          }\n          compareAtPrice {\n            amount\n            currencyCode\n          }\n        }\n      }\n    }\n    images(first: 2) {\n      nodes {\n        url\n        altText\n      }\n    }\n    variants(first: 1) {\n      nodes {\n        lowestPrice: metafield(namespace: "custom", key: "lowest_price_30_days") {\n          value\n        }\n        price {\n          amount\n          currencyCode\n        }\n        compareAtPrice {\n          amount\n          currencyCode\n        }\n      }\n    }\n  }\n  #graphql\n  fragment Opening on Product {\n    availableFrom: metafield(namespace: "custom", key: "available_from")\n      @include(if: $drops) {\n      value\n    }\n  }\n\n\n  #graphql\n  fragment Hidden on HasMetafields {\n    hidden: metafield(namespace: "seo", key: "hidden") {\n      value\n    }\n  }\n\n': {
    return: PopularProductsQuery;
    variables: PopularProductsQueryVariables;
  };
  '#graphql\n  query Suggestions(\n    $term: String!\n    $country: CountryCode\n    $language: LanguageCode\n  ) @inContext(country: $country, language: $language) {\n    predictiveSearch(\n      query: $term\n      limit: 6\n      limitScope: EACH\n      types: [PRODUCT, COLLECTION, PAGE, ARTICLE]\n      unavailableProducts: LAST\n    ) {\n      pages @skip(if: false) {\n        ...FoundPage\n      }\n      articles @skip(if: false) {\n        ...FoundArticle\n      }\n      products {\n        ...SuggestedProduct\n      }\n      collections {\n        ...LinkedCollection\n      }\n    }\n  }\n  #graphql\n  fragment FoundPage on Page {\n    handle\n    title\n    ...Hidden\n  }\n  fragment FoundArticle on Article {\n    handle\n    title\n    ...Hidden\n    blog {\n      handle\n    }\n  }\n\n  #graphql\n  fragment SuggestedProduct on Product {\n    handle\n    title\n    tags @skip(if: false)\n    availableForSale\n    ...Hidden\n    featuredImage {\n      url\n    }\n    variants(first: 1) {\n      nodes {\n        price {\n          amount\n          currencyCode\n        }\n      }\n    }\n  }\n\n  #graphql\n  fragment LinkedCollection on Collection {\n    handle\n    title\n    ...Hidden\n    products(first: 1) {\n      nodes {\n        id\n      }\n    }\n  }\n\n  #graphql\n  fragment Hidden on HasMetafields {\n    hidden: metafield(namespace: "seo", key: "hidden") {\n      value\n    }\n  }\n\n': {
    return: SuggestionsQuery;
    variables: SuggestionsQueryVariables;
  };
  '#graphql\n  query StartingPoints(\n    $country: CountryCode\n    $language: LanguageCode\n  ) @inContext(country: $country, language: $language) {\n    products(first: 8, sortKey: BEST_SELLING) {\n      nodes {\n        id\n        ...SuggestedProduct\n      }\n    }\n    collections(first: 8) {\n      nodes {\n        ...LinkedCollection\n      }\n    }\n  }\n  #graphql\n  fragment SuggestedProduct on Product {\n    handle\n    title\n    tags @skip(if: false)\n    availableForSale\n    ...Hidden\n    featuredImage {\n      url\n    }\n    variants(first: 1) {\n      nodes {\n        price {\n          amount\n          currencyCode\n        }\n      }\n    }\n  }\n\n  #graphql\n  fragment LinkedCollection on Collection {\n    handle\n    title\n    ...Hidden\n    products(first: 1) {\n      nodes {\n        id\n      }\n    }\n  }\n\n  #graphql\n  fragment Hidden on HasMetafields {\n    hidden: metafield(namespace: "seo", key: "hidden") {\n      value\n    }\n  }\n\n': {
    return: StartingPointsQuery;
    variables: StartingPointsQueryVariables;
  };
  '#graphql\n  query Sections(\n    $featured: [ID!]!\n    $others: [ID!]!\n    $country: CountryCode\n    $language: LanguageCode\n    $drops: Boolean = false\n    $metafields: [HasMetafieldsIdentifier!]!\n  ) @inContext(country: $country, language: $language) {\n    featured: nodes(ids: $featured) {\n      ... on Collection {\n        ...SectionCollection\n        products(first: 16) {\n          nodes {\n            ...ProductCard\n          }\n        }\n      }\n    }\n    others: nodes(ids: $others) {\n      ... on Collection {\n        ...SectionCollection\n      }\n      ... on Product {\n        id\n        ...ProductCard\n      }\n      ... on MediaImage {\n        id\n        image {\n          url\n          altText\n        }\n      }\n      ... on Video {\n        id\n        sources {\n          url\n          mimeType\n        }\n        previewImage {\n          url\n        }\n      }\n    }\n  }\n  fragment SectionCollection on Collection {\n    id\n    handle\n    title\n    image {\n      url\n    }\n    covers: products(first: 1) {\n      nodes {\n        featuredImage {\n          url\n        }\n      }\n    }\n  }\n  #graphql\n  fragment ProductCard on Product {\n    id\n    handle\n    title\n    productType\n    tags @skip(if: false)\n    availableForSale\n    ...Opening\n    lowestPrice: metafield(namespace: "custom", key: "lowest_price_30_days") {\n      value\n    }\n    metafields(identifiers: $metafields) {\n      namespace\n      key\n      value\n    }\n    options {\n      name\n      optionValues {\n        name\n        swatch {\n          color\n        }\n        firstSelectableVariant {\n          image {\n            url\n          }\n          price {\n            amount\n            currencyCode\n          }\n          compareAtPrice {\n            amount\n            currencyCode\n          }\n        }\n      }\n    }\n    images(first: 2) {\n      nodes {\n        url\n        altText\n      }\n    }\n    variants(first: 1) {\n      nodes {\n        lowestPrice: metafield(namespace: "custom", key: "lowest_price_30_days") {\n          value\n        }\n        price {\n          amount\n          currencyCode\n        }\n        compareAtPrice {\n          amount\n          currencyCode\n        }\n      }\n    }\n  }\n  #graphql\n  fragment Opening on Product {\n    availableFrom: metafield(namespace: "custom", key: "available_from")\n      @include(if: $drops) {\n      value\n    }\n  }\n\n\n': {
    return: SectionsQuery;
    variables: SectionsQueryVariables;
  };
  '#graphql\n  query Health {\n    shop {\n      name\n    }\n  }\n': {
    return: HealthQuery;
    variables: HealthQueryVariables;
  };
  '#graphql\n  query Navigation(\n    $servicePages: String!\n    $country: CountryCode\n    $language: LanguageCode\n  ) @inContext(country: $country, language: $language) {\n    main: menu(handle: "main-menu") @skip(if: false) {\n      items {\n        ...MenuItemParts\n        items {\n          ...MenuItemParts\n          items {\n            ...MenuItemParts\n          }\n        }\n      }\n    }\n    footer: menu(handle: "footer") @skip(if: false) {\n      items {\n        ...MenuItemParts\n        items {\n          ...MenuItemParts\n        }\n      }\n    }\n    collections(first: 24) {\n      nodes {\n        handle\n        title\n        products(first: 1) {\n          nodes {\n            id\n          }\n        }\n      }\n    }\n    all: collection(handle: "all") {\n      id\n    }\n    shop {\n      primaryDomain {\n        url\n      }\n      paymentSettings {\n        acceptedCardBrands\n        supportedDigitalWallets\n      }\n      ...PolicyHandles\n    }\n    pages(first: 20, query: $servicePages) @skip(if: false) {\n      nodes {\n        handle\n        title\n      }\n    }\n    localization {\n      country {\n        isoCode\n        currency {\n          isoCode\n        }\n      }\n      language {\n        isoCode\n      }\n    }\n  }\n  #graphql\n  fragment PolicyHandles on Shop {\n    privacyPolicy {\n      handle\n      title\n    }\n    refundPolicy {\n      handle\n      title\n    }\n    shippingPolicy {\n      handle\n      title\n    }\n    termsOfService {\n      handle\n      title\n    }\n    subscriptionPolicy {\n      id\n      handle\n      title\n    }\n  }\n\n  fragment MenuItemParts on MenuItem {\n    title\n    type\n    url\n    tags\n    resource {\n      ... on Collection {\n        handle\n        products(first: 1) {\n          nodes {\n            id\n          }\n        }\n      }\n      ... on Product {\n        handle\n      }\n      ... on Page {\n        handle\n      }\n      ... on Blog {\n        handle\n        articles(first: 1) {\n          nodes {\n            id\n          }\n        }\n      }\n      ... on Article {\n        handle\n        blog {\n          handle\n        }\n      }\n    }\n  }\n': {
    return: NavigationQuery;
    variables: NavigationQueryVariables;
  };
  '#graphql\n  query Product(\n    $handle: String!\n    $imagesFirst: Int!\n    $variantsFirst: Int!\n    $variantsAfter: String\n    $country: CountryCode\n    $language: LanguageCode\n    $drops: Boolean = false\n    $bundles: Boolean = false\n  ) @inContext(country: $country, language: $language) {\n    product(handle: $handle) {\n      ...ProductPage\n      ...Disclosed\n      ...Printed\n      ...Made\n    }\n    ...ArrivalRules\n  }\n  #graphql\n  fragment ProductPage on Product {\n    id\n    title\n    handle\n    vendor\n    description\n    descriptionHtml\n    productType\n    tags @skip(if: false)\n    availableForSale\n    totalInventory @skip(if: false)\n    requiresSellingPlan\n    isGiftCard\n    ...Hidden\n    seo {\n      title\n      description\n    }\n    options {\n      id\n      name\n      optionValues {\n        name\n        swatch {\n          color\n        }\n        firstSelectableVariant {\n          product {\n            handle\n          }\n        }\n      }\n    }\n    priceRange {\n      minVariantPrice {\n        amount\n        currencyCode\n      }\n      maxVariantPrice {\n        amount\n        currencyCode\n      }\n    }\n    images(first: $imagesFirst) {\n      nodes {\n        id\n        transformedSrc: url(transform: {maxWidth: 1600})\n        altText\n      }\n    }\n    media(first: $imagesFirst) {\n      nodes {\n        __typename\n        alt\n        previewImage {\n          url(transform: {maxWidth: 1600})\n        }\n        ... on Video {\n          sources {\n            url\n            mimeType\n          }\n        }\n        ... on ExternalVideo {\n          originUrl\n        }\n        ... on Model3d {\n          models: sources {\n            url\n          }\n        }\n      }\n    }\n    variants(first: $variantsFirst, after: $variantsAfter) {\n      nodes {\n        ...ProductPageVariant\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n    encodedVariantExistence\n    encodedVariantAvailability\n    bundle: variants(first: 20) @include(if: $bundles) {\n      nodes {\n        id\n        components(first: 20) {\n          nodes {\n            quantity\n            productVariant {\n              title\n              image {\n                url\n              }\n              product {\n                title\n                handle\n              }\n            }\n          }\n        }\n      }\n    }\n    rating: metafield(namespace: "reviews", key: "rating") {\n      value\n    }\n    ratingCount: metafield(namespace: "reviews", key: "rating_count") {\n      value\n    }\n    ...Opening\n    lowestPrice: metafield(namespace: "custom", key: "lowest_price_30_days") {\n      value\n    }\n    shipsOn: metafield(namespace: "custom", key: "ships_on") {\n      value\n    }\n    sizeGuide: metafield(namespace: "custom", key: "size_guide") {\n      reference {\n        ... on Metaobject {\n          title: field(key: "title") {\n            value\n          }\n          note: field(key: "note") {\n            value\n          }\n          measurements: field(key: "measurements") {\n            value\n          }\n        }\n      }\n    }\n  }\n  #graphql\n  fragment ProductPageVariant on ProductVariant {\n    id\n    title\n    availableForSale\n    quantityAvailable @skip(if: false)\n    quantityRule {\n      minimum\n      maximum\n      increment\n    }\n    weight\n    sku\n    barcode\n    price {\n      amount\n      currencyCode\n    }\n    compareAtPrice {\n      amount\n      currencyCode\n    }\n    unitPrice {\n      amount\n      currencyCode\n    }\n    unitPriceMeasurement {\n      referenceValue\n      referenceUnit\n    }\n    lowestPrice: metafield(namespace: "custom", key: "lowest_price_30_days") {\n      value\n    }\n    image {\n      id\n    }\n    selectedOptions {\n      name\n      value\n    }\n    product {\n      handle\n    }\n  }\n\n  #graphql\n  fragment Opening on Product {\n    availableFrom: metafield(namespace: "custom", key: "available_from")\n      @include(if: $drops) {\n      value\n    }\n  }\n\n  #graphql\n  fragment Hidden on HasMetafields {\n    hidden: metafield(namespace: "seo", key: "hidden") {\n      value\n    }\n  }\n\n\n  #graphql\n  fragment Disclosed on Product {\n    maker: metafield(namespace: "custom", key: "maker") {\n      reference {\n        ...Maker\n      }\n    }\n    model: metafield(namespace: "custom", key: "model") {\n      value\n    }\n    fibers: metafield(namespace: "custom", key: "fibers") {\n      value\n    }\n    warnings: metafield(namespace: "custom", key: "warnings") {\n      value\n    }\n    guaranteeLabel: metafield(namespace: "custom", key: "guarantee_label") {\n      reference {\n        ... on MediaImage {\n          image {\n            url\n            altText\n          }\n        }\n      }\n    }\n  }\n  #graphql\n  fragment Maker on Metaobject {\n    name: field(key: "name") {\n      value\n    }\n    address: field(key: "address") {\n      value\n    }\n    contact: field(key: "contact") {\n      value\n    }\n    responsible: field(key: "responsible") {\n      value\n    }\n    responsibleContact: field(key: "responsible_contact") {\n      value\n    }\n    warnings: field(key: "warnings") {\n      value\n    }\n  }\n\n\n  #graphql\n  fragment Printed on Product {\n    personalization: metafield(namespace: "custom", key: "personalization") {\n      value\n    }\n    squad: metafield(namespace: "custom", key: "squad") {\n      reference {\n        ... on Metaobject {\n          players: field(key: "players") {\n            value\n          }\n          promise: field(key: "promise") {\n            value\n          }\n        }\n      }\n    }\n  }\n\n  #graphql\n  fragment Made on Product {\n    making: metafield(namespace: "custom", key: "making_days") {\n      value\n    }\n    madeAfter: metafield(namespace: "custom", key: "made_after_end") {\n      value\n    }\n    sent: variants(first: 1) {\n      nodes {\n        requiresShipping\n      }\n    }\n  }\n\n  #graphql\n  fragment ArrivalRules on QueryRoot {\n    arrivalShop: shop {\n      arrival: metafield(namespace: "custom", key: "arrival") {\n        reference {\n          ... on Metaobject {\n            fields {\n              key\n              value\n            }\n          }\n        }\n      }\n    }\n    arrivalPlace: localization {\n      country {\n        isoCode\n      }\n    }\n  }\n\n': {
    return: ProductQuery;
    variables: ProductQueryVariables;
  };
  '#graphql\n  query OriginalProduct($id: ID!) {\n    product(id: $id) {\n      ...OriginalTexts\n      ...Printed\n    }\n  }\n  #graphql\n  fragment OriginalTexts on Product {\n    title\n    descriptionHtml\n    options {\n      name\n      optionValues {\n        name\n      }\n    }\n  }\n\n  #graphql\n  fragment Printed on Product {\n    personalization: metafield(namespace: "custom", key: "personalization") {\n      value\n    }\n    squad: metafield(namespace: "custom", key: "squad") {\n      reference {\n        ... on Metaobject {\n          players: field(key: "players") {\n            value\n          }\n          promise: field(key: "promise") {\n            value\n          }\n        }\n      }\n    }\n  }\n\n': {
    return: OriginalProductQuery;
    variables: OriginalProductQueryVariables;
  };
  '#graphql\n  query ProductHelp(\n    $sizes: String!\n    $shipping: String!\n    $country: CountryCode\n    $language: LanguageCode\n  ) @inContext(country: $country, language: $language) {\n    sizes: page(handle: $sizes) @skip(if: false) {\n      title\n      body\n    }\n    shipping: page(handle: $shipping) @skip(if: false) {\n      title\n      body\n    }\n    shop {\n      ...ShopTerms\n      ...ShopMaker\n    }\n    localization {\n      country {\n        isoCode\n        currency {\n          isoCode\n        }\n      }\n    }\n  }\n  #graphql\n  fragment ShopTerms on Shop {\n    delivery: metafield(namespace: "custom", key: "delivery_estimate") {\n      value\n    }\n    shippingPolicy {\n      handle\n    }\n    refundPolicy {\n      handle\n    }\n  }\n\n  #graphql\n  fragment ShopMaker on Shop {\n    maker: metafield(namespace: "custom", key: "maker") {\n      reference {\n        ...Maker\n      }\n    }\n  }\n  #graphql\n  fragment Maker on Metaobject {\n    name: field(key: "name") {\n      value\n    }\n    address: field(key: "address") {\n      value\n    }\n    contact: field(key: "contact") {\n      value\n    }\n    responsible: field(key: "responsible") {\n      value\n    }\n    responsibleContact: field(key: "responsible_contact") {\n      value\n    }\n    warnings: field(key: "warnings") {\n      value\n    }\n  }\n\n\n': {
    return: ProductHelpQuery;
    variables: ProductHelpQueryVariables;
  };
  '#graphql\n  query SitemapIndex(\n    $country: CountryCode\n    $language: LanguageCode\n  ) @inContext(country: $country, language: $language) {\n    products: sitemap(type: PRODUCT) {\n      pagesCount {\n        count\n      }\n    }\n    collections: sitemap(type: COLLECTION) {\n      pagesCount {\n        count\n      }\n    }\n    pages: sitemap(type: PAGE) @skip(if: false) {\n      pagesCount {\n        count\n      }\n    }\n    blogs(first: 100) @skip(if: false) {\n      nodes {\n        articles(first: 1) {\n          nodes {\n            id\n          }\n        }\n      }\n    }\n    shop {\n      ...PolicyHandles\n    }\n  }\n  #graphql\n  fragment PolicyHandles on Shop {\n    privacyPolicy {\n      handle\n      title\n    }\n    refundPolicy {\n      handle\n      title\n    }\n    shippingPolicy {\n      handle\n      title\n    }\n    termsOfService {\n      handle\n      title\n    }\n    subscriptionPolicy {\n      id\n      handle\n      title\n    }\n  }\n\n': {
    return: SitemapIndexQuery;
    variables: SitemapIndexQueryVariables;
  };
  '#graphql\n  query SitemapList(\n    $after: String\n    $products: Boolean = false\n    $collections: Boolean = false\n    $pages: Boolean = false\n    $country: CountryCode\n    $language: LanguageCode\n  ) @inContext(country: $country, language: $language) {\n    products(first: 250, after: $after, sortKey: ID) @include(if: $products) {\n      nodes {\n        id\n        handle\n        updatedAt\n        tags @skip(if: false)\n        ...Hidden\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n    collections(first: 250, after: $after, sortKey: ID) @include(if: $collections) {\n      nodes {\n        id\n        handle\n        updatedAt\n        products(first: 1) {\n          nodes {\n            id\n          }\n        }\n        ...Hidden\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n    pages(first: 250, after: $after, sortKey: ID) @include(if: $pages) {\n      nodes {\n        id\n        handle\n        updatedAt\n        ...Hidden\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n  #graphql\n  fragment Hidden on HasMetafields {\n    hidden: metafield(namespace: "seo", key: "hidden") {\n      value\n    }\n  }\n\n': {
    return: SitemapListQuery;
    variables: SitemapListQueryVariables;
  };
  '#graphql\n  query SitemapCursors(\n    $after: String\n    $products: Boolean = false\n    $collections: Boolean = false\n    $pages: Boolean = false\n    $country: CountryCode\n    $language: LanguageCode\n  ) @inContext(country: $country, language: $language) {\n    products(first: 250, after: $after, sortKey: ID) @include(if: $products) {\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n    collections(first: 250, after: $after, sortKey: ID) @include(if: $collections) {\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n    pages(first: 250, after: $after, sortKey: ID) @include(if: $pages) {\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n': {
    return: SitemapCursorsQuery;
    variables: SitemapCursorsQueryVariables;
  };
  '#graphql\n  query SitemapBlogs(\n    $country: CountryCode\n    $language: LanguageCode\n  ) @inContext(country: $country, language: $language) {\n    blogs(first: 100) {\n      nodes {\n        handle\n        articles(first: 1) {\n          nodes {\n            id\n          }\n        }\n        ...Hidden\n      }\n    }\n  }\n  #graphql\n  fragment Hidden on HasMetafields {\n    hidden: metafield(namespace: "seo", key: "hidden") {\n      value\n    }\n  }\n\n': {
    return: SitemapBlogsQuery;
    variables: SitemapBlogsQueryVariables;
  };
  '#graphql\n  query SitemapArticles(\n    $handle: String!\n    $after: String\n    $country: CountryCode\n    $language: LanguageCode\n  ) @inContext(country: $country, language: $language) {\n    blog(handle: $handle) {\n      articles(first: 250, after: $after) {\n        nodes {\n          handle\n          publishedAt\n          ...Hidden\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  }\n  #graphql\n  fragment Hidden on HasMetafields {\n    hidden: metafield(namespace: "seo", key: "hidden") {\n      value\n    }\n  }\n\n': {
    return: SitemapArticlesQuery;
    variables: SitemapArticlesQueryVariables;
  };
  '#graphql\n  query SectionChoices($words: String, $pinned: [ID!]!) {\n    pinned: nodes(ids: $pinned) {\n      ... on Product {\n        id\n        title\n      }\n    }\n    collections(first: 100, sortKey: TITLE) {\n      nodes {\n        id\n        handle\n        title\n      }\n    }\n    pages(first: 50, sortKey: TITLE) {\n      nodes {\n        handle\n        title\n      }\n    }\n    products(first: 24, query: $words) {\n      nodes {\n        id\n        title\n      }\n    }\n  }\n': {
    return: SectionChoicesQuery;
    variables: SectionChoicesQueryVariables;
  };
  '#graphql\n  query Theme(\n    $country: CountryCode\n    $language: LanguageCode\n  ) @inContext(country: $country, language: $language) {\n    ...LiveTheme\n  }\n  #graphql\n  fragment LiveTheme on QueryRoot {\n    shop {\n      metafield(namespace: "storefront", key: "theme") {\n        reference {\n          ...ThemeEntry\n        }\n      }\n    }\n    live: metaobject(handle: {type: "storefront_theme", handle: "live"}) @skip(if: false) {\n      ...ThemeEntry\n    }\n    schedule: metaobject(\n      handle: {type: "storefront_theme_schedule", handle: "schedule"}\n    ) @skip(if: false) {\n      sealed: field(key: "sealed") {\n        value\n      }\n    }\n  }\n  #graphql\n  fragment ThemeEntry on Metaobject {\n    handle\n    fields {\n      key\n      value\n      reference {\n        ... on MediaImage {\n          id\n          image {\n            url(transform: {maxWidth: 96, maxHeight: 96})\n          }\n        }\n      }\n      references(first: 10) {\n        nodes {\n          ... on MediaImage {\n            id\n            image {\n              url\n            }\n          }\n        }\n      }\n    }\n  }\n\n\n': {
    return: ThemeQuery;
    variables: ThemeQueryVariables;
  };
  '#graphql\n  query ThemeEntries {\n    ...LiveTheme\n    metaobjects(type: "storefront_theme", first: 50) {\n      nodes {\n        ...ThemeEntry\n      }\n    }\n  }\n  #graphql\n  fragment LiveTheme on QueryRoot {\n    shop {\n      metafield(namespace: "storefront", key: "theme") {\n        reference {\n          ...ThemeEntry\n        }\n      }\n    }\n    live: metaobject(handle: {type: "storefront_theme", handle: "live"}) @skip(if: false) {\n      ...ThemeEntry\n    }\n    schedule: metaobject(\n      handle: {type: "storefront_theme_schedule", handle: "schedule"}\n    ) @skip(if: false) {\n      sealed: field(key: "sealed") {\n        value\n      }\n    }\n  }\n  #graphql\n  fragment ThemeEntry on Metaobject {\n    handle\n    fields {\n      key\n      value\n      reference {\n        ... on MediaImage {\n          id\n          image {\n            url(transform: {maxWidth: 96, maxHeight: 96})\n          }\n        }\n      }\n      references(first: 10) {\n        nodes {\n          ... on MediaImage {\n            id\n            image {\n              url\n            }\n          }\n        }\n      }\n    }\n  }\n\n\n': {
    return: ThemeEntriesQuery;
    variables: ThemeEntriesQueryVariables;
  };
}

interface GeneratedMutationTypes {
  '#graphql\n  mutation cartDiscountCodesUpdate(\n    $cartId: ID!\n    $discountCodes: [String!]!\n    $country: CountryCode\n    $language: LanguageCode\n    $drops: Boolean = false\n    $buyer: CartBuyerIdentityInput! = {}\n    $moves: Boolean! = false\n  ) @inContext(country: $country, language: $language) {\n    ...Move\n    cartDiscountCodesUpdate(cartId: $cartId, discountCodes: $discountCodes) {\n      cart {\n        ...Cart\n      }\n      userErrors {\n        ...CartUserErrorFields\n      }\n      warnings {\n        ...CartWarningFields\n      }\n    }\n  }\n  #graphql\n  fragment Move on Mutation {\n    moved: cartBuyerIdentityUpdate(cartId: $cartId, buyerIdentity: $buyer)\n      @include(if: $moves) {\n      warnings {\n        ...CartWarningFields\n      }\n    }\n  }\n\n  #graphql\n  fragment CartUserErrorFields on CartUserError {\n    code\n    field\n    message\n  }\n  fragment CartWarningFields on CartWarning {\n    code\n    target\n  }\n  #graphql\n  fragment Cart on Cart {\n    id\n    checkoutUrl\n    createdAt\n    updatedAt\n    totalQuantity\n    note\n    attributes {\n      key\n      value\n    }\n    appliedGiftCards {\n      id\n      lastCharacters\n      amountUsed {\n        ...CartMoney\n      }\n      balance {\n        ...CartMoney\n      }\n    }\n    buyerIdentity {\n      ...CartBuyer\n    }\n    cost {\n      checkoutChargeAmount {\n        ...CartMoney\n      }\n      subtotalAmount {\n        ...CartMoney\n      }\n      subtotalAmountEstimated\n      totalAmount {\n        ...CartMoney\n      }\n      totalAmountEstimated\n      totalDutyAmount @skip(if: false) {\n        ...CartMoney\n      }\n      totalDutyAmountEstimated @skip(if: false)\n      totalTaxAmount @skip(if: false) {\n        ...CartMoney\n      }\n      totalTaxAmountEstimated @skip(if: false)\n    }\n    delivery {\n      addresses {\n        id\n        oneTimeUse\n        selected\n        address {\n          ... on CartDeliveryAddress {\n            address1\n            address2\n            city\n            company\n            countryCode\n            firstName\n            lastName\n            name\n            phone\n            provinceCode\n            zip\n            latitude\n            longitude\n          }\n        }\n      }\n    }\n    discountAllocations {\n      ...CartDiscount\n    }\n    discountCodes {\n      code\n      applicable\n    }\n    lines(first: 250) {\n      ...CartLines\n    }\n  }\n  #graphql\n  fragment CartBuyer on CartBuyerIdentity {\n    countryCode\n    email\n    phone\n    customer @skip(if: false) {\n      id\n      email\n      phone\n      addresses(first: 20) {\n        nodes {\n          address1\n          address2\n          city\n          company\n          country\n          firstName\n          lastName\n          name\n          phone\n          province\n          zip\n          latitude\n          longitude\n        }\n      }\n    }\n    preferences {\n      wallet\n      delivery {\n        deliveryMethod\n        pickupHandle\n        coordinates {\n          latitude\n          longitude\n          countryCode\n        }\n      }\n    }\n    purchasingCompany {\n      company {\n        id\n        name\n        externalId\n      }\n    }\n  }\n\n  #graphql\n  fragment CartDiscount on CartDiscountAllocation {\n    discountedAmount {\n      ...CartMoney\n    }\n    ... on CartAutomaticDiscountAllocation {\n      title\n    }\n    ... on CartCodeDiscountAllocation {\n      code\n    }\n    ... on CartCustomDiscountAllocation {\n      title\n    }\n  }\n\n  #graphql\n  fragment CartLines on BaseCartLineConnection {\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n    edges {\n      node {\n        id\n        quantity\n        attributes {\n          key\n          value\n        }\n        cost {\n          amountPerQuantity {\n            ...CartMoney\n          }\n          compareAtAmountPerQuantity {\n            ...CartMoney\n          }\n          subtotalAmount {\n            ...CartMoney\n          }\n          totalAmount {\n            ...CartMoney\n          }\n        }\n        discountAllocations {\n          ...CartDiscount\n        }\n        merchandise {\n          ...CartVariant\n        }\n        sellingPlanAllocation @skip(if: false) {\n          sellingPlan {\n            id\n            name\n          }\n        }\n        ... on ComponentizableCartLine {\n          lineComponents {\n            quantity\n            attributes {\n              key\n              value\n            }\n            sellingPlanAllocation @skip(if: false) {\n              sellingPlan {\n                id\n              }\n            }\n            merchandise {\n              ... on ProductVariant {\n                id\n                title\n                product {\n                  title\n                }\n              }\n            }\n          }\n        }\n      }\n    }\n  }\n  #graphql\n  fragment CartVariant on ProductVariant {\n    id\n    title\n    availableForSale\n    barcode\n    currentlyNotInStock\n    quantityAvailable @skip(if: false)\n    requiresShipping\n    sku\n    taxable\n    weight\n    weightUnit\n    price {\n      ...CartMoney\n    }\n    compareAtPrice {\n      ...CartMoney\n    }\n    unitPrice {\n      ...CartMoney\n    }\n    unitPriceMeasurement {\n      measuredType\n      quantityUnit\n      quantityValue\n      referenceUnit\n      referenceValue\n    }\n    quantityRule {\n      increment\n      minimum\n      maximum\n    }\n    selectedOptions {\n      name\n      value\n    }\n    image {\n      id\n      url\n      altText\n      width\n      height\n    }\n    product {\n      id\n      title\n      handle\n      vendor\n      productType\n      tags @skip(if: false)\n      featuredImage {\n        id\n      }\n      options {\n        name\n        optionValues {\n          name\n        }\n      }\n      ...Opening\n    }\n  }\n  #graphql\n  fragment Opening on Product {\n    availableFrom: metafield(namespace: "custom", key: "available_from")\n      @include(if: $drops) {\n      value\n    }\n  }\n\n\n\n  #graphql\n  fragment CartMoney on MoneyV2 {\n    amount\n    currencyCode\n  }\n\n\n\n': {
    return: CartDiscountCodesUpdateMutation;
    variables: CartDiscountCodesUpdateMutationVariables;
  };
  '#graphql\n  mutation cartGiftCardCodesUpdate(\n    $cartId: ID!\n    $giftCardCodes: [String!]!\n    $country: CountryCode\n    $language: LanguageCode\n    $drops: Boolean = false\n    $buyer: CartBuyerIdentityInput! = {}\n    $moves: Boolean! = false\n  ) @inContext(country: $country, language: $language) {\n    ...Move\n    cartGiftCardCodesUpdate(cartId: $cartId, giftCardCodes: $giftCardCodes) {\n      cart {\n        ...Cart\n      }\n      userErrors {\n        ...CartUserErrorFields\n      }\n      warnings {\n        ...CartWarningFields\n      }\n    }\n  }\n  #graphql\n  fragment Move on Mutation {\n    moved: cartBuyerIdentityUpdate(cartId: $cartId, buyerIdentity: $buyer)\n      @include(if: $moves) {\n      warnings {\n        ...CartWarningFields\n      }\n    }\n  }\n\n  #graphql\n  fragment CartUserErrorFields on CartUserError {\n    code\n    field\n    message\n  }\n  fragment CartWarningFields on CartWarning {\n    code\n    target\n  }\n  #graphql\n  fragment Cart on Cart {\n    id\n    checkoutUrl\n    createdAt\n    updatedAt\n    totalQuantity\n    note\n    attributes {\n      key\n      value\n    }\n    appliedGiftCards {\n      id\n      lastCharacters\n      amountUsed {\n        ...CartMoney\n      }\n      balance {\n        ...CartMoney\n      }\n    }\n    buyerIdentity {\n      ...CartBuyer\n    }\n    cost {\n      checkoutChargeAmount {\n        ...CartMoney\n      }\n      subtotalAmount {\n        ...CartMoney\n      }\n      subtotalAmountEstimated\n      totalAmount {\n        ...CartMoney\n      }\n      totalAmountEstimated\n      totalDutyAmount @skip(if: false) {\n        ...CartMoney\n      }\n      totalDutyAmountEstimated @skip(if: false)\n      totalTaxAmount @skip(if: false) {\n        ...CartMoney\n      }\n      totalTaxAmountEstimated @skip(if: false)\n    }\n    delivery {\n      addresses {\n        id\n        oneTimeUse\n        selected\n        address {\n          ... on CartDeliveryAddress {\n            address1\n            address2\n            city\n            company\n            countryCode\n            firstName\n            lastName\n            name\n            phone\n            provinceCode\n            zip\n            latitude\n            longitude\n          }\n        }\n      }\n    }\n    discountAllocations {\n      ...CartDiscount\n    }\n    discountCodes {\n      code\n      applicable\n    }\n    lines(first: 250) {\n      ...CartLines\n    }\n  }\n  #graphql\n  fragment CartBuyer on CartBuyerIdentity {\n    countryCode\n    email\n    phone\n    customer @skip(if: false) {\n      id\n      email\n      phone\n      addresses(first: 20) {\n        nodes {\n          address1\n          address2\n          city\n          company\n          country\n          firstName\n          lastName\n          name\n          phone\n          province\n          zip\n          latitude\n          longitude\n        }\n      }\n    }\n    preferences {\n      wallet\n      delivery {\n        deliveryMethod\n        pickupHandle\n        coordinates {\n          latitude\n          longitude\n          countryCode\n        }\n      }\n    }\n    purchasingCompany {\n      company {\n        id\n        name\n        externalId\n      }\n    }\n  }\n\n  #graphql\n  fragment CartDiscount on CartDiscountAllocation {\n    discountedAmount {\n      ...CartMoney\n    }\n    ... on CartAutomaticDiscountAllocation {\n      title\n    }\n    ... on CartCodeDiscountAllocation {\n      code\n    }\n    ... on CartCustomDiscountAllocation {\n      title\n    }\n  }\n\n  #graphql\n  fragment CartLines on BaseCartLineConnection {\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n    edges {\n      node {\n        id\n        quantity\n        attributes {\n          key\n          value\n        }\n        cost {\n          amountPerQuantity {\n            ...CartMoney\n          }\n          compareAtAmountPerQuantity {\n            ...CartMoney\n          }\n          subtotalAmount {\n            ...CartMoney\n          }\n          totalAmount {\n            ...CartMoney\n          }\n        }\n        discountAllocations {\n          ...CartDiscount\n        }\n        merchandise {\n          ...CartVariant\n        }\n        sellingPlanAllocation @skip(if: false) {\n          sellingPlan {\n            id\n            name\n          }\n        }\n        ... on ComponentizableCartLine {\n          lineComponents {\n            quantity\n            attributes {\n              key\n              value\n            }\n            sellingPlanAllocation @skip(if: false) {\n              sellingPlan {\n                id\n              }\n            }\n            merchandise {\n              ... on ProductVariant {\n                id\n                title\n                product {\n                  title\n                }\n              }\n            }\n          }\n        }\n      }\n    }\n  }\n  #graphql\n  fragment CartVariant on ProductVariant {\n    id\n    title\n    availableForSale\n    barcode\n    currentlyNotInStock\n    quantityAvailable @skip(if: false)\n    requiresShipping\n    sku\n    taxable\n    weight\n    weightUnit\n    price {\n      ...CartMoney\n    }\n    compareAtPrice {\n      ...CartMoney\n    }\n    unitPrice {\n      ...CartMoney\n    }\n    unitPriceMeasurement {\n      measuredType\n      quantityUnit\n      quantityValue\n      referenceUnit\n      referenceValue\n    }\n    quantityRule {\n      increment\n      minimum\n      maximum\n    }\n    selectedOptions {\n      name\n      value\n    }\n    image {\n      id\n      url\n      altText\n      width\n      height\n    }\n    product {\n      id\n      title\n      handle\n      vendor\n      productType\n      tags @skip(if: false)\n      featuredImage {\n        id\n      }\n      options {\n        name\n        optionValues {\n          name\n        }\n      }\n      ...Opening\n    }\n  }\n  #graphql\n  fragment Opening on Product {\n    availableFrom: metafield(namespace: "custom", key: "available_from")\n      @include(if: $drops) {\n      value\n    }\n  }\n\n\n\n  #graphql\n  fragment CartMoney on MoneyV2 {\n    amount\n    currencyCode\n  }\n\n\n\n': {
    return: CartGiftCardCodesUpdateMutation;
    variables: CartGiftCardCodesUpdateMutationVariables;
  };
  '#graphql\n  mutation cartGiftCardCodesRemove(\n    $cartId: ID!\n    $appliedGiftCardIds: [ID!]!\n    $country: CountryCode\n    $language: LanguageCode\n    $drops: Boolean = false\n    $buyer: CartBuyerIdentityInput! = {}\n    $moves: Boolean! = false\n  ) @inContext(country: $country, language: $language) {\n    ...Move\n    cartGiftCardCodesRemove(cartId: $cartId, appliedGiftCardIds: $appliedGiftCardIds) {\n      cart {\n        ...Cart\n      }\n      userErrors {\n        ...CartUserErrorFields\n      }\n      warnings {\n        ...CartWarningFields\n      }\n    }\n  }\n  #graphql\n  fragment Move on Mutation {\n    moved: cartBuyerIdentityUpdate(cartId: $cartId, buyerIdentity: $buyer)\n      @include(if: $moves) {\n      warnings {\n        ...CartWarningFields\n      }\n    }\n  }\n\n  #graphql\n  fragment CartUserErrorFields on CartUserError {\n    code\n    field\n    message\n  }\n  fragment CartWarningFields on CartWarning {\n    code\n    target\n  }\n  #graphql\n  fragment Cart on Cart {\n    id\n    checkoutUrl\n    createdAt\n    updatedAt\n    totalQuantity\n    note\n    attributes {\n      key\n      value\n    }\n    appliedGiftCards {\n      id\n      lastCharacters\n      amountUsed {\n        ...CartMoney\n      }\n      balance {\n        ...CartMoney\n      }\n    }\n    buyerIdentity {\n      ...CartBuyer\n    }\n    cost {\n      checkoutChargeAmount {\n        ...CartMoney\n      }\n      subtotalAmount {\n        ...CartMoney\n      }\n      subtotalAmountEstimated\n      totalAmount {\n        ...CartMoney\n      }\n      totalAmountEstimated\n      totalDutyAmount @skip(if: false) {\n        ...CartMoney\n      }\n      totalDutyAmountEstimated @skip(if: false)\n      totalTaxAmount @skip(if: false) {\n        ...CartMoney\n      }\n      totalTaxAmountEstimated @skip(if: false)\n    }\n    delivery {\n      addresses {\n        id\n        oneTimeUse\n        selected\n        address {\n          ... on CartDeliveryAddress {\n            address1\n            address2\n            city\n            company\n            countryCode\n            firstName\n            lastName\n            name\n            phone\n            provinceCode\n            zip\n            latitude\n            longitude\n          }\n        }\n      }\n    }\n    discountAllocations {\n      ...CartDiscount\n    }\n    discountCodes {\n      code\n      applicable\n    }\n    lines(first: 250) {\n      ...CartLines\n    }\n  }\n  #graphql\n  fragment CartBuyer on CartBuyerIdentity {\n    countryCode\n    email\n    phone\n    customer @skip(if: false) {\n      id\n      email\n      phone\n      addresses(first: 20) {\n        nodes {\n          address1\n          address2\n          city\n          company\n          country\n          firstName\n          lastName\n          name\n          phone\n          province\n          zip\n          latitude\n          longitude\n        }\n      }\n    }\n    preferences {\n      wallet\n      delivery {\n        deliveryMethod\n        pickupHandle\n        coordinates {\n          latitude\n          longitude\n          countryCode\n        }\n      }\n    }\n    purchasingCompany {\n      company {\n        id\n        name\n        externalId\n      }\n    }\n  }\n\n  #graphql\n  fragment CartDiscount on CartDiscountAllocation {\n    discountedAmount {\n      ...CartMoney\n    }\n    ... on CartAutomaticDiscountAllocation {\n      title\n    }\n    ... on CartCodeDiscountAllocation {\n      code\n    }\n    ... on CartCustomDiscountAllocation {\n      title\n    }\n  }\n\n  #graphql\n  fragment CartLines on BaseCartLineConnection {\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n    edges {\n      node {\n        id\n        quantity\n        attributes {\n          key\n          value\n        }\n        cost {\n          amountPerQuantity {\n            ...CartMoney\n          }\n          compareAtAmountPerQuantity {\n            ...CartMoney\n          }\n          subtotalAmount {\n            ...CartMoney\n          }\n          totalAmount {\n            ...CartMoney\n          }\n        }\n        discountAllocations {\n          ...CartDiscount\n        }\n        merchandise {\n          ...CartVariant\n        }\n        sellingPlanAllocation @skip(if: false) {\n          sellingPlan {\n            id\n            name\n          }\n        }\n        ... on ComponentizableCartLine {\n          lineComponents {\n            quantity\n            attributes {\n              key\n              value\n            }\n            sellingPlanAllocation @skip(if: false) {\n              sellingPlan {\n                id\n              }\n            }\n            merchandise {\n              ... on ProductVariant {\n                id\n                title\n                product {\n                  title\n                }\n              }\n            }\n          }\n        }\n      }\n    }\n  }\n  #graphql\n  fragment CartVariant on ProductVariant {\n    id\n    title\n    availableForSale\n    barcode\n    currentlyNotInStock\n    quantityAvailable @skip(if: false)\n    requiresShipping\n    sku\n    taxable\n    weight\n    weightUnit\n    price {\n      ...CartMoney\n    }\n    compareAtPrice {\n      ...CartMoney\n    }\n    unitPrice {\n      ...CartMoney\n    }\n    unitPriceMeasurement {\n      measuredType\n      quantityUnit\n      quantityValue\n      referenceUnit\n      referenceValue\n    }\n    quantityRule {\n      increment\n      minimum\n      maximum\n    }\n    selectedOptions {\n      name\n      value\n    }\n    image {\n      id\n      url\n      altText\n      width\n      height\n    }\n    product {\n      id\n      title\n      handle\n      vendor\n      productType\n      tags @skip(if: false)\n      featuredImage {\n        id\n      }\n      options {\n        name\n        optionValues {\n          name\n        }\n      }\n      ...Opening\n    }\n  }\n  #graphql\n  fragment Opening on Product {\n    availableFrom: metafield(namespace: "custom", key: "available_from")\n      @include(if: $drops) {\n      value\n    }\n  }\n\n\n\n  #graphql\n  fragment CartMoney on MoneyV2 {\n    amount\n    currencyCode\n  }\n\n\n\n': {
    return: CartGiftCardCodesRemoveMutation;
    variables: CartGiftCardCodesRemoveMutationVariables;
  };
  '#graphql\n  mutation cartNoteUpdate(\n    $cartId: ID!\n    $note: String!\n    $country: CountryCode\n    $language: LanguageCode\n    $drops: Boolean = false\n    $buyer: CartBuyerIdentityInput! = {}\n    $moves: Boolean! = false\n  ) @inContext(country: $country, language: $language) {\n    ...Move\n    cartNoteUpdate(cartId: $cartId, note: $note) {\n      cart {\n        ...Cart\n      }\n      userErrors {\n        ...CartUserErrorFields\n      }\n      warnings {\n        ...CartWarningFields\n      }\n    }\n  }\n  #graphql\n  fragment Move on Mutation {\n    moved: cartBuyerIdentityUpdate(cartId: $cartId, buyerIdentity: $buyer)\n      @include(if: $moves) {\n      warnings {\n        ...CartWarningFields\n      }\n    }\n  }\n\n  #graphql\n  fragment CartUserErrorFields on CartUserError {\n    code\n    field\n    message\n  }\n  fragment CartWarningFields on CartWarning {\n    code\n    target\n  }\n  #graphql\n  fragment Cart on Cart {\n    id\n    checkoutUrl\n    createdAt\n    updatedAt\n    totalQuantity\n    note\n    attributes {\n      key\n      value\n    }\n    appliedGiftCards {\n      id\n      lastCharacters\n      amountUsed {\n        ...CartMoney\n      }\n      balance {\n        ...CartMoney\n      }\n    }\n    buyerIdentity {\n      ...CartBuyer\n    }\n    cost {\n      checkoutChargeAmount {\n        ...CartMoney\n      }\n      subtotalAmount {\n        ...CartMoney\n      }\n      subtotalAmountEstimated\n      totalAmount {\n        ...CartMoney\n      }\n      totalAmountEstimated\n      totalDutyAmount @skip(if: false) {\n        ...CartMoney\n      }\n      totalDutyAmountEstimated @skip(if: false)\n      totalTaxAmount @skip(if: false) {\n        ...CartMoney\n      }\n      totalTaxAmountEstimated @skip(if: false)\n    }\n    delivery {\n      addresses {\n        id\n        oneTimeUse\n        selected\n        address {\n          ... on CartDeliveryAddress {\n            address1\n            address2\n            city\n            company\n            countryCode\n            firstName\n            lastName\n            name\n            phone\n            provinceCode\n            zip\n            latitude\n            longitude\n          }\n        }\n      }\n    }\n    discountAllocations {\n      ...CartDiscount\n    }\n    discountCodes {\n      code\n      applicable\n    }\n    lines(first: 250) {\n      ...CartLines\n    }\n  }\n  #graphql\n  fragment CartBuyer on CartBuyerIdentity {\n    countryCode\n    email\n    phone\n    customer @skip(if: false) {\n      id\n      email\n      phone\n      addresses(first: 20) {\n        nodes {\n          address1\n          address2\n          city\n          company\n          country\n          firstName\n          lastName\n          name\n          phone\n          province\n          zip\n          latitude\n          longitude\n        }\n      }\n    }\n    preferences {\n      wallet\n      delivery {\n        deliveryMethod\n        pickupHandle\n        coordinates {\n          latitude\n          longitude\n          countryCode\n        }\n      }\n    }\n    purchasingCompany {\n      company {\n        id\n        name\n        externalId\n      }\n    }\n  }\n\n  #graphql\n  fragment CartDiscount on CartDiscountAllocation {\n    discountedAmount {\n      ...CartMoney\n    }\n    ... on CartAutomaticDiscountAllocation {\n      title\n    }\n    ... on CartCodeDiscountAllocation {\n      code\n    }\n    ... on CartCustomDiscountAllocation {\n      title\n    }\n  }\n\n  #graphql\n  fragment CartLines on BaseCartLineConnection {\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n    edges {\n      node {\n        id\n        quantity\n        attributes {\n          key\n          value\n        }\n        cost {\n          amountPerQuantity {\n            ...CartMoney\n          }\n          compareAtAmountPerQuantity {\n            ...CartMoney\n          }\n          subtotalAmount {\n            ...CartMoney\n          }\n          totalAmount {\n            ...CartMoney\n          }\n        }\n        discountAllocations {\n          ...CartDiscount\n        }\n        merchandise {\n          ...CartVariant\n        }\n        sellingPlanAllocation @skip(if: false) {\n          sellingPlan {\n            id\n            name\n          }\n        }\n        ... on ComponentizableCartLine {\n          lineComponents {\n            quantity\n            attributes {\n              key\n              value\n            }\n            sellingPlanAllocation @skip(if: false) {\n              sellingPlan {\n                id\n              }\n            }\n            merchandise {\n              ... on ProductVariant {\n                id\n                title\n                product {\n                  title\n                }\n              }\n            }\n          }\n        }\n      }\n    }\n  }\n  #graphql\n  fragment CartVariant on ProductVariant {\n    id\n    title\n    availableForSale\n    barcode\n    currentlyNotInStock\n    quantityAvailable @skip(if: false)\n    requiresShipping\n    sku\n    taxable\n    weight\n    weightUnit\n    price {\n      ...CartMoney\n    }\n    compareAtPrice {\n      ...CartMoney\n    }\n    unitPrice {\n      ...CartMoney\n    }\n    unitPriceMeasurement {\n      measuredType\n      quantityUnit\n      quantityValue\n      referenceUnit\n      referenceValue\n    }\n    quantityRule {\n      increment\n      minimum\n      maximum\n    }\n    selectedOptions {\n      name\n      value\n    }\n    image {\n      id\n      url\n      altText\n      width\n      height\n    }\n    product {\n      id\n      title\n      handle\n      vendor\n      productType\n      tags @skip(if: false)\n      featuredImage {\n        id\n      }\n      options {\n        name\n        optionValues {\n          name\n        }\n      }\n      ...Opening\n    }\n  }\n  #graphql\n  fragment Opening on Product {\n    availableFrom: metafield(namespace: "custom", key: "available_from")\n      @include(if: $drops) {\n      value\n    }\n  }\n\n\n\n  #graphql\n  fragment CartMoney on MoneyV2 {\n    amount\n    currencyCode\n  }\n\n\n\n': {
    return: CartNoteUpdateMutation;
    variables: CartNoteUpdateMutationVariables;
  };
  '#graphql\n  mutation cartAttributesUpdate(\n    $cartId: ID!\n    $attributes: [AttributeInput!]!\n    $country: CountryCode\n    $language: LanguageCode\n    $drops: Boolean = false\n    $buyer: CartBuyerIdentityInput! = {}\n    $moves: Boolean! = false\n  ) @inContext(country: $country, language: $language) {\n    ...Move\n    cartAttributesUpdate(cartId: $cartId, attributes: $attributes) {\n      cart {\n        ...Cart\n      }\n      userErrors {\n        ...CartUserErrorFields\n      }\n      warnings {\n        ...CartWarningFields\n      }\n    }\n  }\n  #graphql\n  fragment Move on Mutation {\n    moved: cartBuyerIdentityUpdate(cartId: $cartId, buyerIdentity: $buyer)\n      @include(if: $moves) {\n      warnings {\n        ...CartWarningFields\n      }\n    }\n  }\n\n  #graphql\n  fragment CartUserErrorFields on CartUserError {\n    code\n    field\n    message\n  }\n  fragment CartWarningFields on CartWarning {\n    code\n    target\n  }\n  #graphql\n  fragment Cart on Cart {\n    id\n    checkoutUrl\n    createdAt\n    updatedAt\n    totalQuantity\n    note\n    attributes {\n      key\n      value\n    }\n    appliedGiftCards {\n      id\n      lastCharacters\n      amountUsed {\n        ...CartMoney\n      }\n      balance {\n        ...CartMoney\n      }\n    }\n    buyerIdentity {\n      ...CartBuyer\n    }\n    cost {\n      checkoutChargeAmount {\n        ...CartMoney\n      }\n      subtotalAmount {\n        ...CartMoney\n      }\n      subtotalAmountEstimated\n      totalAmount {\n        ...CartMoney\n      }\n      totalAmountEstimated\n      totalDutyAmount @skip(if: false) {\n        ...CartMoney\n      }\n      totalDutyAmountEstimated @skip(if: false)\n      totalTaxAmount @skip(if: false) {\n        ...CartMoney\n      }\n      totalTaxAmountEstimated @skip(if: false)\n    }\n    delivery {\n      addresses {\n        id\n        oneTimeUse\n        selected\n        address {\n          ... on CartDeliveryAddress {\n            address1\n            address2\n            city\n            company\n            countryCode\n            firstName\n            lastName\n            name\n            phone\n            provinceCode\n            zip\n            latitude\n            longitude\n          }\n        }\n      }\n    }\n    discountAllocations {\n      ...CartDiscount\n    }\n    discountCodes {\n      code\n      applicable\n    }\n    lines(first: 250) {\n      ...CartLines\n    }\n  }\n  #graphql\n  fragment CartBuyer on CartBuyerIdentity {\n    countryCode\n    email\n    phone\n    customer @skip(if: false) {\n      id\n      email\n      phone\n      addresses(first: 20) {\n        nodes {\n          address1\n          address2\n          city\n          company\n          country\n          firstName\n          lastName\n          name\n          phone\n          province\n          zip\n          latitude\n          longitude\n        }\n      }\n    }\n    preferences {\n      wallet\n      delivery {\n        deliveryMethod\n        pickupHandle\n        coordinates {\n          latitude\n          longitude\n          countryCode\n        }\n      }\n    }\n    purchasingCompany {\n      company {\n        id\n        name\n        externalId\n      }\n    }\n  }\n\n  #graphql\n  fragment CartDiscount on CartDiscountAllocation {\n    discountedAmount {\n      ...CartMoney\n    }\n    ... on CartAutomaticDiscountAllocation {\n      title\n    }\n    ... on CartCodeDiscountAllocation {\n      code\n    }\n    ... on CartCustomDiscountAllocation {\n      title\n    }\n  }\n\n  #graphql\n  fragment CartLines on BaseCartLineConnection {\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n    edges {\n      node {\n        id\n        quantity\n        attributes {\n          key\n          value\n        }\n        cost {\n          amountPerQuantity {\n            ...CartMoney\n          }\n          compareAtAmountPerQuantity {\n            ...CartMoney\n          }\n          subtotalAmount {\n            ...CartMoney\n          }\n          totalAmount {\n            ...CartMoney\n          }\n        }\n        discountAllocations {\n          ...CartDiscount\n        }\n        merchandise {\n          ...CartVariant\n        }\n        sellingPlanAllocation @skip(if: false) {\n          sellingPlan {\n            id\n            name\n          }\n        }\n        ... on ComponentizableCartLine {\n          lineComponents {\n            quantity\n            attributes {\n              key\n              value\n            }\n            sellingPlanAllocation @skip(if: false) {\n              sellingPlan {\n                id\n              }\n            }\n            merchandise {\n              ... on ProductVariant {\n                id\n                title\n                product {\n                  title\n                }\n              }\n            }\n          }\n        }\n      }\n    }\n  }\n  #graphql\n  fragment CartVariant on ProductVariant {\n    id\n    title\n    availableForSale\n    barcode\n    currentlyNotInStock\n    quantityAvailable @skip(if: false)\n    requiresShipping\n    sku\n    taxable\n    weight\n    weightUnit\n    price {\n      ...CartMoney\n    }\n    compareAtPrice {\n      ...CartMoney\n    }\n    unitPrice {\n      ...CartMoney\n    }\n    unitPriceMeasurement {\n      measuredType\n      quantityUnit\n      quantityValue\n      referenceUnit\n      referenceValue\n    }\n    quantityRule {\n      increment\n      minimum\n      maximum\n    }\n    selectedOptions {\n      name\n      value\n    }\n    image {\n      id\n      url\n      altText\n      width\n      height\n    }\n    product {\n      id\n      title\n      handle\n      vendor\n      productType\n      tags @skip(if: false)\n      featuredImage {\n        id\n      }\n      options {\n        name\n        optionValues {\n          name\n        }\n      }\n      ...Opening\n    }\n  }\n  #graphql\n  fragment Opening on Product {\n    availableFrom: metafield(namespace: "custom", key: "available_from")\n      @include(if: $drops) {\n      value\n    }\n  }\n\n\n\n  #graphql\n  fragment CartMoney on MoneyV2 {\n    amount\n    currencyCode\n  }\n\n\n\n': {
    return: CartAttributesUpdateMutation;
    variables: CartAttributesUpdateMutationVariables;
  };
  '#graphql\n  mutation cartLink(\n    $cartId: ID!\n    $lines: [CartLineInput!]! = []\n    $addsLines: Boolean! = false\n    $note: String! = ""\n    $setsNote: Boolean! = false\n    $attributes: [AttributeInput!]! = []\n    $setsAttributes: Boolean! = false\n    $discountCodes: [String!]!\n    $country: CountryCode\n    $language: LanguageCode\n    $drops: Boolean = false\n    $buyer: CartBuyerIdentityInput! = {}\n    $moves: Boolean! = false\n  ) @inContext(country: $country, language: $language) {\n    ...Move\n    cartLinesAdd(cartId: $cartId, lines: $lines) @include(if: $addsLines) {\n      userErrors {\n        ...CartUserErrorFields\n      }\n      warnings {\n        ...CartWarningFields\n      }\n    }\n    cartNoteUpdate(cartId: $cartId, note: $note) @include(if: $setsNote) {\n      userErrors {\n        ...CartUserErrorFields\n      }\n    }\n    cartAttributesUpdate(cartId: $cartId, attributes: $attributes)\n      @include(if: $setsAttributes) {\n      userErrors {\n        ...CartUserErrorFields\n      }\n    }\n    cartDiscountCodesUpdate(cartId: $cartId, discountCodes: $discountCodes) {\n      cart {\n        ...Cart\n      }\n      userErrors {\n        ...CartUserErrorFields\n      }\n      warnings {\n        ...CartWarningFields\n      }\n    }\n  }\n  #graphql\n  fragment Move on Mutation {\n    moved: cartBuyerIdentityUpdate(cartId: $cartId, buyerIdentity: $buyer)\n      @include(if: $moves) {\n      warnings {\n        ...CartWarningFields\n      }\n    }\n  }\n\n  #graphql\n  fragment CartUserErrorFields on CartUserError {\n    code\n    field\n    message\n  }\n  fragment CartWarningFields on CartWarning {\n    code\n    target\n  }\n  #graphql\n  fragment Cart on Cart {\n    id\n    checkoutUrl\n    createdAt\n    updatedAt\n    totalQuantity\n    note\n    attributes {\n      key\n      value\n    }\n    appliedGiftCards {\n      id\n      lastCharacters\n      amountUsed {\n        ...CartMoney\n      }\n      balance {\n        ...CartMoney\n      }\n    }\n    buyerIdentity {\n      ...CartBuyer\n    }\n    cost {\n      checkoutChargeAmount {\n        ...CartMoney\n      }\n      subtotalAmount {\n        ...CartMoney\n      }\n      subtotalAmountEstimated\n      totalAmount {\n        ...CartMoney\n      }\n      totalAmountEstimated\n      totalDutyAmount @skip(if: false) {\n        ...CartMoney\n      }\n      totalDutyAmountEstimated @skip(if: false)\n      totalTaxAmount @skip(if: false) {\n        ...CartMoney\n      }\n      totalTaxAmountEstimated @skip(if: false)\n    }\n    delivery {\n      addresses {\n        id\n        oneTimeUse\n        selected\n        address {\n          ... on CartDeliveryAddress {\n            address1\n            address2\n            city\n            company\n            countryCode\n            firstName\n            lastName\n            name\n            phone\n            provinceCode\n            zip\n            latitude\n            longitude\n          }\n        }\n      }\n    }\n    discountAllocations {\n      ...CartDiscount\n    }\n    discountCodes {\n      code\n      applicable\n    }\n    lines(first: 250) {\n      ...CartLines\n    }\n  }\n  #graphql\n  fragment CartBuyer on CartBuyerIdentity {\n    countryCode\n    email\n    phone\n    customer @skip(if: false) {\n      id\n      email\n      phone\n      addresses(first: 20) {\n        nodes {\n          address1\n          address2\n          city\n          company\n          country\n          firstName\n          lastName\n          name\n          phone\n          province\n          zip\n          latitude\n          longitude\n        }\n      }\n    }\n    preferences {\n      wallet\n      delivery {\n        deliveryMethod\n        pickupHandle\n        coordinates {\n          latitude\n          longitude\n          countryCode\n        }\n      }\n    }\n    purchasingCompany {\n      company {\n        id\n        name\n        externalId\n      }\n    }\n  }\n\n  #graphql\n  fragment CartDiscount on CartDiscountAllocation {\n    discountedAmount {\n      ...CartMoney\n    }\n    ... on CartAutomaticDiscountAllocation {\n      title\n    }\n    ... on CartCodeDiscountAllocation {\n      code\n    }\n    ... on CartCustomDiscountAllocation {\n      title\n    }\n  }\n\n  #graphql\n  fragment CartLines on BaseCartLineConnection {\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n    edges {\n      node {\n        id\n        quantity\n        attributes {\n          key\n          value\n        }\n        cost {\n          amountPerQuantity {\n            ...CartMoney\n          }\n          compareAtAmountPerQuantity {\n            ...CartMoney\n          }\n          subtotalAmount {\n            ...CartMoney\n          }\n          totalAmount {\n            ...CartMoney\n          }\n        }\n        discountAllocations {\n          ...CartDiscount\n        }\n        merchandise {\n          ...CartVariant\n        }\n        sellingPlanAllocation @skip(if: false) {\n          sellingPlan {\n            id\n            name\n          }\n        }\n        ... on ComponentizableCartLine {\n          lineComponents {\n            quantity\n            attributes {\n              key\n              value\n            }\n            sellingPlanAllocation @skip(if: false) {\n              sellingPlan {\n                id\n              }\n            }\n            merchandise {\n              ... on ProductVariant {\n                id\n                title\n                product {\n                  title\n                }\n              }\n            }\n          }\n        }\n      }\n    }\n  }\n  #graphql\n  fragment CartVariant on ProductVariant {\n    id\n    title\n    availableForSale\n    barcode\n    currentlyNotInStock\n    quantityAvailable @skip(if: false)\n    requiresShipping\n    sku\n    taxable\n    weight\n    weightUnit\n    price {\n      ...CartMoney\n    }\n    compareAtPrice {\n      ...CartMoney\n    }\n    unitPrice {\n      ...CartMoney\n    }\n    unitPriceMeasurement {\n      measuredType\n      quantityUnit\n      quantityValue\n      referenceUnit\n      referenceValue\n    }\n    quantityRule {\n      increment\n      minimum\n      maximum\n    }\n    selectedOptions {\n      name\n      value\n    }\n    image {\n      id\n      url\n      altText\n      width\n      height\n    }\n    product {\n      id\n      title\n      handle\n      vendor\n      productType\n      tags @skip(if: false)\n      featuredImage {\n        id\n      }\n      options {\n        name\n        optionValues {\n          name\n        }\n      }\n      ...Opening\n    }\n  }\n  #graphql\n  fragment Opening on Product {\n    availableFrom: metafield(namespace: "custom", key: "available_from")\n      @include(if: $drops) {\n      value\n    }\n  }\n\n\n\n  #graphql\n  fragment CartMoney on MoneyV2 {\n    amount\n    currencyCode\n  }\n\n\n\n': {
    return: CartLinkMutation;
    variables: CartLinkMutationVariables;
  };
  '#graphql\n  mutation cartBuyerIdentityUpdate(\n    $cartId: ID!\n    $buyerIdentity: CartBuyerIdentityInput!\n    $country: CountryCode\n    $language: LanguageCode\n    $drops: Boolean = false\n  ) @inContext(country: $country, language: $language) {\n    cartBuyerIdentityUpdate(cartId: $cartId, buyerIdentity: $buyerIdentity) {\n      cart {\n        ...Cart\n      }\n      userErrors {\n        ...CartUserErrorFields\n      }\n      warnings {\n        ...CartWarningFields\n      }\n    }\n  }\n  #graphql\n  fragment CartUserErrorFields on CartUserError {\n    code\n    field\n    message\n  }\n  fragment CartWarningFields on CartWarning {\n    code\n    target\n  }\n  #graphql\n  fragment Cart on Cart {\n    id\n    checkoutUrl\n    createdAt\n    updatedAt\n    totalQuantity\n    note\n    attributes {\n      key\n      value\n    }\n    appliedGiftCards {\n      id\n      lastCharacters\n      amountUsed {\n        ...CartMoney\n      }\n      balance {\n        ...CartMoney\n      }\n    }\n    buyerIdentity {\n      ...CartBuyer\n    }\n    cost {\n      checkoutChargeAmount {\n        ...CartMoney\n      }\n      subtotalAmount {\n        ...CartMoney\n      }\n      subtotalAmountEstimated\n      totalAmount {\n        ...CartMoney\n      }\n      totalAmountEstimated\n      totalDutyAmount @skip(if: false) {\n        ...CartMoney\n      }\n      totalDutyAmountEstimated @skip(if: false)\n      totalTaxAmount @skip(if: false) {\n        ...CartMoney\n      }\n      totalTaxAmountEstimated @skip(if: false)\n    }\n    delivery {\n      addresses {\n        id\n        oneTimeUse\n        selected\n        address {\n          ... on CartDeliveryAddress {\n            address1\n            address2\n            city\n            company\n            countryCode\n            firstName\n            lastName\n            name\n            phone\n            provinceCode\n            zip\n            latitude\n            longitude\n          }\n        }\n      }\n    }\n    discountAllocations {\n      ...CartDiscount\n    }\n    discountCodes {\n      code\n      applicable\n    }\n    lines(first: 250) {\n      ...CartLines\n    }\n  }\n  #graphql\n  fragment CartBuyer on CartBuyerIdentity {\n    countryCode\n    email\n    phone\n    customer @skip(if: false) {\n      id\n      email\n      phone\n      addresses(first: 20) {\n        nodes {\n          address1\n          address2\n          city\n          company\n          country\n          firstName\n          lastName\n          name\n          phone\n          province\n          zip\n          latitude\n          longitude\n        }\n      }\n    }\n    preferences {\n      wallet\n      delivery {\n        deliveryMethod\n        pickupHandle\n        coordinates {\n          latitude\n          longitude\n          countryCode\n        }\n      }\n    }\n    purchasingCompany {\n      company {\n        id\n        name\n        externalId\n      }\n    }\n  }\n\n  #graphql\n  fragment CartDiscount on CartDiscountAllocation {\n    discountedAmount {\n      ...CartMoney\n    }\n    ... on CartAutomaticDiscountAllocation {\n      title\n    }\n    ... on CartCodeDiscountAllocation {\n      code\n    }\n    ... on CartCustomDiscountAllocation {\n      title\n    }\n  }\n\n  #graphql\n  fragment CartLines on BaseCartLineConnection {\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n    edges {\n      node {\n        id\n        quantity\n        attributes {\n          key\n          value\n        }\n        cost {\n          amountPerQuantity {\n            ...CartMoney\n          }\n          compareAtAmountPerQuantity {\n            ...CartMoney\n          }\n          subtotalAmount {\n            ...CartMoney\n          }\n          totalAmount {\n            ...CartMoney\n          }\n        }\n        discountAllocations {\n          ...CartDiscount\n        }\n        merchandise {\n          ...CartVariant\n        }\n        sellingPlanAllocation @skip(if: false) {\n          sellingPlan {\n            id\n            name\n          }\n        }\n        ... on ComponentizableCartLine {\n          lineComponents {\n            quantity\n            attributes {\n              key\n              value\n            }\n            sellingPlanAllocation @skip(if: false) {\n              sellingPlan {\n                id\n              }\n            }\n            merchandise {\n              ... on ProductVariant {\n                id\n                title\n                product {\n                  title\n                }\n              }\n            }\n          }\n        }\n      }\n    }\n  }\n  #graphql\n  fragment CartVariant on ProductVariant {\n    id\n    title\n    availableForSale\n    barcode\n    currentlyNotInStock\n    quantityAvailable @skip(if: false)\n    requiresShipping\n    sku\n    taxable\n    weight\n    weightUnit\n    price {\n      ...CartMoney\n    }\n    compareAtPrice {\n      ...CartMoney\n    }\n    unitPrice {\n      ...CartMoney\n    }\n    unitPriceMeasurement {\n      measuredType\n      quantityUnit\n      quantityValue\n      referenceUnit\n      referenceValue\n    }\n    quantityRule {\n      increment\n      minimum\n      maximum\n    }\n    selectedOptions {\n      name\n      value\n    }\n    image {\n      id\n      url\n      altText\n      width\n      height\n    }\n    product {\n      id\n      title\n      handle\n      vendor\n      productType\n      tags @skip(if: false)\n      featuredImage {\n        id\n      }\n      options {\n        name\n        optionValues {\n          name\n        }\n      }\n      ...Opening\n    }\n  }\n  #graphql\n  fragment Opening on Product {\n    availableFrom: metafield(namespace: "custom", key: "available_from")\n      @include(if: $drops) {\n      value\n    }\n  }\n\n\n\n  #graphql\n  fragment CartMoney on MoneyV2 {\n    amount\n    currencyCode\n  }\n\n\n\n': {
    return: CartBuyerIdentityUpdateMutation;
    variables: CartBuyerIdentityUpdateMutationVariables;
  };
  '#graphql\n  mutation cartCreate(\n    $input: CartInput\n    $country: CountryCode\n    $language: LanguageCode\n    $drops: Boolean = false\n  ) @inContext(country: $country, language: $language) {\n    cartCreate(input: $input) {\n      cart {\n        ...Cart\n      }\n      userErrors {\n        ...CartUserErrorFields\n      }\n      warnings {\n        ...CartWarningFields\n      }\n    }\n  }\n  #graphql\n  fragment CartUserErrorFields on CartUserError {\n    code\n    field\n    message\n  }\n  fragment CartWarningFields on CartWarning {\n    code\n    target\n  }\n  #graphql\n  fragment Cart on Cart {\n    id\n    checkoutUrl\n    createdAt\n    updatedAt\n    totalQuantity\n    note\n    attributes {\n      key\n      value\n    }\n    appliedGiftCards {\n      id\n      lastCharacters\n      amountUsed {\n        ...CartMoney\n      }\n      balance {\n        ...CartMoney\n      }\n    }\n    buyerIdentity {\n      ...CartBuyer\n    }\n    cost {\n      checkoutChargeAmount {\n        ...CartMoney\n      }\n      subtotalAmount {\n        ...CartMoney\n      }\n      subtotalAmountEstimated\n      totalAmount {\n        ...CartMoney\n      }\n      totalAmountEstimated\n      totalDutyAmount @skip(if: false) {\n        ...CartMoney\n      }\n      totalDutyAmountEstimated @skip(if: false)\n      totalTaxAmount @skip(if: false) {\n        ...CartMoney\n      }\n      totalTaxAmountEstimated @skip(if: false)\n    }\n    delivery {\n      addresses {\n        id\n        oneTimeUse\n        selected\n        address {\n          ... on CartDeliveryAddress {\n            address1\n            address2\n            city\n            company\n            countryCode\n            firstName\n            lastName\n            name\n            phone\n            provinceCode\n            zip\n            latitude\n            longitude\n          }\n        }\n      }\n    }\n    discountAllocations {\n      ...CartDiscount\n    }\n    discountCodes {\n      code\n      applicable\n    }\n    lines(first: 250) {\n      ...CartLines\n    }\n  }\n  #graphql\n  fragment CartBuyer on CartBuyerIdentity {\n    countryCode\n    email\n    phone\n    customer @skip(if: false) {\n      id\n      email\n      phone\n      addresses(first: 20) {\n        nodes {\n          address1\n          address2\n          city\n          company\n          country\n          firstName\n          lastName\n          name\n          phone\n          province\n          zip\n          latitude\n          longitude\n        }\n      }\n    }\n    preferences {\n      wallet\n      delivery {\n        deliveryMethod\n        pickupHandle\n        coordinates {\n          latitude\n          longitude\n          countryCode\n        }\n      }\n    }\n    purchasingCompany {\n      company {\n        id\n        name\n        externalId\n      }\n    }\n  }\n\n  #graphql\n  fragment CartDiscount on CartDiscountAllocation {\n    discountedAmount {\n      ...CartMoney\n    }\n    ... on CartAutomaticDiscountAllocation {\n      title\n    }\n    ... on CartCodeDiscountAllocation {\n      code\n    }\n    ... on CartCustomDiscountAllocation {\n      title\n    }\n  }\n\n  #graphql\n  fragment CartLines on BaseCartLineConnection {\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n    edges {\n      node {\n        id\n        quantity\n        attributes {\n          key\n          value\n        }\n        cost {\n          amountPerQuantity {\n            ...CartMoney\n          }\n          compareAtAmountPerQuantity {\n            ...CartMoney\n          }\n          subtotalAmount {\n            ...CartMoney\n          }\n          totalAmount {\n            ...CartMoney\n          }\n        }\n        discountAllocations {\n          ...CartDiscount\n        }\n        merchandise {\n          ...CartVariant\n        }\n        sellingPlanAllocation @skip(if: false) {\n          sellingPlan {\n            id\n            name\n          }\n        }\n        ... on ComponentizableCartLine {\n          lineComponents {\n            quantity\n            attributes {\n              key\n              value\n            }\n            sellingPlanAllocation @skip(if: false) {\n              sellingPlan {\n                id\n              }\n            }\n            merchandise {\n              ... on ProductVariant {\n                id\n                title\n                product {\n                  title\n                }\n              }\n            }\n          }\n        }\n      }\n    }\n  }\n  #graphql\n  fragment CartVariant on ProductVariant {\n    id\n    title\n    availableForSale\n    barcode\n    currentlyNotInStock\n    quantityAvailable @skip(if: false)\n    requiresShipping\n    sku\n    taxable\n    weight\n    weightUnit\n    price {\n      ...CartMoney\n    }\n    compareAtPrice {\n      ...CartMoney\n    }\n    unitPrice {\n      ...CartMoney\n    }\n    unitPriceMeasurement {\n      measuredType\n      quantityUnit\n      quantityValue\n      referenceUnit\n      referenceValue\n    }\n    quantityRule {\n      increment\n      minimum\n      maximum\n    }\n    selectedOptions {\n      name\n      value\n    }\n    image {\n      id\n      url\n      altText\n      width\n      height\n    }\n    product {\n      id\n      title\n      handle\n      vendor\n      productType\n      tags @skip(if: false)\n      featuredImage {\n        id\n      }\n      options {\n        name\n        optionValues {\n          name\n        }\n      }\n      ...Opening\n    }\n  }\n  #graphql\n  fragment Opening on Product {\n    availableFrom: metafield(namespace: "custom", key: "available_from")\n      @include(if: $drops) {\n      value\n    }\n  }\n\n\n\n  #graphql\n  fragment CartMoney on MoneyV2 {\n    amount\n    currencyCode\n  }\n\n\n\n': {
    return: CartCreateMutation;
    variables: CartCreateMutationVariables;
  };
  '#graphql\n  mutation cartLinesAdd(\n    $cartId: ID!\n    $lines: [CartLineInput!]!\n    $country: CountryCode\n    $language: LanguageCode\n    $drops: Boolean = false\n    $buyer: CartBuyerIdentityInput! = {}\n    $moves: Boolean! = false\n  ) @inContext(country: $country, language: $language) {\n    ...Move\n    cartLinesAdd(cartId: $cartId, lines: $lines) {\n      cart {\n        ...Cart\n      }\n      userErrors {\n        ...CartUserErrorFields\n      }\n      warnings {\n        ...CartWarningFields\n      }\n    }\n  }\n  #graphql\n  fragment Move on Mutation {\n    moved: cartBuyerIdentityUpdate(cartId: $cartId, buyerIdentity: $buyer)\n      @include(if: $moves) {\n      warnings {\n        ...CartWarningFields\n      }\n    }\n  }\n\n  #graphql\n  fragment CartUserErrorFields on CartUserError {\n    code\n    field\n    message\n  }\n  fragment CartWarningFields on CartWarning {\n    code\n    target\n  }\n  #graphql\n  fragment Cart on Cart {\n    id\n    checkoutUrl\n    createdAt\n    updatedAt\n    totalQuantity\n    note\n    attributes {\n      key\n      value\n    }\n    appliedGiftCards {\n      id\n      lastCharacters\n      amountUsed {\n        ...CartMoney\n      }\n      balance {\n        ...CartMoney\n      }\n    }\n    buyerIdentity {\n      ...CartBuyer\n    }\n    cost {\n      checkoutChargeAmount {\n        ...CartMoney\n      }\n      subtotalAmount {\n        ...CartMoney\n      }\n      subtotalAmountEstimated\n      totalAmount {\n        ...CartMoney\n      }\n      totalAmountEstimated\n      totalDutyAmount @skip(if: false) {\n        ...CartMoney\n      }\n      totalDutyAmountEstimated @skip(if: false)\n      totalTaxAmount @skip(if: false) {\n        ...CartMoney\n      }\n      totalTaxAmountEstimated @skip(if: false)\n    }\n    delivery {\n      addresses {\n        id\n        oneTimeUse\n        selected\n        address {\n          ... on CartDeliveryAddress {\n            address1\n            address2\n            city\n            company\n            countryCode\n            firstName\n            lastName\n            name\n            phone\n            provinceCode\n            zip\n            latitude\n            longitude\n          }\n        }\n      }\n    }\n    discountAllocations {\n      ...CartDiscount\n    }\n    discountCodes {\n      code\n      applicable\n    }\n    lines(first: 250) {\n      ...CartLines\n    }\n  }\n  #graphql\n  fragment CartBuyer on CartBuyerIdentity {\n    countryCode\n    email\n    phone\n    customer @skip(if: false) {\n      id\n      email\n      phone\n      addresses(first: 20) {\n        nodes {\n          address1\n          address2\n          city\n          company\n          country\n          firstName\n          lastName\n          name\n          phone\n          province\n          zip\n          latitude\n          longitude\n        }\n      }\n    }\n    preferences {\n      wallet\n      delivery {\n        deliveryMethod\n        pickupHandle\n        coordinates {\n          latitude\n          longitude\n          countryCode\n        }\n      }\n    }\n    purchasingCompany {\n      company {\n        id\n        name\n        externalId\n      }\n    }\n  }\n\n  #graphql\n  fragment CartDiscount on CartDiscountAllocation {\n    discountedAmount {\n      ...CartMoney\n    }\n    ... on CartAutomaticDiscountAllocation {\n      title\n    }\n    ... on CartCodeDiscountAllocation {\n      code\n    }\n    ... on CartCustomDiscountAllocation {\n      title\n    }\n  }\n\n  #graphql\n  fragment CartLines on BaseCartLineConnection {\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n    edges {\n      node {\n        id\n        quantity\n        attributes {\n          key\n          value\n        }\n        cost {\n          amountPerQuantity {\n            ...CartMoney\n          }\n          compareAtAmountPerQuantity {\n            ...CartMoney\n          }\n          subtotalAmount {\n            ...CartMoney\n          }\n          totalAmount {\n            ...CartMoney\n          }\n        }\n        discountAllocations {\n          ...CartDiscount\n        }\n        merchandise {\n          ...CartVariant\n        }\n        sellingPlanAllocation @skip(if: false) {\n          sellingPlan {\n            id\n            name\n          }\n        }\n        ... on ComponentizableCartLine {\n          lineComponents {\n            quantity\n            attributes {\n              key\n              value\n            }\n            sellingPlanAllocation @skip(if: false) {\n              sellingPlan {\n                id\n              }\n            }\n            merchandise {\n              ... on ProductVariant {\n                id\n                title\n                product {\n                  title\n                }\n              }\n            }\n          }\n        }\n      }\n    }\n  }\n  #graphql\n  fragment CartVariant on ProductVariant {\n    id\n    title\n    availableForSale\n    barcode\n    currentlyNotInStock\n    quantityAvailable @skip(if: false)\n    requiresShipping\n    sku\n    taxable\n    weight\n    weightUnit\n    price {\n      ...CartMoney\n    }\n    compareAtPrice {\n      ...CartMoney\n    }\n    unitPrice {\n      ...CartMoney\n    }\n    unitPriceMeasurement {\n      measuredType\n      quantityUnit\n      quantityValue\n      referenceUnit\n      referenceValue\n    }\n    quantityRule {\n      increment\n      minimum\n      maximum\n    }\n    selectedOptions {\n      name\n      value\n    }\n    image {\n      id\n      url\n      altText\n      width\n      height\n    }\n    product {\n      id\n      title\n      handle\n      vendor\n      productType\n      tags @skip(if: false)\n      featuredImage {\n        id\n      }\n      options {\n        name\n        optionValues {\n          name\n        }\n      }\n      ...Opening\n    }\n  }\n  #graphql\n  fragment Opening on Product {\n    availableFrom: metafield(namespace: "custom", key: "available_from")\n      @include(if: $drops) {\n      value\n    }\n  }\n\n\n\n  #graphql\n  fragment CartMoney on MoneyV2 {\n    amount\n    currencyCode\n  }\n\n\n\n': {
    return: CartLinesAddMutation;
    variables: CartLinesAddMutationVariables;
  };
  '#graphql\n  mutation cartLinesUpdate(\n    $cartId: ID!\n    $lines: [CartLineUpdateInput!]!\n    $country: CountryCode\n    $language: LanguageCode\n    $drops: Boolean = false\n    $buyer: CartBuyerIdentityInput! = {}\n    $moves: Boolean! = false\n  ) @inContext(country: $country, language: $language) {\n    ...Move\n    cartLinesUpdate(cartId: $cartId, lines: $lines) {\n      cart {\n        ...Cart\n      }\n      userErrors {\n        ...CartUserErrorFields\n      }\n      warnings {\n        ...CartWarningFields\n      }\n    }\n  }\n  #graphql\n  fragment Move on Mutation {\n    moved: cartBuyerIdentityUpdate(cartId: $cartId, buyerIdentity: $buyer)\n      @include(if: $moves) {\n      warnings {\n        ...CartWarningFields\n      }\n    }\n  }\n\n  #graphql\n  fragment CartUserErrorFields on CartUserError {\n    code\n    field\n    message\n  }\n  fragment CartWarningFields on CartWarning {\n    code\n    target\n  }\n  #graphql\n  fragment Cart on Cart {\n    id\n    checkoutUrl\n    createdAt\n    updatedAt\n    totalQuantity\n    note\n    attributes {\n      key\n      value\n    }\n    appliedGiftCards {\n      id\n      lastCharacters\n      amountUsed {\n        ...CartMoney\n      }\n      balance {\n        ...CartMoney\n      }\n    }\n    buyerIdentity {\n      ...CartBuyer\n    }\n    cost {\n      checkoutChargeAmount {\n        ...CartMoney\n      }\n      subtotalAmount {\n        ...CartMoney\n      }\n      subtotalAmountEstimated\n      totalAmount {\n        ...CartMoney\n      }\n      totalAmountEstimated\n      totalDutyAmount @skip(if: false) {\n        ...CartMoney\n      }\n      totalDutyAmountEstimated @skip(if: false)\n      totalTaxAmount @skip(if: false) {\n        ...CartMoney\n      }\n      totalTaxAmountEstimated @skip(if: false)\n    }\n    delivery {\n      addresses {\n        id\n        oneTimeUse\n        selected\n        address {\n          ... on CartDeliveryAddress {\n            address1\n            address2\n            city\n            company\n            countryCode\n            firstName\n            lastName\n            name\n            phone\n            provinceCode\n            zip\n            latitude\n            longitude\n          }\n        }\n      }\n    }\n    discountAllocations {\n      ...CartDiscount\n    }\n    discountCodes {\n      code\n      applicable\n    }\n    lines(first: 250) {\n      ...CartLines\n    }\n  }\n  #graphql\n  fragment CartBuyer on CartBuyerIdentity {\n    countryCode\n    email\n    phone\n    customer @skip(if: false) {\n      id\n      email\n      phone\n      addresses(first: 20) {\n        nodes {\n          address1\n          address2\n          city\n          company\n          country\n          firstName\n          lastName\n          name\n          phone\n          province\n          zip\n          latitude\n          longitude\n        }\n      }\n    }\n    preferences {\n      wallet\n      delivery {\n        deliveryMethod\n        pickupHandle\n        coordinates {\n          latitude\n          longitude\n          countryCode\n        }\n      }\n    }\n    purchasingCompany {\n      company {\n        id\n        name\n        externalId\n      }\n    }\n  }\n\n  #graphql\n  fragment CartDiscount on CartDiscountAllocation {\n    discountedAmount {\n      ...CartMoney\n    }\n    ... on CartAutomaticDiscountAllocation {\n      title\n    }\n    ... on CartCodeDiscountAllocation {\n      code\n    }\n    ... on CartCustomDiscountAllocation {\n      title\n    }\n  }\n\n  #graphql\n  fragment CartLines on BaseCartLineConnection {\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n    edges {\n      node {\n        id\n        quantity\n        attributes {\n          key\n          value\n        }\n        cost {\n          amountPerQuantity {\n            ...CartMoney\n          }\n          compareAtAmountPerQuantity {\n            ...CartMoney\n          }\n          subtotalAmount {\n            ...CartMoney\n          }\n          totalAmount {\n            ...CartMoney\n          }\n        }\n        discountAllocations {\n          ...CartDiscount\n        }\n        merchandise {\n          ...CartVariant\n        }\n        sellingPlanAllocation @skip(if: false) {\n          sellingPlan {\n            id\n            name\n          }\n        }\n        ... on ComponentizableCartLine {\n          lineComponents {\n            quantity\n            attributes {\n              key\n              value\n            }\n            sellingPlanAllocation @skip(if: false) {\n              sellingPlan {\n                id\n              }\n            }\n            merchandise {\n              ... on ProductVariant {\n                id\n                title\n                product {\n                  title\n                }\n              }\n            }\n          }\n        }\n      }\n    }\n  }\n  #graphql\n  fragment CartVariant on ProductVariant {\n    id\n    title\n    availableForSale\n    barcode\n    currentlyNotInStock\n    quantityAvailable @skip(if: false)\n    requiresShipping\n    sku\n    taxable\n    weight\n    weightUnit\n    price {\n      ...CartMoney\n    }\n    compareAtPrice {\n      ...CartMoney\n    }\n    unitPrice {\n      ...CartMoney\n    }\n    unitPriceMeasurement {\n      measuredType\n      quantityUnit\n      quantityValue\n      referenceUnit\n      referenceValue\n    }\n    quantityRule {\n      increment\n      minimum\n      maximum\n    }\n    selectedOptions {\n      name\n      value\n    }\n    image {\n      id\n      url\n      altText\n      width\n      height\n    }\n    product {\n      id\n      title\n      handle\n      vendor\n      productType\n      tags @skip(if: false)\n      featuredImage {\n        id\n      }\n      options {\n        name\n        optionValues {\n          name\n        }\n      }\n      ...Opening\n    }\n  }\n  #graphql\n  fragment Opening on Product {\n    availableFrom: metafield(namespace: "custom", key: "available_from")\n      @include(if: $drops) {\n      value\n    }\n  }\n\n\n\n  #graphql\n  fragment CartMoney on MoneyV2 {\n    amount\n    currencyCode\n  }\n\n\n\n': {
    return: CartLinesUpdateMutation;
    variables: CartLinesUpdateMutationVariables;
  };
  '#graphql\n  mutation cartLinesRemove(\n    $cartId: ID!\n    $lineIds: [ID!]!\n    $country: CountryCode\n    $language: LanguageCode\n    $drops: Boolean = false\n    $buyer: CartBuyerIdentityInput! = {}\n    $moves: Boolean! = false\n  ) @inContext(country: $country, language: $language) {\n    ...Move\n    cartLinesRemove(cartId: $cartId, lineIds: $lineIds) {\n      cart {\n        ...Cart\n      }\n      userErrors {\n        ...CartUserErrorFields\n      }\n      warnings {\n        ...CartWarningFields\n      }\n    }\n  }\n  #graphql\n  fragment Move on Mutation {\n    moved: cartBuyerIdentityUpdate(cartId: $cartId, buyerIdentity: $buyer)\n      @include(if: $moves) {\n      warnings {\n        ...CartWarningFields\n      }\n    }\n  }\n\n  #graphql\n  fragment CartUserErrorFields on CartUserError {\n    code\n    field\n    message\n  }\n  fragment CartWarningFields on CartWarning {\n    code\n    target\n  }\n  #graphql\n  fragment Cart on Cart {\n    id\n    checkoutUrl\n    createdAt\n    updatedAt\n    totalQuantity\n    note\n    attributes {\n      key\n      value\n    }\n    appliedGiftCards {\n      id\n      lastCharacters\n      amountUsed {\n        ...CartMoney\n      }\n      balance {\n        ...CartMoney\n      }\n    }\n    buyerIdentity {\n      ...CartBuyer\n    }\n    cost {\n      checkoutChargeAmount {\n        ...CartMoney\n      }\n      subtotalAmount {\n        ...CartMoney\n      }\n      subtotalAmountEstimated\n      totalAmount {\n        ...CartMoney\n      }\n      totalAmountEstimated\n      totalDutyAmount @skip(if: false) {\n        ...CartMoney\n      }\n      totalDutyAmountEstimated @skip(if: false)\n      totalTaxAmount @skip(if: false) {\n        ...CartMoney\n      }\n      totalTaxAmountEstimated @skip(if: false)\n    }\n    delivery {\n      addresses {\n        id\n        oneTimeUse\n        selected\n        address {\n          ... on CartDeliveryAddress {\n            address1\n            address2\n            city\n            company\n            countryCode\n            firstName\n            lastName\n            name\n            phone\n            provinceCode\n            zip\n            latitude\n            longitude\n          }\n        }\n      }\n    }\n    discountAllocations {\n      ...CartDiscount\n    }\n    discountCodes {\n      code\n      applicable\n    }\n    lines(first: 250) {\n      ...CartLines\n    }\n  }\n  #graphql\n  fragment CartBuyer on CartBuyerIdentity {\n    countryCode\n    email\n    phone\n    customer @skip(if: false) {\n      id\n      email\n      phone\n      addresses(first: 20) {\n        nodes {\n          address1\n          address2\n          city\n          company\n          country\n          firstName\n          lastName\n          name\n          phone\n          province\n          zip\n          latitude\n          longitude\n        }\n      }\n    }\n    preferences {\n      wallet\n      delivery {\n        deliveryMethod\n        pickupHandle\n        coordinates {\n          latitude\n          longitude\n          countryCode\n        }\n      }\n    }\n    purchasingCompany {\n      company {\n        id\n        name\n        externalId\n      }\n    }\n  }\n\n  #graphql\n  fragment CartDiscount on CartDiscountAllocation {\n    discountedAmount {\n      ...CartMoney\n    }\n    ... on CartAutomaticDiscountAllocation {\n      title\n    }\n    ... on CartCodeDiscountAllocation {\n      code\n    }\n    ... on CartCustomDiscountAllocation {\n      title\n    }\n  }\n\n  #graphql\n  fragment CartLines on BaseCartLineConnection {\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n    edges {\n      node {\n        id\n        quantity\n        attributes {\n          key\n          value\n        }\n        cost {\n          amountPerQuantity {\n            ...CartMoney\n          }\n          compareAtAmountPerQuantity {\n            ...CartMoney\n          }\n          subtotalAmount {\n            ...CartMoney\n          }\n          totalAmount {\n            ...CartMoney\n          }\n        }\n        discountAllocations {\n          ...CartDiscount\n        }\n        merchandise {\n          ...CartVariant\n        }\n        sellingPlanAllocation @skip(if: false) {\n          sellingPlan {\n            id\n            name\n          }\n        }\n        ... on ComponentizableCartLine {\n          lineComponents {\n            quantity\n            attributes {\n              key\n              value\n            }\n            sellingPlanAllocation @skip(if: false) {\n              sellingPlan {\n                id\n              }\n            }\n            merchandise {\n              ... on ProductVariant {\n                id\n                title\n                product {\n                  title\n                }\n              }\n            }\n          }\n        }\n      }\n    }\n  }\n  #graphql\n  fragment CartVariant on ProductVariant {\n    id\n    title\n    availableForSale\n    barcode\n    currentlyNotInStock\n    quantityAvailable @skip(if: false)\n    requiresShipping\n    sku\n    taxable\n    weight\n    weightUnit\n    price {\n      ...CartMoney\n    }\n    compareAtPrice {\n      ...CartMoney\n    }\n    unitPrice {\n      ...CartMoney\n    }\n    unitPriceMeasurement {\n      measuredType\n      quantityUnit\n      quantityValue\n      referenceUnit\n      referenceValue\n    }\n    quantityRule {\n      increment\n      minimum\n      maximum\n    }\n    selectedOptions {\n      name\n      value\n    }\n    image {\n      id\n      url\n      altText\n      width\n      height\n    }\n    product {\n      id\n      title\n      handle\n      vendor\n      productType\n      tags @skip(if: false)\n      featuredImage {\n        id\n      }\n      options {\n        name\n        optionValues {\n          name\n        }\n      }\n      ...Opening\n    }\n  }\n  #graphql\n  fragment Opening on Product {\n    availableFrom: metafield(namespace: "custom", key: "available_from")\n      @include(if: $drops) {\n      value\n    }\n  }\n\n\n\n  #graphql\n  fragment CartMoney on MoneyV2 {\n    amount\n    currencyCode\n  }\n\n\n\n': {
    return: CartLinesRemoveMutation;
    variables: CartLinesRemoveMutationVariables;
  };
}

declare module '@shopify/hydrogen' {
  interface StorefrontQueries extends GeneratedQueryTypes {}
  interface StorefrontMutations extends GeneratedMutationTypes {}
}
