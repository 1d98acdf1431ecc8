import type {Translation} from '~/lib/messages';

import type {MESSAGES as ENGLISH} from './messages';

export const MESSAGES: Translation<typeof ENGLISH> = {
  back: {
    title: 'Sagt mir Bescheid, wenn es wieder da ist',
    noted: 'Notiert. Wir schreiben dir, wenn es wieder da ist.',
  },
  opens: {
    title: 'Sagt mir Bescheid, wenn der Verkauf beginnt',
    noted: 'Notiert. Wir schreiben dir, wenn der Verkauf beginnt.',
  },
  newsletter: {
    title: 'Rundbrief',
    noted: 'Notiert. Bitte sieh in deine E-Mails: Vielleicht musst du noch bestätigen.',
  },
  email: 'E-Mail-Adresse',
  submit: 'Sagt mir Bescheid',
  subscribe: 'Abonnieren',
  sending: 'Wird gesendet…',
  consent:
    'Wir schreiben dir nur zu diesem Produkt und nutzen deine Adresse für nichts anderes.',
  invalid: 'Bitte gib eine E-Mail-Adresse ein, wie name@example.com.',
  busy: 'Das war viel auf einmal. Bitte versuche es in ein paar Minuten noch einmal.',
  failed: 'Wir konnten deine Adresse nicht notieren. Bitte versuche es noch einmal.',
  unknown: 'Dieses Produkt kennen wir nicht mehr.',
  retry: 'Noch einmal versuchen',
  toProduct: 'Zurück zum Produkt',
  toShop: 'Zurück zum Shop',
};
