import type {BuildEnvironmentOptions} from 'vite';

import {chunkOf} from './chunks';

/** Calls that make a component or a context and do nothing else: unused ones may go, in libraries too. */
const PURE = ['lazy', 'createContext', 'forwardRef', 'memo'].flatMap((name) => [
  name,
  `React.${name}`,
]);

/**
 * How the shopper's scripts are built. Terser and not esbuild: it leaves 5 % less of React and Remix, which are nine
 * tenths of what a shopper downloads (docs/performance.md).
 */
export const shopperBuild: BuildEnvironmentOptions = {
  minify: 'terser',
  terserOptions: {
    module: true,
    ecma: 2020,
    compress: {passes: 3},
    format: {comments: false},
  },
  rollupOptions: {
    treeshake: {manualPureFunctions: PURE},
    output: {manualChunks: chunkOf},
  },
};
