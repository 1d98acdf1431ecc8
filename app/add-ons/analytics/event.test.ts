import {describe, expect, it} from 'vitest';

import {readEvents, type ShopEvent} from './event';

const EVENT: ShopEvent = {
  id: '0d9c5e1a-1111-4222-8333-444455556666',
  name: 'product_viewed',
  url: 'https://shop.example/products/tee?utm_source=mail',
  currency: 'EUR',
  items: [
    {
      id: 'gid://shopify/Product/1',
      title: 'Tee',
      vendor: 'Club',
      productType: 'Shirt',
      variantId: 'gid://shopify/ProductVariant/2',
      variantTitle: 'M',
      sku: 'TEE-M',
      price: '20.00',
      quantity: 1,
    },
  ],
  collection: '',
  searchTerm: '',
};
const read = (...events: unknown[]) => readEvents(JSON.stringify(events));

describe('posted events', () => {
  it('are read as the page wrote them', () => expect(read(EVENT)).toEqual([EVENT]));

  it('lose what is not theirs', () => {
    const [event] = read({
      ...EVENT,
      email: 'kim@example.com',
      currency: 'euro',
      items: [{...EVENT.items[0], price: '1e9', quantity: 'two', note: 'x'}, null],
      searchTerm: 'x'.repeat(999),
    });
    expect(event).not.toHaveProperty('email');
    expect(event).toMatchObject({currency: '', searchTerm: 'x'.repeat(255)});
    expect(event?.items[0]).not.toHaveProperty('note');
    expect(event?.items[0]).toMatchObject({price: '0', quantity: 1});
    expect(event?.items[1]).toMatchObject({id: '', title: ''});
  });

  it.each([
    ['of another name', {...EVENT, name: 'purchase'}],
    ['without an id', {...EVENT, id: ''}],
    ['with a markup for an id', {...EVENT, id: '<script>'}],
    ['without a URL', {...EVENT, url: 'x'}],
    ['that are no objects', 'x'],
    ['of a prototype’s name', {...EVENT, name: 'constructor'}],
  ])('%s are left out', (_, event) => expect(read(event, null)).toEqual([]));

  it('are at most 25', () => expect(read(...Array(30).fill(EVENT))).toHaveLength(25));

  it.each(['', '{', '{}', 'null', '"x"'])('%j holds none', (text) =>
    expect(readEvents(text)).toEqual([]),
  );
});
