import type {Translation} from '~/lib/messages';

import type {MESSAGES as ENGLISH} from './messages';

export const MESSAGES: Translation<typeof ENGLISH> = {
  endedOn: (date) => `Terminé le ${date}`,
  complementary: 'À porter avec',
  related: 'Vous aimerez aussi',
  instead: 'Vous aimerez peut-être',
  recentlyViewed: 'Vus récemment',
  clear: 'Effacer',
  kept: 'Conservé uniquement sur cet appareil.',
  latest: 'Dernière collection',
  allLatest: 'Voir toute la collection',
};
