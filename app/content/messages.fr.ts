import type {Translation} from '~/lib/messages';

import type {MESSAGES as ENGLISH} from './messages';

export const MESSAGES: Translation<typeof ENGLISH> = {
  video: 'Voir la vidéo',
  policies: 'Conditions et politiques',
  older: 'Articles plus anciens',
  newest: 'Articles les plus récents',
  articlePages: 'Pages d’articles',
};
