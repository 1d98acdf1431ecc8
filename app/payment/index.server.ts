import type {PaymentSettings} from '@shopify/hydrogen/storefront-api-types';

import type {AppContext} from '~/server/context';

import {marksOf, type Payment} from './payment';

type Accepted = Pick<PaymentSettings, 'acceptedCardBrands' | 'supportedDigitalWallets'>;

/**
 * How the shop can be paid: what its store says, and what the merchant adds
 * (`PUBLIC_PAYMENT_MARKS`). Null for nothing.
 */
export function paymentOf(
  {acceptedCardBrands, supportedDigitalWallets}: Accepted,
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
