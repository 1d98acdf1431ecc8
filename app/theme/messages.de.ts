import type {Translation} from '~/lib/messages';

import type {MESSAGES as ENGLISH} from './messages';

export const MESSAGES: Translation<typeof ENGLISH> = {
  heroTitle: (product) => `Der offizielle ${product} Fanshop`,
  heroSubtitle: 'Gemacht für alle auf den Rängen.',
  support: 'Hilfe',
  sizes: 'Größen & Passform',
  shipping: 'Versand & Rückgabe',
  contact: 'Kontakt',
  legal: 'Rechtliches',
  privacy: 'Datenschutz',
  terms: 'AGB',
  videos: 'Videos',
  microblog: 'Microblog',
};
