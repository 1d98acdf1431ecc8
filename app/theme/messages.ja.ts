import type {Translation} from '~/lib/messages';

import type {MESSAGES as ENGLISH} from './messages';

export const MESSAGES: Translation<typeof ENGLISH> = {
  heroTitle: (product) => `${product} 公式ファンショップ`,
  heroSubtitle: 'スタンドで声援を送る、すべての人へ。',
  support: 'サポート',
  sizes: 'サイズについて',
  shipping: '配送と返品',
  contact: 'お問い合わせ',
  legal: '規約・法令',
  privacy: 'プライバシーポリシー',
  terms: '利用規約',
  videos: '動画',
  microblog: 'マイクロブログ',
};
