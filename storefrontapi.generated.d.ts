/* eslint-disable eslint-comments/disable-enable-pair */
/* eslint-disable eslint-comments/no-unlimited-disable */
/* eslint-disable */
import type * as StorefrontAPI from '@shopify/hydrogen/storefront-api-types';

export type ProductCardFragment = Pick<
  StorefrontAPI.Product,
  'handle' | 'title' | 'productType' | 'tags' | 'availableForSale'
> & {
  options: Array<
    Pick<StorefrontAPI.ProductOption, 'name'> & {
      optionValues: Array<Pick<StorefrontAPI.ProductOptionValue, 'name'>>;
    }
  >;
  images: {nodes: Array<Pick<StorefrontAPI.Image, 'url' | 'altText'>>};
  variants: {
    nodes: Array<{
      price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
      compareAtPrice?: StorefrontAPI.Maybe<
        Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
      >;
    }>;
  };
};

export type CollectionQueryVariables = StorefrontAPI.Exact<{
  id?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['ID']['input']>;
  handle?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['String']['input']>;
  productsFirst: StorefrontAPI.Scalars['Int']['input'];
  after?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['String']['input']>;
  filters?: StorefrontAPI.InputMaybe<
    Array<StorefrontAPI.ProductFilter> | StorefrontAPI.ProductFilter
  >;
}>;

export type CollectionQuery = {
  collection?: StorefrontAPI.Maybe<
    Pick<StorefrontAPI.Collection, 'title' | 'description'> & {
      image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText'>>;
      products: {
        nodes: Array<
          Pick<
            StorefrontAPI.Product,
            'handle' | 'title' | 'productType' | 'tags' | 'availableForSale'
          > & {
            options: Array<
              Pick<StorefrontAPI.ProductOption, 'name'> & {
                optionValues: Array<Pick<StorefrontAPI.ProductOptionValue, 'name'>>;
              }
            >;
            images: {nodes: Array<Pick<StorefrontAPI.Image, 'url' | 'altText'>>};
            variants: {
              nodes: Array<{
                price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
                compareAtPrice?: StorefrontAPI.Maybe<
                  Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
                >;
              }>;
            };
          }
        >;
        pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage' | 'endCursor'>;
      };
    }
  >;
};

export type ProductQueryVariables = StorefrontAPI.Exact<{
  handle: StorefrontAPI.Scalars['String']['input'];
  imagesFirst: StorefrontAPI.Scalars['Int']['input'];
  variantsFirst: StorefrontAPI.Scalars['Int']['input'];
}>;

export type ProductQuery = {
  product?: StorefrontAPI.Maybe<
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
      | 'encodedVariantExistence'
      | 'encodedVariantAvailability'
    > & {
      seo: Pick<StorefrontAPI.Seo, 'title' | 'description'>;
      options: Array<
        Pick<StorefrontAPI.ProductOption, 'name'> & {
          optionValues: Array<
            Pick<StorefrontAPI.ProductOptionValue, 'name'> & {
              swatch?: StorefrontAPI.Maybe<
                Pick<StorefrontAPI.ProductOptionValueSwatch, 'color'>
              >;
            }
          >;
        }
      >;
      priceRange: {
        minVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
      };
      images: {
        nodes: Array<
          Pick<StorefrontAPI.Image, 'id' | 'altText'> & {
            transformedSrc: StorefrontAPI.Image['url'];
          }
        >;
      };
      variants: {
        nodes: Array<
          Pick<
            StorefrontAPI.ProductVariant,
            'id' | 'title' | 'availableForSale' | 'quantityAvailable' | 'weight' | 'sku'
          > & {
            price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
            compareAtPrice?: StorefrontAPI.Maybe<
              Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
            >;
            image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'id'>>;
            selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>;
          }
        >;
        pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage'>;
      };
      rating?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
      ratingCount?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
    }
  >;
};

export type ProductPageVariantFragment = Pick<
  StorefrontAPI.ProductVariant,
  'id' | 'title' | 'availableForSale' | 'quantityAvailable' | 'weight' | 'sku'
> & {
  price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
  compareAtPrice?: StorefrontAPI.Maybe<
    Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
  >;
  image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'id'>>;
  selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>;
};

export type ProductVariantQueryVariables = StorefrontAPI.Exact<{
  handle: StorefrontAPI.Scalars['String']['input'];
  selectedOptions:
    | Array<StorefrontAPI.SelectedOptionInput>
    | StorefrontAPI.SelectedOptionInput;
}>;

export type ProductVariantQuery = {
  product?: StorefrontAPI.Maybe<{
    variantBySelectedOptions?: StorefrontAPI.Maybe<
      Pick<
        StorefrontAPI.ProductVariant,
        'id' | 'title' | 'availableForSale' | 'quantityAvailable' | 'weight' | 'sku'
      > & {
        price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
        compareAtPrice?: StorefrontAPI.Maybe<
          Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
        >;
        image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'id'>>;
        selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>;
      }
    >;
  }>;
};

interface GeneratedQueryTypes {
  '#graphql\n  query collection(\n    $id: ID\n    $handle: String\n    $productsFirst: Int!\n    $after: String\n    $filters: [ProductFilter!]\n  ) {\n    collection(id: $id, handle: $handle) {\n      title\n      description\n      image {\n        url\n        altText\n      }\n      products(first: $productsFirst, after: $after, filters: $filters) {\n        nodes {\n          ...ProductCard\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  }\n  #graphql\n  fragment ProductCard on Product {\n    handle\n    title\n    productType\n    tags\n    availableForSale\n    options {\n      name\n      optionValues {\n        name\n      }\n    }\n    images(first: 2) {\n      nodes {\n        url\n        altText\n      }\n    }\n    variants(first: 1) {\n      nodes {\n        price {\n          amount\n          currencyCode\n        }\n        compareAtPrice {\n          amount\n          currencyCode\n        }\n      }\n    }\n  }\n\n': {
    return: CollectionQuery;
    variables: CollectionQueryVariables;
  };
  '#graphql\n  query Product($handle: String!, $imagesFirst: Int!, $variantsFirst: Int!) {\n    product(handle: $handle) {\n      id\n      title\n      handle\n      vendor\n      description\n      descriptionHtml\n      productType\n      tags\n      availableForSale\n      totalInventory\n      seo {\n        title\n        description\n      }\n      options {\n        name\n        optionValues {\n          name\n          swatch {\n            color\n          }\n        }\n      }\n      priceRange {\n        minVariantPrice {\n          amount\n          currencyCode\n        }\n      }\n      images(first: $imagesFirst) {\n        nodes {\n          id\n          transformedSrc: url(transform: {maxWidth: 1600})\n          altText\n        }\n      }\n      variants(first: $variantsFirst) {\n        nodes {\n          ...ProductPageVariant\n        }\n        pageInfo {\n          hasNextPage\n        }\n      }\n      encodedVariantExistence\n      encodedVariantAvailability\n      rating: metafield(namespace: "reviews", key: "rating") {\n        value\n      }\n      ratingCount: metafield(namespace: "reviews", key: "rating_count") {\n        value\n      }\n    }\n  }\n  fragment ProductPageVariant on ProductVariant {\n    id\n    title\n    availableForSale\n    quantityAvailable\n    weight\n    sku\n    price {\n      amount\n      currencyCode\n    }\n    compareAtPrice {\n      amount\n      currencyCode\n    }\n    image {\n      id\n    }\n    selectedOptions {\n      name\n      value\n    }\n  }\n': {
    return: ProductQuery;
    variables: ProductQueryVariables;
  };
  '#graphql\n  query ProductVariant($handle: String!, $selectedOptions: [SelectedOptionInput!]!) {\n    product(handle: $handle) {\n      variantBySelectedOptions(selectedOptions: $selectedOptions) {\n        id\n        title\n        availableForSale\n        quantityAvailable\n        weight\n        sku\n        price {\n          amount\n          currencyCode\n        }\n        compareAtPrice {\n          amount\n          currencyCode\n        }\n        image {\n          id\n        }\n        selectedOptions {\n          name\n          value\n        }\n      }\n    }\n  }\n': {
    return: ProductVariantQuery;
    variables: ProductVariantQueryVariables;
  };
}

interface GeneratedMutationTypes {}

declare module '@shopify/hydrogen' {
  interface StorefrontQueries extends GeneratedQueryTypes {}
  interface StorefrontMutations extends GeneratedMutationTypes {}
}
