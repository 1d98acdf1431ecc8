import {availableParallelism} from 'node:os';
import {fileURLToPath} from 'node:url';
import {defineConfig} from 'vitest/config';

import {inlineScript} from './build/inline-script';
import {checkFolder} from './tools/folder.js';

checkFolder();

/** Unit tests beside the code, and suites against a real local store. Browser tests are Playwright's (`*.spec.ts`). */
export default defineConfig({
  plugins: [inlineScript()],
  resolve: {alias: {'~': fileURLToPath(new URL('./app', import.meta.url))}},
  test: {
    include: ['{app,bench,packages,tools}/**/*.test.{ts,tsx}', 'tests/**/*.test.ts'],
    // Files share the modules that a thread has loaded, as requests share those of a worker: loading them takes longer than
    // most tests.
    isolate: false,
    // Node loads the built worker as it is: see tests/support/worker-here.ts.
    server: {deps: {external: [/\/dist\/server\//]}},
    setupFiles: ['tests/support/fail-on-console.ts', 'tests/support/restore-globals.ts'],
    pool: 'threads',
    // More would each load all modules once more, and be no sooner.
    maxWorkers: availableParallelism(),
    allowOnly: false,
    restoreMocks: true,
    // Bounds what hangs, and asserts no speed: a machine may be slow, or busy.
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
});
