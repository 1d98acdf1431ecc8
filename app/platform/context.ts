import {createStorefrontClient} from '@shopify/hydrogen';

import type {StorefrontEnv} from './env';

interface ContextOptions {
  request: Request;
  env: StorefrontEnv;
  execution: ExecutionContext;
}

/** What every loader and action receives as `context`. */
export async function createAppContext({env, execution}: ContextOptions) {
  const waitUntil = (promise: Promise<unknown>) => execution.waitUntil(promise);
  const {storefront} = createStorefrontClient({
    cache: await caches.open('storefront'),
    waitUntil,
    i18n: {language: 'EN', country: 'US'},
    storeDomain: env.PUBLIC_STORE_DOMAIN,
    publicStorefrontToken: env.PUBLIC_STOREFRONT_API_TOKEN,
    privateStorefrontToken: env.PRIVATE_STOREFRONT_API_TOKEN,
    storefrontId: env.PUBLIC_STOREFRONT_ID,
    // Only Shopify's own cookies may travel to the store; until they are picked out, none does.
    storefrontHeaders: {
      cookie: '',
      buyerIp: '',
      buyerIpSig: '',
      requestGroupId: '',
      purpose: '',
    },
  });
  return {env, storefront, waitUntil};
}

export type AppContext = Awaited<ReturnType<typeof createAppContext>>;
