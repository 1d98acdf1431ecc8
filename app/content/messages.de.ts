import type {Translation} from '~/lib/messages';

import type {MESSAGES as ENGLISH} from './messages';

export const MESSAGES: Translation<typeof ENGLISH> = {
  video: 'Video ansehen',
  policies: 'Richtlinien',
  older: 'Ältere Artikel',
  newest: 'Neueste Artikel',
  articlePages: 'Artikelseiten',
};
