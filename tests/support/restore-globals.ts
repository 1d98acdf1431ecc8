import {afterAll, vi} from 'vitest';

import {fetchByStandIns, forgetStandIns} from './stand-ins';

declare global {
  // Files share a thread, and each runs this file.
  var fetchOfTests: typeof fetch | undefined;
}
globalThis.fetchOfTests ??= fetchByStandIns(globalThis.fetch);
// Without the guard of a store that an earlier file asked: its port may be another's by now.
globalThis.fetch = globalThis.fetchOfTests;

/** Gives back the time and the globals that a file's tests replaced: the next file in its thread shares them. */
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  forgetStandIns();
});
