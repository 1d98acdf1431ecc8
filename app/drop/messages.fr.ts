import type {Translation} from '~/lib/messages';

import type {MESSAGES as ENGLISH} from './messages';

export const MESSAGES: Translation<typeof ENGLISH> = {
  opens: (when) => `En vente ${when}`,
  opensIn: 'En vente dans',
  notYet: 'Pas encore en vente',
};
