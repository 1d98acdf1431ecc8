import type {Translation} from '~/lib/messages';

import type {MESSAGES as ENGLISH} from './messages';

export const MESSAGES: Translation<typeof ENGLISH> = {
  opens: (when) => `Verkaufsstart: ${when}`,
  opensIn: 'Start in',
  notYet: 'Noch nicht im Verkauf',
};
