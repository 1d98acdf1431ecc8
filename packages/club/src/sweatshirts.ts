/** Sweatshirts and the long sleeve. */
import {care} from './copy';
import type {ProductSpec} from './product-spec';

const worn = ['front', 'back', 'detail', 'label', 'folded', 'hanger'];
const sizes = ['S', 'M', 'L', 'XL', '2XL'];
const loopback = 'Loopback cotton, 360 g/m², washed until it is soft.';

export const sweatshirts: ProductSpec[] = [
  {
    number: 41,
    handle: 'harbour-crew-sweatshirt',
    title: 'Harbour Crew Sweatshirt',
    productType: 'Sweatshirt',
    tags: ['core', 'crest', 'loopback'],
    copy: {
      lead: 'A plain crew neck, done properly: set-in sleeves, V at the collar, crest where it belongs.',
      details: [
        'Embroidered crest',
        'Flatlock seams that do not rub under a coat',
        'Ribbed side panels',
      ],
      fabric: loopback,
      care: care.fleece,
    },
    sku: 'CS',
    price: 4900,
    weight: 480,
    colors: ['heron-grey', 'petrol', 'sand'],
    sizes,
    views: worn,
    stock: 28,
    stockOf: {'M/petrol': 5, '2XL/sand': 0},
    salesRank: 7,
    daysOnSale: 260,
    material: 'Cotton',
    rating: {value: '4.6', count: 97},
  },
  {
    number: 42,
    handle: 'founders-sweatshirt',
    title: 'Founders’ Sweatshirt',
    productType: 'Sweatshirt',
    tags: ['retro', 'loopback', 'last-few'],
    copy: {
      lead: '1908 in block numerals, as on the boathouse door where the club was founded.',
      story:
        'The last few of the centenary bolt of cloth. When they are gone, so is the cloth.',
      details: ['Felt numerals, cut and stitched by hand', 'Numbered label'],
      fabric: loopback,
      care: care.fleece,
    },
    sku: 'FS',
    price: 5400,
    weight: 500,
    colors: ['petrol', 'brass'],
    sizes: ['S', 'M', 'L', 'XL'],
    views: worn,
    stock: 1,
    stockOf: {'S/petrol': 0, 'M/petrol': 2, 'L/brass': 3},
    missing: ['XL/brass'],
    salesRank: 13,
    daysOnSale: 500,
    material: 'Cotton',
  },
  {
    number: 44,
    handle: 'rain-delay-long-sleeve',
    title: 'Rain Delay Long Sleeve',
    productType: 'Long Sleeve',
    tags: ['layers', 'cotton'],
    copy: {
      lead: 'Something to read while the pitch drains: the whole year’s tides on your back.',
      details: [
        'Tide lines on the chest, tide table on the back',
        'Cuffs long enough to hold',
      ],
      fabric: 'Midweight cotton jersey, 240 g/m².',
      care: care.jersey,
    },
    sku: 'RD',
    price: 3800,
    weight: 290,
    colors: ['ink', 'tide-blue', 'chalk'],
    sizes,
    views: worn,
    stock: 20,
    stockOf: {'S/chalk': 0},
    salesRank: 16,
    daysOnSale: 110,
    material: 'Cotton',
  },
];
