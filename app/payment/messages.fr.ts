import type {Translation} from '~/lib/messages';

import type {MESSAGES as ENGLISH} from './messages';

export const MESSAGES: Translation<typeof ENGLISH> = {
  accepted: 'Moyens de paiement',
  buyWithShopPay: 'Acheter avec Shop Pay',
};
