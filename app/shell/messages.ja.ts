import type {Translation} from '~/lib/messages';

import type {MESSAGES as ENGLISH} from './messages';

export const MESSAGES: Translation<typeof ENGLISH> = {
  service: 'ご注文とポリシー',
  orders: 'ご注文履歴',
  policies: 'ポリシー',
  skip: '本文へ移動',
  navigation: 'メイン',
  openMenu: 'メニューを開く',
  closeMenu: 'メニューを閉じる',
  announcement: 'お知らせ',
  dismiss: 'お知らせを閉じる',
  latest: '新着',
  shirts: 'Tシャツ',
  hoodies: 'パーカー',
  newsletter: 'メールマガジン',
  follow: 'フォローする',
  collections: 'コレクション',
  allCollections: 'すべてのコレクション',
  allOf: (title) => `${title}をすべて見る`,
  loading: '読み込み中',
  loadingProducts: '商品を読み込み中',
  offline: 'オフラインです。接続が戻るまで、このページの内容は変わりません。',
  refusedOffline: 'オフラインのため開けません。このページの内容は変わりません。',
  stale: 'ただいまストアに接続できません。価格と在庫が最新でない場合があります。',
  notFound: 'お探しのページが見つかりませんでした。',
  return: 'ショップに戻るにはこちらをクリックしてください。',
  failed: '申し訳ございません。エラーが発生しました。',
  tryAgain: 'もう一度試すにはこちらをクリックしてください',
  failedAgain:
    'このページが繰り返し表示される場合は、時間をおくか、別の端末でお試しください。',
};
