import type {Translation} from '~/lib/messages';

import type {MESSAGES as ENGLISH} from './messages';

export const MESSAGES: Translation<typeof ENGLISH> = {
  endedOn: (date) => `Beendet am ${date}`,
  complementary: 'Passt dazu',
  related: 'Das könnte dir auch gefallen',
  instead: 'Das könnte dir stattdessen gefallen',
  recentlyViewed: 'Zuletzt angesehen',
  clear: 'Löschen',
  kept: 'Nur auf diesem Gerät gespeichert.',
  latest: 'Neueste Kollektion',
  allLatest: 'Zur ganzen Kollektion',
};
