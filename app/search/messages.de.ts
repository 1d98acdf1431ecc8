import type {Translation} from '~/lib/messages';
import {counter} from '~/lib/plural';

import type {MESSAGES as ENGLISH} from './messages';

const counted = counter('de');

export const MESSAGES: Translation<typeof ENGLISH> = {
  page: 'Seite',
  texts: 'Seiten und Artikel',
  label: 'Produkte suchen',
  button: 'Suche',
  close: 'Suche schließen',
  begin: 'Finde ein Shirt, einen Hoodie, eine Farbe.',
  tryOther: 'Prüfe die Schreibweise, nimm weniger Wörter oder sieh dich hier um:',
  suggestions: 'Vorschläge',
  startingPoints: 'Zum Einstieg',
  popular: 'Gerade beliebt',
  collections: 'Kollektionen',
  collection: 'Kollektion',
  pages: 'Ergebnisseiten',
  firstPage: 'Erste Seite',
  nextPage: 'Weitere Ergebnisse',
  resultsFor: (count) => [
    `${count === 0 ? 'Keine Ergebnisse' : counted(count, {one: '# Ergebnis', other: '# Ergebnisse'})} für „`,
    '“.',
  ],
  shownFor: ['Angezeigt werden Ergebnisse für ', '.'],
  allResults: ['Alle Ergebnisse für „', '“'],
  suggested: (count) => counted(count, {one: '# Vorschlag', other: '# Vorschläge'}),
  nothing: (words) => `Nichts passt zu „${words}“.`,
};
