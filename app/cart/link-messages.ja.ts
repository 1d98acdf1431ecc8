import type {Translation} from '~/lib/messages';
import {counter} from '~/lib/plural';

import type {LINK_MESSAGES as ENGLISH} from './link-messages';

const counted = counter('ja');

export const LINK_MESSAGES: Translation<typeof ENGLISH> = {
  addTitle: (count) => counted(count, {other: '#点をカートに追加しますか？'}),
  items: '追加する商品',
  missing: (count) =>
    counted(count, {other: 'このリンクの#点は取り扱いがないため、追加されません。'}),
  withCode: 'このリンクの割引コードが、対象の商品に適用されます。',
  add: 'カートに入れる',
  codeTitle: '割引コードを使いますか？',
  code: 'このリンクの割引コードはカートに保存され、対象の商品に適用されます。',
  useCode: 'このコードを使う',
};
