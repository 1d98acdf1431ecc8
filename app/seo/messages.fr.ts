import type {Translation} from '~/lib/messages';

import type {PAGE_TEXTS as ENGLISH} from './messages';

export const PAGE_TEXTS: Translation<typeof ENGLISH> = {
  shirts: 'Collection de tee-shirts',
  shirtsFrom: (shop) => `Les tee-shirts officiels de ${shop}.`,
  hoodies: 'Collection de sweats à capuche',
  hoodiesFrom: (shop) => `Les sweats officiels de ${shop}, avec ou sans capuche.`,
  cart: 'Panier',
  cartLink: 'Ajouter à votre panier',
  discountLink: 'Utiliser un code de réduction',
  search: (words) => (words ? `Recherche : ${words}` : 'Recherche'),
  missing: 'Page introuvable',
  failed: 'Une erreur s’est produite',
  collection: (title) => `${title}, vêtements officiels.`,
  home: 'Accueil',
  products: 'Produits',
  latest: 'Dernière collection',
};
