import type {Translation} from '~/lib/messages';

import type {MESSAGES as ENGLISH} from './messages';

export const MESSAGES: Translation<typeof ENGLISH> = {
  close: 'Fermer',
  endsIn: 'Se termine dans',
  ended: 'Terminé',
  priceNow: 'Maintenant ',
  priceBefore: 'au lieu de ',
  quantity: 'Quantité',
  decreaseQuantity: 'Diminuer la quantité',
  increaseQuantity: 'Augmenter la quantité',
};
