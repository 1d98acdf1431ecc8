import type {Translation} from '~/lib/messages';

import type {PAGE_TEXTS as ENGLISH} from './messages';

export const PAGE_TEXTS: Translation<typeof ENGLISH> = {
  shirts: 'Tシャツコレクション',
  shirtsFrom: (shop) => `${shop}の公式Tシャツ。`,
  hoodies: 'パーカーコレクション',
  hoodiesFrom: (shop) => `${shop}の公式パーカーとスウェット。`,
  cart: 'ショッピングカート',
  cartLink: 'カートに追加',
  discountLink: '割引コードを使う',
  search: (words) => (words ? `「${words}」の検索結果` : '検索'),
  missing: 'ページが見つかりません',
  failed: 'エラーが発生しました',
  collection: (title) => `${title}の公式ウェア。`,
  home: 'ホーム',
  products: '商品一覧',
  latest: '最新コレクション',
};
