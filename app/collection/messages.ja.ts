import type {Translation} from '~/lib/messages';
import {counter} from '~/lib/plural';

import type {MESSAGES as ENGLISH} from './messages';

const counted = counter('ja');

export const MESSAGES: Translation<typeof ENGLISH> = {
  empty: {
    heading: 'ただいま商品がございません。',
    text: '新しい商品を準備しています。それまで、ほかの商品をご覧ください。',
    link: '新着を見る',
  },
  noMatch: {
    heading: 'すべての条件に一致する商品はありません。',
    text: '次の条件では商品が見つかります：',
    link: '絞り込みをすべて解除',
  },
  more: 'もっと見る',
  loadingMore: '読み込み中…',
  moreFailed: '続きを読み込めませんでした。もう一度お試しください。',
  noPicture: '画像準備中',
  filters: '絞り込み',
  closeFilters: '絞り込みを閉じる',
  chosen: '選択中の絞り込み',
  clear: 'すべて解除',
  show: '商品を表示',
  updating: '更新中…',
  ribbons: {'SOLD OUT': '完売', 'PRE-ORDER': '予約受付中'},
  preOrderFull: '予約受付は終了しました。',
  sort: '並べ替え',
  from: '下限',
  to: '上限',
  collections: 'コレクションから探す',
  latest: '最新コレクション',
  shop: 'コレクションを見る',
  sorts: {
    featured: 'おすすめ順',
    bestSelling: '人気順',
    titleAscending: '商品名順（A–Z）',
    titleDescending: '商品名順（Z–A）',
    priceAscending: '価格の安い順',
    priceDescending: '価格の高い順',
    newest: '新しい順',
    oldest: '古い順',
    relevance: '関連度順',
  },
  products: (count, hasMore) => counted(count, {other: hasMore ? '最初の#点' : '全#点'}),
  showProducts: (count, hasMore) =>
    counted(count, {other: hasMore ? '最初の#点を表示' : '#点を表示'}),
  shown: (count) => counted(count, {other: '#点を表示しています'}),
  colors: (count) => counted(count, {other: '全#色'}),
  colorsOf: (title) => `${title}のカラー`,
  furtherColors: '色',
  removeFilter: (name) => `絞り込み「${name}」を解除`,
  filterValue: (filter, value) => `${filter}：${value}`,
  any: (filter) => `${filter}：すべて`,
  priceBetween: (min, max) => `価格：${min}～${max}`,
  priceFrom: (min) => `価格：${min}以上`,
  priceUpTo: (max) => `価格：${max}以下`,
  chooseOptions: (title) => `${title}のオプションを選択`,
};
