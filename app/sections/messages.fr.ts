import type {Translation} from '~/lib/messages';

import type {MESSAGES as ENGLISH} from './messages';

export const MESSAGES: Translation<typeof ENGLISH> = {
  seeAll: 'Tout voir',
  opensIn: 'Ouverture dans',
  opened: 'C’est ouvert',
};
