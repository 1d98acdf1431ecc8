import type {Translation} from '~/lib/messages';

import type {MESSAGES as ENGLISH} from './messages';

export const MESSAGES: Translation<typeof ENGLISH> = {
  reopen: 'Préférences de cookies',
  title: 'Confidentialité',
  question:
    'Nous autorisez-vous à compter ce qui est consulté et acheté, pour améliorer la boutique ? Vous pouvez changer d’avis en bas de chaque page.',
  decline: 'Refuser',
  accept: 'Accepter',
};
