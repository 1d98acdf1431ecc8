import type {Translation} from '~/lib/messages';

import type {MESSAGES as ENGLISH} from './messages';

export const MESSAGES: Translation<typeof ENGLISH> = {
  seeAll: 'すべて見る',
  opensIn: '開始まで',
  opened: '販売開始しました',
};
