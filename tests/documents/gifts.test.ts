import {describe, expect, test} from 'vitest';

import {catalogueNamed} from '../support/catalogues';
import {textOf} from '../support/html';
import {PlainVisitor} from '../support/plain-visitor';
import {suiteStore, suiteWorker} from '../support/suite';

/** Gifts as documents. */

const store = suiteStore(catalogueNamed('fans'));

describe('with gifts', () => {
  const worker = suiteWorker(store, {GIFTS: 'on'});

  test('a visitor without scripts sends a card to somebody, and marks the order as a gift', async () => {
    const visitor = new PlainVisitor(worker);
    await visitor.open('/products/gift-card');
    await visitor.press('Add to cart', {
      'gift:email': 'kim@example.com',
      'gift:message': '<b>Up the Herons</b>',
    });
    expect(visitor.url).toMatch(/^\/cart\b(?!.*kim)/);
    expect(visitor.main).toContain('For: kim@example.com');
    expect(visitor.main).toContain('Gift message: <b>Up the Herons</b>');
    expect(visitor.html).not.toContain('<b>Up the Herons');
    await visitor.press('Save', {giftNote: 'Happy birthday', hidePrices: 'on'});
    expect(visitor.url).not.toMatch(/kim|birthday/);
    expect(visitor.main).toContain('Your gift note is saved.');
    expect(visitor.html).toMatch(/name="hidePrices"[^>]* checked=""/);
  });

  test('only a gift card’s page has fields for a recipient', async () => {
    const card = await worker.ask('/products/gift-card');
    expect(textOf(card.body)).toContain('Send it as a gift');
    expect((await worker.ask('/products/bar-scarf')).body).not.toContain('data-gift');
  });
});
