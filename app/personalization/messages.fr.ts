import type {Translation} from '~/lib/messages';
import {counter} from '~/lib/plural';

import type {MESSAGES as ENGLISH} from './messages';

const counted = counter('fr');

export const MESSAGES: Translation<typeof ENGLISH> = {
  title: 'Flocage',
  player: 'Choisir un joueur',
  ownText: 'Votre texte',
  optional: (label) => `${label} (facultatif)`,
  nothing: 'Aucun',
  preview: (texts) => `Votre flocage : ${texts}`,
  upTo: (letters) =>
    counted(letters, {one: '# lettre au plus.', other: '# lettres au plus.'}),
  inCapitals: 'Imprimé en majuscules.',
  range: (from, to) => `De ${from} à ${to}.`,
  numberFrom: (from, to) => `Un nombre de ${from} à ${to}.`,
  enter: (label) => `À remplir : ${label}.`,
  choose: (label) => `À choisir : ${label}.`,
  tooLong: (letters) =>
    counted(letters, {one: '# lettre de trop.', other: '# lettres de trop.'}),
  canPrint: (characters) => `Nous pouvons imprimer : ${characters}.`,
  lettersOf: (scripts) => `lettres (${scripts})`,
  characters: {
    space: 'espaces',
    period: 'points',
    hyphen: 'tirets',
    apostrophe: 'apostrophes',
  },
  refusedWord: 'Nous n’imprimons pas ce mot.',
  check: (problems) => `Veuillez vérifier ce qui doit être imprimé. ${problems}`,
  unsold:
    'Ce flocage n’est pas disponible pour le moment. Choisissez l’article sans flocage.',
  plain:
    'Ce choix ne comprend pas de flocage. Choisissez d’abord le flocage, ou laissez ses champs vides.',
  unreadable: 'Ce flocage est illisible. Veuillez le saisir à nouveau.',
};
