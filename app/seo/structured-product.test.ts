import {describe, expect, it} from 'vitest';

import {
  gtinOf,
  product,
  type StructuredProduct,
  type StructuredVariant,
} from './structured-product';

const usd = (amount: string) => ({amount, currencyCode: 'USD'});

const variant = (size: string, amount: string): StructuredVariant => ({
  name: `Crest Tee - ${size}`,
  url: `https://shop.example/products/crest-tee?variant=${size}`,
  sku: `CT-${size}`,
  barcode: '4006381333931',
  properties: {size},
  image: null,
  price: usd(amount),
  availability: 'InStock',
});

const SMALL = variant('S', '25.0');

const TEE: StructuredProduct = {
  id: '7',
  name: 'Crest Tee',
  description: 'A tee.',
  url: 'https://shop.example/products/crest-tee',
  images: ['https://cdn.example/a.jpg'],
  vendor: 'Herons',
  category: 'T-Shirt',
  rating: {value: 4.8, count: 127, best: 5},
  variants: () => [SMALL, variant('M', '27.5')],
  variantCount: 2,
  variesBy: ['size', 'Badge'],
  chosen: null,
  prices: {lowest: usd('25.0'), highest: usd('27.5')},
  availability: 'InStock',
  endDate: null,
  opensAt: null,
  sentFrom: null,
  deliveryTime: null,
  terms: null,
};

const only = {...TEE, variants: () => [SMALL], variantCount: 1};
const offerOf = (details: StructuredProduct) => product(details)[0]?.offers;

describe('a product', () => {
  it('that is sold before it is there says from which day it is sent', () => {
    const on = (availability: 'PreOrder' | 'InStock', sentFrom: string | null) =>
      offerOf({...only, variants: () => [{...SMALL, availability}], sentFrom});
    const starts = 'availabilityStarts';
    expect(on('PreOrder', '2026-12-01')).toHaveProperty(starts, '2026-12-01');
    expect(on('PreOrder', null)).not.toHaveProperty(starts);
    // A date that the merchant has left behind.
    expect(on('InStock', '2026-12-01')).not.toHaveProperty(starts);
  });

  it('of one variant is one product with its offer', () => {
    expect(product(only)).toMatchObject([
      {
        '@type': 'Product',
        name: 'Crest Tee',
        url: TEE.url,
        sku: 'CT-S',
        gtin: '4006381333931',
        aggregateRating: {ratingValue: 4.8, reviewCount: 127, bestRating: 5},
        offers: {
          '@type': 'Offer',
          price: '25.00',
          priceCurrency: 'USD',
          availability: 'https://schema.org/InStock',
        },
      },
    ]);
  });

  it('of several is a group of products, each with its own offer', () => {
    expect(product(TEE)).toMatchObject([
      {
        '@type': 'ProductGroup',
        productGroupID: '7',
        variesBy: ['https://schema.org/size', 'Badge'],
        aggregateRating: {ratingValue: 4.8},
        hasVariant: [
          {
            '@type': 'Product',
            name: 'Crest Tee - S',
            size: 'S',
            offers: {price: '25.00'},
          },
          {image: 'https://cdn.example/a.jpg', offers: {price: '27.50'}},
        ],
      },
    ]);
  });

  it('of which the URL names a variant is that one, and says of which group it is', () => {
    const [node] = product({...TEE, chosen: SMALL});
    expect(node).toMatchObject({
      '@type': 'Product',
      offers: {price: '25.00', url: SMALL.url},
      isVariantOf: {'@type': 'ProductGroup', productGroupID: '7'},
    });
    expect(node).not.toHaveProperty('isVariantOf.hasVariant');
  });

  it('of more than fifty variants is the group alone, with its range of prices', () => {
    const [node] = product({...TEE, variantCount: 51});
    expect(node).not.toHaveProperty('hasVariant');
    expect(node?.offers).toMatchObject({
      '@type': 'AggregateOffer',
      lowPrice: '25.00',
      highPrice: '27.50',
      offerCount: 51,
    });
  });

  it('has no offer without a price, and no empty properties', () => {
    const bare = {...SMALL, price: null, sku: null, barcode: null, properties: {}};
    const [node] = product({
      ...only,
      variants: () => [bare],
      vendor: null,
      category: null,
      rating: null,
    });
    expect(Object.keys(node ?? {}).sort()).toEqual([
      '@type',
      'description',
      'image',
      'name',
      'url',
    ]);
  });

  it('has as priceValidUntil the last day of its offer (§3, endDate)', () => {
    const endDate = Date.UTC(2026, 0, 2);
    expect(offerOf({...only, endDate})).toMatchObject({priceValidUntil: '2026-01-01'});
    expect(offerOf({...only, endDate: endDate + 1})).toMatchObject({
      priceValidUntil: '2026-01-02',
    });
  });

  it('has a description of limited length', () => {
    const [node] = product({...only, description: 'x'.repeat(500_000)});
    expect(String(node?.description).length).toBeLessThanOrEqual(5000);
  });
});

describe('the terms of an offer', () => {
  const terms = {country: 'DE', returnDays: 30, freeDelivery: usd('26')};

  it('are stated once for all variants', () => {
    const [group, returns, delivery] = product({...TEE, terms});
    expect(group).toMatchObject({
      hasVariant: [
        {offers: {hasMerchantReturnPolicy: {'@id': returns?.['@id']}}},
        {
          offers: {
            hasMerchantReturnPolicy: {'@id': returns?.['@id']},
            shippingDetails: {'@id': delivery?.['@id']},
          },
        },
      ],
    });
    expect(returns).toMatchObject({applicableCountry: 'DE', merchantReturnDays: 30});
    expect(delivery).toMatchObject({
      shippingRate: {value: 0, currency: 'USD'},
      shippingDestination: {addressCountry: 'DE'},
    });
  });

  it('say how long free delivery takes', () => {
    const cutOff = Date.parse('2026-12-01T13:00:00Z');
    const deliveryTime = {handling: [0, 1], transit: [2, 3], cutOff} as const;
    const free = {...terms, freeDelivery: usd('20')};
    const [, , delivery] = product({...only, terms: free, deliveryTime});
    expect(delivery).toMatchObject({
      deliveryTime: {
        '@type': 'ShippingDeliveryTime',
        handlingTime: {minValue: 0, maxValue: 1, unitCode: 'DAY'},
        transitTime: {minValue: 2, maxValue: 3, unitCode: 'DAY'},
        cutoffTime: '13:00:00Z',
      },
    });
    expect(product({...only, terms: free})[2]).not.toHaveProperty('deliveryTime');
  });

  it('name free delivery only where one piece alone is enough for it', () => {
    expect(product({...only, terms})[0]).not.toHaveProperty('offers.shippingDetails');
    const euros = {...terms, freeDelivery: {amount: '20', currencyCode: 'EUR'}};
    expect(product({...only, terms: euros})[0]).not.toHaveProperty(
      'offers.shippingDetails',
    );
  });

  it('are left out where the settings do not state them', () => {
    const none = {country: 'DE', returnDays: null, freeDelivery: null};
    expect(product({...only, terms: none})).toEqual(product(only));
  });
});

describe('a barcode', () => {
  it.each(['4006381333931', '036000291452', '96385074', '10012345678902'])(
    '%s is a GTIN',
    (barcode) => expect(gtinOf(` ${barcode} `)).toBe(barcode),
  );

  it.each([
    ['a wrong check digit', '4006381333932'],
    ['another length', '400638133393'.slice(0, 10)],
    ['a text', 'QH-CH-PET-L'],
    ['a number of the shop’s own', '2000000000015'],
    ['nothing', null],
  ])('is none with %s', (_, barcode) => expect(gtinOf(barcode)).toBeNull());
});
