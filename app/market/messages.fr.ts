import type {Translation} from '~/lib/messages';

import type {MESSAGES as ENGLISH} from './messages';

export const MESSAGES: Translation<typeof ENGLISH> = {
  button: (name: string) => `Pays et langue : ${name}`,
  title: 'Pays et langue',
  close: 'Fermer le choix du pays',
  offer: (country: string) => `Notre boutique pour ${country} existe aussi.`,
  change: (name: string) => `Aller à ${name}`,
  dismiss: 'Rester ici',
};
