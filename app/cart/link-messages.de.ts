import type {Translation} from '~/lib/messages';
import {counter} from '~/lib/plural';

import type {LINK_MESSAGES as ENGLISH} from './link-messages';

const counted = counter('de');

export const LINK_MESSAGES: Translation<typeof ENGLISH> = {
  addTitle: (count) =>
    counted(count, {
      one: '# Artikel in deinen Warenkorb legen?',
      other: '# Artikel in deinen Warenkorb legen?',
    }),
  items: 'Artikel für den Warenkorb',
  missing: (count) =>
    counted(count, {
      one: '# Artikel aus diesem Link ist nicht erhältlich und wird ausgelassen.',
      other: '# Artikel aus diesem Link sind nicht erhältlich und werden ausgelassen.',
    }),
  withCode: 'Mit dem Rabattcode dieses Links, wo er gilt.',
  add: 'In den Warenkorb',
  codeTitle: 'Rabattcode einlösen?',
  code: 'Der Rabattcode dieses Links bleibt bei deinem Warenkorb und wird abgezogen, wo er gilt.',
  useCode: 'Diesen Code einlösen',
};
