import type {Rollup} from 'vite';

/** Packages whose chunk does not depend on who loads them. The first match wins. */
const PACKAGES: [chunk: string, modules: RegExp][] = [
  ['product', /\/optionValueDecoder\.m?js$/],
  // React, Remix and the parts of Hydrogen that pages use: unchanged by a deployment of the shop.
  [
    'framework',
    /^\0(?:commonjs|vite\/)|\/node_modules\/(?:(?:react|react-dom|scheduler|react-router|react-router-dom|turbo-stream|@remix-run)\/|@shopify\/hydrogen\/dist\/.*\.js$|@shopify\/hydrogen-react\/.*\/Image\.m?js$)/,
  ],
  // What analytics alone uses: see analytics-copy.ts.
  [
    'analytics',
    /\/node_modules\/(?:@shopify\/hydrogen-react|worktop)\/|\/hydrogen\/.*\?analytics$|\/AnalyticsIsland\.tsx$/,
  ],
];

const SHOP = 'shop';

/**
 * Chunks that several pages or parts load, each by the modules of `app` that it starts from. Nothing
 * else needs a row: a page's own modules, and what is loaded on demand, are chunks by themselves.
 */
const CHUNKS: Record<string, readonly string[]> = {
  // Below the root: what is too small for a request of its own.
  [SHOP]: [
    'root.tsx',
    'languages/index.ts',
    'cart/components/Payment.tsx',
    'not-found/messages.ts',
  ],
  grid: ['collection/components/CollectionGrid.tsx', 'sections/Sections.tsx'],
  listing: ['collection/components/Listing.tsx'],
  product: [
    'product/components/ProductPage.tsx',
    'shop/product.ts',
    'shop/product-page.ts',
  ],
  content: ['content/components/TextView.tsx'],
  CartContents: ['cart/components/CartContents.tsx', 'shop/cart.ts'],
  markets: ['market/components/MarketLinks.tsx'],
};

/**
 * Names the chunk of each browser module: the chunk whose start loads it, or the shop's where several
 * do, so that a page needs few requests. Rollup groups the other modules by who loads them.
 */
export function chunks(): Rollup.GetManualChunk {
  let starts: [chunk: string, modules: Set<string>][] | undefined;
  return (id, meta) => {
    const [ofPackage] = PACKAGES.find(([, modules]) => modules.test(id)) ?? [];
    if (ofPackage) return ofPackage;
    starts ??= Object.entries(CHUNKS).map(([chunk, paths]) => [
      chunk,
      modulesLoadedBy(paths, meta),
    ]);
    const [first, ...others] = starts.flatMap(([chunk, modules]) =>
      modules.has(id) ? [chunk] : [],
    );
    // A page with a listing has a grid, too.
    return others.some((chunk) => chunk !== 'listing') ? SHOP : first;
  };
}

/** The public interface of a feature. */
const INTERFACE = /\/app\/(?:add-ons\/)?[\w-]+\/index\.ts$/;

/**
 * The modules of `app` that `paths` load. An interface loads only what is imported from it by name:
 * its other imports are dropped from the build.
 */
function modulesLoadedBy(
  paths: readonly string[],
  {getModuleIds, getModuleInfo}: Rollup.ManualChunkMeta,
): Set<string> {
  const loaded = new Set<string>();
  const visit = (id: string, names: readonly unknown[] | null) => {
    if (loaded.has(id) || !id.includes('/app/')) return;
    const isInterface = names !== null && INTERFACE.test(id);
    if (!isInterface) loaded.add(id);
    const {ast, importedIds = []} = getModuleInfo(id) ?? {};
    const sources: unknown[] = [];
    for (const statement of ast?.body ?? []) {
      if (!('source' in statement) || !statement.source) continue;
      const {value: source} = statement.source;
      if (!sources.includes(source)) sources.push(source);
      if (!('specifiers' in statement)) continue;
      const specifiers = statement.specifiers.filter(
        (one) =>
          !isInterface ||
          (one.type === 'ExportSpecifier' && names.includes(nameIn(one.exported))),
      );
      if (isInterface && specifiers.length === 0) continue;
      const target = importedIds[sources.indexOf(source)];
      const wanted = specifiers.map((one) =>
        nameIn(one.type === 'ImportSpecifier' ? one.imported : one.local),
      );
      if (target) visit(target, wanted);
    }
  };
  const ids = [...getModuleIds()];
  for (const path of paths) {
    const start = ids.find((id) => id.endsWith(`/app/${path}`));
    if (!start) throw new Error(`build/chunks.ts names app/${path}, which is not built.`);
    visit(start, null);
  }
  return loaded;
}

const nameIn = (node: {name?: unknown; value?: unknown}) => node.name ?? node.value;
