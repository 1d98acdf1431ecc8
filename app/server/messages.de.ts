import type {Translation} from '~/lib/messages';

import type {MESSAGES as ENGLISH} from './messages';

export const MESSAGES: Translation<typeof ENGLISH> = {
  refused: {
    400: 'Diese Anfrage konnten wir nicht lesen.',
    403: 'Das kam nicht aus diesem Shop, deshalb wurde nichts geändert.',
    404: 'Diese Seite haben wir leider nicht gefunden.',
    405: 'Das geht hier nicht.',
    408: 'Das hat zu lange gedauert, deshalb wurde nichts geändert.',
    413: 'Das war zu viel auf einmal.',
    414: 'Diese Adresse ist zu lang.',
    415: 'Diese Anfrage konnten wir nicht lesen.',
    431: 'Dein Browser hat mehr geschickt, als wir lesen können. Vielleicht hilft es, die Cookies dieser Seite zu löschen.',
  },
  return: 'Hier geht es zurück zum Shop!',
  failed: 'Entschuldige! Da ist etwas schiefgelaufen,',
  tryAgain: 'klick hier, um es noch einmal zu versuchen',
  failedAgain:
    'Wenn du diese Seite zum zweiten Mal siehst, versuche es bitte später noch einmal oder auf einem anderen Gerät.',
};
