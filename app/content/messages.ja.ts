import type {Translation} from '~/lib/messages';

import type {MESSAGES as ENGLISH} from './messages';

export const MESSAGES: Translation<typeof ENGLISH> = {
  video: '動画を見る',
  policies: 'ポリシー',
  older: '過去の記事',
  newest: '最新の記事',
  articlePages: '記事のページ',
};
