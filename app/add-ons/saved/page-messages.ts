import {counter} from '~/lib/intl';

const counted = counter('en');

/**
 * Texts of the page of saved products. Only the worker has them: the page gets them with its data.
 */
export const PAGE_MESSAGES = {
  namespace: 'saved-page',
  title: 'Saved products',
  empty:
    'Press the heart on a product to save it. Your list is kept on this device alone, and needs no account.',
  noScripts:
    'Your browser runs no scripts here, so hearts cannot keep anything. ' +
    'The URL of this page is your list: bookmark it, or send it.',
  own: 'Your list is kept on this device alone. What you add to the cart leaves it.',
  shared: 'This is a shared list. Press a heart to save a product on your device.',
  keepAll: 'Save all of them',
  gone: (count: number) =>
    counted(count, {
      one: '# product of this list is no longer sold.',
      other: '# products of this list are no longer sold.',
    }),
  share: 'Share this list',
  copied: 'Link copied',
  tellMe: 'Tell me when it is back',
  toShop: 'Back to the shop',
} as const;
