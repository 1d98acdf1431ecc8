import type {Rollup} from 'vite';

/** What a file's modules have in common; the first that matches names the file. */
const CHUNKS: [name: string, modules: RegExp][] = [
  // React, Remix and the parts of Hydrogen that pages use: a deployment of the shop does not change them.
  [
    'framework',
    /^\0commonjs|\/node_modules\/(?:(?:react|react-dom|scheduler|react-router|react-router-dom|turbo-stream|@remix-run)\/|@shopify\/hydrogen\/dist\/.*\.js$|@shopify\/hydrogen-react\/.*\/(?:Image|optionValueDecoder)\.m?js$)/,
  ],
  // What only analytics needs, though all of Hydrogen seems to: see analytics-copy.ts.
  [
    'analytics',
    /\/node_modules\/(?:@shopify\/hydrogen-react|worktop)\/|\/hydrogen\/.*\?analytics$|\/AnalyticsIsland\.tsx$/,
  ],
  // What every page has.
  ['shop', /\/app\/(?:ui|lib|shell|seo|server\/document)\//],
  // What pages of products consist of.
  ['grid', /\/app\/collection\//],
];

/**
 * Which file a module of the shopper's scripts goes into. Of the others Rollup makes one file for each set of pages that load
 * them, and one for what is loaded only when it is wanted. With `onlyExplicitManualChunks` a file holds what it is given here
 * and not all that this imports, so a feature's door (`index.ts`) brings nobody the whole feature.
 */
export const chunkOf: Rollup.GetManualChunk = (id) =>
  CHUNKS.find(([, modules]) => modules.test(id))?.[0];
