import type {Translation} from '~/lib/messages';

import type {MESSAGES as ENGLISH} from './messages';

export const MESSAGES: Translation<typeof ENGLISH> = {
  accepted: 'お支払い方法',
  buyWithShopPay: 'Shop Payで購入',
};
