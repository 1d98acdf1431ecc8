import type {Translation} from '~/lib/messages';
import {counter} from '~/lib/plural';

import type {MESSAGES as ENGLISH} from './messages';

const counted = counter('de');

const items = (count: number) => counted(count, {one: '# Artikel', other: '# Artikel'});

export const MESSAGES: Translation<typeof ENGLISH> = {
  button: (count) => `Warenkorb, ${items(count)}`,
  title: 'Warenkorb',
  close: 'Warenkorb schließen',
  loading: 'Dein Warenkorb wird geladen …',
  lines: 'Artikel im Warenkorb',
  open: 'Warenkorb öffnen',
  lineStatus: {
    waiting: 'Wartet auf den Store',
    checking: 'Wir prüfen, ob das in deinem Warenkorb ist',
  },
  added: (name, count) => `${name} ist im Warenkorb. ${items(count)} im Warenkorb.`,
  removed: (title, count) => `${title} entfernt. ${items(count)} im Warenkorb.`,
  quantityNow: (title, quantity) => `Anzahl von ${title}: jetzt ${quantity}.`,
  cannotTell: (name) => `Wir wissen nicht, ob ${name} in deinem früheren Warenkorb war.`,
  notAdded: (name) => `${name} ließ sich nicht hinzufügen.`,
  notRemoved: (name) => `${name} ließ sich nicht entfernen.`,
  notChanged: (name) => `${name} ließ sich nicht ändern.`,
  done: (name) => `${name}: Dein Warenkorb ist geändert.`,
  afterAll: (name) => `${name} ist doch in deinem Warenkorb.`,
  gone: (name) => `${name} ist nicht mehr in deinem Warenkorb.`,
  holds: (name, quantity) => `Dein Warenkorb enthält jetzt ${quantity} × ${name}.`,
  noAnswer:
    'Wir haben den Shop nicht erreicht und wissen nicht, ob das geklappt hat. Bitte sieh nach und versuche es dann noch einmal.',
  cookiesOff:
    'Dein Browser blockiert Cookies, und ein Warenkorb braucht eines. Erlaube Cookies für diesen Shop und versuche es noch einmal.',
};
