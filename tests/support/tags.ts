/** Whether this run is `npm run test:all`, and not `npm test` (docs/testing.md). */
export const isFullRun = Boolean(process.env.TEST_ALL);

/** Tags a browser test that `npm test` leaves to `npm run test:all`. */
export const ALL_ONLY = {tag: '@all-only'};

/** Tags a test of tests/browsers that `npm test` runs in Firefox and WebKit, too. */
export const EVERY_BROWSER = {tag: '@every-browser'};
