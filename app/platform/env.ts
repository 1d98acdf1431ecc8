/** Every variable the worker reads. Names that Shopify defines keep Shopify's spelling. */
export interface StorefrontEnv {
  /** The store's domain; with a scheme (`http://localhost:4000`) for a local store. */
  PUBLIC_STORE_DOMAIN: string;
  PUBLIC_STOREFRONT_API_TOKEN: string;
  PUBLIC_STOREFRONT_ID?: string;
  PRIVATE_STOREFRONT_API_TOKEN?: string;
  PUBLIC_CHECKOUT_DOMAIN?: string;
}
