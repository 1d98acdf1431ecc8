import {join} from 'node:path';

/** Tells the worker, with each request, how far its clock is ahead of the machine's, in milliseconds. */
export const CLOCK_HEADER = 'x-clock-ahead';

const CLOCK = `
const Real = Date;
let ahead = 0;
globalThis.Date = class Date extends Real {
  constructor(...given) {
    if (given.length === 0) super(Real.now() + ahead);
    else super(...given);
  }
  static now() {
    return Real.now() + ahead;
  }
};
export function setAhead(milliseconds) {
  ahead = milliseconds;
}
`;

const ENTRY = `
import {setAhead} from './movable-clock.js';
import worker from './index.js';
export default {
  fetch(request, env, context) {
    setAhead(Number(request.headers.get('${CLOCK_HEADER}')));
    return worker.fetch(request, env, context);
  },
};
`;

/**
 * The built worker's modules behind an entry that gives it a clock of its own, so that a test can go to another day. A production
 * worker has neither.
 * @param directory where the worker's own module lies
 */
export function withMovableClock(directory: string) {
  const moduleOf = (name: string, contents: string) => ({
    type: 'ESModule' as const,
    path: join(directory, name),
    contents,
  });
  return [moduleOf('entry.js', ENTRY), moduleOf('movable-clock.js', CLOCK)];
}
