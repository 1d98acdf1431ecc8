import type {Plugin} from 'vite';

/** The module that `app/add-ons/analytics` imports, typed in `virtual.d.ts`. */
const COPY = '@shopify/hydrogen?analytics';

/**
 * Gives analytics its own copy of Hydrogen in the browser build. Hydrogen is one module, and Rollup puts a module into
 * one chunk: without the copy, its analytics would be in the chunk that every visitor loads. The worker and the
 * development server need no copy.
 */
export function analyticsCopy(): Plugin {
  let isShopperBuild = false;
  return {
    name: 'analytics-copy',
    enforce: 'pre',
    config(_, {command, isSsrBuild}) {
      isShopperBuild = command === 'build' && !isSsrBuild;
      // No package has this name: there is nothing to pre-bundle for development.
      return {optimizeDeps: {exclude: [COPY]}};
    },
    async resolveId(source, importer, options) {
      if (source !== COPY) return null;
      const hydrogen = await this.resolve('@shopify/hydrogen', importer, options);
      if (!hydrogen || !isShopperBuild) return hydrogen;
      return {...hydrogen, id: `${hydrogen.id}?analytics`};
    },
  };
}
