import * as build from 'virtual:remix/server-build';

import {answerStaff, STAFF_PATH} from '~/preview/index.server';
import {createWorker} from '~/server/worker';

/** The worker: request → guard → context → Remix → response headers. */
export default createWorker(build, process.env.NODE_ENV, {
  path: STAFF_PATH,
  answer: answerStaff,
});
