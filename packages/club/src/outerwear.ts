/** Jacket, shorts, and goods that are shown without a picture or a price. */
import {care} from './copy';
import type {ProductSpec} from './product-spec';

const worn = ['front', 'back', 'detail', 'label', 'folded', 'hanger'];

export const outerwear: ProductSpec[] = [
  {
    number: 51,
    handle: 'harbour-wall-jacket',
    title: 'Harbour Wall Jacket',
    productType: 'Jacket',
    tags: ['outerwear', 'sale', 'waterproof'],
    copy: {
      lead: 'Keeps out what comes over the wall: rain, spray and the visiting goalkeeper’s opinions.',
      details: [
        'Taped seams, storm flap, two-way zip',
        'Hood that turns with your head',
        'Inside pocket in the club’s tartan',
        'Packs into its own pocket at half time',
      ],
      fabric: 'Three-layer recycled nylon, 10,000 mm water column, no fluorocarbons.',
      care: care.shell,
    },
    sku: 'WJ',
    price: 11900,
    compareAtPrice: 14900,
    weight: 540,
    colors: ['ink', 'kelp'],
    sizes: ['S', 'M', 'L', 'XL', '2XL'],
    views: worn,
    stock: 8,
    stockOf: {'M/ink': 1, 'XL/kelp': 0},
    salesRank: 18,
    daysOnSale: 60,
    material: 'Recycled nylon',
    rating: {value: '4.8', count: 23},
  },
  {
    number: 52,
    handle: 'training-shorts',
    title: 'Training Shorts',
    productType: 'Shorts',
    tags: ['training'],
    copy: {
      lead: 'As the first team wears them on the sands on Mondays.',
      details: [
        'Elasticated waist with a cord',
        'Two pockets, one with a zip',
        'Crest on the left leg',
      ],
      fabric: 'Recycled polyester with a little stretch, 150 g/m².',
      care: care.jersey,
    },
    sku: 'TS',
    price: 3200,
    weight: 160,
    colors: ['petrol', 'ink'],
    sizes: ['S', 'M', 'L', 'XL'],
    views: worn,
    stock: 33,
    salesRank: 22,
    daysOnSale: 140,
    material: 'Recycled polyester',
  },
];
