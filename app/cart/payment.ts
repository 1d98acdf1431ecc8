import type {PaymentSettings} from '@shopify/hydrogen/storefront-api-types';

import {numberIn} from '~/lib/global-id';
import {checkoutLocale, type Market} from '~/lib/market';
import type {AppContext} from '~/server/context';

/** How the shop can be paid, for the root loader's data. Absent where the store says nothing. */
export interface Payment {
  /**
   * Brands and wallets: the name of a picture in `public/payment`, and the brand's own name, which
   * is never translated.
   */
  marks: readonly (readonly [picture: string, name: string])[];
  /**
   * The origin of the store's permalinks, where the store takes Shop Pay; absent in a staff
   * preview.
   */
  shopPay?: string;
}

const NAMES: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  'american-express': 'American Express',
  discover: 'Discover',
  'diners-club': 'Diners Club',
  jcb: 'JCB',
  'shop-pay': 'Shop Pay',
  'apple-pay': 'Apple Pay',
  'google-pay': 'Google Pay',
  paypal: 'PayPal',
  klarna: 'Klarna',
  afterpay: 'Afterpay',
};

/** The API's names of brands and wallets that differ from the picture's. */
const PICTURES: Readonly<Record<string, string>> = {
  SHOPIFY_PAY: 'shop-pay',
  ANDROID_PAY: 'google-pay',
};

const pictureOf = (name: string) =>
  PICTURES[name] ?? name.trim().toLowerCase().replaceAll('_', '-');

/**
 * The marks for names of the API, or of the variable, each once; a name without a picture is left
 * out.
 */
export function marksOf(names: readonly string[]): Payment['marks'] {
  return [...new Set(names.map(pictureOf))].flatMap((picture) => {
    const name = Object.hasOwn(NAMES, picture) ? NAMES[picture] : undefined;
    return name ? [[picture, name] as const] : [];
  });
}

/**
 * How the shop can be paid: what its store says, and what the merchant adds
 * (`PUBLIC_PAYMENT_MARKS`). Null for nothing.
 */
export function paymentOf(
  {
    acceptedCardBrands,
    supportedDigitalWallets,
  }: Pick<PaymentSettings, 'acceptedCardBrands' | 'supportedDigitalWallets'>,
  {config, preview}: Pick<AppContext, 'config' | 'preview'>,
): Payment | null {
  const marks = marksOf([
    ...acceptedCardBrands,
    ...supportedDigitalWallets,
    ...config.paymentMarks,
  ]);
  if (marks.length === 0) return null;
  const takesShopPay = supportedDigitalWallets.includes('SHOPIFY_PAY') && !preview;
  return {marks, ...(takesShopPay && {shopPay: config.store.checkoutOrigin})};
}

/**
 * The URL of a checkout that is paid with Shop Pay (shopify.dev, "Add Shop Pay buttons"): what
 * it carries already stays.
 */
export function shopPayCheckout(checkoutUrl: string): string {
  const url = new URL(checkoutUrl);
  url.searchParams.set('payment', 'shop_pay');
  url.searchParams.set('source', 'hydrogen');
  return url.href;
}

/**
 * The permalink to a checkout of one variant, by its global id; in the page's country, or the
 * store's own, and its language.
 */
export function shopPayPermalink(
  origin: string,
  variantId: string,
  quantity: number,
  {country, tag}: Pick<Market, 'country' | 'tag'>,
): string {
  const number = numberIn(variantId);
  const url = new URL(`cart/${number}:${quantity}`, `${origin}/`);
  if (country) url.searchParams.set('country', country);
  url.searchParams.set('locale', checkoutLocale(tag));
  return shopPayCheckout(url.href);
}
