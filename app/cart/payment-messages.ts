/** Messages of payment. The brand's name stays as it is in every language. */
export const PAYMENT_MESSAGES = {
  namespace: 'payment',
  accepted: 'Payment methods',
  buyWithShopPay: 'Buy with Shop Pay',
} as const;
