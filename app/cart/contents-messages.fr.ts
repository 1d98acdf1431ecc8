import type {Translation} from '~/lib/messages';
import {counter} from '~/lib/plural';

import type {CONTENTS_MESSAGES as ENGLISH} from './contents-messages';

const counted = counter('fr');

export const CONTENTS_MESSAGES: Translation<typeof ENGLISH> = {
  unreachable: 'Votre panier est momentanément inaccessible. Il est conservé.',
  retry: 'Réessayer',
  startAnew: 'Commencer un nouveau panier',
  checkOutWithout: 'Commander sans cet article',
  notReserved: 'Rien n’est réservé avant le paiement.',
  removed: (name) => `${name} retiré.`,
  undo: 'Annuler',
  edit: 'Modifier',
  editOf: (title) => `Modifier ${title}`,
  saveEdit: 'Enregistrer',
  showMore: (count) =>
    counted(count, {one: 'Afficher # ligne de plus', other: 'Afficher # lignes de plus'}),
  empty: 'Votre panier est vide',
  emptyHint: 'Ce que vous ajoutez y reste une semaine, sur cet appareil.',
  latest: 'Voir les nouveautés',
  hoodies: 'Sweats',
  discountCode: 'Code de réduction',
  applyDiscountCode: 'Appliquer le code de réduction',
  notApplicable: 'Ne s’applique pas à ce panier',
  giftCard: 'Carte cadeau',
  giftCardEnding: (lastCharacters) => `Carte cadeau se terminant par ${lastCharacters}`,
  giftCardCode: 'Code de la carte cadeau',
  applyGiftCardCode: 'Appliquer le code de la carte cadeau',
  note: 'Note',
  noteLabel: 'Note sur votre commande',
  notePlaceholder: 'Quelque chose à nous dire ?',
  saveNote: 'Enregistrer la note',
  remove: (name) => `Retirer ${name}`,
  apply: 'Appliquer',
  soldOut: 'Épuisé depuis votre ajout. Ne sera pas commandé.',
  haveSoldOut: (names, count) =>
    counted(count, {
      one: `${names} est épuisé entre-temps et ne sera pas commandé.`,
      other: `${names} sont épuisés entre-temps et ne seront pas commandés.`,
    }),
  notSold: 'Cet article n’est pas vendu dans votre pays. Il reste dans votre panier.',
  priceBefore: 'Avant : ',
  each: (price) => `${price} pièce`,
  perUnit: (price, unit) => `${price} / ${unit}`,
  update: 'Mettre à jour',
  quantityOf: (title) => `Quantité de ${title}`,
  decrease: (title) => `Diminuer la quantité de ${title}`,
  increase: (title) => `Augmenter la quantité de ${title}`,
  allInStock: (count) => `C’est tout ce qu’il reste : ${count} en stock.`,
  toFreeDelivery: (missing) => `Plus que ${missing} pour la livraison gratuite`,
  freeDelivery: 'La livraison est gratuite.',
  subtotal: 'Sous-total',
  tax: 'Taxes',
  total: 'Total',
  dueAtCheckout: 'Dont à régler à la commande',
  noPrice: 'La boutique n’a pas encore indiqué de prix.',
  updating: 'Mise à jour…',
  updatingTotals: 'Mise à jour des totaux',
  updatedTotals: 'Totaux mis à jour',
  atCheckout: 'Livraison et taxes calculées au paiement.',
  checkout: 'Passer au paiement',
  checkoutFailed:
    'Impossible d’ouvrir le paiement. Votre panier est conservé. Veuillez réessayer.',
  noCart: 'Vous pourrez payer dès que votre panier sera accessible.',
  notInCartYet: (names) => `${names} n’est pas encore dans votre panier.`,
  perhapsInCart: (names) =>
    `${names} est peut-être dans votre panier. Vérifiez votre commande.`,
};
