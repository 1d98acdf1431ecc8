import type {Translation} from '~/lib/messages';

import type {MESSAGES as ENGLISH} from './messages';

export const MESSAGES: Translation<typeof ENGLISH> = {
  close: 'Schließen',
  endsIn: 'Endet in',
  ended: 'Beendet',
  priceNow: 'Jetzt ',
  priceBefore: 'statt ',
  quantity: 'Anzahl',
  decreaseQuantity: 'Anzahl verringern',
  increaseQuantity: 'Anzahl erhöhen',
};
