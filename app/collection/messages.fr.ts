import type {Translation} from '~/lib/messages';
import {counter} from '~/lib/plural';

import type {MESSAGES as ENGLISH} from './messages';

const counted = counter('fr');

export const MESSAGES: Translation<typeof ENGLISH> = {
  empty: {
    heading: 'Rien en rayon pour le moment.',
    text: 'Des nouveautés arrivent. En attendant, parcourez le reste de la boutique.',
    link: 'Voir les nouveautés',
  },
  noMatch: {
    heading: 'Aucun produit ne correspond à tous ces filtres.',
    text: 'Avec l’un de ceux-ci, vous trouverez :',
    link: 'Effacer tous les filtres',
  },
  more: 'Afficher plus',
  loadingMore: 'Chargement…',
  moreFailed: 'Impossible d’afficher plus de produits. Veuillez réessayer.',
  noPicture: 'Pas encore de photo',
  filters: 'Filtres',
  closeFilters: 'Fermer les filtres',
  chosen: 'Filtres choisis',
  clear: 'Tout effacer',
  show: 'Afficher les produits',
  updating: 'Mise à jour…',
  ribbons: {'SOLD OUT': 'ÉPUISÉ', 'PRE-ORDER': 'PRÉCOMMANDE'},
  preOrderFull: 'Les précommandes sont closes.',
  sort: 'Trier par',
  from: 'De',
  to: 'À',
  collections: 'Acheter par collection',
  latest: 'Dernière collection',
  shop: 'Voir la collection',
  sorts: {
    featured: 'Notre sélection',
    bestSelling: 'Meilleures ventes',
    titleAscending: 'Nom, de A à Z',
    titleDescending: 'Nom, de Z à A',
    priceAscending: 'Prix croissant',
    priceDescending: 'Prix décroissant',
    newest: 'Du plus récent au plus ancien',
    oldest: 'Du plus ancien au plus récent',
    relevance: 'Pertinence',
  },
  products: (count, hasMore) =>
    hasMore
      ? counted(count, {one: 'Le premier produit', other: 'Les # premiers produits'})
      : counted(count, {one: '# produit', other: '# produits'}),
  showProducts: (count, hasMore) =>
    hasMore
      ? counted(count, {
          one: 'Afficher le premier produit',
          other: 'Afficher les # premiers produits',
        })
      : counted(count, {one: 'Afficher # produit', other: 'Afficher # produits'}),
  shown: (count) =>
    counted(count, {one: '# produit affiché', other: '# produits affichés'}),
  colors: (count) => counted(count, {one: '# couleur', other: '# couleurs'}),
  colorsOf: (title) => `Couleurs de ${title}`,
  furtherColors: ' de plus',
  removeFilter: (name) => `Retirer le filtre ${name}`,
  filterValue: (filter, value) => `${filter} : ${value}`,
  any: (filter) => `${filter} : tout`,
  priceBetween: (min, max) => `Prix : de ${min} à ${max}`,
  priceFrom: (min) => `Prix : à partir de ${min}`,
  priceUpTo: (max) => `Prix : jusqu’à ${max}`,
  chooseOptions: (title) => `Choisir les options de ${title}`,
};
