import {afterAll, vi} from 'vitest';

/** Gives back the time and the globals that a file's tests replaced: the next file in its thread shares them. */
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
