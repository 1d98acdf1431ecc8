import type {Translation} from '~/lib/messages';
import {counter} from '~/lib/plural';

import type {MESSAGES as ENGLISH} from './messages';

const counted = counter('ja');

export const MESSAGES: Translation<typeof ENGLISH> = {
  page: 'ページ',
  texts: 'ページと記事',
  label: '商品を検索',
  button: '検索',
  close: '検索を閉じる',
  begin: 'Tシャツ、パーカー、カラーなどから探せます。',
  tryOther:
    '表記を確認するか、キーワードを減らしてお試しください。こちらもご覧ください：',
  suggestions: '検索候補',
  startingPoints: 'ここから探す',
  popular: '人気の商品',
  collections: 'コレクション',
  collection: 'コレクション',
  pages: '検索結果のページ',
  firstPage: '最初のページ',
  nextPage: '次の検索結果',
  resultsFor: (count) => [
    '「',
    count === 0
      ? '」に一致する商品は見つかりませんでした。'
      : counted(count, {other: '」の検索結果：#件'}),
  ],
  shownFor: ['「', '」の検索結果を表示しています。'],
  allResults: ['「', '」の検索結果をすべて見る'],
  suggested: (count) => counted(count, {other: '検索候補#件'}),
  nothing: (words) => `「${words}」に一致する商品はありません。`,
};
