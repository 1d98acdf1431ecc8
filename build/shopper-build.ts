import type {BuildEnvironmentOptions} from 'vite';

import {chunks} from './chunks';

/** Factories without side effects: unused results may be dropped, in libraries too. */
const PURE_FACTORIES = ['lazy', 'createContext', 'forwardRef', 'memo'].flatMap((name) => [
  name,
  `React.${name}`,
]);

/** React Router's warnings for developers, which it ships to shoppers too. */
const DEVELOPMENT_WARNINGS = [
  'warning',
  'UNSAFE_warning',
  'UNSAFE_logV6DeprecationWarnings',
];

/**
 * The browser build. Terser rather than esbuild: its output of React and Remix, nine tenths of the scripts, is 5 %
 * smaller.
 */
export const shopperBuild: BuildEnvironmentOptions = {
  modulePreload: {polyfill: false, resolveDependencies: () => []},
  minify: 'terser',
  terserOptions: {
    module: true,
    ecma: 2020,
    // Vite enables a workaround for Safari 10, which this shop does not support.
    safari10: false,
    compress: {passes: 3, pure_getters: true},
    format: {comments: false},
  },
  rollupOptions: {
    treeshake: {
      manualPureFunctions: [...PURE_FACTORIES, ...DEVELOPMENT_WARNINGS],
      // As Terser's `pure_getters`.
      propertyReadSideEffects: false,
      unknownGlobalSideEffects: false,
    },
    output: {manualChunks: chunks(), onlyExplicitManualChunks: true},
  },
};
