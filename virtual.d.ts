/** Remix's Vite plugin makes this module from the route table. */
declare module 'virtual:remix/server-build' {
  import type {ServerBuild} from '@shopify/remix-oxygen';

  const build: ServerBuild;
  export = build;
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
