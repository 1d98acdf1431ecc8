import type {Translation} from '~/lib/messages';

import type {MESSAGES as ENGLISH} from './messages';

export const MESSAGES: Translation<typeof ENGLISH> = {
  service: 'Bestellungen & Richtlinien',
  orders: 'Deine Bestellungen',
  policies: 'Richtlinien',
  skip: 'Zum Inhalt springen',
  navigation: 'Hauptmenü',
  openMenu: 'Menü öffnen',
  closeMenu: 'Menü schließen',
  announcement: 'Hinweis',
  dismiss: 'Hinweis ausblenden',
  latest: 'Neuheiten',
  shirts: 'Shirts',
  hoodies: 'Hoodies',
  newsletter: 'Newsletter',
  follow: 'Folge uns',
  collections: 'Kollektionen',
  allCollections: 'Alle Kollektionen',
  allOf: (title) => `Alles aus ${title}`,
  loading: 'Wird geladen',
  loadingProducts: 'Produkte werden geladen',
  offline:
    'Du bist offline. Diese Seite bleibt, wie sie ist, bis deine Verbindung wieder da ist.',
  refusedOffline:
    'Das lässt sich nicht öffnen, solange du offline bist. Diese Seite bleibt, wie sie ist.',
  stale:
    'Wir erreichen unseren Store gerade nicht. Preise und Bestände sind vielleicht nicht aktuell.',
  notFound: 'Diese Seite haben wir leider nicht gefunden.',
  return: 'Hier geht es zurück zum Shop!',
  failed: 'Entschuldige! Da ist etwas schiefgelaufen,',
  tryAgain: 'klick hier, um es noch einmal zu versuchen',
  failedAgain:
    'Wenn du diese Seite zum zweiten Mal siehst, versuche es bitte später noch einmal oder auf einem anderen Gerät.',
};
