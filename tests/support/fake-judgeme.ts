import {createServer} from 'node:http';
import {json} from 'node:stream/consumers';

import {afterAll, beforeAll} from 'vitest';

import {listenOnLoopback} from '../../tools/ports';
import {leadToStandIns} from './stand-ins';

/** Judge.me as far as the shop asks it. It knows one product, by its number in the store. */
export function suiteJudgeme(product: () => string) {
  const state = {
    /** Status of every answer. */
    status: 200,
    /** What every answer is instead, as it stands. */
    raw: null as {type: string; body: string} | null,
    reviews: [] as object[],
    /** Paths and queries that were asked for. */
    asked: [] as string[],
    /** The tokens in the headers of these requests. */
    tokens: new Set<unknown>(),
    /** Reviews that were written. */
    written: [] as unknown[],
    env: {} as Record<string, string>,
  };
  const server = createServer((request, response) => {
    void (async () => {
      const url = new URL(request.url ?? '', 'http://judgeme.test');
      state.asked.push(url.pathname + url.search);
      state.tokens.add(request.headers['x-api-token']);
      const answer = (body: object, status = state.status) =>
        response
          .writeHead(status, {'Content-Type': 'application/json'})
          .end(JSON.stringify(body));
      const {raw} = state;
      if (raw) return response.writeHead(200, {'Content-Type': raw.type}).end(raw.body);
      if (request.method === 'POST') {
        state.written.push(await json(request));
        return answer({message: 'ok'});
      }
      if (url.pathname === '/api/v1/reviews')
        return answer({current_page: 1, per_page: 10, reviews: state.reviews});
      const isKnown = url.searchParams.get('external_id') === product();
      return isKnown ? answer({product: {id: 7}}) : answer({error: 'not found'}, 404);
    })();
  });
  beforeAll(async () => {
    const port = await listenOnLoopback(server, 0);
    state.env = {
      REVIEWS: 'judgeme',
      JUDGEME_TOKEN: 'private-token',
      JUDGEME_SHOP_DOMAIN: 'quillhaven.myshopify.com',
    };
    leadToStandIns({'https://api.judge.me': `http://127.0.0.1:${port}`});
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return state;
}

/** A review as Judge.me sends it. */
export const judgemeReview = (changes: object = {}) => ({
  id: 434,
  title: 'Warm',
  body: 'Kept me dry for ninety minutes.',
  rating: 4,
  published: true,
  hidden: false,
  verified: 'buyer',
  created_at: '2026-11-20T08:39:09+00:00',
  reviewer: {name: 'Kim B.', email: 'kim@example.com'},
  pictures: [{hidden: false, urls: {compact: 'https://judgeme.imgix.net/a/b.jpg'}}],
  ...changes,
});
