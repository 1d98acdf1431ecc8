import type {Translation} from '~/lib/messages';
import {counter} from '~/lib/plural';

import type {MESSAGES as ENGLISH} from './messages';

const counted = counter('de');

export const MESSAGES: Translation<typeof ENGLISH> = {
  addToCart: {
    'SOLD OUT': 'AUSVERKAUFT',
    'Pre Order': 'Vorbestellen',
    'Add to cart': 'In den Warenkorb',
  },
  placeholder: {size: 'Größe wählen …', color: 'Farbe wählen …'},
  ask: {size: 'Größe wählen', color: 'Farbe wählen'},
  chooseFirst: (option) => `Bitte zuerst wählen: ${option}.`,
  lookingUp: 'Diese Kombination wird gesucht …',
  notMade: (choice) => `${choice} gibt es nicht. Wähle eine andere Kombination.`,
  soldOut: (choice) => `${choice} ist ausverkauft.`,
  costs: (choice, price) => `${choice} kostet ${price}.`,
  left: (count) => counted(count, {one: 'Nur noch # Stück.', other: 'Nur noch # Stück.'}),
  nothingAdded: (reason) => `Nichts hinzugefügt: ${reason}`,
  suffix: {available: '', 'sold-out': ', ausverkauft', missing: ', gibt es nicht'},
  gone: 'Dieser Artikel wird nicht mehr verkauft.',
  failed:
    'Die Auswahl ließ sich nicht laden. Prüfe deine Verbindung und versuche es noch einmal.',
  loadingOptions: 'Auswahl wird geladen …',
  loadingImage: 'Bild wird geladen …',
  noPicture: 'Noch kein Bild',
  allDetails: 'Alle Details ansehen',
  delivery: (time) => `Lieferzeit: ${time}`,
  shipsOn: (date) => `Versand ab ${date}`,
  guideOf: (option) => `${option}: Tabelle`,
  preOrder: 'Vorbestellung',
  description: 'Beschreibung',
  retry: 'Noch einmal versuchen',
  calendar: 'In den Kalender',
  reminders: 'Erinnern lassen',
  playVideo: (title) => `Video abspielen: ${title}`,
  images: 'Produktbilder',
  imageList: 'Bilder',
  zoom: 'Bild vergrößern',
  showImage: (number, count) => `Bild ${number} von ${count} anzeigen`,
  previousThumbnails: 'Vorherige Vorschaubilder',
  nextThumbnails: 'Nächste Vorschaubilder',
  previousImage: 'Vorheriges Bild',
  nextImage: 'Nächstes Bild',
  breadcrumb: 'Du bist hier',
  home: 'Startseite',
  products: 'Produkte',
  unit: 'Einheit',
  units: {inch: 'Zoll', centimeter: 'Zentimeter'},
  size: 'Größe',
  picture: (title, place) => `${title}, Bild ${place}`,
  lastHour: (product) => `Letzte Stunde: ${product}`,
  leaves: (product, shop) => `${product} verlässt ${shop} für immer.`,
  opens: (product) => `Verkaufsstart: ${product}`,
  opensAt: (product, shop) => `${product} startet bei ${shop}.`,
};
