/** Texts of gifts. Only the worker has them: pages and carts get theirs with their data. */
export const MESSAGES = {
  namespace: 'gifts',
  recipient: {
    title: 'Send it as a gift',
    hint: 'Leave this empty, and the gift card comes to you.',
    email: 'Recipient’s e-mail',
    name: 'Recipient’s name (optional)',
    message: 'Message (optional)',
    date: 'Send on (optional)',
  },
  problems: {
    email: 'Please enter the recipient’s e-mail address, like name@example.com.',
    name: 'The recipient’s name is too long: 255 characters fit.',
    message: 'The message is too long: 200 characters fit.',
    date: 'Please choose a day within the next 90 days.',
  },
  unreadable: 'The recipient of this gift card was not readable. Please enter it again.',
  /** In the cart, in place of Shopify's own keys. */
  line: {
    email: 'For',
    name: 'Given to',
    message: 'Gift message',
    date: 'Send on',
  },
  note: {
    /** Among other names in a row of the cart. */
    name: 'gift',
    title: 'This order is a gift',
    message: 'Gift note',
    hint: 'We print it on a card that comes with your order.',
    hidePrices: 'Leave the prices off the delivery note',
    save: 'Save',
    saved: 'Your gift note is saved.',
  },
} as const;
