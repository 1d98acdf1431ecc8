import {
  EnvironmentError,
  readVariable,
  variables,
  type StorefrontEnv,
  type VariableName,
} from './env';
import {readFreeDelivery, type FreeDelivery} from '~/lib/free-delivery';

import {log} from './log';
import {readMarkets, type Market} from '~/lib/market';

/** Average and number of reviews, for structured data. */
export interface Rating {
  readonly value: number;
  readonly count: number;
}

/** Settings that may reach the page. Nothing in here is secret. */
export interface PublicConfig {
  readonly shopId: string;
  readonly storeName: string;
  readonly storeDescription: string;
  /** The word(s) in “The Official {…} Clothing Store”. */
  readonly heroProduct: string;
  readonly heroSubtitle: string;
  readonly tagline: string;
  /** As configured: addresses separated by `;;;` (§3). */
  readonly banners: string;
  readonly iconUrl: string;
  readonly accentColor: string;
  readonly collectionAccentColor: string;
  /** Pixels, as configured; the theme parses it. */
  readonly borderRadius: string;
  readonly font: string;
  /** `null` when switched off. */
  readonly rating: Rating | null;
  readonly links: {
    readonly sizes: string;
    readonly shipping: string;
    readonly contact: string;
    readonly privacy: string;
    readonly terms: string;
    readonly video: string;
    readonly microblog: string;
    /** '' for none. */
    readonly newsletter: string;
  };
}

/** The settings of Shopify's analytics in the browser. All of them are public. */
export interface AnalyticsConfig {
  readonly shopId: string;
  /** `0` where the storefront has no id. */
  readonly storefrontId: string;
  /** Host of the checkout, where consent is kept. */
  readonly checkoutDomain: string;
  readonly token: string;
}

/** The worker's parsed configuration. */
export interface AppConfig {
  readonly public: PublicConfig;
  /** The markets beside the root's (§10.19). */
  readonly markets: readonly Market[];
  /** Number of the home collection (§7, call 6). */
  readonly collectionId: number;
  /** Whether products may open at an instant of their own. */
  readonly hasDrops: boolean;
  readonly reviews: {
    /** Cards show the store's ratings. */
    readonly hasStars: boolean;
    /** `null` for a shop that shows no texts of reviews. */
    readonly judgeme: {
      readonly origin: string;
      readonly token: string;
      readonly shopDomain: string;
      readonly pictureOrigin: string;
    } | null;
  };
  /** Whether products have hearts that save them. */
  readonly savedProducts: boolean;
  /** Whether the page of a bundle lists its parts. */
  readonly bundles: boolean;
  /** Whether gift cards ask for a recipient, and carts for a gift note. */
  readonly gifts: boolean;
  /** Whether a grid's page lists sold-out products last. */
  readonly soldOutLast: boolean;
  /** The shop's public origin; `null` where it is not configured. */
  readonly siteOrigin: string | null;
  /** Whether HSTS covers the subdomains of the shop's host. */
  readonly hstsSubdomains: boolean;
  /** Name of the header in which the host passes the visitor's IP address; empty for none. */
  readonly buyerIpHeader: string;
  readonly store: {
    /** For Hydrogen's client: a domain, or an origin with its scheme. */
    readonly domain: string;
    readonly origin: string;
    readonly checkoutOrigin: string;
    readonly imageOrigin: string;
    /** Where staff's browsers send pictures; in previews alone. */
    readonly uploadOrigin: string;
    readonly publicToken: string;
    readonly privateToken: string;
    readonly storefrontId: string;
    readonly timeoutMs: number;
    readonly retries: number;
  };
  /** Back-in-stock and newsletter provider. */
  readonly notify: {
    /** `null` for nowhere: there is no form. */
    readonly provider: 'shopify' | 'klaviyo' | null;
    /** The merchant's words of consent; '' for ours. */
    readonly consent: string;
    /** The newsletter's; '' for no newsletter. */
    readonly newsletter: string;
    readonly klaviyo: {
      readonly origin: string;
      readonly key: string;
      readonly listId: string;
    };
  };
  /** Withdrawals from contracts (docs/law.md). */
  readonly withdrawal: {
    /** The merchant's address for them; '' switches the function off. */
    readonly email: string;
    /** `null`: shoppers write to that address. */
    readonly provider: 'shopify' | 'klaviyo' | null;
    /** The merchant's words on goods without a right of withdrawal; '' for none. */
    readonly exempt: string;
  };
  /** Empty where there is no preview: unset, or too short. */
  readonly previewSecret: string;
  /** Products may ask for texts to print. */
  readonly personalization: boolean;
  /** Subtotals from which delivery is free, by currency; empty for none. */
  readonly freeDelivery: readonly FreeDelivery[];
  /** Days within which goods may be sent back; `null` where that is not said. */
  readonly returnDays: number | null;
  /** Where customers see their orders; '' for nowhere. */
  readonly ordersUrl: string;
  /** Names of payment marks that the API does not tell. */
  readonly paymentMarks: readonly string[];
  /** Admin API credentials, with which staff save and publish; empty texts are not set. */
  readonly admin: {
    readonly token: string;
    readonly clientId: string;
    readonly clientSecret: string;
  };
  /** `null` when switched off. */
  readonly analytics: AnalyticsConfig | null;
}

/** Shorter secrets could be brute-forced from a signed link. */
const MIN_SECRET_LENGTH = 32;

const TOO_SHORT = `PREVIEW_SECRET has fewer than ${MIN_SECRET_LENGTH} characters.`;

const SHOPIFY_CDN = 'https://cdn.shopify.com';
/** The bucket that `stagedUploadsCreate` names for pictures. */
const SHOPIFY_UPLOADS = 'https://shopify-staged-uploads.storage.googleapis.com';

/** Collects problems while reading, so that a failed start reports all of them. */
class EnvironmentReader {
  readonly problems: string[] = [];
  readonly variables = new Set<VariableName>();

  constructor(private readonly env: StorefrontEnv) {}

  report(name: VariableName, problem: string): void {
    this.variables.add(name);
    this.problems.push(problem);
  }

  text(name: VariableName): string {
    const value = readVariable(this.env, name);
    if (value === undefined) this.report(name, `Set ${name}: ${variables[name].meaning}`);
    return value ?? '';
  }

  whole(name: VariableName): number {
    const text = this.text(name);
    if (text !== '' && !/^\d{1,15}$/.test(text))
      this.report(name, `${name} must be a whole number, not “${text}”.`);
    return Number.parseInt(text, 10);
  }

  /** An origin from a domain or an address; `fallback` when the variable is blank. */
  origin(name: VariableName, fallback: string): string {
    const text = this.text(name);
    if (text === '') return fallback;
    const address = /^https?:\/\//.test(text) ? text : `https://${text}`;
    if (URL.canParse(address)) return new URL(address).origin;
    this.report(name, `${name} must be a domain or an origin, not “${text}”.`);
    return fallback;
  }

  /** Subtotals from which delivery is free. An amount without a currency is for a shop with one market. */
  freeDelivery(name: VariableName): FreeDelivery[] {
    const text = this.text(name);
    if (text === '') return [];
    const amounts = readFreeDelivery(text);
    if (!amounts)
      this.report(name, `${name} must be like 75, or 75 USD, 70 EUR, not “${text}”.`);
    const hasMarkets = this.text('PUBLIC_MARKETS') !== '';
    return (amounts ?? []).filter(({currencyCode}) => currencyCode || !hasMarkets);
  }

  /** A number of days; `null` when the variable is blank. */
  days(name: VariableName): number | null {
    const text = this.text(name);
    if (text === '') return null;
    if (!/^[1-9]\d{0,2}$/.test(text))
      this.report(name, `${name} must be a number of days like 30, not “${text}”.`);
    return Number.parseInt(text, 10);
  }

  /** An address that starts with https, or with http for a local store; `fallback` when blank, '' for “off”. */
  address(name: VariableName, fallback: string): string {
    const text = this.text(name);
    if (text === '') return fallback;
    if (text.toLowerCase() === 'off') return '';
    if (!/^https?:\/\//.test(text) || !URL.canParse(text))
      this.report(name, `${name} must be an address, or off, not “${text}”.`);
    return text;
  }

  /** The name of a header (RFC 9110, section 5.6.2), or nothing. */
  headerName(name: VariableName): string {
    const text = this.text(name);
    if (/^[\w!#$%&'*+.^`|~-]*$/.test(text)) return text;
    this.report(name, `${name} must be the name of a header, not “${text}”.`);
    return '';
  }

  /** A provider that takes what shoppers leave; `null` for none. */
  provider(name: VariableName): 'shopify' | 'klaviyo' | null {
    const text = this.text(name).toLowerCase();
    if (text === '') return null;
    if (text !== 'shopify' && text !== 'klaviyo') {
      this.report(name, `${name} must be shopify or klaviyo, not “${text}”.`);
      return null;
    }
    const hasAdmin =
      this.text('ADMIN_API_TOKEN') !== '' ||
      (this.text('ADMIN_CLIENT_ID') !== '' && this.text('ADMIN_CLIENT_SECRET') !== '');
    if (text === 'klaviyo' && this.text('KLAVIYO_API_KEY') === '')
      this.report(name, `${name}=klaviyo needs KLAVIYO_API_KEY.`);
    if (text === 'shopify' && !hasAdmin)
      this.report(
        name,
        `${name}=shopify needs ADMIN_API_TOKEN, or ADMIN_CLIENT_ID and ADMIN_CLIENT_SECRET.`,
      );
    return text;
  }

  switch(name: VariableName): boolean {
    const text = this.text(name).toLowerCase();
    if (text !== 'on' && text !== 'off')
      this.report(name, `${name} must be on or off, not “${text}”.`);
    return text === 'on';
  }

  /** A secret; empty when the variable is blank, or so short that it could be guessed. */
  password(name: VariableName): string {
    const text = this.text(name);
    return text.length < MIN_SECRET_LENGTH ? '' : text;
  }

  rating(name: VariableName): Rating | null {
    const text = this.text(name);
    if (text.toLowerCase() === 'off') return null;
    const [, value, count] = /^(\d(?:\.\d+)?)\/(\d+)$/.exec(text) ?? [];
    if (!value || !count || Number(value) > 5)
      this.report(name, `${name} must be like 4.8/127, or off, not “${text}”.`);
    return {value: Number(value), count: Number(count)};
  }
}

/** Shopify's page for the customers of a shop (new customer accounts); '' without the shop's number. */
const customersOf = (shopId: string) =>
  /^\d+$/.test(shopId) ? `https://shopify.com/${shopId}/account` : '';

function publicPart(env: EnvironmentReader): PublicConfig {
  const storeName = env.text('PUBLIC_STORE_NAME');
  return {
    shopId: env.text('SHOP_ID'),
    storeName,
    storeDescription: env.text('PUBLIC_STORE_DESCRIPTION'),
    heroProduct: env.text('PUBLIC_HERO_PRODUCT') || storeName,
    heroSubtitle: env.text('PUBLIC_HERO_SUBTITLE'),
    tagline: env.text('PUBLIC_TAGLINE'),
    banners: env.text('PUBLIC_BANNERS'),
    iconUrl: env.text('PUBLIC_ICON_URL'),
    accentColor: env.text('PUBLIC_ACCENT_COLOR'),
    collectionAccentColor: env.text('PUBLIC_COLLECTION_ACCENT_COLOR'),
    borderRadius: env.text('PUBLIC_BORDER_RADIUS'),
    font: env.text('PUBLIC_FONT'),
    rating: env.rating('PUBLIC_RATING'),
    links: {
      sizes: env.text('PUBLIC_LINK_SIZES'),
      shipping: env.text('PUBLIC_LINK_SHIPPING'),
      contact: env.text('PUBLIC_LINK_CONTACT'),
      privacy: env.text('PUBLIC_LINK_PRIVACY'),
      terms: env.text('PUBLIC_LINK_TERMS'),
      video: env.text('PUBLIC_LINK_VIDEO'),
      microblog: env.text('PUBLIC_LINK_MICROBLOG'),
      newsletter: env.text('PUBLIC_LINK_NEWSLETTER'),
    },
  };
}

function storePart(env: EnvironmentReader): AppConfig['store'] {
  const domain = env.text('PUBLIC_STORE_DOMAIN');
  const origin = env.origin('PUBLIC_STORE_DOMAIN', '');
  const local = domain.startsWith('http://');
  return {
    domain,
    origin,
    checkoutOrigin: env.origin('PUBLIC_CHECKOUT_DOMAIN', origin),
    imageOrigin: env.origin('PUBLIC_IMAGE_ORIGIN', local ? origin : SHOPIFY_CDN),
    uploadOrigin: local ? origin : SHOPIFY_UPLOADS,
    publicToken: env.text('PUBLIC_STOREFRONT_API_TOKEN'),
    privateToken: env.text('PRIVATE_STOREFRONT_API_TOKEN'),
    storefrontId: env.text('PUBLIC_STOREFRONT_ID'),
    timeoutMs: env.whole('STORE_TIMEOUT_MS'),
    retries: env.whole('STORE_RETRIES'),
  };
}

function notifyPart(env: EnvironmentReader): AppConfig['notify'] {
  return {
    provider: env.provider('NOTIFY_PROVIDER'),
    consent: env.text('NOTIFY_CONSENT'),
    newsletter: env.text('NEWSLETTER_CONSENT'),
    klaviyo: {
      origin: env.origin('KLAVIYO_ORIGIN', ''),
      key: env.text('KLAVIYO_API_KEY'),
      listId: env.text('KLAVIYO_LIST_ID'),
    },
  };
}

function reviewsPart(env: EnvironmentReader): AppConfig['reviews'] {
  const text = env.text('REVIEWS').toLowerCase();
  const token = env.text('JUDGEME_TOKEN');
  if (!['', 'off', 'stars', 'judgeme'].includes(text))
    env.report('REVIEWS', `REVIEWS must be stars or judgeme, not “${text}”.`);
  if (text === 'judgeme' && token === '')
    env.report('REVIEWS', 'REVIEWS=judgeme needs JUDGEME_TOKEN.');
  return {
    hasStars: text === 'stars' || text === 'judgeme',
    judgeme:
      text === 'judgeme'
        ? {
            origin: env.origin('JUDGEME_ORIGIN', ''),
            token,
            shopDomain:
              env.text('JUDGEME_SHOP_DOMAIN') || env.text('PUBLIC_STORE_DOMAIN'),
            pictureOrigin: env.origin('JUDGEME_PICTURE_ORIGIN', ''),
          }
        : null,
  };
}

function withdrawalPart(env: EnvironmentReader): AppConfig['withdrawal'] {
  const provider = env.provider('WITHDRAWAL_PROVIDER');
  const email = env.text('WITHDRAWAL_EMAIL');
  if (provider !== null && email === '')
    env.report('WITHDRAWAL_EMAIL', 'WITHDRAWAL_PROVIDER needs WITHDRAWAL_EMAIL.');
  return {provider, email, exempt: env.text('WITHDRAWAL_EXEMPT')};
}

/** A public token: Shopify's have 32 characters. A private one would be sent to every visitor. */
const PUBLIC_TOKEN = /^(?!shpat_)[\w-]{32}$/;

function analyticsPart(
  env: EnvironmentReader,
  {checkoutOrigin, publicToken, storefrontId}: AppConfig['store'],
): AnalyticsConfig | null {
  if (!env.switch('PUBLIC_ANALYTICS')) return null;
  const shopId = env.text('SHOP_ID');
  if (!shopId) env.report('PUBLIC_ANALYTICS', 'PUBLIC_ANALYTICS needs SHOP_ID.');
  if (!PUBLIC_TOKEN.test(publicToken))
    env.report(
      'PUBLIC_ANALYTICS',
      'PUBLIC_ANALYTICS needs the public token in PUBLIC_STOREFRONT_API_TOKEN: 32 characters.',
    );
  return {
    shopId,
    storefrontId: storefrontId || '0',
    checkoutDomain: URL.canParse(checkoutOrigin) ? new URL(checkoutOrigin).host : '',
    token: publicToken,
  };
}

/**
 * The configuration that `env` describes.
 * @throws EnvironmentError naming every variable that is missing or malformed.
 */
export function parseConfig(env: StorefrontEnv): AppConfig {
  const reader = new EnvironmentReader(env);
  const settings = {
    public: publicPart(reader),
    markets: readMarkets(reader.text('PUBLIC_MARKETS')).markets,
    collectionId: reader.whole('PUBLIC_COLLECTION_ID'),
    hasDrops: reader.switch('DROPS'),
    bundles: reader.switch('BUNDLES'),
    gifts: reader.switch('GIFTS'),
    reviews: reviewsPart(reader),
    savedProducts: reader.switch('SAVED_PRODUCTS'),
    soldOutLast: reader.switch('SOLD_OUT_LAST'),
    siteOrigin: reader.origin('PUBLIC_SITE_ORIGIN', '') || null,
    hstsSubdomains: reader.switch('HSTS_SUBDOMAINS'),
    buyerIpHeader: reader.headerName('BUYER_IP_HEADER'),
    store: storePart(reader),
    notify: notifyPart(reader),
    withdrawal: withdrawalPart(reader),
    previewSecret: reader.password('PREVIEW_SECRET'),
    personalization: reader.switch('PERSONALIZATION'),
    freeDelivery: reader.freeDelivery('PUBLIC_FREE_DELIVERY_FROM'),
    returnDays: reader.days('PUBLIC_RETURN_DAYS'),
    ordersUrl: reader.address('PUBLIC_ORDERS_URL', customersOf(reader.text('SHOP_ID'))),
    paymentMarks: reader.text('PUBLIC_PAYMENT_MARKS').split(','),
    admin: {
      token: reader.text('ADMIN_API_TOKEN'),
      clientId: reader.text('ADMIN_CLIENT_ID'),
      clientSecret: reader.text('ADMIN_CLIENT_SECRET'),
    },
  };
  const analytics = analyticsPart(reader, settings.store);
  const problems = [...new Set(reader.problems)];
  if (problems.length > 0) throw new EnvironmentError(problems, [...reader.variables]);
  return {...settings, analytics};
}

const parsed = new WeakMap<StorefrontEnv, AppConfig>();

/** `parseConfig`, once for each environment object: a worker keeps one for its whole life. */
export function configOf(env: StorefrontEnv): AppConfig {
  const known = parsed.get(env);
  if (known) return known;
  const config = parseConfig(env);
  parsed.set(env, config);
  if (env.PREVIEW_SECRET?.trim() && config.previewSecret === '')
    log('warn', 'preview.closed', {cause: TOO_SHORT});
  for (const cause of readMarkets(env.PUBLIC_MARKETS ?? '').problems)
    log('warn', 'market.left_out', {cause});
  return config;
}
