import type {Translation} from '~/lib/messages';

import type {PAGE_TEXTS as ENGLISH} from './messages';

export const PAGE_TEXTS: Translation<typeof ENGLISH> = {
  shirts: 'T-Shirt-Kollektion',
  shirtsFrom: (shop) => `Offizielle T-Shirts von ${shop}.`,
  hoodies: 'Hoodie-Kollektion',
  hoodiesFrom: (shop) => `Offizielle Hoodies und Sweatshirts von ${shop}.`,
  cart: 'Warenkorb',
  cartLink: 'In deinen Warenkorb legen',
  discountLink: 'Rabattcode einlösen',
  search: (words) => (words ? `Suche: ${words}` : 'Suche'),
  missing: 'Seite nicht gefunden',
  failed: 'Etwas ist schiefgelaufen',
  collection: (title) => `${title}: offizielle Fanbekleidung.`,
  home: 'Startseite',
  products: 'Produkte',
  latest: 'Neueste Kollektion',
};
