import type {Translation} from '~/lib/messages';

import type {MESSAGES as ENGLISH} from './messages';

export const MESSAGES: Translation<typeof ENGLISH> = {
  button: (name: string) => `Land und Sprache: ${name}`,
  title: 'Land und Sprache',
  close: 'Land und Sprache schließen',
  offer: (country: string) => `Hier gibt es unseren Shop für ${country}.`,
  change: (name: string) => `Weiter zu ${name}`,
  dismiss: 'Hier bleiben',
};
