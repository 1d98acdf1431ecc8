import type {Translation} from '~/lib/messages';

import type {MESSAGES as ENGLISH} from './messages';

export const MESSAGES: Translation<typeof ENGLISH> = {
  service: 'Commandes et conditions',
  orders: 'Vos commandes',
  policies: 'Conditions',
  skip: 'Aller au contenu',
  navigation: 'Menu principal',
  openMenu: 'Ouvrir le menu',
  closeMenu: 'Fermer le menu',
  announcement: 'Annonce',
  dismiss: 'Masquer l’annonce',
  latest: 'Nouveautés',
  shirts: 'Tee-shirts',
  hoodies: 'Sweats',
  newsletter: 'Newsletter',
  follow: 'Suivez-nous',
  collections: 'Collections',
  allCollections: 'Toutes les collections',
  allOf: (title) => `Tout voir : ${title}`,
  loading: 'Chargement',
  loadingProducts: 'Chargement des produits',
  offline:
    'Vous êtes hors ligne. Cette page reste telle quelle jusqu’au retour de votre connexion.',
  refusedOffline: 'Impossible d’ouvrir cela hors ligne. Cette page reste telle quelle.',
  stale:
    'Notre boutique ne répond pas pour le moment : les prix et les stocks peuvent ne pas être à jour.',
  notFound: 'La page que vous cherchez est introuvable.',
  return: 'Cliquez ici pour revenir à la boutique !',
  failed: 'Désolé ! Une erreur s’est produite,',
  tryAgain: 'cliquez ici pour réessayer',
  failedAgain:
    'Si vous voyez cette page pour la deuxième fois, réessayez plus tard ou sur un autre appareil.',
};
