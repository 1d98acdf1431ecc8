import type {Translation} from '~/lib/messages';
import {counter} from '~/lib/plural';

import type {MESSAGES as ENGLISH} from './messages';

const counted = counter('de');

const products = (count: number) =>
  counted(count, {one: '# Produkt', other: '# Produkte'});

export const MESSAGES: Translation<typeof ENGLISH> = {
  empty: {
    heading: 'Gerade hängt hier nichts.',
    text: 'Neues ist unterwegs. Sieh dich so lange im Rest des Shops um.',
    link: 'Zu den Neuheiten',
  },
  noMatch: {
    heading: 'Zu all diesen Filtern passt nichts.',
    text: 'Damit findest du etwas:',
    link: 'Alle Filter löschen',
  },
  more: 'Mehr laden',
  loadingMore: 'Wird geladen …',
  moreFailed: 'Mehr ließ sich nicht laden. Bitte versuche es noch einmal.',
  noPicture: 'Noch kein Bild',
  filters: 'Filter',
  closeFilters: 'Filter schließen',
  chosen: 'Gewählte Filter',
  clear: 'Alle löschen',
  show: 'Produkte anzeigen',
  updating: 'Wird aktualisiert …',
  ribbons: {'SOLD OUT': 'AUSVERKAUFT', 'PRE-ORDER': 'VORBESTELLUNG'},
  preOrderFull: 'Alle Vorbestellungen sind vergeben.',
  sort: 'Sortieren nach',
  from: 'Von',
  to: 'Bis',
  collections: 'Nach Kollektion einkaufen',
  latest: 'Neueste Kollektion',
  shop: 'Zur Kollektion',
  sorts: {
    featured: 'Empfohlen',
    bestSelling: 'Meistverkauft',
    titleAscending: 'Name, A–Z',
    titleDescending: 'Name, Z–A',
    priceAscending: 'Preis, aufsteigend',
    priceDescending: 'Preis, absteigend',
    newest: 'Neueste zuerst',
    oldest: 'Älteste zuerst',
    relevance: 'Relevanz',
  },
  products: (count, hasMore) =>
    hasMore ? `Die ersten ${products(count)}` : products(count),
  showProducts: (count, hasMore) =>
    hasMore ? `Die ersten ${products(count)} anzeigen` : `${products(count)} anzeigen`,
  shown: (count) => `${products(count)} werden angezeigt`,
  colors: (count) => counted(count, {one: '# Farbe', other: '# Farben'}),
  colorsOf: (title) => `Farben von ${title}`,
  furtherColors: ' weitere',
  removeFilter: (name) => `Filter ${name} entfernen`,
  filterValue: (filter, value) => `${filter}: ${value}`,
  any: (filter) => `${filter}: alle`,
  priceBetween: (min, max) => `Preis: ${min} bis ${max}`,
  priceFrom: (min) => `Preis: ab ${min}`,
  priceUpTo: (max) => `Preis: bis ${max}`,
  chooseOptions: (title) => `Optionen für ${title} wählen`,
};
