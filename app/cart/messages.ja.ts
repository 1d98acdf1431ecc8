import type {Translation} from '~/lib/messages';
import {counter} from '~/lib/plural';

import type {MESSAGES as ENGLISH} from './messages';

const counted = counter('ja');

const items = (count: number) => counted(count, {other: '#点'});

export const MESSAGES: Translation<typeof ENGLISH> = {
  button: (count) => `カート、${items(count)}`,
  title: 'ショッピングカート',
  close: 'カートを閉じる',
  loading: 'カートを読み込み中…',
  lines: 'カートの商品',
  open: 'カートを開く',
  lineStatus: {
    waiting: 'ストアの応答を待っています',
    checking: 'カートに入っているか確認しています',
  },
  added: (name, count) =>
    `${name}をカートに追加しました。カートには${items(count)}入っています。`,
  removed: (title, count) =>
    `${title}を削除しました。カートには${items(count)}入っています。`,
  quantityNow: (title, quantity) => `${title}の数量は${quantity}になりました。`,
  cannotTell: (name) => `${name}が以前のカートに入っていたかどうか、確認できません。`,
  notAdded: (name) => `${name}を追加できませんでした。`,
  notRemoved: (name) => `${name}を削除できませんでした。`,
  notChanged: (name) => `${name}を変更できませんでした。`,
  done: (name) => `${name}：カートを変更しました。`,
  afterAll: (name) => `${name}はカートに入っていました。`,
  gone: (name) => `${name}はカートから外れています。`,
  holds: (name, quantity) => `カートの${name}は現在${quantity}点です。`,
  noAnswer:
    'ショップに接続できなかったため、変更できたか確認できません。内容を確認してから、もう一度お試しください。',
  cookiesOff:
    'ブラウザーがCookieをブロックしています。カートの利用にはCookieが必要です。このショップのCookieを許可して、もう一度追加してください。',
};
