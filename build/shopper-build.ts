import type {BuildEnvironmentOptions} from 'vite';

/** Below this many bytes a chunk costs more as a request of its own than as part of its neighbours. */
const SMALLEST_CHUNK_BYTES = 2500;

const FRAMEWORK =
  /node_modules\/(?:react|react-dom|scheduler|react-router|react-router-dom|turbo-stream|@remix-run)\//;

/**
 * How the shopper's scripts are built. Terser and not esbuild: it leaves 5 % less of React and Remix, which are nine
 * tenths of what a shopper downloads (docs/performance.md). React and Remix stay apart from the shop's own code, so
 * that a deployment changes the small files and not the large one.
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
    output: {
      manualChunks: (id) => (FRAMEWORK.test(id) ? 'framework' : undefined),
      experimentalMinChunkSize: SMALLEST_CHUNK_BYTES,
    },
  },
};
