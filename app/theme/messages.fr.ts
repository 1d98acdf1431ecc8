import type {Translation} from '~/lib/messages';

import type {MESSAGES as ENGLISH} from './messages';

export const MESSAGES: Translation<typeof ENGLISH> = {
  heroTitle: (product) => `La boutique officielle ${product}`,
  heroSubtitle: 'Pour celles et ceux qui font vivre les tribunes.',
  support: 'Aide',
  sizes: 'Tailles et coupes',
  shipping: 'Livraison et retours',
  contact: 'Nous contacter',
  legal: 'Informations légales',
  privacy: 'Politique de confidentialité',
  terms: 'Conditions générales',
  videos: 'Vidéos',
  microblog: 'Microblog',
};
