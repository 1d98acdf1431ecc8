import type {Translation} from '~/lib/messages';

import type {MESSAGES as ENGLISH} from './messages';

export const MESSAGES: Translation<typeof ENGLISH> = {
  accepted: 'Zahlungsarten',
  buyWithShopPay: 'Mit Shop Pay kaufen',
};
