import {
  EnvironmentError,
  variables,
  type StorefrontEnv,
  type Variable,
  type VariableName,
} from './env';
import {isTimeZone} from '~/lib/intl';
import {readFreeDelivery, type FreeDelivery} from '~/lib/money';

import {log} from './log';
import {MESSAGES} from './messages';
import {readMarkets, ROOT_MARKET, rootMarket, type Market} from '~/lib/market';
import {messagesIn} from '~/lib/messages';
import {urlAsTyped} from '~/lib/text';

/** A page of the navigation that shows some product types (§2). */
export type TypedPage = 'shirts' | 'hoodies';

/** Shorter secrets could be brute-forced from a signed link. */
const MIN_SECRET_LENGTH = 32;

const SHOPIFY_CDN = 'https://cdn.shopify.com';
/** The bucket that `stagedUploadsCreate` names for pictures. */
const SHOPIFY_UPLOADS = 'https://shopify-staged-uploads.storage.googleapis.com';

/** Whether a store is one of this machine's. */
const isLocal = (domain: string) => domain.trim().startsWith('http://');

/**
 * Reads the core's variables, and those of an add-on that are named `Own`. Collects problems
 * meanwhile, so that a failed start reports all of them.
 */
class EnvironmentReader<Own extends string = never> {
  readonly problems: string[] = [];
  /** Those with a problem. */
  readonly refused = new Set<string>();

  constructor(
    private readonly env: StorefrontEnv,
    private readonly known: Readonly<Record<string, Variable>>,
  ) {}

  report(name: VariableName | Own, problem: string): void {
    this.refused.add(name);
    this.problems.push(problem);
  }

  /** Reports a value that is not what the variable takes. */
  refuse(name: VariableName | Own, text: string, expected: string): void {
    this.report(name, `${name} must be ${expected}, not “${text}”.`);
  }

  /** A variable's text, trimmed; its fallback when blank; reported where it must be set. */
  text(name: VariableName | Own): string {
    const {meaning = '', fallback = '', isRequired} = this.known[name] ?? {};
    const value = this.env[name]?.trim() ?? '';
    if (value === '' && isRequired) this.report(name, `Set ${name}: ${meaning}`);
    return value || fallback;
  }

  /** A variable's text; reported where it is set, and is not like `pattern`. */
  matching(name: VariableName | Own, pattern: RegExp, expected: string): string {
    const text = this.text(name);
    if (text !== '' && !pattern.test(text)) this.refuse(name, text, expected);
    return text;
  }

  whole(name: VariableName | Own): number {
    return Number.parseInt(this.matching(name, /^\d{1,15}$/, 'a whole number'), 10);
  }

  /** An origin from a domain or a URL; `fallback` when the variable is blank. */
  origin(name: VariableName | Own, fallback: string): string {
    const text = this.text(name);
    if (text === '') return fallback;
    const url = urlAsTyped(text);
    if (!url) this.refuse(name, text, 'a domain or an origin');
    return url?.origin ?? fallback;
  }

  /** The root in the language that the variable names (§10.19), with its region (§10.36). */
  root(name: VariableName): Market {
    const text = this.text(name);
    const root = rootMarket(text);
    if (!root) this.refuse(name, text, 'a language like de or en-ca');
    return root ?? ROOT_MARKET;
  }

  timeZone(name: VariableName): string {
    const text = this.text(name);
    if (!isTimeZone(text)) this.refuse(name, text, 'a time zone like Europe/Berlin');
    return text;
  }

  /** Product types by page: `shirts: Trikot, T-Shirt; hoodies: Kapuzenpullover`. */
  productTypes(name: VariableName): Partial<Record<TypedPage, readonly string[]>> {
    const lists = this.text(name)
      .split(';')
      .filter((list) => list.trim() !== '')
      .map((list) => {
        const [, page = '', types = ''] =
          /^\s*(shirts|hoodies)\s*:(.*)$/.exec(list) ?? [];
        const names = types.split(',').map((type) => type.trim());
        if (names.includes(''))
          this.refuse(
            name,
            list.trim(),
            'like “shirts: Trikot, T-Shirt; hoodies: Hoodie”',
          );
        return [page, names] as const;
      });
    return Object.fromEntries(lists);
  }

  /**
   * Subtotals from which delivery is free. An amount without a currency is for a shop with one
   * market.
   */
  freeDelivery(name: VariableName): FreeDelivery[] {
    const text = this.text(name);
    if (text === '') return [];
    const amounts = readFreeDelivery(text);
    if (!amounts) this.refuse(name, text, 'like 75, or 75 USD, 70 EUR');
    const hasMarkets = this.text('PUBLIC_MARKETS') !== '';
    return (amounts ?? []).filter(({currencyCode}) => currencyCode || !hasMarkets);
  }

  /** A number of days; `null` when the variable is blank. */
  days(name: VariableName): number | null {
    const text = this.matching(name, /^[1-9]\d{0,2}$/, 'a number of days like 30');
    return text === '' ? null : Number.parseInt(text, 10);
  }

  /**
   * A URL that starts with https, or with http for a local store; `fallback` when blank, ''
   * for “off”.
   */
  url(name: VariableName | Own, fallback: string): string {
    const text = this.text(name);
    if (text === '') return fallback;
    if (text.toLowerCase() === 'off') return '';
    if (!/^https?:\/\//.test(text) || !URL.canParse(text))
      this.refuse(name, text, 'a URL, or off');
    return text;
  }

  /** The name of a header (RFC 9110, section 5.6.2), or nothing. */
  headerName(name: VariableName): string {
    return this.matching(name, /^[\w!#$%&'*+.^`|~-]*$/, 'the name of a header');
  }

  /** A provider that takes what shoppers leave; `null` for none. */
  provider(name: VariableName | Own): 'shopify' | 'klaviyo' | null {
    const text = this.text(name).toLowerCase();
    if (text === '') return null;
    if (text !== 'shopify' && text !== 'klaviyo') {
      this.refuse(name, text, 'shopify or klaviyo');
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

  /** Two variables that belong together; `null` where neither is set. */
  pair(first: VariableName | Own, second: VariableName | Own): [string, string] | null {
    const values: [string, string] = [this.text(first), this.text(second)];
    const [name, other] = values[0] === '' ? [second, first] : [first, second];
    const isComplete = !values.includes('');
    if (!isComplete && values.join('') !== '')
      this.report(name, `${name} needs ${other}.`);
    return isComplete ? values : null;
  }

  switch(name: VariableName | Own): boolean {
    return this.matching(name, /^(?:on|off)$/i, 'on or off').toLowerCase() === 'on';
  }

  /** A secret; empty when the variable is blank, or so short that it could be guessed. */
  password(name: VariableName): string {
    const text = this.text(name);
    return text.length < MIN_SECRET_LENGTH ? '' : text;
  }

  /** Average and number of reviews; `null` when switched off. */
  rating(name: VariableName): {value: number; count: number} | null {
    const text = this.text(name);
    // The fallback is nobody's own: a real store has a rating only where its merchant gave one.
    const isGiven =
      Boolean(this.env[name]?.trim()) || isLocal(this.env.PUBLIC_STORE_DOMAIN ?? '');
    if (!isGiven || text.toLowerCase() === 'off') return null;
    const [, value, count] = /^(\d(?:\.\d+)?)\/(\d+)$/.exec(text) ?? [];
    if (!value || !count || Number(value) > 5)
      this.refuse(name, text, 'like 4.8/127, or off');
    return {value: Number(value), count: Number(count)};
  }
}

/**
 * Shopify's page for the customers of a shop (new customer accounts); '' without the shop's number.
 */
const customersOf = (shopId: string) =>
  /^\d+$/.test(shopId) ? `https://shopify.com/${shopId}/account` : '';

/** Settings that may reach the page. Nothing in here is secret. */
function publicPart(env: EnvironmentReader, {tag}: Market) {
  const storeName = env.text('PUBLIC_STORE_NAME');
  const description = env.text('PUBLIC_STORE_DESCRIPTION');
  return {
    shopId: env.text('SHOP_ID'),
    storeName,
    storeDescription:
      description === MESSAGES.description
        ? messagesIn(tag, MESSAGES).description
        : description,
    tagline: env.text('PUBLIC_TAGLINE'),
    /** As configured: URLs separated by `;;;` (§3). */
    banners: env.text('PUBLIC_BANNERS'),
    iconUrl: env.text('PUBLIC_ICON_URL'),
    /** '' for none. */
    logoUrl: env.text('PUBLIC_LOGO_URL'),
    /** '' for none. */
    accentColor: env.text('PUBLIC_ACCENT_COLOR'),
    rating: env.rating('PUBLIC_RATING'),
    links: {
      video: env.text('PUBLIC_LINK_VIDEO'),
      microblog: env.text('PUBLIC_LINK_MICROBLOG'),
      /** '' for none. */
      newsletter: env.text('PUBLIC_LINK_NEWSLETTER'),
    },
  };
}

export type PublicConfig = ReturnType<typeof publicPart>;

function storePart(env: EnvironmentReader) {
  const origin = env.origin('PUBLIC_STORE_DOMAIN', '');
  const local = isLocal(origin);
  return {
    /** Without its scheme. */
    domain: origin.replace(/^https?:\/\//, ''),
    origin,
    checkoutOrigin: env.origin('PUBLIC_CHECKOUT_DOMAIN', origin),
    imageOrigin: env.origin('PUBLIC_IMAGE_ORIGIN', local ? origin : SHOPIFY_CDN),
    /** The folder there whose pictures the shop serves itself; '' for none. */
    pictureFolder: env.matching(
      'PUBLIC_PICTURE_FOLDER',
      /^(?:\/[\w-]+){2,}\/$/,
      'a folder like /s/files/1/0123/4567/8901/',
    ),
    /** The origin to which staff's browsers upload pictures; in previews alone. */
    uploadOrigin: local ? origin : SHOPIFY_UPLOADS,
    publicToken: env.text('PUBLIC_STOREFRONT_API_TOKEN'),
    privateToken: env.text('PRIVATE_STOREFRONT_API_TOKEN'),
    storefrontId: env.text('PUBLIC_STOREFRONT_ID'),
    timeoutMs: env.whole('STORE_TIMEOUT_MS'),
    retries: env.whole('STORE_RETRIES'),
  };
}

function corePart(reader: EnvironmentReader) {
  const root = reader.root('PUBLIC_LANGUAGE');
  const store = storePart(reader);
  return {
    public: publicPart(reader, root),
    root,
    timeZone: reader.timeZone('PUBLIC_TIME_ZONE'),
    markets: readMarkets(reader.text('PUBLIC_MARKETS')).markets,
    /** Number of the home collection (§7, call 6). */
    collectionId: reader.whole('PUBLIC_COLLECTION_ID'),
    /** The merchant's product types of these pages; those of §2 where it is empty. */
    productTypes: reader.productTypes('PRODUCT_TYPES'),
    hasDrops: reader.switch('DROPS'),
    bundles: reader.switch('BUNDLES'),
    soldOutLast: reader.switch('SOLD_OUT_LAST'),
    /** The shop's public origin; `null` where it is not configured. */
    siteOrigin: reader.origin('PUBLIC_SITE_ORIGIN', '') || null,
    hstsSubdomains: reader.switch('HSTS_SUBDOMAINS'),
    /** The header in which the host passes the visitor's IP address; empty for none. */
    buyerIpHeader: reader.headerName('BUYER_IP_HEADER'),
    store,
    /** Empty where there is no preview: unset, or too short. */
    previewSecret: reader.password('PREVIEW_SECRET'),
    /** Subtotals from which delivery is free, by currency; empty for none. */
    freeDelivery: reader.freeDelivery('PUBLIC_FREE_DELIVERY_FROM'),
    /** Days within which goods may be sent back; `null` where that is not said. */
    returnDays: reader.days('PUBLIC_RETURN_DAYS'),
    /** The URL of customers' orders; '' for none. */
    ordersUrl: reader.url('PUBLIC_ORDERS_URL', customersOf(reader.text('SHOP_ID'))),
    paymentMarks: reader.text('PUBLIC_PAYMENT_MARKS').split(','),
    /** The Admin API, with which staff save and publish; empty texts are not set. */
    admin: {
      origin: store.origin,
      token: reader.text('ADMIN_API_TOKEN'),
      clientId: reader.text('ADMIN_CLIENT_ID'),
      clientSecret: reader.text('ADMIN_CLIENT_SECRET'),
    },
    /** Klaviyo's API, for add-ons; an empty key is not set. */
    klaviyo: {key: reader.text('KLAVIYO_API_KEY')},
  };
}

type CoreConfig = ReturnType<typeof corePart>;

/**
 * What add-ons have read from their variables. Each declares its settings here; these are the ones
 * that the core, or another add-on, goes by.
 */
export interface AddOnSettings {
  /** Reviews say themselves how they are checked. */
  explainsReviews?: boolean;
  /** Listings have a filter for gifts. */
  giftFilter?: boolean;
  /** Pages are there as Markdown, too. */
  hasMarkdown?: boolean;
  /** A product's page may ask the browser where it is. */
  mayLocate?: boolean;
  /** Products may ask for texts to print. */
  personalization?: boolean;
  /** A product's page has a form for those who wait for it. */
  takesWaiting?: boolean;
  /** The checkout is told which campaign has brought the visitor. */
  tracksCampaigns?: boolean;
}

/** The variables of an add-on, and what it reads from them and from the core's settings. */
export interface SettingsPart<Own extends string = string> {
  readonly variables: Readonly<Record<Own, Variable>>;
  readonly read: (env: EnvironmentReader<Own>, core: CoreConfig) => AddOnSettings;
}

/** Declares a part, of which the types check that it reads its own variables or the core's. */
export const settingsPart = <Own extends string>(part: SettingsPart<Own>) => part;

/** The variables of the core and of add-ons, by their names. */
export const variablesOf = (
  parts: readonly SettingsPart[],
): Readonly<Record<string, Variable>> =>
  parts.reduce<Readonly<Record<string, Variable>>>(
    (all, part) => ({...all, ...part.variables}),
    variables,
  );

/**
 * The configuration that `env` describes.
 * @param parts the add-ons' settings (`app/shop/settings.server.ts`)
 * @throws EnvironmentError naming every variable that is missing or malformed.
 */
export function parseConfig(env: StorefrontEnv, parts: readonly SettingsPart[]) {
  const reader = new EnvironmentReader<string>(env, variablesOf(parts));
  const core = corePart(reader);
  const settings = parts.reduce<AddOnSettings>(
    (all, part) => ({...all, ...part.read(reader, core)}),
    {},
  );
  const problems = [...new Set(reader.problems)];
  if (problems.length > 0) throw new EnvironmentError(problems, [...reader.refused]);
  return {...core, ...settings};
}

export type AppConfig = Readonly<ReturnType<typeof parseConfig>>;

const parsed = new WeakMap<StorefrontEnv, AppConfig>();

/** `parseConfig`, once for each environment object: a worker keeps one for its whole life. */
export function configOf(env: StorefrontEnv, parts: readonly SettingsPart[]): AppConfig {
  const known = parsed.get(env);
  if (known) return known;
  const config = parseConfig(env, parts);
  parsed.set(env, config);
  if (env.PREVIEW_SECRET?.trim() && config.previewSecret === '')
    log('warn', 'preview.closed', {
      cause: `PREVIEW_SECRET has fewer than ${MIN_SECRET_LENGTH} characters.`,
    });
  for (const cause of readMarkets(env.PUBLIC_MARKETS ?? '').problems)
    log('warn', 'market.left_out', {cause});
  return config;
}
