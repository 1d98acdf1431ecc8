import type {Rollup} from 'vite';

/** The modules of each chunk; the first match wins. */
const CHUNKS: [name: string, modules: RegExp][] = [
  // React, Remix and the parts of Hydrogen that pages use: unchanged by a deployment of the shop.
  [
    'framework',
    /^\0(?:commonjs|vite\/)|\/node_modules\/(?:(?:react|react-dom|scheduler|react-router|react-router-dom|turbo-stream|@remix-run)\/|@shopify\/hydrogen\/dist\/.*\.js$|@shopify\/hydrogen-react\/.*\/Image\.m?js$)/,
  ],
  // Used by analytics only: see analytics-copy.ts.
  [
    'analytics',
    /\/node_modules\/(?:@shopify\/hydrogen-react(?!.*\/optionValueDecoder)|worktop)\/|\/hydrogen\/.*\?analytics$|\/AnalyticsIsland\.tsx$/,
  ],
  // The dialog of markets and the offer of one, which shops with several markets load once a page is live.
  [
    'markets',
    /\/app\/market\/(?:components\/Market(?:Dialog|Links|Offer)|offered-market)\./,
  ],
  // A product's form alone has one.
  ['product', /\/app\/ui\/QuantityField\.tsx$/],
  // Used by every page, in one chunk, which compresses better than several.
  [
    'shop',
    /\/app\/(?:ui\/(?!swipe-to-close|load-styles)|lib\/(?!contrast)|shell\/|seo\/|server\/document\/|root\.tsx)/,
  ],
  [
    'shop',
    /\/app\/cart\/(?:(?:client\/)?(?!link-|contents-)[\w.-]+|components\/Cart(?:Button|Control|Drawer))\.tsx?$/,
  ],
  [
    'shop',
    /\/app\/(?:analytics\/Analytics|staff\/panel\/PreviewGate|product\/components\/ProductSkeleton|recommendations\/(?:messages|components\/BelowFold)|search\/(?:messages|words|components\/Search(?:Dialog|Form)))\.tsx?$/,
  ],
  // The parts of a product that opens later have chunks of their own.
  [
    'shop',
    /\/app\/(?:notify\/(?:index|components\/LazyNotifyForm)|drop\/(?:index|messages|opening|components\/LazyOpening)|market\/)/,
  ],
  // The footer's marks, and Shop Pay for product and cart: as a chunk of their own, these 0.6 KB cost a round trip more.
  ['shop', /\/app\/payment\//],
  // The doors of what loads with a print only.
  ['shop', /\/app\/personalization\/load-views\.ts$/],
  ['product', /\/app\/personalization\/choice\.ts$/],
  // Filters and sorting. The home page has none.
  [
    'listing',
    /\/app\/collection\/(?:facets|filters|components\/(?:ChosenFilters|CollectionView|Filters|Listing))\.tsx?$/,
  ],
  // The product grid. The other parts of the home page are in its own chunk.
  [
    'grid',
    /\/app\/(?:collection\/(?!components\/(?:Hero|HomeView))|product\/components\/ChooseOptionsButton|sections\/(?:Sections|shown-sections)\.tsx?)/,
  ],
  // The store's pages, policies and blogs.
  ['content', /\/app\/content\//],
  // A product, on its page or in the options dialog.
  [
    'product',
    /\/app\/(?:product\/(?!zoom|components\/(?:OptionsDialog|ChoiceSheet|SizeGuideDialog))|cart\/components\/AddToCartForm)|\/optionValueDecoder\.m?js$/,
  ],
];

/**
 * The chunk of a browser module. Rollup groups the other modules by the pages that load them, and splits lazy ones.
 * With `onlyExplicitManualChunks` a chunk has only the modules assigned here and not their imports, so importing a
 * feature's `index.ts` does not pull in the whole feature.
 */
export const chunkOf: Rollup.GetManualChunk = (id) =>
  CHUNKS.find(([, modules]) => modules.test(id))?.[0];
