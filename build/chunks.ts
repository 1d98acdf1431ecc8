import type {Rollup} from 'vite';

/** What a file's modules have in common; the first that matches names the file. */
const CHUNKS: [name: string, modules: RegExp][] = [
  // React, Remix and the parts of Hydrogen that pages use: a deployment of the shop does not change them.
  [
    'framework',
    /^\0(?:commonjs|vite\/)|\/node_modules\/(?:(?:react|react-dom|scheduler|react-router|react-router-dom|turbo-stream|@remix-run)\/|@shopify\/hydrogen\/dist\/.*\.js$|@shopify\/hydrogen-react\/.*\/Image\.m?js$)/,
  ],
  // What only analytics needs, though all of Hydrogen seems to: see analytics-copy.ts.
  [
    'analytics',
    /\/node_modules\/(?:@shopify\/hydrogen-react(?!.*\/optionValueDecoder)|worktop)\/|\/hydrogen\/.*\?analytics$|\/AnalyticsIsland\.tsx$/,
  ],
  // What every page has, in one file: what repeats in it is compressed once.
  [
    'shop',
    /\/app\/(?:ui\/(?!swipe-to-close)|lib\/(?!contrast)|shell\/|seo\/|server\/document\/|root\.tsx)/,
  ],
  [
    'shop',
    /\/app\/cart\/(?:(?!link-|contents-)[\w.-]+|components\/Cart(?:Button|Control|Drawer))\.tsx?$/,
  ],
  [
    'shop',
    /\/app\/(?:analytics\/Analytics|preview\/components\/PreviewGate|product\/components\/ProductSkeleton|recommendations\/components\/BelowFold|search\/(?:messages|words|components\/Search(?:Dialog|Form)))\.tsx?$/,
  ],
  // What narrows and sorts a list of products: the home page has none of it.
  ['listing', /\/app\/collection\/components\/(?:CollectionView|Listing)\.tsx$/],
  // A grid of products; the home page's other parts are its own.
  [
    'grid',
    /\/app\/(?:collection\/(?!components\/(?:Hero|HomeView))|product\/components\/ChooseOptionsButton)/,
  ],
  // A product, on its page or in the options dialog.
  [
    'product',
    /\/app\/(?:product\/(?!zoom|components\/(?:OptionsDialog|SizeGuideDialog))|cart\/components\/AddToCartForm)|\/optionValueDecoder\.m?js$/,
  ],
];

/**
 * Which file a module of the shopper's scripts goes into. Of the others Rollup makes one file for each set of pages that load
 * them, and one for what is loaded only when it is wanted. With `onlyExplicitManualChunks` a file holds what it is given here
 * and not all that this imports, so a feature's door (`index.ts`) brings nobody the whole feature.
 */
export const chunkOf: Rollup.GetManualChunk = (id) =>
  CHUNKS.find(([, modules]) => modules.test(id))?.[0];
