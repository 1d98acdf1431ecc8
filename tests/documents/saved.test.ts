import {describe, expect, test} from 'vitest';

import {cardsOf, textOf} from '../support/html';
import {PlainVisitor} from '../support/plain-visitor';
import {suiteStore, suiteWorker} from '../support/suite';

/** Saved products as documents. */

const store = suiteStore();

describe('with hearts', () => {
  const worker = suiteWorker(store, {SAVED_PRODUCTS: 'on', PUBLIC_MARKETS: 'de-de'});

  test('a visitor without scripts gets the list in the URL, and reads why', async () => {
    const visitor = new PlainVisitor(worker);
    await visitor.open('/products/bar-scarf');
    await visitor.press('Save Bar Scarf');
    expect(visitor.url).toMatch(/^\/saved\?items=\d+$/);
    expect(cardsOf(visitor.html)).toHaveLength(1);
    expect(visitor.html).toMatch(/<noscript><p>Your browser runs no scripts here/);
    await visitor.open('/hoodies');
    await visitor.press('Save Crest Hoodie');
    expect(visitor.url).toMatch(/^\/saved\?items=\d+$/);
  });

  test('the heart of a card is a stop for the keyboard', async () => {
    const {body} = await worker.ask('/hoodies');
    const hearts = body.match(/<button[^>]*aria-label="Save [^>]*>/g) ?? [];
    expect(hearts.length).toBeGreaterThan(3);
    expect(hearts.join()).not.toContain('tabindex');
  });

  test('a list is in the language of its market, is not indexed, and sets no cookie', async () => {
    const {response, body} = await worker.ask('/de-de/saved?items=1');
    expect(textOf(body)).toContain('1 Produkt dieser Liste wird nicht mehr verkauft.');
    expect(body).toContain('name="robots" content="noindex');
    expect(response.headers.getSetCookie()).toEqual([]);
    expect((await worker.ask('/de-de')).body).toContain('href="/de-de/saved"');
  });

  test('a list from a URL puts nothing of it into the page but its products', async () => {
    const {body} = await worker.ask('/saved?items="><img src=x>,7');
    expect(body).not.toContain('<img src=x');
  });
});
