import type {Translation} from '~/lib/messages';

import type {MESSAGES as ENGLISH} from './messages';

export const MESSAGES: Translation<typeof ENGLISH> = {
  endedOn: (date) => `${date}に終了しました`,
  complementary: '一緒に着たいアイテム',
  related: 'こちらもおすすめ',
  instead: '代わりにこちらはいかがですか',
  recentlyViewed: '最近チェックした商品',
  clear: '消去する',
  kept: 'この端末にのみ保存されます。',
  latest: '最新コレクション',
  allLatest: 'コレクションをすべて見る',
};
