import type {Translation} from '~/lib/messages';

import type {MESSAGES as ENGLISH} from './messages';

export const MESSAGES: Translation<typeof ENGLISH> = {
  opens: (when) => `${when}販売開始`,
  opensIn: '販売開始まで',
  notYet: '販売開始前',
};
