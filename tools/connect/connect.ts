/** The questions that turn a Shopify store into a shop's configuration. */
import {randomBytes} from 'node:crypto';

import {languageKey, readMarkets} from '../../app/lib/market';
import {urlAsTyped} from '../../app/lib/text';
import {marksOf} from '../../app/cart/payment';
import {parseConfig} from '../../app/server/config';
import {EnvironmentError} from '../../app/server/env';
import {ADD_ON_SETTINGS} from '../../app/shop/settings.server';
import {UsageError} from '../command';
import {isSecret} from '../doctor/examine';
import {
  askShop,
  checkoutUrl,
  listCollections,
  listCountries,
  pictureUrl,
  readBrand,
  shopIn,
  type Shop,
  type SoldCountry,
} from '../store/facts';
import {createProbe, failureFix, type StoreAccess} from '../store/probe';
import {findSamples} from '../store/samples';
import type {Prompts} from './prompts';
import {CONFIRMATIONS, SETTINGS, TEXTS} from './questions';

type Values = Readonly<Record<string, string>>;

/** Tokens of the Admin API and of apps begin so; they must never reach a page. */
const ADMIN_TOKEN = /^shp(?:at|ss|ca|pa)_/;

const SHOPIFY_CDN = 'https://cdn.shopify.com';

/**
 * Asks for a store and checks each answer with the store itself.
 *
 * @param existing the values of the env file as it is: they are offered as answers, and those that are not asked for stay
 * @returns the values to write
 * @throws UsageError where the store cannot be sold from; Cancelled where the developer stops
 */
export async function connect(prompts: Prompts, existing: Values): Promise<Values> {
  const domain = await askDomain(prompts, existing.PUBLIC_STORE_DOMAIN);
  const origin = originOf(domain);
  const {token, shop} = await askToken(
    prompts,
    origin,
    // A token of another store is no default for this one.
    existing.PUBLIC_STORE_DOMAIN === domain ? existing.PUBLIC_STOREFRONT_API_TOKEN : '',
  );
  prompts.note(`The store is “${shop.name}”, number ${shop.number}.`);
  const store = {origin, publicToken: token, privateToken: ''};
  const collection = await askCollection(prompts, store, existing.PUBLIC_COLLECTION_ID);
  const urls = await prompts.during(readUrls(store, collection));
  const probe = createProbe(store);
  const brand = await prompts.during(readBrand(probe));
  const countries = await prompts.during(listCountries(probe));
  const values: Record<string, string> = {
    ...existing,
    PUBLIC_STORE_DOMAIN: domain,
    PUBLIC_STOREFRONT_API_TOKEN: token,
    SHOP_ID: shop.number,
    PUBLIC_COLLECTION_ID: collection,
    PUBLIC_STORE_NAME: existing.PUBLIC_STORE_NAME || shop.name,
    PUBLIC_STORE_DESCRIPTION: existing.PUBLIC_STORE_DESCRIPTION || shop.description,
    PUBLIC_TAGLINE: existing.PUBLIC_TAGLINE || brand.slogan,
    PUBLIC_ACCENT_COLOR: existing.PUBLIC_ACCENT_COLOR || brand.color,
    PUBLIC_LOGO_URL: existing.PUBLIC_LOGO_URL || brand.logo,
    PUBLIC_ICON_URL: existing.PUBLIC_ICON_URL || brand.squareLogo,
    PUBLIC_BANNERS: existing.PUBLIC_BANNERS || brand.cover,
    PUBLIC_LANGUAGE:
      existing.PUBLIC_LANGUAGE || languageKey({language: countries.language || 'EN'}),
    // An invented rating misleads shoppers (§10.11).
    PUBLIC_RATING: existing.PUBLIC_RATING || 'off',
    ...urls,
    PRIVATE_STOREFRONT_API_TOKEN: await askPrivateToken(
      prompts,
      store,
      existing.PUBLIC_STORE_DOMAIN === domain
        ? existing.PRIVATE_STOREFRONT_API_TOKEN
        : '',
    ),
    PUBLIC_SITE_ORIGIN: await askSiteOrigin(prompts, existing.PUBLIC_SITE_ORIGIN),
    PREVIEW_SECRET:
      existing.PREVIEW_SECRET ||
      ((await prompts.confirm('preview', CONFIRMATIONS.preview, false))
        ? randomBytes(32).toString('base64url')
        : ''),
    DROPS:
      existing.DROPS ||
      ((await prompts.confirm('drops', CONFIRMATIONS.drops, false)) ? 'on' : ''),
    ...(await askProvider(prompts, existing)),
    PUBLIC_MARKETS: await askMarkets(prompts, countries, existing.PUBLIC_MARKETS),
    PERSONALIZATION:
      existing.PERSONALIZATION ||
      ((await prompts.confirm('personalization', CONFIRMATIONS.personalization, false))
        ? 'on'
        : ''),
  };
  for (const setting of SETTINGS)
    values[setting.variable] = await askSetting(prompts, setting, values);
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
}

/** The values to be written, for people: secrets are hidden. */
export function summaryOf(values: Values): string {
  const width = Math.max(...Object.keys(values).map((name) => name.length));
  return Object.entries(values)
    .map(
      ([name, value]) => `${name.padEnd(width)}  ${isSecret(name) ? '(hidden)' : value}`,
    )
    .join('\n');
}

/**
 * The domain that an answer names: `your-store`, `your-store.myshopify.com`, a URL of the shop or of its admin. A
 * local store keeps its scheme and port.
 * @returns `null` for anything else
 */
function domainIn(answer: string): string | null {
  const text = answer.trim();
  const [, handle] = /^https:\/\/admin\.shopify\.com\/store\/([\w-]+)/.exec(text) ?? [];
  if (handle) return `${handle}.myshopify.com`;
  if (/^[\w-]+$/.test(text) && text !== 'localhost') return `${text}.myshopify.com`;
  const url = urlAsTyped(text);
  if (!url) return null;
  const {protocol, host, hostname, origin} = url;
  if (protocol === 'http:') return isLoopback(hostname) ? origin : null;
  return hostname.includes('.') ? host : null;
}

const isLoopback = (host: string) => ['localhost', '127.0.0.1', '[::1]'].includes(host);

export const originOf = (domain: string) =>
  domain.startsWith('http://') ? domain : `https://${domain}`;

async function askDomain(prompts: Prompts, initial?: string): Promise<string> {
  for (;;) {
    const answer = await prompts.text('domain', {
      message: TEXTS.domain.message,
      initial,
    });
    const domain = domainIn(answer);
    if (!domain) {
      prompts.reject('domain', `“${answer}” is no domain of a store.`);
      continue;
    }
    const probe = createProbe({
      origin: originOf(domain),
      publicToken: '',
      privateToken: '',
    });
    const reply = await prompts.during(askShop(probe, 'none'));
    // A store that requires a token still exists.
    if (reply.kind === 'answer' || reply.status === 401) return domain;
    prompts.reject('domain', `${domain}: ${reply.reason}. ${failureFix(reply)}`);
  }
}

async function askToken(
  prompts: Prompts,
  origin: string,
  initial?: string,
): Promise<{token: string; shop: Shop}> {
  for (;;) {
    const token = await prompts.secret('token', {
      message: `Public access token of the Headless or Hydrogen channel (typing shows nothing${initial ? '; Enter keeps the present one' : ''})`,
      initial,
    });
    if (ADMIN_TOKEN.test(token)) {
      prompts.reject(
        'token',
        'That is a private or Admin API token. The public access token of the channel has 32 letters and digits.',
      );
      continue;
    }
    const probe = createProbe({origin, publicToken: token, privateToken: ''});
    const reply = await prompts.during(askShop(probe, 'public'));
    const shop = token ? shopIn(reply) : null;
    if (shop) return {token, shop};
    const reason =
      reply.kind === 'failure' ? reply.reason : (reply.errors[0]?.message ?? 'no shop');
    prompts.reject(
      'token',
      `The store does not take this token: ${token ? reason : 'it is empty'}. Copy the public access token again.`,
    );
  }
}

async function askCollection(
  prompts: Prompts,
  store: StoreAccess,
  current?: string,
): Promise<string> {
  const collections = await prompts.during(listCollections(createProbe(store)));
  if (collections.length === 0)
    throw new UsageError(
      'The token sees no collection. In the Shopify admin make one for the home page, publish it and its products to the ' +
        'channel of the token, see that the token has unauthenticated_read_product_listings, then run npm run connect again.',
    );
  for (;;) {
    const answer = await prompts.choose(
      'collection',
      {
        message: 'Collection of the home page',
        initial: collections.some(({number}) => number === current) ? current : undefined,
      },
      collections.map(({number, title, size}) => ({
        value: number,
        label: title,
        hint: `${number}, ${size}`,
      })),
    );
    const chosen = collections.find(
      ({number, handle}) => answer === number || answer === handle,
    );
    if (chosen?.isEmpty)
      prompts.note(`“${chosen.title}” has no products yet: the home page will be empty.`);
    if (chosen) return chosen.number;
    prompts.reject('collection', `The token sees no collection “${answer}”.`);
  }
}

/** Where checkouts and pictures are, as far as the store says. Empty where they are at their usual place. */
async function readUrls(store: StoreAccess, collection: string): Promise<Values> {
  const probe = createProbe(store);
  const collectionId = `gid://shopify/Collection/${collection}`;
  const picture = await pictureUrl(probe, collectionId);
  const samples = await findSamples(probe, collectionId);
  const checkout =
    'obstacle' in samples ? null : await checkoutUrl(probe, samples.cartId);
  const usualPictures = store.origin.startsWith('http://') ? store.origin : SHOPIFY_CDN;
  return {
    ...(checkout && {PUBLIC_CHECKOUT_DOMAIN: originUnless(checkout, store.origin)}),
    ...(picture && {PUBLIC_IMAGE_ORIGIN: originUnless(picture, usualPictures)}),
  };
}

function originUnless(url: string, usual: string): string {
  const {origin} = new URL(url);
  return origin === usual ? '' : origin;
}

async function askPrivateToken(
  prompts: Prompts,
  store: StoreAccess,
  initial?: string,
): Promise<string> {
  for (;;) {
    const privateToken = await prompts.secret('privateToken', {
      message: `Private access token, so that Shopify counts each shopper's limits apart (optional; ${initial ? 'Enter keeps the present one' : 'Enter skips it'})`,
      initial,
    });
    if (privateToken === '') return '';
    const probe = createProbe({...store, privateToken});
    const reply = await prompts.during(askShop(probe, 'private'));
    if (shopIn(reply)) return privateToken;
    prompts.reject('privateToken', 'The store does not take this private token.');
  }
}

/** Asks who keeps the addresses for back-in-stock notifications. */
async function askProvider(prompts: Prompts, existing: Values): Promise<Values> {
  const provider = await prompts.choose(
    'notify',
    {
      message: 'Who keeps the addresses of shoppers who wait for something?',
      initial: existing.NOTIFY_PROVIDER || NOBODY,
    },
    [
      {value: NOBODY, label: 'Nobody', hint: 'no form is shown'},
      {value: 'shopify', label: 'Shopify', hint: 'needs the Admin API app of staff'},
      {value: 'klaviyo', label: 'Klaviyo', hint: 'needs a private key'},
    ],
  );
  if (provider === NOBODY) return {NOTIFY_PROVIDER: ''};
  if (provider !== 'klaviyo') return {NOTIFY_PROVIDER: provider};
  const key = await prompts.secret('klaviyoKey', {
    message: 'Private API key of Klaviyo (typing shows nothing)',
    initial: existing.KLAVIYO_API_KEY,
  });
  return {NOTIFY_PROVIDER: provider, KLAVIYO_API_KEY: key};
}

const NOBODY = 'nobody';

/** The markets beside the shop's own, as `PUBLIC_MARKETS` names them. Not asked where the store sells in one country. */
async function askMarkets(
  prompts: Prompts,
  {home, countries}: Awaited<ReturnType<typeof listCountries>>,
  initial = '',
): Promise<string> {
  const abroad = countries.filter(({code}) => code !== home);
  if (abroad.length === 0) return initial;
  const offered = abroad.map(
    (country) => `${prefixOf(country)}  ${country.name}, ${country.currency}`,
  );
  const more = offered.length - OFFERED;
  prompts.note(
    [...offered.slice(0, OFFERED), ...(more > 0 ? [`and ${more} more`] : [])].join('\n'),
    'The store sells there as well',
  );
  for (;;) {
    const answer = await prompts.text('markets', {
      message: 'Which of them get URLs of their own, for example de-de,fr-fr? (optional)',
      initial,
    });
    const {markets, problems} = readMarkets(answer);
    const notSold = markets
      .filter((market) => !countries.some(({code}) => code === market.country))
      .map(
        ({prefix, country}) =>
          `“${prefix.slice(1)}”: the store does not sell in ${country}.`,
      );
    if (problems.length + notSold.length === 0) return answer;
    prompts.reject('markets', [...problems, ...notSold].join(' '));
  }
}

/** At most so many countries are listed. */
const OFFERED = 20;

/** A country as `PUBLIC_MARKETS` names it, in its own language where the store has that. */
function prefixOf({code, languages}: SoldCountry): string {
  const {language} = new Intl.Locale(`und-${code}`).maximize();
  const [own] = readMarkets(`${language}-${code}`).markets;
  const [first = 'EN'] = languages;
  const spoken = own && languages.includes(own.language) ? language : first.slice(0, 2);
  return `${spoken}-${code}`.toLowerCase();
}

async function askSetting(
  prompts: Prompts,
  {flag, variable, text}: (typeof SETTINGS)[number],
  values: Values,
): Promise<string> {
  for (;;) {
    const answer = await prompts.text(flag, {
      message: `${text} (optional)`,
      initial: values[variable],
    });
    const problem = problemWith({...values, [variable]: answer}, variable);
    if (!problem) return answer;
    prompts.reject(flag, problem);
  }
}

/** Why a variable's value cannot be used, in the worker's words; '' if it can. */
function problemWith(values: Values, variable: string): string {
  try {
    const unknown = parseConfig(values, ADD_ON_SETTINGS).paymentMarks.filter(
      (name) => name.trim() && marksOf([name]).length === 0,
    );
    if (variable !== 'PUBLIC_PAYMENT_MARKS' || unknown.length === 0) return '';
    return `There is no mark of ${unknown.map((name) => `“${name.trim()}”`).join(', ')}.`;
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    return error.problems.find((problem) => problem.startsWith(variable)) ?? '';
  }
}

async function askSiteOrigin(prompts: Prompts, initial?: string): Promise<string> {
  for (;;) {
    const answer = await prompts.text('siteOrigin', {
      message: `${TEXTS.siteOrigin.message} (optional)`,
      initial,
    });
    if (!answer) return '';
    const url = urlAsTyped(answer);
    if (url) return url.origin;
    prompts.reject('siteOrigin', `“${answer}” is no URL.`);
  }
}
