import type {BuildEnvironmentOptions} from 'vite';

import {chunkOf} from './chunks';

/** Calls that make a component or a context and do nothing else: unused ones may go, in libraries too. */
const PURE_FACTORIES = ['lazy', 'createContext', 'forwardRef', 'memo'].flatMap((name) => [
  name,
  `React.${name}`,
]);

/** React Router's advice to developers, which it gives to shoppers too. */
const DEVELOPMENT_WARNINGS = [
  'warning',
  'UNSAFE_warning',
  'UNSAFE_logV6DeprecationWarnings',
];

/**
 * How the shopper's scripts are built. Terser and not esbuild: it leaves 5 % less of React and Remix, which are nine
 * tenths of what a shopper downloads (docs/performance.md).
 */
export const shopperBuild: BuildEnvironmentOptions = {
  modulePreload: {polyfill: false, resolveDependencies: () => []},
  minify: 'terser',
  terserOptions: {
    module: true,
    ecma: 2020,
    // Vite asks for a workaround of Safari 10, which runs none of this.
    safari10: false,
    compress: {passes: 3, pure_getters: true},
    format: {comments: false},
  },
  rollupOptions: {
    treeshake: {manualPureFunctions: [...PURE_FACTORIES, ...DEVELOPMENT_WARNINGS]},
    output: {manualChunks: chunkOf, onlyExplicitManualChunks: true},
  },
};
