import type {Translation} from '~/lib/messages';
import {counter} from '~/lib/plural';

import type {MESSAGES as ENGLISH} from './messages';

const counted = counter('fr');

export const MESSAGES: Translation<typeof ENGLISH> = {
  addToCart: {
    'SOLD OUT': 'ÉPUISÉ',
    'Pre Order': 'Précommander',
    'Add to cart': 'Ajouter au panier',
  },
  placeholder: {size: 'Choisir une taille…', color: 'Choisir une couleur…'},
  ask: {size: 'Choisir une taille', color: 'Choisir une couleur'},
  chooseFirst: (option) => `À choisir d’abord : ${option}.`,
  lookingUp: 'Recherche de cette combinaison…',
  notMade: (choice) => `${choice} n’existe pas. Choisissez une autre combinaison.`,
  soldOut: (choice) => `${choice} est épuisé.`,
  costs: (choice, price) => `${choice} coûte ${price}.`,
  left: (count) =>
    counted(count, {one: 'Plus que # exemplaire.', other: 'Plus que # exemplaires.'}),
  nothingAdded: (reason) => `Rien n’a été ajouté : ${reason}`,
  suffix: {available: '', 'sold-out': ', épuisé', missing: ', n’existe pas'},
  gone: 'Cet article n’est plus en vente.',
  failed: 'Impossible d’afficher les options. Vérifiez votre connexion et réessayez.',
  loadingOptions: 'Chargement des options…',
  loadingImage: 'Chargement de l’image…',
  noPicture: 'Pas encore de photo',
  allDetails: 'Voir tous les détails',
  delivery: (time) => `Livraison : ${time}`,
  shipsOn: (date) => `Expédition à partir du ${date}`,
  guideOf: (option) => `Guide : ${option}`,
  preOrder: 'Précommande',
  description: 'Description',
  retry: 'Réessayer',
  calendar: 'Ajouter à votre agenda',
  reminders: 'Recevoir un rappel',
  playVideo: (title) => `Lire la vidéo : ${title}`,
  images: 'Photos du produit',
  imageList: 'Photos',
  zoom: 'Agrandir l’image',
  showImage: (number, count) => `Afficher l’image ${number} sur ${count}`,
  previousThumbnails: 'Vignettes précédentes',
  nextThumbnails: 'Vignettes suivantes',
  previousImage: 'Image précédente',
  nextImage: 'Image suivante',
  breadcrumb: 'Fil d’Ariane',
  home: 'Accueil',
  products: 'Produits',
  unit: 'Unité',
  units: {inch: 'Pouces', centimeter: 'Centimètres'},
  size: 'Taille',
  picture: (title, place) => `${title}, photo ${place}`,
  lastHour: (product) => `Dernière heure : ${product}`,
  leaves: (product, shop) => `${product} quitte définitivement ${shop}.`,
  opens: (product) => `Ouverture des ventes : ${product}`,
  opensAt: (product, shop) => `${product} arrive en vente chez ${shop}.`,
};
