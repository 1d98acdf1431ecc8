import type {Translation} from '~/lib/messages';
import {counter} from '~/lib/plural';

import type {MESSAGES as ENGLISH} from './messages';

const counted = counter('fr');

const items = (count: number) => counted(count, {one: '# article', other: '# articles'});

export const MESSAGES: Translation<typeof ENGLISH> = {
  button: (count) => `Panier, ${items(count)}`,
  title: 'Panier',
  close: 'Fermer le panier',
  loading: 'Chargement de votre panier…',
  lines: 'Articles du panier',
  open: 'Ouvrir votre panier',
  lineStatus: {
    waiting: 'En attente de la boutique',
    checking: 'Nous vérifions si votre panier contient ceci',
  },
  added: (name, count) => `${name} ajouté au panier. ${items(count)} dans le panier.`,
  removed: (title, count) => `${title} retiré. ${items(count)} dans le panier.`,
  quantityNow: (title, quantity) => `Quantité de ${title} : ${quantity}.`,
  cannotTell: (name) =>
    `Nous ne savons pas si ${name} était dans votre panier précédent.`,
  notAdded: (name) => `Impossible d’ajouter ${name}.`,
  notRemoved: (name) => `Impossible de retirer ${name}.`,
  notChanged: (name) => `Impossible de modifier ${name}.`,
  done: (name) => `${name} : votre panier est modifié.`,
  afterAll: (name) => `${name} est finalement dans votre panier.`,
  gone: (name) => `${name} n’est plus dans votre panier.`,
  holds: (name, quantity) => `Votre panier contient maintenant ${quantity} × ${name}.`,
  noAnswer:
    'La boutique ne répond pas, nous ne savons donc pas si cela a fonctionné. Vérifiez, puis réessayez.',
  cookiesOff:
    'Votre navigateur bloque les cookies, or un panier en a besoin. Autorisez les cookies pour cette boutique, puis réessayez.',
};
