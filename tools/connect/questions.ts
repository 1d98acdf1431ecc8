/** The questions of the command, and what answers each without asking. */
import type {VariableName} from '../../app/server/env';

/** A question whose answer is a text. */
interface TextQuestion {
  /** As the usage says it; a setting is asked in these words, too. */
  message: string;
  /** The flag that answers it. A secret has none, as others see flags. */
  flag?: string;
  /** The variable of the command's own environment that answers it, where no flag does. */
  given?: VariableName;
  /** The variable that a setting becomes, as it is. */
  sets?: VariableName;
  /** May be left blank, as every setting. */
  isOptional?: true;
}

export const TEXTS = {
  domain: {
    message: 'Domain of the store, for example your-store.myshopify.com',
    flag: 'domain',
    given: 'PUBLIC_STORE_DOMAIN',
  },
  token: {
    message: 'Public access token of the Headless or Hydrogen channel',
    given: 'PUBLIC_STOREFRONT_API_TOKEN',
  },
  privateToken: {
    message: 'Private access token',
    given: 'PRIVATE_STOREFRONT_API_TOKEN',
    isOptional: true,
  },
  collection: {
    message: 'Collection of the home page: its number or handle',
    flag: 'collection',
    given: 'PUBLIC_COLLECTION_ID',
  },
  siteOrigin: {
    message:
      'URL at which shoppers will find the shop, for example https://shop.example.com',
    flag: 'site-origin',
    given: 'PUBLIC_SITE_ORIGIN',
    isOptional: true,
  },
  notify: {
    message:
      'Who keeps the addresses of shoppers who wait for something: shopify or klaviyo',
    flag: 'notify',
  },
  klaviyoKey: {message: 'Private API key of Klaviyo', given: 'KLAVIYO_API_KEY'},
  markets: {
    message: 'Further markets with URLs of their own, for example de-de,fr-fr',
    flag: 'markets',
    isOptional: true,
  },
  freeDelivery: {
    message: 'Delivery is free from, for example 75; with markets 75 USD, 70 EUR',
    flag: 'free-delivery',
    sets: 'PUBLIC_FREE_DELIVERY_FROM',
  },
  returnDays: {
    message: 'Goods may be sent back within so many days, for example 30',
    flag: 'return-days',
    sets: 'PUBLIC_RETURN_DAYS',
  },
  ordersUrl: {
    message:
      'Where customers see their orders, if not on Shopify’s page; off for no link',
    flag: 'orders-url',
    sets: 'PUBLIC_ORDERS_URL',
  },
  paymentMarks: {
    message: 'Payment marks that the store does not tell: paypal, klarna, afterpay',
    flag: 'payment-marks',
    sets: 'PUBLIC_PAYMENT_MARKS',
  },
  withdrawalEmail: {
    message: 'E-mail address for withdrawals, needed where you sell to the EU',
    flag: 'withdrawal-email',
    sets: 'WITHDRAWAL_EMAIL',
  },
  language: {
    message: 'Language of the store’s own texts, for example de',
    flag: 'language',
    sets: 'PUBLIC_LANGUAGE',
  },
  rating: {
    message: 'Rating of the shop as average/reviews, for example 4.6/31; off for none',
    flag: 'rating',
    sets: 'PUBLIC_RATING',
  },
  savedProducts: {
    message: 'Hearts with which visitors save products on their device: on or off',
    flag: 'saved-products',
    sets: 'SAVED_PRODUCTS',
  },
  gifts: {
    message: 'Recipients of gift cards, and gift notes in the cart: on or off',
    flag: 'gifts',
    sets: 'GIFTS',
  },
  reviews: {
    message: 'Reviews: stars on cards, or judgeme for texts too, with JUDGEME_TOKEN',
    flag: 'reviews',
    sets: 'REVIEWS',
  },
  pickup: {
    message: 'Products say in which stores they can be picked up: on or off',
    flag: 'pickup',
    sets: 'PICKUP',
  },
  bundles: {
    message: 'Bundles list their parts: on or off',
    flag: 'bundles',
    sets: 'BUNDLES',
  },
} as const satisfies Record<string, TextQuestion>;

/** Questions with yes or no for an answer; their names are their flags. */
export const CONFIRMATIONS = {
  preview:
    'Should staff preview themes and launch dates before shoppers? A secret is generated.',
  drops: 'Should products open at an instant of their own (drops)?',
  personalization: 'Are names or numbers printed on some products?',
} as const;

export type TextName = keyof typeof TEXTS;
export type ConfirmationName = keyof typeof CONFIRMATIONS;

/** Answers that flags and the environment give. Each question takes its own instead of asking. */
export type GivenAnswers = {[Name in TextName]?: string | undefined} & {
  [Name in ConfirmationName]?: boolean;
};

const TEXT_NAMES = Object.keys(TEXTS) as TextName[];
const CONFIRMATION_NAMES = Object.keys(CONFIRMATIONS) as ConfirmationName[];

/** Facts that shoppers look for before they pay, what a page says of the shop, and features, in the order of the questions. */
export const SETTINGS = TEXT_NAMES.flatMap((name) => {
  const {sets, message}: TextQuestion = TEXTS[name];
  return sets ? [{name, variable: sets, message}] : [];
});

/** Whether a script may leave a question unanswered. */
export function isOptional(name: TextName): boolean {
  const {isOptional: may, sets}: TextQuestion = TEXTS[name];
  return may === true || sets !== undefined;
}

/** What answers a question in a script: `--domain, or PUBLIC_STORE_DOMAIN`. */
export function answeredBy(name: TextName): string {
  const {flag, given}: TextQuestion = TEXTS[name];
  return [flag && `--${flag}`, given].filter(Boolean).join(', or ');
}

/** The questions' flags, for `parseArgs`. */
export const FLAGS: Readonly<Record<string, {type: 'string' | 'boolean'}>> =
  Object.fromEntries([
    ...TEXT_NAMES.flatMap((name) => {
      const {flag}: TextQuestion = TEXTS[name];
      return flag ? [[flag, {type: 'string'}] as const] : [];
    }),
    ...CONFIRMATION_NAMES.map((name) => [name, {type: 'boolean'}] as const),
  ]);

const USAGE_WIDTH = 28;

/** A line of the usage for each flag. */
export const FLAGS_USAGE = [
  ...TEXT_NAMES.flatMap((name) => {
    const {flag, message}: TextQuestion = TEXTS[name];
    return flag ? [[`--${flag} <text>`, message] as const] : [];
  }),
  ...CONFIRMATION_NAMES.map((name) => [`--${name}`, CONFIRMATIONS[name]] as const),
]
  .map(([flag, message]) => `  ${flag.padEnd(USAGE_WIDTH)}${message}`)
  .join('\n');

/** The answers in the values of flags, and in the command's environment. */
export function givenAnswers(
  flags: Readonly<Record<string, unknown>>,
  env: Readonly<Record<string, string | undefined>>,
): GivenAnswers {
  const texts = TEXT_NAMES.map((name) => {
    const {flag, given}: TextQuestion = TEXTS[name];
    const value = (flag && flags[flag]) || (given && env[given]);
    return [name, typeof value === 'string' && value !== '' ? value : undefined] as const;
  });
  const confirmed = CONFIRMATION_NAMES.filter((name) => flags[name] === true);
  return {
    ...Object.fromEntries(texts),
    ...Object.fromEntries(confirmed.map((name) => [name, true])),
  };
}
