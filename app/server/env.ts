export interface Variable {
  readonly meaning: string;
  /** Used when the variable is missing or blank; '' where none is named. */
  readonly fallback?: string;
  /** Whether the worker does not start without it. */
  readonly isRequired?: true;
  /** How `npm run connect` asks for it, which may be left blank, and the flag that answers. */
  readonly question?: {readonly flag: `--${string}`; readonly text: string};
  /** Its value in front of a local store, where the shop shows what it can do. */
  readonly local?: string;
}

/**
 * The variables of the core, and those that several add-ons read; each add-on has its own
 * (`settings.server.ts`). Names defined by Shopify keep its spelling. Only `PUBLIC_` variables may
 * reach the page.
 */
export const variables = {
  PUBLIC_STORE_DOMAIN: {
    meaning:
      'Domain of the store; with a scheme (http://localhost:4000) for a local one.',
    isRequired: true,
  },
  PUBLIC_STOREFRONT_API_TOKEN: {
    meaning: 'Public Storefront API token.',
    isRequired: true,
  },
  PRIVATE_STOREFRONT_API_TOKEN: {
    meaning: 'Private Storefront API token; used instead of the public one when set.',
  },
  PUBLIC_STOREFRONT_ID: {
    meaning: 'Id of the Hydrogen storefront, sent to Shopify with each call.',
  },
  PUBLIC_CHECKOUT_DOMAIN: {meaning: 'Where checkouts live, if not on the store domain.'},
  SHOP_ID: {
    meaning: 'Number of the shop. Without it the page shows its full-page error.',
  },
  PUBLIC_COLLECTION_ID: {
    meaning: 'Number of the collection on the home page.',
    isRequired: true,
  },
  PRODUCT_TYPES: {
    meaning:
      'Product types of the shirts and hoodies pages, in the store’s own words: “shirts: Trikot, T-Shirt; hoodies: Kapuzenpullover”. Unset: T-Shirt; Hoodie and Sweatshirt.',
  },
  PUBLIC_SITE_ORIGIN: {
    meaning:
      'Where visitors find the shop: its links, sitemaps, and with https its cookies.',
  },
  HSTS_SUBDOMAINS: {
    meaning:
      'Browsers are told to use https for every subdomain too, for two years, also on other servers: “on”.',
    fallback: 'off',
  },
  BUYER_IP_HEADER: {
    meaning: 'Header with the visitor’s address, set by the host. Not for Oxygen.',
  },
  PUBLIC_IMAGE_ORIGIN: {
    meaning:
      'Where product pictures come from. Unset: Shopify’s CDN, or the local store.',
  },
  PUBLIC_PICTURE_FOLDER: {
    meaning:
      'Their folder there, like /s/files/1/0123/4567/8901/: the shop serves them itself (docs/performance.md). Unset: off.',
  },
  // Name and description until a merchant gives others: §3.
  PUBLIC_STORE_NAME: {meaning: 'Name of the shop.', fallback: 'Shop'},
  PUBLIC_STORE_DESCRIPTION: {
    meaning: 'One sentence on the shop, for search engines.',
    fallback: 'Shop description',
  },
  PUBLIC_TAGLINE: {meaning: 'Short line of the collection.'},
  PUBLIC_BANNERS: {meaning: 'Banner image URLs, separated by ;;;'},
  PUBLIC_ICON_URL: {
    meaning: 'Icon of the shop, square: a picture of the store, or a path in public/.',
    fallback: '/favicon.svg',
  },
  PUBLIC_LOGO_URL: {
    meaning:
      'Logo in the header: a picture of the store, or a path in public/. Unset: the name.',
  },
  PUBLIC_ACCENT_COLOR: {meaning: 'Accent color, such as #0f6e6e. Unset: #1a1a1a.'},
  PUBLIC_RATING: {
    meaning:
      'Rating in structured data as “average/reviews”, or “off”. The fallback holds for a local store; a real one without it has none.',
    fallback: '4.8/127',
    question: {
      flag: '--rating',
      text: 'Rating of the shop as average/reviews, for example 4.6/31; off for none',
    },
  },
  PUBLIC_LINK_VIDEO: {meaning: 'The club on its video site.'},
  PUBLIC_LINK_MICROBLOG: {meaning: 'The club on its microblog site.'},
  PUBLIC_LINK_NEWSLETTER: {
    meaning:
      'Where visitors sign up for reminders and news; beside goods with an end, and in the footer. Unset: nowhere.',
  },
  PUBLIC_LANGUAGE: {
    meaning:
      'Language of the shop’s own pages, which is the store’s: “de”, or with a country “en-ca” (docs/markets.md).',
    fallback: 'en',
    question: {
      flag: '--language',
      text: 'Language of the store’s own texts, for example de',
    },
  },
  PUBLIC_TIME_ZONE: {
    meaning:
      'Time zone of the shop, which the Storefront API does not tell: days of articles and reviews.',
    fallback: 'UTC',
    question: {
      flag: '--time-zone',
      text: 'Time zone of the shop, for example Europe/Berlin',
    },
  },
  PUBLIC_MARKETS: {
    meaning:
      'Further markets by the prefix of their URLs, language and country: “de-de,fr-fr” (docs/markets.md).',
  },
  DROPS: {
    meaning:
      'Products open at the instant in their metafield custom.available_from, and not before: “on” (docs/drops.md).',
    fallback: 'off',
  },
  SOLD_OUT_LAST: {
    meaning:
      'Sold-out products come last on their page of a grid, unless the visitor sorts it. “off”: in the order of the store.',
    fallback: 'on',
  },
  PUBLIC_FREE_DELIVERY_FROM: {
    meaning:
      'Subtotal from which delivery is free, of what is sent, after discounts: “75”, or one for each currency, “75 USD, 70 EUR”. The cart says what is missing, products name it. Unset: neither.',
    question: {
      flag: '--free-delivery',
      text: 'Delivery is free from, for example 75; with markets 75 USD, 70 EUR',
    },
  },
  PUBLIC_RETURN_DAYS: {
    meaning:
      'Days within which goods may be sent back, such as “30”; products say it, with a link to the refund policy. Unset: a plain link.',
    question: {
      flag: '--return-days',
      text: 'Goods may be sent back within so many days, for example 30',
    },
  },
  PUBLIC_ORDERS_URL: {
    meaning:
      'Where customers see their orders, linked in the footer. Unset: Shopify’s page for customers of SHOP_ID. “off”: no link.',
    question: {
      flag: '--orders-url',
      text: 'Where customers see their orders, if not on Shopify’s page; off for no link',
    },
  },
  PUBLIC_PAYMENT_MARKS: {
    meaning:
      'Payment marks beside those that the API names, by commas: paypal, klarna, afterpay.',
    question: {
      flag: '--payment-marks',
      text: 'Payment marks that the store does not tell: paypal, klarna, afterpay',
    },
  },
  BUNDLES: {
    meaning: 'The page of a fixed bundle lists its parts (docs/bundles.md): “on”.',
    fallback: 'off',
    local: 'on',
    question: {
      flag: '--bundles',
      text: 'Bundles list their parts: on or off',
    },
  },
  STORE_TIMEOUT_MS: {
    meaning: 'How long one Storefront API call may take, its body included.',
    fallback: '3500',
  },
  STORE_RETRIES: {
    meaning: 'How often a failed query is repeated. Mutations never are.',
    fallback: '0',
  },
  ADMIN_API_TOKEN: {
    meaning:
      'Admin API token of an app that staff save and publish through (docs/theme-preview.md).',
  },
  ADMIN_CLIENT_ID: {meaning: 'Client id of that app, where it has no static token.'},
  ADMIN_CLIENT_SECRET: {meaning: 'Its secret; exchanged for a token that lasts a day.'},
  KLAVIYO_API_KEY: {meaning: 'Private API key of Klaviyo.'},
  PREVIEW_SECRET: {
    meaning:
      'Password of staff previews, 32 characters or more. Unset or shorter: there is no preview.',
  },
} as const satisfies Record<string, Variable>;

export type VariableName = keyof typeof variables;

/** The worker's variables, of whatever names. */
export type StorefrontEnv = Readonly<Record<string, string | undefined>>;

/**
 * The worker cannot start with this environment; `problems` has a sentence for each cause,
 * `variables` the names involved.
 */
export class EnvironmentError extends Error {
  override readonly name = 'EnvironmentError';

  constructor(
    readonly problems: readonly string[],
    readonly variables: readonly string[] = [],
  ) {
    super(`The environment is not usable: ${problems.join(' ')}`);
  }
}
