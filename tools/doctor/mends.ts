/** What to do about faults that more than one check may find. */
import type {Failure} from './probe';

/** What to do where the token lacks a permission. */
export function grant(permission: string): string {
  return `Grant the Storefront API permission ${permission} to the channel’s token.`;
}

const DOMAIN =
  'Set PUBLIC_STORE_DOMAIN to the store’s own domain (your-store.myshopify.com), without a path.';

/** What to do where the store could not be asked. */
export function mendFailure({status}: Failure): string {
  if (status === undefined) return DOMAIN;
  if (status === 402 || status === 423)
    return 'See to the store’s plan in the Shopify admin.';
  if (status === 429 || status === 430)
    return 'Wait a minute, then ask again; set PRIVATE_STOREFRONT_API_TOKEN, whose limits are a buyer’s own.';
  if (status >= 500) return 'Ask again later; see shopifystatus.com.';
  return DOMAIN;
}
