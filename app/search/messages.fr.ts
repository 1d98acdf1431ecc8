import type {Translation} from '~/lib/messages';
import {counter} from '~/lib/plural';

import type {MESSAGES as ENGLISH} from './messages';

const counted = counter('fr');

export const MESSAGES: Translation<typeof ENGLISH> = {
  page: 'Page du site',
  texts: 'Pages et articles',
  label: 'Rechercher un produit',
  button: 'Rechercher',
  close: 'Fermer la recherche',
  begin: 'Trouvez un tee-shirt, un sweat, une couleur.',
  tryOther:
    'Vérifiez l’orthographe, essayez avec moins de mots, ou parcourez la boutique :',
  suggestions: 'Suggestions',
  startingPoints: 'Par où commencer',
  popular: 'Populaire en ce moment',
  collections: 'Collections',
  collection: 'Collection',
  pages: 'Pages de résultats',
  firstPage: 'Première page',
  nextPage: 'Plus de résultats',
  resultsFor: (count) => [
    `${count === 0 ? 'Aucun résultat' : counted(count, {one: '# résultat', other: '# résultats'})} pour « `,
    ' ».',
  ],
  shownFor: ['Résultats affichés pour ', '.'],
  allResults: ['Tous les résultats pour « ', ' »'],
  suggested: (count) => counted(count, {one: '# suggestion', other: '# suggestions'}),
  nothing: (words) => `Rien ne correspond à « ${words} ».`,
};
