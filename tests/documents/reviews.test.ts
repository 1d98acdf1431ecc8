import {afterEach, beforeEach, describe, expect, test} from 'vitest';

import {judgemeReview, suiteJudgeme} from '../support/fake-judgeme';
import {PlainVisitor} from '../support/plain-visitor';
import {captureConsole, suiteStore} from '../support/suite';
import {openWorkerHere, type WorkerHere} from '../support/worker-here';

/** Reviews as documents. */

const PAGE = '/products/crest-hoodie';

const store = suiteStore();
const judgeme = suiteJudgeme(() =>
  String(store.catalogue.products.find(({handle}) => handle === 'crest-hoodie')?.id),
);
captureConsole('info', 'error');
let worker: WorkerHere;
beforeEach(async () => {
  worker = await openWorkerHere({...store.env, ...judgeme.env});
});
afterEach(() => {
  judgeme.status = 200;
});

describe('with reviews', () => {
  test('a visitor without scripts writes one, and nothing of it is in a URL', async () => {
    const visitor = new PlainVisitor(worker);
    await visitor.open(PAGE);
    expect(visitor.html).toContain('href="/review/crest-hoodie"');
    await visitor.open('/review/crest-hoodie');
    expect(visitor.html).toContain('name="robots" content="noindex');
    const fields = {headline: '', name: 'Kim', email: 'kim@example.com'};
    await visitor.press('Send review', {...fields, rating: '5', body: ''});
    expect(visitor.status).toBe(422);
    expect(visitor.html).toContain('value="kim@example.com"');
    await visitor.press('Send review', {...fields, rating: '5', body: '<b>Warm</b>'});
    expect(visitor.main).toContain('Your review is shown once it has been checked.');
    expect(visitor.url).toBe('/review/crest-hoodie');
    expect(judgeme.written).toMatchObject([{body: '<b>Warm</b>', rating: 5}]);
  });

  test('a visitor without scripts reads the newest ones as texts, and of an outage', async () => {
    const visitor = new PlainVisitor(worker);
    judgeme.reviews = [judgemeReview({title: '<img src=x onerror=alert(1)>'})];
    await visitor.open(PAGE);
    expect(visitor.html).toMatch(/<noscript>.*Read the newest reviews.*<\/noscript>/s);
    await visitor.open('/review/crest-hoodie');
    expect(visitor.main).toContain('Kept me dry for ninety minutes.');
    expect(visitor.main).toContain('<img src=x onerror=alert(1)>');
    expect(visitor.html).not.toMatch(/<img src=x|kim@example\.com/);
    judgeme.status = 500;
    worker.pass(3600);
    await visitor.open('/review/crest-hoodie');
    expect(visitor.main).toContain('Reviews cannot be shown right now.');
    expect(visitor.canPress('Send review')).toBe(true);
  });

  test('the policy allows the pictures of one host, and no script of it', async () => {
    const {response} = await worker.ask(PAGE);
    const policy = response.headers.get('Content-Security-Policy') ?? '';
    expect(policy).toMatch(/img-src[^;]* https:\/\/judgeme\.imgix\.net/);
    expect(policy.match(/judgeme|judge\.me/g)).toHaveLength(1);
  });

  test('a page is the same during an outage of Judge.me, which no document waits for', async () => {
    const before = await worker.ask(PAGE);
    judgeme.status = 500;
    judgeme.asked.length = 0;
    worker.pass(3600);
    const {response, body} = await worker.ask(PAGE);
    expect(response.status).toBe(200);
    expect(body.length).toBe(before.body.length);
    expect(judgeme.asked).toEqual([]);
  });

  test('many requests cost Judge.me two calls in five minutes, and a number of no product none', async () => {
    const id = store.catalogue.products.find(({handle}) => handle === 'crest-hoodie')?.id;
    judgeme.asked.length = 0;
    for (let count = 0; count < 50; count += 1)
      await worker.ask(`/api/reviews/${id}?visitor=${count}`);
    expect(judgeme.asked).toHaveLength(2);
    for (let count = 1; count <= 50; count += 1) {
      const {response} = await worker.ask(`/api/reviews/${count}`);
      expect(response.status).toBe(404);
    }
    await worker.ask(`/api/reviews/0${id}`);
    expect(judgeme.asked).toHaveLength(2);
    worker.pass(301);
    await worker.ask(`/api/reviews/${id}`);
    expect(judgeme.asked).toHaveLength(4);
  });

  test('a browser gets no e-mail address and no token', async () => {
    judgeme.reviews = [judgemeReview()];
    const id = store.catalogue.products.find(({handle}) => handle === 'crest-hoodie')?.id;
    const {body} = await worker.ask(`/api/reviews/${id}`);
    expect(body).toContain('Kept me dry');
    expect(body).not.toMatch(/kim@example\.com|private-token/);
  });
});
