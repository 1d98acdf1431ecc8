import * as build from 'virtual:remix/server-build';

import {createWorker} from '~/server/worker';
import {isSoldIn, linkToDiscount, linkToMarket} from '~/market/index.server';
import {SERVER_PARTS} from '~/shop/index.server';
import {enterPreview} from '~/staff/index.server';

/** The worker: request → guard → context → Remix → response headers. */
export default createWorker(build, process.env.NODE_ENV, {
  enterPreview,
  isSoldIn,
  linkToDiscount,
  linkToMarket,
  parts: SERVER_PARTS,
});
