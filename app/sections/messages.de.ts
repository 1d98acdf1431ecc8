import type {Translation} from '~/lib/messages';

import type {MESSAGES as ENGLISH} from './messages';

export const MESSAGES: Translation<typeof ENGLISH> = {
  seeAll: 'Alle ansehen',
  opensIn: 'Start in',
  opened: 'Jetzt da',
};
