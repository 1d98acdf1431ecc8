import type {Translation} from '~/lib/messages';

import type {MESSAGES as ENGLISH} from './messages';

export const MESSAGES: Translation<typeof ENGLISH> = {
  close: '閉じる',
  endsIn: '終了まで',
  ended: '終了しました',
  priceNow: '現在の価格 ',
  priceBefore: '通常価格 ',
  quantity: '数量',
  decreaseQuantity: '数量を減らす',
  increaseQuantity: '数量を増やす',
};
