import {createServer} from 'node:http';

import {listenOnLoopback} from '../../tools/ports';
import {startWorker, type RunningWorker} from '../../tools/worker/start-worker';
import {ALL_ONLY, test} from './support/test';
import {openLive, type Thing} from './support/visitor';

/** Reviews of Judge.me (docs/reviews.md). What the shop reads and sends is in tests/routes. */

const PAGE = '/products/crest-hoodie';
const HOSTILE = '<img src=x onerror=alert(1)>';

const started: RunningWorker[] = [];
let isAway = false;
const judgeme = createServer((request, response) => {
  const review = {
    id: 1,
    title: HOSTILE,
    body: 'Kept me dry.',
    rating: 4,
    published: true,
    verified: 'buyer',
    created_at: '2026-11-20T08:39:09+00:00',
    reviewer: {name: 'Kim B.'},
  };
  const isList = request.url?.startsWith('/api/v1/reviews') === true;
  response
    .writeHead(isAway ? 500 : 200, {'Content-Type': 'application/json'})
    .end(JSON.stringify(isList ? {reviews: [review]} : {product: {id: 7}}));
});

test.afterAll(async () => {
  for (const worker of started) await worker.stop();
  judgeme.closeAllConnections();
  judgeme.close();
});

test(
  'reviews load when they are near, as texts; without Judge.me the page is whole',
  ALL_ONLY,
  async ({visitor, front, shop: {store}, allow}) => {
    allow(/downloadable font/, /gave no answer/);
    const port = await listenOnLoopback(judgeme, 0);
    const worker = await startWorker({
      env: {
        ...store.env,
        REVIEWS: 'judgeme',
        JUDGEME_TOKEN: 'token',
      },
      standIns: {'https://api.judge.me': `http://127.0.0.1:${port}`},
    });
    started.push(worker);
    front.leadTo(worker.origin);
    const section: Thing = {role: 'region', name: 'Reviews'};
    const near = () =>
      visitor.read(() => document.querySelector('[data-reviews]')?.scrollIntoView());

    await openLive(visitor, PAGE);
    await near();
    await visitor.sees({role: 'img', name: '4 out of 5 stars', within: section});
    await visitor.sees({role: 'article', text: HOSTILE, within: section});
    await visitor.sees({role: 'article', text: 'Verified purchase', within: section});

    isAway = true;
    await openLive(visitor, '/products/bar-scarf');
    await near();
    await visitor.sees({...section, text: 'Reviews cannot be shown right now.'});
    await visitor.sees({role: 'button', name: 'Add to cart'});
    await visitor.press({role: 'link', name: 'Write a review', within: section});
    await visitor.isAt('/review/bar-scarf');
  },
);
