import {describe, expect, it} from 'vitest';

import {normalizeProduct, normalizeVariant} from './product';

describe('normalizeProduct (§3)', () => {
  it('fills what an answer lacks: empty texts and lists, no end date', () => {
    expect(normalizeProduct({id: 'p1', handle: 'tee'})).toEqual({
      id: 'p1',
      handle: 'tee',
      title: '',
      description: '',
      descriptionHtml: '',
      productType: '',
      tags: [],
      availableForSale: false,
      totalInventory: null,
      options: [],
      images: [],
      variants: [],
      endDate: null,
    });
  });

  it('reads option values in either of the forms the API has', () => {
    const options = [
      {name: 'Size', optionValues: [{name: 'S'}, {name: 'M'}]},
      {name: 'Color', values: ['Navy']},
      {name: 'Fit'},
    ];
    expect(normalizeProduct({id: 'p1', handle: 'tee', options}).options).toEqual([
      {name: 'Size', values: ['S', 'M']},
      {name: 'Color', values: ['Navy']},
      {name: 'Fit', values: []},
    ]);
  });

  it('derives the end date from the tags', () => {
    const tags = ['2026-12-31', 'hoodie'];
    expect(normalizeProduct({id: 'p1', handle: 'tee', tags}).endDate).toBe(
      Date.UTC(2026, 11, 31),
    );
  });

  it('keeps pictures without an id or a text', () => {
    const images = {nodes: [{transformedSrc: '/a.png'}]};
    expect(normalizeProduct({id: 'p1', handle: 'tee', images}).images).toEqual([
      {id: null, transformedSrc: '/a.png', altText: null},
    ]);
  });
});

describe('normalizeVariant (§3)', () => {
  it('takes price, else priceV2, else 0.00 USD', () => {
    const money = (amount: string) => ({amount, currencyCode: 'EUR'});
    const raw = {id: 'v1', price: money('1'), priceV2: money('2')};
    expect(normalizeVariant(raw).price).toEqual(money('1'));
    expect(normalizeVariant({...raw, price: null}).price).toEqual(money('2'));
    expect(normalizeVariant({id: 'v1'}).price).toEqual({
      amount: '0.00',
      currencyCode: 'USD',
    });
  });

  it('assumes nothing about availability, stock, weight and picture', () => {
    expect(normalizeVariant({id: 'v1', image: {}})).toMatchObject({
      available: false,
      quantityAvailable: null,
      weight: null,
      sku: null,
      image: null,
      selectedOptions: [],
    });
  });
});
