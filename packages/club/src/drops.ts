/**
 * Goods with an end date. It is a tag: an ISO instant, which sorts before every word and so
 * is the first of the tags, of which there are more than one (§4).
 */
import {care} from './copy';
import {instant} from './instant';
import type {ProductSpec} from './product-spec';

const worn = ['front', 'back', 'detail', 'label', 'folded', 'hanger'];
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Ends are milliseconds after the store's start; what is below zero has ended before it. */
const specs: (ProductSpec & {endsAfter: number})[] = [
  {
    number: 81,
    handle: 'stilts-end-hoodie',
    title: 'Stilts End Hoodie',
    productType: 'Hoodie',
    endsAfter: 5 * day + 7 * hour,
    making: {days: 10, isAfterEnd: true},
    tags: ['drop', 'fleece'],
    copy: {
      lead: 'The stand on its piles at spring tide, sold until the next one.',
      story:
        'Ordered by the week, sewn to the number. When the tide turns, the list closes.',
      details: [
        'Stand on the front in three colors',
        'Wordmark across the shoulders',
        'Sewn-in tide date',
      ],
      fabric: 'Brushed-back fleece, 400 g/m²: organic cotton and recycled polyester.',
      care: care.fleece,
    },
    sku: 'SE',
    price: 6800,
    weight: 640,
    colors: ['petrol', 'sand'],
    sizes: ['S', 'M', 'L', 'XL', '2XL'],
    views: worn,
    stock: 60,
    salesRank: 32,
    daysOnSale: 2,
    material: 'Cotton',
  },
  {
    number: 82,
    handle: 'derby-night-tee',
    title: 'Derby Night Tee',
    productType: 'T-Shirt',
    endsAfter: 9 * hour + 20 * minute,
    tags: ['drop', 'cotton', 'night'],
    copy: {
      lead: 'On sale until the floodlights go off after the derby. Not one minute longer.',
      details: [
        '1908 in block numerals',
        'Four pylons on the back',
        'The score, added once it is known',
      ],
      fabric: 'Heavyweight combed cotton jersey, 220 g/m².',
      care: care.jersey,
    },
    sku: 'DN',
    price: 3300,
    weight: 220,
    colors: ['ink', 'petrol'],
    sizes: ['S', 'M', 'L', 'XL', '2XL'],
    views: worn,
    stock: 35,
    stockOf: {'M/ink': 4},
    salesRank: 33,
    daysOnSale: 1,
    material: 'Cotton',
  },
  {
    number: 83,
    handle: 'half-time-scarf',
    title: 'Half-Time Scarf',
    productType: 'Scarf',
    endsAfter: 45 * minute,
    tags: ['drop', 'knit'],
    vendor: 'Saltworks Mill',
    copy: {
      lead: 'Knitted in rust for one night, sold for one half.',
      details: ['Forty-five minutes and no stoppage time', '150 × 18 cm'],
      fabric: 'Lambswool and recycled cotton.',
      care: care.knit,
    },
    sku: 'HT',
    price: 2100,
    weight: 170,
    colors: [],
    picturedIn: 'rust',
    sizes: [],
    views: ['front', 'detail', 'label', 'folded'],
    stock: 45,
    salesRank: 34,
    daysOnSale: 0,
    material: 'Wool',
  },
  {
    number: 84,
    handle: 'tide-table-sweatshirt',
    title: 'Tide Table Sweatshirt',
    productType: 'Sweatshirt',
    endsAfter: -2 * day,
    tags: ['drop', 'loopback'],
    copy: {
      lead: 'Last month’s tides, which nobody will need again.',
      details: ['Tide table in small type', 'Sold until the month was out'],
      fabric: 'Loopback cotton, 360 g/m².',
      care: care.fleece,
    },
    sku: 'TT',
    price: 5200,
    weight: 490,
    colors: ['chalk', 'tide-blue'],
    sizes: ['S', 'M', 'L', 'XL'],
    views: worn,
    stock: 7,
    salesRank: 35,
    daysOnSale: 32,
    material: 'Cotton',
  },
];

/** @param start the store's start, from which the ends are reckoned */
export function drops(start: Date): ProductSpec[] {
  return specs.map(({endsAfter, ...spec}) => ({
    ...spec,
    tags: [instant(start.getTime() + endsAfter), ...spec.tags],
  }));
}
