import type {Translation} from '~/lib/messages';

import type {MESSAGES as ENGLISH} from './messages';

export const MESSAGES: Translation<typeof ENGLISH> = {
  reopen: 'Cookieの設定',
  title: 'プライバシー',
  question:
    'ショップの改善のため、閲覧とお買い物の状況を計測してもよろしいですか？設定は各ページの下部でいつでも変更できます。',
  decline: '許可しない',
  accept: '許可する',
};
