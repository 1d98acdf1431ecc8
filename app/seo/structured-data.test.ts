import {describe, expect, it} from 'vitest';

import {
  breadcrumbList,
  itemList,
  jsonLdGraph,
  organization,
  product,
  webSite,
  type StructuredProduct,
} from './structured-data';

const usd = (amount: string) => ({amount, currencyCode: 'USD'});

const FACTS: StructuredProduct = {
  name: 'Crest Tee',
  description: 'A tee.',
  url: 'https://shop.example/products/crest-tee',
  images: ['https://cdn.example/a.jpg'],
  vendor: 'Herons',
  category: 'T-Shirt',
  sku: 'CT-1',
  rating: {value: 4.8, count: 127, best: 5},
  prices: [usd('25.0'), usd('25.00')],
  availability: 'InStock',
  endDate: null,
  opensAt: null,
};

describe('a product', () => {
  it('is one offer where every variant costs the same', () => {
    expect(product(FACTS)).toMatchObject({
      '@type': 'Product',
      sku: 'CT-1',
      aggregateRating: {ratingValue: 4.8, reviewCount: 127, bestRating: 5},
      offers: {
        '@type': 'Offer',
        price: '25.00',
        priceCurrency: 'USD',
        availability: 'https://schema.org/InStock',
      },
    });
  });

  it('is a range of offers where prices differ, compared as numbers', () => {
    const {offers} = product({...FACTS, prices: [usd('100.0'), usd('25.0'), usd('9.5')]});
    expect(offers).toMatchObject({
      '@type': 'AggregateOffer',
      lowPrice: '9.50',
      highPrice: '100.00',
      offerCount: 3,
    });
  });

  it('has no offer without a price, and no empty properties', () => {
    const bare = product({
      ...FACTS,
      prices: [],
      vendor: null,
      sku: null,
      category: null,
      rating: null,
    });
    expect(Object.keys(bare).sort()).toEqual([
      '@type',
      'description',
      'image',
      'name',
      'url',
    ]);
  });

  it('has priceValidUntil where it has an end date (§3, endDate)', () => {
    const endDate = Date.UTC(2026, 0, 2);
    expect(product({...FACTS, endDate}).offers).toMatchObject({
      priceValidUntil: '2026-01-02T00:00:00.000Z',
    });
  });

  it('has a description of limited length', () => {
    const {description} = product({...FACTS, description: 'x'.repeat(500_000)});
    expect(String(description).length).toBeLessThanOrEqual(5000);
  });
});

it('numbers the steps of a breadcrumb and the items of a list from 1', () => {
  const pages = ['a', 'b'].map((name) => ({name, url: `https://shop.example/${name}`}));
  expect(breadcrumbList(pages).itemListElement).toMatchObject([
    {position: 1, name: 'a', item: 'https://shop.example/a'},
    {position: 2, name: 'b', item: 'https://shop.example/b'},
  ]);
  expect(itemList('Latest', pages)).toMatchObject({
    numberOfItems: 2,
    itemListElement: [{position: 1}, {position: 2, url: 'https://shop.example/b'}],
  });
});

it('links the site to its organization in one graph', () => {
  const facts = {
    origin: 'https://shop.example',
    base: 'https://shop.example',
    name: 'Herons',
    description: 'A shop.',
    logo: 'https://shop.example/icon.png',
    sameAs: ['https://video.example/'],
  };
  expect(jsonLdGraph([organization(facts), webSite(facts)])).toMatchObject({
    '@context': 'https://schema.org',
    '@graph': [
      {'@id': 'https://shop.example/#organization'},
      {publisher: {'@id': 'https://shop.example/#organization'}},
    ],
  });
});
