import type {Translation} from '~/lib/messages';
import {counter} from '~/lib/plural';

import type {CONTENTS_MESSAGES as ENGLISH} from './contents-messages';

const counted = counter('de');

export const CONTENTS_MESSAGES: Translation<typeof ENGLISH> = {
  unreachable: 'Wir erreichen deinen Warenkorb gerade nicht. Er bleibt erhalten.',
  retry: 'Noch einmal versuchen',
  startAnew: 'Neuen Warenkorb anlegen',
  checkOutWithout: 'Ohne das zur Kasse',
  notReserved: 'Reserviert ist erst, was bezahlt ist.',
  removed: (name) => `${name} entfernt.`,
  undo: 'Rückgängig',
  edit: 'Bearbeiten',
  editOf: (title) => `${title} bearbeiten`,
  saveEdit: 'Speichern',
  showMore: (count) =>
    counted(count, {
      one: '# weitere Position anzeigen',
      other: '# weitere Positionen anzeigen',
    }),
  empty: 'Dein Warenkorb ist leer',
  emptyHint: 'Was du hineinlegst, bleibt eine Woche hier, auf diesem Gerät.',
  latest: 'Zu den Neuheiten',
  hoodies: 'Hoodies',
  discountCode: 'Rabattcode',
  applyDiscountCode: 'Rabattcode einlösen',
  notApplicable: 'Gilt nicht für diesen Warenkorb',
  giftCard: 'Gutschein',
  giftCardEnding: (lastCharacters) => `Gutschein mit den Endziffern ${lastCharacters}`,
  giftCardCode: 'Gutscheincode',
  applyGiftCardCode: 'Gutscheincode einlösen',
  note: 'Anmerkung',
  noteLabel: 'Anmerkung zu deiner Bestellung',
  notePlaceholder: 'Sollen wir etwas wissen?',
  saveNote: 'Anmerkung speichern',
  remove: (name) => `${name} entfernen`,
  apply: 'Einlösen',
  soldOut: 'Inzwischen ausverkauft. Wird nicht mitbestellt.',
  haveSoldOut: (names, count) =>
    `${names} ${count === 1 ? 'ist' : 'sind'} inzwischen ausverkauft und ${count === 1 ? 'wird' : 'werden'} nicht mitbestellt.`,
  notSold:
    'Diesen Artikel gibt es in deinem Land nicht zu kaufen. Er bleibt in deinem Warenkorb.',
  priceBefore: 'Vorher: ',
  each: (price) => `je ${price}`,
  perUnit: (price, unit) => `${price} / ${unit}`,
  update: 'Aktualisieren',
  quantityOf: (title) => `Anzahl von ${title}`,
  decrease: (title) => `Anzahl von ${title} verringern`,
  increase: (title) => `Anzahl von ${title} erhöhen`,
  allInStock: (count) => `Mehr gibt es nicht: ${count} auf Lager.`,
  toFreeDelivery: (missing) => `Noch ${missing} bis zum kostenlosen Versand`,
  freeDelivery: 'Der Versand ist kostenlos.',
  subtotal: 'Zwischensumme',
  tax: 'Steuern',
  total: 'Gesamtsumme',
  dueAtCheckout: 'Davon beim Bezahlen fällig',
  noPrice: 'Der Store hat noch keinen Preis genannt.',
  updating: 'Wird aktualisiert …',
  updatingTotals: 'Summen werden aktualisiert',
  updatedTotals: 'Summen sind aktualisiert',
  atCheckout: 'Versand und Steuern werden an der Kasse berechnet.',
  checkout: 'Zur Kasse',
  checkoutFailed:
    'Die Kasse ließ sich nicht öffnen. Dein Warenkorb bleibt erhalten. Bitte versuche es noch einmal.',
  noCart: 'Du kannst zur Kasse, sobald wir deinen Warenkorb erreichen.',
  notInCartYet: (names) => `${names} ist noch nicht in deinem Warenkorb.`,
  perhapsInCart: (names) =>
    `${names} ist vielleicht in deinem Warenkorb. Prüfe deine Bestellung.`,
};
