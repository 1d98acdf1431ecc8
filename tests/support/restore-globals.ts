import {afterAll, vi} from 'vitest';

import {fetchByStandIns, forgetStandIns} from './stand-ins';

declare global {
  // Files share a thread, and each runs this file.
  var isLedToStandIns: boolean | undefined;
}
if (!globalThis.isLedToStandIns) {
  globalThis.isLedToStandIns = true;
  globalThis.fetch = fetchByStandIns(globalThis.fetch);
}

/** Gives back the time and the globals that a file's tests replaced: the next file in its thread shares them. */
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  forgetStandIns();
});
