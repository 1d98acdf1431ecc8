/// <reference types="vite/client" />
/// <reference types="@shopify/remix-oxygen" />
/// <reference types="@shopify/oxygen-workers-types" />

import type {AppContext} from '~/server/context';
import type {StorefrontEnv} from '~/server/env';

declare global {
  /** The worker's bindings, as Oxygen passes them to `fetch` (see docs/real-store.md). */
  interface Env extends StorefrontEnv {}
}

declare module '@shopify/remix-oxygen' {
  interface AppLoadContext extends AppContext {}
}
