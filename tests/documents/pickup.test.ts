import {describe, expect, test} from 'vitest';

import {PlainVisitor} from '../support/plain-visitor';
import {suiteStore, suiteWorker} from '../support/suite';

/** Pickup as documents. */

const PAGE = '/products/crest-hoodie';

const store = suiteStore();

describe('with pickup', () => {
  const worker = suiteWorker(store, {PICKUP: 'on'});

  test('a visitor without scripts chooses in the cart', async () => {
    const visitor = new PlainVisitor(worker);
    await visitor.open('/products/bar-scarf');
    await visitor.press('Add to cart');
    expect(visitor.main).toContain('Pick up in store');
    await visitor.press('Save choice', {pickup: '70190002'});
    expect(visitor.main).toContain('Your choice of delivery or pickup is saved.');
    expect(visitor.html).toMatch(/<option[^>]* value="70190002"[^>]* selected=""/);
    expect(visitor.url).not.toContain('70190002');
  });

  test('only the page of a product may ask for a position, also from a cache', async () => {
    const policyOf = async (path: string, headers: Record<string, string> = {}) => {
      const {response} = await worker.ask(path, {headers});
      return {response, policy: response.headers.get('Permissions-Policy')};
    };
    expect((await policyOf('/')).policy).toContain('geolocation=()');
    expect((await policyOf('/api/pickup/1')).policy).toContain('geolocation=()');
    const {response, policy} = await policyOf(PAGE);
    expect(policy).toContain('geolocation=(self)');
    const tag = response.headers.get('ETag') ?? '';
    const again = await policyOf(PAGE, {'If-None-Match': tag});
    expect(again.response.status).toBe(304);
    expect(again.policy).toBe(policy);
  });

  test('a pre-order is not on a shelf yet', async () => {
    const {body} = await worker.ask('/products/floodlight-hoodie');
    expect(body).toMatch(/\\"shipsOn\\"/);
    expect(body).not.toMatch(/\\"pickup\\"/);
  });

  test('a document says nothing of where it is available', async () => {
    const {body} = await worker.ask(PAGE);
    expect(body).toMatch(/\\"pickup\\"/);
    expect(body).not.toMatch(/Harbour Road(?! Club Shop: Monday)|Usually ready/);
  });
});
