import type {Rollup} from 'vite';

type GetModuleInfo = Rollup.ManualChunkMeta['getModuleInfo'];

const FRAMEWORK =
  /node_modules\/(?:(?:react|react-dom|scheduler|react-router|react-router-dom|turbo-stream|@remix-run)\/|@shopify\/hydrogen\/dist\/.*\.js$)/;

/** What only analytics needs, though all of Hydrogen seems to: see analytics-copy.ts. */
const ANALYTICS =
  /node_modules\/(?:@shopify\/hydrogen-react|worktop)\/|\/hydrogen\/.*\?analytics$|\/AnalyticsIsland\.tsx$/;

/** Remix's plugin makes one such module for each route: what of it the browser needs. */
const CLIENT_ROUTE = '?__remix-build-client-route';
const ROOT = `/root.tsx${CLIENT_ROUTE}`;

/** From this many pages on, a module is part of what every visitor needs. */
const COMMON_PAGES = 6;

/** Rules and names that two pages share: too small for files of their own. */
const SMALL = /\/app\/domain\/|\/cart-actions\.ts$/;

/** What pages of products consist of. */
const GRID = /\/app\/features\/collection\//;

/** The routes (and other entries) that load `id` at once, not by `import()`. */
function loadedBy(id: string, getModuleInfo: GetModuleInfo): Set<string> {
  const seen = new Set<string>();
  const entries = new Set<string>();
  const visit = (module: string) => {
    if (seen.has(module)) return;
    seen.add(module);
    const info = getModuleInfo(module);
    if (info?.isEntry || module.endsWith(CLIENT_ROUTE)) entries.add(module);
    info?.importers.forEach(visit);
  };
  visit(id);
  return entries;
}

/**
 * Which file a module of the shopper's scripts goes into.
 *
 * - `framework`: React, Remix and what is left of Hydrogen (its `CartForm`), which a deployment of the shop does not change;
 * - `analytics`: Shopify's analytics, for shops that switched them on;
 * - `shop`: what the root route or most pages load anyway, in one file instead of a dozen small ones;
 * - `grid`: what pages of products have in common;
 * - else Rollup decides: what one page needs, and what is loaded only when it is wanted.
 */
export const chunkOf: Rollup.GetManualChunk = (id, {getModuleInfo}) => {
  if (FRAMEWORK.test(id) || id.startsWith('\0commonjs')) return 'framework';
  if (ANALYTICS.test(id)) return 'analytics';
  const entries = [...loadedBy(id, getModuleInfo)];
  if (entries.some((entry) => entry.endsWith(ROOT))) return 'shop';
  if (entries.length >= (SMALL.test(id) ? 2 : COMMON_PAGES)) return 'shop';
  return GRID.test(id) && entries.length > 1 ? 'grid' : undefined;
};
