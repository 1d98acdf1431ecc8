import type {Translation} from '~/lib/messages';
import {counter} from '~/lib/plural';

import type {MESSAGES as ENGLISH} from './messages';

const counted = counter('de');

export const MESSAGES: Translation<typeof ENGLISH> = {
  title: 'Beflockung',
  player: 'Spieler wählen',
  ownText: 'Eigener Text',
  optional: (label) => `${label} (freiwillig)`,
  nothing: 'Keine',
  preview: (texts) => `Deine Beflockung: ${texts}`,
  upTo: (letters) =>
    counted(letters, {one: 'Höchstens # Buchstabe.', other: 'Höchstens # Buchstaben.'}),
  inCapitals: 'Wird in Großbuchstaben gedruckt.',
  range: (from, to) => `${from} bis ${to}.`,
  numberFrom: (from, to) => `Eine Zahl von ${from} bis ${to}.`,
  enter: (label) => `Bitte ausfüllen: ${label}.`,
  choose: (label) => `Bitte wählen: ${label}.`,
  tooLong: (letters) =>
    counted(letters, {
      one: 'Das ist # Buchstabe zu viel.',
      other: 'Das sind # Buchstaben zu viel.',
    }),
  canPrint: (characters) => `Drucken können wir: ${characters}.`,
  lettersOf: (scripts) => `Buchstaben (${scripts})`,
  characters: {
    space: 'Leerzeichen',
    period: 'Punkte',
    hyphen: 'Bindestriche',
    apostrophe: 'Apostrophe',
  },
  refusedWord: 'Dieses Wort drucken wir nicht.',
  check: (problems) => `Bitte prüfe, was gedruckt werden soll. ${problems}`,
  unsold: 'Dieser Druck ist gerade nicht bestellbar. Bitte wähle den Artikel ohne.',
  plain:
    'Zu dieser Auswahl gehört kein Druck. Wähle zuerst den Druck oder lass seine Felder leer.',
  unreadable: 'Der Druck war nicht lesbar. Bitte gib ihn noch einmal ein.',
};
