import type {Plugin} from 'vite';

const HELPER = '\0vite/preload-helper.js';

/**
 * Takes Vite's helper for `import()` out of the shopper's scripts: it preloads what a lazy module imports, and its styles. What they
 * import is loaded already but for a small file or two; styles of their own, which nothing would load, end the build.
 */
export function plainLazyImports(): Plugin {
  return {
    name: 'plain-lazy-imports',
    enforce: 'pre',
    apply: (_, {command, isSsrBuild}) => command === 'build' && !isSsrBuild,
    load: (id) =>
      id === HELPER ? 'export const __vitePreload = (load) => load();' : null,
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        const isStyled =
          file.type === 'chunk' && (file.viteMetadata?.importedCss.size ?? 0) > 0;
        if (isStyled)
          this.error(
            `${file.fileName} has styles that nothing loads: import them by “?url”.`,
          );
      }
    },
  };
}
