/** Remix's Vite plugin makes this module from the route table. */
declare module 'virtual:remix/server-build' {
  import type {ServerBuild} from '@shopify/remix-oxygen';

  export const assets: ServerBuild['assets'];
  export const assetsBuildDirectory: ServerBuild['assetsBuildDirectory'];
  export const basename: ServerBuild['basename'];
  export const entry: ServerBuild['entry'];
  export const future: ServerBuild['future'];
  export const isSpaMode: ServerBuild['isSpaMode'];
  export const mode: ServerBuild['mode'];
  export const publicPath: ServerBuild['publicPath'];
  export const routes: ServerBuild['routes'];
}

/** build/analytics-copy.ts resolves it: Hydrogen, of which the shopper's build makes a copy for analytics alone. */
declare module '@shopify/hydrogen?analytics' {
  export {Analytics, getTrackingValues, useAnalytics} from '@shopify/hydrogen';
}

/** build/inline-script.ts compiles the module and gives its text. */
declare module '*?inline-script' {
  const text: string;
  export default text;
}
