import {vitePlugin as remix} from '@remix-run/dev';
import {hydrogen} from '@shopify/hydrogen/vite';
import {oxygen} from '@shopify/mini-oxygen/vite';
import {fileURLToPath} from 'node:url';
import {defineConfig, type DepOptimizationConfig} from 'vite';

import {analyticsCopy} from './build/analytics-copy';
import {inlineScript} from './build/inline-script';
import {privateFiles} from './build/private-files';
import {shopperBuild} from './build/shopper-build';
import {checkFolder} from './tools/folder.js';

declare module '@remix-run/server-runtime' {
  interface Future {
    v3_singleFetch: true;
  }
}

/**
 * Development runs each module as it is, and workerd knows no CommonJS: `sanitize-html` is converted first. Its PostCSS looks
 * for files and source maps, of which a worker has none. They are empty in the build too; Vite's own stand-ins for them would
 * warn about each look.
 */
const developmentDependencies: DepOptimizationConfig = {
  include: ['sanitize-html'],
  esbuildOptions: {
    plugins: [
      {
        name: 'postcss-without-files',
        setup({onResolve, onLoad}) {
          onResolve({filter: /^(?:fs|path|url|source-map-js)$/}, ({path, importer}) =>
            /\/node_modules\/postcss\//.test(importer)
              ? {path, namespace: 'postcss-without-files'}
              : undefined,
          );
          onLoad({filter: /.*/, namespace: 'postcss-without-files'}, () => ({
            contents: 'module.exports = {};',
          }));
        },
      },
    ],
  },
};

// Vite takes no notice of an import for its effect alone.
checkFolder();

/** `npm run dev` hands the worker's variables over in the environment: a file below the root could be served. */
const workerEnv = JSON.parse(process.env.WORKER_ENV ?? '{}') as Record<string, string>;

export default defineConfig(({isSsrBuild}) => ({
  plugins: [
    privateFiles(),
    analyticsCopy(),
    inlineScript(),
    hydrogen(),
    oxygen({env: workerEnv}),
    remix({
      presets: [hydrogen.v3preset()],
      ignoredRouteFiles: ['**/*'],
      future: {
        v3_fetcherPersist: true,
        // The whole manifest is 1 KiB: nothing that is followed should wait for a part of it.
        v3_lazyRouteDiscovery: false,
        v3_relativeSplatPath: true,
        v3_routeConfig: true,
        v3_singleFetch: true,
        v3_throwAbortReason: true,
      },
    }),
  ],
  resolve: {
    alias: {'~': fileURLToPath(new URL('./app', import.meta.url))},
  },
  // The dialogs load late, and React DOM with them: Vite would find it at the first press, and reload the page.
  optimizeDeps: {include: ['react-dom']},
  // Commands write there. Remix tells the page of every changed file, and amid hydration React warns of it.
  server: {watch: {ignored: ['**/.cache/**', '**/dist/**']}},
  ssr: {optimizeDeps: developmentDependencies},
  build: {
    // Assets stay files: the Content-Security-Policy allows no data: scripts or fonts.
    assetsInlineLimit: 0,
    target: 'es2022',
    ...(isSsrBuild ? {} : shopperBuild),
  },
}));
