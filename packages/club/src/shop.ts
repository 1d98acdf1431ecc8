/** The club itself: Quillhaven Herons, of the harbour town of Quillhaven, founded in 1908. */
import type {
  DeliveryRateData,
  DiscountData,
  GiftCardData,
  ImageData,
  LocationData,
  MarketData,
  MetafieldData,
  ShopData,
  UrlRedirectData,
} from '@quillhaven/local-store';
import {shopArrival} from './arrival';
import {instant} from './instant';
import {shopMaker} from './makers';
import {liveThemeId} from './theme';

const mark = (path: string, altText: string): ImageData => ({
  path,
  altText,
  width: 1024,
  height: 1024,
});

/** The Groundsman Zip Hoodie, whose zip comes without the papers for Japan. */
const groundsmanZipHoodie = 7_904_000_000_027;

const crestHoodie = 7_904_000_000_021;

/** The club's markets abroad. */
export const markets: MarketData[] = [
  {
    countryCode: 'DE',
    currencyCode: 'EUR',
    rate: 0.92,
    rounding: {step: 100, ending: 95},
  },
  {
    countryCode: 'FR',
    currencyCode: 'EUR',
    rate: 0.92,
    rounding: {step: 100, ending: 95},
  },
  {countryCode: 'GB', currencyCode: 'GBP', rate: 0.79, rounding: {step: 100, ending: 0}},
  {
    countryCode: 'JP',
    currencyCode: 'JPY',
    rate: 151,
    rounding: {step: 100, ending: 0},
    notSold: [groundsmanZipHoodie],
  },
];

export const shop: ShopData = {
  id: 68_190_800,
  name: 'Quillhaven Herons',
  description:
    'The official shop of Quillhaven Herons: shirts, hoodies and knitwear from the harbour, made to last longer than a cup run.',
  currencyCode: 'USD',
  countryCode: 'US',
  shipsTo: ['US', 'CA', 'DE', 'FR', 'GB', 'IE', 'JP'],
  payment: {
    cardBrands: ['VISA', 'MASTERCARD', 'AMERICAN_EXPRESS'],
    digitalWallets: ['SHOPIFY_PAY', 'APPLE_PAY', 'GOOGLE_PAY'],
  },
  brand: {
    slogan: 'Stand still. Strike once.',
    shortDescription:
      'A football club on the tideline since 1908. We play at the Stilts, in petrol and brass, whatever the weather.',
    primaryColor: '#0f4c4f',
    logo: mark(
      'brand/crest.webp',
      'Crest of Quillhaven Herons: a heron on one leg before a low sun',
    ),
    squareLogo: mark('brand/crest-square.webp', 'Crest of Quillhaven Herons'),
    coverImage: {
      path: 'banners/rail.webp',
      altText: 'Sweatshirt, hoodie, shirt and jacket of the Herons on a rail',
      width: 1600,
      height: 800,
    },
  },
  metafields: [
    {
      namespace: 'storefront',
      key: 'theme',
      type: 'metaobject_reference',
      value: `gid://shopify/Metaobject/${liveThemeId}`,
    },
    {
      namespace: 'custom',
      key: 'delivery_estimate',
      type: 'single_line_text_field',
      value: '3 to 5 working days',
    },
    shopMaker,
    shopArrival,
  ],
};

/** As the page on shipping says. */
export const delivery: DeliveryRateData[] = [
  {
    handle: 'standard',
    title: 'Standard',
    description: 'Three to five working days',
    price: 490,
    freeFrom: 7500,
  },
  {handle: 'express', title: 'Express', description: 'The next working day', price: 1190},
  {
    handle: 'collect',
    title: 'Collect',
    description: 'From the window by turnstile 4, on matchdays',
    price: 0,
  },
];

/** Where the club's orders may be collected. The kiosk does not stock the Crest Hoodie. */
export const locations: LocationData[] = [
  {
    id: 70_190_001,
    name: 'Harbour Road Club Shop',
    pickUpTime: 'Usually ready in 2 hours',
    address: {
      address1: '12 Harbour Road',
      city: 'Quillhaven',
      provinceCode: 'ME',
      zip: '04101',
      countryCode: 'US',
      phone: '+1 207 555 0142',
    },
    latitude: 43.6571,
    longitude: -70.2486,
    metafields: [openingHours('Mon–Sat 10–18\nMatchdays until kick-off')],
  },
  {
    id: 70_190_002,
    name: 'Turnstile 4 Kiosk',
    pickUpTime: 'Usually ready in 24 hours',
    address: {
      address1: 'Stilts Lane, Turnstile 4',
      city: 'Quillhaven',
      provinceCode: 'ME',
      zip: '04103',
      countryCode: 'US',
    },
    latitude: 43.6802,
    longitude: -70.2905,
    notStocked: [crestHoodie],
    metafields: [openingHours('Matchdays, from two hours before kick-off')],
  },
];

function openingHours(value: string): MetafieldData {
  return {
    namespace: 'custom',
    key: 'opening_hours',
    type: 'multi_line_text_field',
    value,
  };
}

/** @param start the store's start: one code ended a day before it, all others go on */
export function discounts(start: Date): DiscountData[] {
  const yesterday = instant(start.getTime() - 86_400_000);
  return [
    {
      code: 'HERON10',
      title: 'Ten per cent for members',
      value: {kind: 'percentage', percent: 10},
    },
    {code: 'FIVER', title: 'Five off', value: {kind: 'fixed', amount: 500}},
    {
      code: 'SPRINGTIDE',
      title: 'Twenty off from a hundred',
      value: {kind: 'fixed', amount: 2000},
      minimumSubtotal: 10_000,
    },
    {
      code: 'LASTSEASON',
      title: 'Last season’s quarter off',
      value: {kind: 'percentage', percent: 25},
      endsAt: yesterday,
    },
  ];
}

export const giftCards: GiftCardData[] = [
  {id: 9_001, code: 'HERON-GIFT-RICH-2500', balance: 25_000},
  {id: 9_002, code: 'HERON-GIFT-USED-0000', balance: 0},
  {id: 9_003, code: 'HERON-GIFT-SOME-0750', balance: 750},
];

export const redirects: UrlRedirectData[] = [
  {id: 8_001, path: '/old-hoodie', target: '/products/crest-hoodie'},
  {id: 8_002, path: '/collections/tees', target: '/shirts'},
  {id: 8_003, path: '/megastore', target: '/'},
  {id: 8_004, path: '/help', target: 'https://help.quillhavenherons.example/'},
];

/** Words that shoppers type for what the club calls otherwise. The service forgives no mistake in the first four letters. */
export const synonyms = [
  ['hoodie', 'hoody', 'hoddie', 'hoodys', 'hooded'],
  ['sweatshirt', 'jumper', 'sweater', 'pullover'],
  ['t-shirt', 'tee', 'tshirt', 'shirt'],
  ['beanie', 'hat', 'bobble'],
];
