import type {Plugin} from 'vite';

/** What `app/analytics` imports; `virtual.d.ts` says what it holds. */
const COPY = '@shopify/hydrogen?analytics';

/**
 * Gives analytics a copy of Hydrogen of its own in the shopper's build. Hydrogen is one module, and a module is in one file:
 * without the copy its analytics would be in the file that every visitor loads, wanted or not. The worker and the
 * development server need none.
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
