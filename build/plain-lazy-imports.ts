import type {Plugin} from 'vite';

const HELPER = '\0vite/preload-helper.js';

/**
 * Takes Vite's helper for `import()` out of the shopper's scripts: it preloads what a lazy module imports, and its styles. Here those
 * have no styles of their own (there is one stylesheet), and what they import is loaded already but for a small file or two.
 */
export function plainLazyImports(): Plugin {
  return {
    name: 'plain-lazy-imports',
    enforce: 'pre',
    apply: (_, {command, isSsrBuild}) => command === 'build' && !isSsrBuild,
    load: (id) =>
      id === HELPER ? 'export const __vitePreload = (load) => load();' : null,
  };
}
