/**
 * Messages of the forms that leave an e-mail address: for back-in-stock notification, for
 * notification of an opening, for the newsletter.
 */
export const MESSAGES = {
  namespace: 'notify',
  back: {
    title: 'Tell me when it is back',
    saved: 'Saved. We will e-mail you when it is back.',
  },
  opens: {
    title: 'Tell me when it opens',
    saved: 'Saved. We will e-mail you when it opens.',
  },
  newsletter: {
    title: 'Newsletter',
    saved: 'Saved. Please look into your e-mail: you may have to confirm.',
  },
  email: 'E-mail',
  submit: 'Tell me',
  subscribe: 'Subscribe',
  sending: 'Sending…',
  /** Unless the merchant has written others. */
  consent:
    'We e-mail you about this product only, and use your address for nothing else.',
  invalid: 'Please enter an e-mail address, like name@example.com.',
  busy: 'That was a lot at once. Please try again in a few minutes.',
  failed: 'We could not save your address. Please try again.',
  unknown: 'We do not know that product any more.',
  retry: 'Try again',
  toProduct: 'Back to the product',
  toShop: 'Back to the shop',
} as const;
