import type {Translation} from '~/lib/messages';

import type {MESSAGES as ENGLISH} from './messages';

export const MESSAGES: Translation<typeof ENGLISH> = {
  reopen: 'Cookie-Einstellungen',
  title: 'Datenschutz',
  question:
    'Dürfen wir zählen, was angesehen und gekauft wird, um diesen Shop besser zu machen? Du kannst dich am Ende jeder Seite umentscheiden.',
  decline: 'Ablehnen',
  accept: 'Zustimmen',
};
