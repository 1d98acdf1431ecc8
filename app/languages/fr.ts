import type {MESSAGES as analytics} from '~/add-ons/analytics/messages';
import type {MESSAGES as apps} from '~/add-ons/apps/messages';
import type {CONTENTS_MESSAGES as cartContents} from '~/cart/contents-messages';
import type {LINK_MESSAGES as cartLinks} from '~/cart/link-messages';
import type {MESSAGES as cart} from '~/cart/messages';
import type {PAYMENT_MESSAGES as payment} from '~/cart/payment-messages';
import type {MESSAGES as collection} from '~/collection/messages';
import type {MESSAGES as content} from '~/content/messages';
import type {MESSAGES as drop} from '~/drop/messages';
import type {Translation} from '~/lib/messages';
import {counter} from '~/lib/intl';
import type {MESSAGES as market} from '~/market/messages';
import type {MESSAGES as notFound} from '~/not-found/messages';
import type {MESSAGES as notify} from '~/add-ons/notify/messages';
import type {MESSAGES as personalization} from '~/add-ons/personalization/messages';
import type {MESSAGES as product} from '~/product/messages';
import type {MESSAGES as recommendations} from '~/add-ons/recommendations/messages';
import type {MESSAGES as saved} from '~/add-ons/saved/messages';
import type {MESSAGES as search} from '~/search/messages';
import type {MESSAGES as sections} from '~/sections/messages';
import type {PAGE_TEXTS as seo} from '~/seo/messages';
import type {MESSAGES as shell} from '~/shell/messages';
import type {MESSAGES as ui} from '~/ui/messages';

const counted = counter('fr');

const items = (count: number) => counted(count, {one: '# article', other: '# articles'});

/** The French messages of every feature. */
export const FRENCH = {
  analytics: {
    reopen: 'Préférences de cookies',
    signal: 'Le signal d’opposition de votre navigateur est respecté.',
    title: 'Confidentialité',
    question:
      'Nous autorisez-vous à compter ce qui est consulté et acheté, pour améliorer la boutique ? Vous pouvez changer d’avis en bas de chaque page.',
    decline: 'Refuser',
    accept: 'Accepter',
  } satisfies Translation<typeof analytics>,
  apps: {
    item: 'Un article',
    note: 'Note',
    attributes: 'Précisions sur la commande',
  } satisfies Translation<typeof apps>,
  cart: {
    button: (count) => `Panier, ${items(count)}`,
    title: 'Panier',
    close: 'Fermer le panier',
    loading: 'Chargement de votre panier…',
    lines: 'Articles du panier',
    open: 'Ouvrir votre panier',
    waiting: 'En attente de la boutique',
    added: (name, count) => `${name} ajouté au panier. ${items(count)} dans le panier.`,
    removed: (title, count) => `${title} retiré. ${items(count)} dans le panier.`,
    quantityNow: (title, quantity) => `Quantité de ${title} : ${quantity}.`,
    cannotTell: (name) =>
      `Nous ne savons pas si ${name} était dans votre panier précédent.`,
    cannotTellHere: (name) => `Nous ne savons pas si ${name} est dans votre panier.`,
    movedAway: (name) =>
      `Votre panier est passé dans un autre pays, où il y a moins de ${name}.`,
    notAdded: (name) => `Impossible d’ajouter ${name}.`,
    notRemoved: (name) => `Impossible de retirer ${name}.`,
    notChanged: (name) => `Impossible de modifier ${name}.`,
    done: (name) => `${name} : votre panier est modifié.`,
    gone: (name) => `${name} n’est plus dans votre panier.`,
    holds: (name, quantity) => `Votre panier contient maintenant ${quantity} × ${name}.`,
    notSaid: (name) =>
      `N’est pas arrivé dans votre panier : ${name}. Veuillez le saisir à nouveau.`,
    noAnswer:
      'La boutique ne répond pas, nous ne savons donc pas si cela a fonctionné. Vérifiez, puis réessayez.',
    cookiesOff:
      'Votre navigateur bloque les cookies, or un panier en a besoin. Autorisez les cookies pour cette boutique, puis réessayez.',
  } satisfies Translation<typeof cart>,
  'cart-contents': {
    unreachable: 'Votre panier est momentanément inaccessible. Il est conservé.',
    retry: 'Réessayer',
    startAnew: 'Commencer un nouveau panier',
    checkOutAnyway: 'Commander quand même',
    notReserved: 'Rien n’est réservé avant le paiement.',
    otherCurrency: 'Votre panier est dans une autre devise que cette page.',
    showIn: (currency) => `Afficher en ${currency}`,
    removed: (name) => `${name} retiré.`,
    undo: 'Annuler',
    edit: 'Modifier',
    editOf: (title) => `Modifier ${title}`,
    saveEdit: 'Enregistrer',
    showMore: (count) =>
      counted(count, {
        one: 'Afficher # ligne de plus',
        other: 'Afficher # lignes de plus',
      }),
    empty: 'Votre panier est vide',
    emptyHint: 'Ce que vous ajoutez y reste une semaine, sur cet appareil.',
    latest: 'Voir les nouveautés',
    hoodies: 'Sweats',
    codes: 'Code ou carte cadeau',
    discountCode: 'Code de réduction',
    applyDiscountCode: 'Appliquer le code de réduction',
    notApplicable: 'Ne s’applique pas à ce panier',
    giftCard: 'Carte cadeau',
    giftCardEnding: (lastCharacters) => `Carte cadeau se terminant par ${lastCharacters}`,
    giftCardCode: 'Code de la carte cadeau',
    applyGiftCardCode: 'Appliquer le code de la carte cadeau',
    note: 'Note',
    noteAmong: 'note',
    row: (names) => names.join(', '),
    noteLabel: 'Note sur votre commande',
    notePlaceholder: 'Quelque chose à nous dire ?',
    saveNote: 'Enregistrer la note',
    remove: (name) => `Retirer ${name}`,
    apply: 'Appliquer',
    soldOut: 'Épuisé depuis votre ajout. Ne sera pas commandé.',
    soldOutOrNotFor: (country) =>
      `Épuisé, ou non disponible pour ce pays (${country}). Ne sera pas commandé.`,
    isBack: 'De nouveau disponible. Choisissez une quantité pour commander.',
    haveSoldOut: (names, count) =>
      counted(count, {
        one: `${names} est épuisé entre-temps et ne sera pas commandé.`,
        other: `${names} sont épuisés entre-temps et ne seront pas commandés.`,
      }),
    haveEnded: (names, count) =>
      counted(count, {
        one: `${names} n’est plus en vente.`,
        other: `${names} ne sont plus en vente.`,
      }),
    endedOn: (date) => `Terminé le ${date}`,
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
    taxesAtCheckout: 'Taxes calculées au paiement.',
    checkout: 'Passer au paiement',
    checkoutFailed:
      'Impossible d’ouvrir le paiement. Votre panier est conservé. Veuillez réessayer.',
    otherCart: 'Votre panier a changé entre-temps. Veuillez d’abord le vérifier.',
    noCart: 'Vous pourrez payer dès que votre panier sera accessible.',
    notInCartYet: (names) => `${names} n’est pas encore dans votre panier.`,
    perhapsInCart: (names) => `${names} est peut-être déjà dans votre panier.`,
    nowIn: (currency) =>
      `Votre panier est maintenant en ${currency}. Veuillez d’abord regarder son total.`,
    notSaved: (names) => `Pas encore enregistré : ${names}.`,
    stillHolds: (name, quantity) => `Votre panier contient encore ${quantity} × ${name}.`,
  } satisfies Translation<typeof cartContents>,
  'cart-links': {
    addTitle: (count) =>
      counted(count, {
        one: 'Ajouter # article à votre panier ?',
        other: 'Ajouter # articles à votre panier ?',
      }),
    items: 'Articles à ajouter',
    missing: (count) =>
      counted(count, {
        one: '# article de ce lien n’est pas disponible et n’est pas ajouté.',
        other: '# articles de ce lien ne sont pas disponibles et ne sont pas ajoutés.',
      }),
    unavailable: (names) => `Non ajouté, car indisponible en ce moment : ${names}.`,
    nothing: 'Rien dans ce lien n’est disponible en ce moment',
    details:
      'Ce lien apporte aussi ceci. Ce que vous avez saisi vous-même reste inchangé.',
    note: 'Note',
    discountCode: 'Code de réduction',
    add: 'Ajouter au panier',
    codeTitle: 'Utiliser un code de réduction ?',
    code: 'Le code de réduction de ce lien sera conservé avec votre panier, et déduit là où il s’applique.',
    useCode: 'Utiliser ce code',
  } satisfies Translation<typeof cartLinks>,
  collection: {
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
    skip: 'Aller aux produits',
    skipToFilters: 'Aller aux filtres',
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
    seeAll: (count) => (count === null ? 'Tout voir' : `Voir les ${count} articles`),
    range: (count, price) =>
      `${count} ${count === 1 ? 'pièce' : 'pièces'} à partir de ${price}`,
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
    filteredBy: (name) => `Filtré par ${name}.`,
    notFilteredBy: (name) => `Plus filtré par ${name}.`,
    sortedBy: (name) => `Trié par ${name}.`,
    soldOutSizes: 'Avec des tailles épuisées',
    giftFilter: {label: 'Cadeaux', value: 'Idée cadeau'},
    filterValue: (filter, value) => `${filter} : ${value}`,
    any: (filter) => `${filter} : tout`,
    priceBetween: (min, max) => `Prix : de ${min} à ${max}`,
    priceFrom: (min) => `Prix : à partir de ${min}`,
    priceUpTo: (max) => `Prix : jusqu’à ${max}`,
    chooseOptions: (title) => `Choisir les options de ${title}`,
  } satisfies Translation<typeof collection>,
  content: {
    video: 'Voir la vidéo',
    policies: 'Conditions et politiques',
    older: 'Articles plus anciens',
    newest: 'Articles les plus récents',
    articlePages: 'Pages d’articles',
  } satisfies Translation<typeof content>,
  drop: {
    opens: (when) => `En vente ${when}`,
    opensIn: 'En vente dans',
    notYet: 'Pas encore en vente',
  } satisfies Translation<typeof drop>,
  market: {
    button: (name: string) => `Pays et langue : ${name}`,
    title: 'Pays et langue',
    close: 'Fermer le choix du pays',
    change: (name: string) => `Aller à ${name}`,
    dismiss: 'Rester ici',
  } satisfies Translation<typeof market>,
  notFound: {
    endedOn: (date) => `Terminé le ${date}`,
    notSoldIn: (country) => `Non disponible : ${country}`,
    soldIn: 'Disponible :',
    instead: 'Vous aimerez peut-être',
    latestShelf: 'Dernière collection',
    allLatest: 'Voir toute la collection',
  } satisfies Translation<typeof notFound>,
  notify: {
    back: {
      title: 'Prévenez-moi quand il revient',
      saved: 'C’est noté. Nous vous écrirons quand il sera de retour.',
    },
    opens: {
      title: 'Prévenez-moi à l’ouverture',
      saved: 'C’est noté. Nous vous écrirons à l’ouverture de la vente.',
    },
    newsletter: {
      title: 'Lettre d’information',
      saved: 'C’est noté. Regardez vos e-mails : une confirmation peut être demandée.',
    },
    email: 'Adresse e-mail',
    submit: 'Prévenez-moi',
    subscribe: 'S’abonner',
    sending: 'Envoi en cours…',
    consent:
      'Nous vous écrivons au sujet de cet article uniquement, et n’utilisons votre adresse pour rien d’autre.',
    invalid: 'Saisissez une adresse e-mail, comme nom@example.com.',
    busy: 'Cela fait beaucoup d’un coup. Réessayez dans quelques minutes.',
    failed: 'Nous n’avons pas pu noter votre adresse. Réessayez.',
    unknown: 'Nous ne connaissons plus cet article.',
    retry: 'Réessayer',
    toProduct: 'Retour à l’article',
    toShop: 'Retour à la boutique',
  } satisfies Translation<typeof notify>,
  payment: {
    accepted: 'Moyens de paiement',
    buyWithShopPay: 'Acheter avec Shop Pay',
  } satisfies Translation<typeof payment>,
  personalization: {
    title: 'Flocage',
    player: 'Choisir un joueur',
    ownText: 'Votre texte',
    optional: (label) => `${label} (facultatif)`,
    nothing: 'Aucun',
    preview: (texts) => `Votre flocage : ${texts}`,
    upTo: (letters) =>
      counted(letters, {one: '# lettre au plus.', other: '# lettres au plus.'}),
    inCapitals: 'Imprimé en majuscules.',
    range: (from, to) => `De ${from} à ${to}.`,
    numberFrom: (from, to) => `Un nombre de ${from} à ${to}.`,
    enter: (label) => `À remplir : ${label}.`,
    choose: (label) => `À choisir : ${label}.`,
    tooLong: (letters) =>
      counted(letters, {one: '# lettre de trop.', other: '# lettres de trop.'}),
    canPrint: (characters) => `Nous pouvons imprimer : ${characters}.`,
    lettersOf: (scripts) => `lettres (${scripts})`,
    characters: {
      space: 'espaces',
      period: 'points',
      hyphen: 'tirets',
      apostrophe: 'apostrophes',
    },
    refusedWord: 'Nous n’imprimons pas ce mot.',
    check: (problems) => `Veuillez vérifier ce qui doit être imprimé. ${problems}`,
    unavailable:
      'Ce flocage n’est pas disponible pour le moment. Choisissez l’article sans flocage.',
    unreadable: 'Ce flocage est illisible. Veuillez le saisir à nouveau.',
  } satisfies Translation<typeof personalization>,
  product: {
    freeDelivery: (amount) => `Livraison offerte dès ${amount}`,
    deliveryTerms: 'Livraison',
    returns: (days) => `Retours sous ${days} jours`,
    returnTerms: 'Retours',
    lowestPrice: (price) => `Prix le plus bas des 30 derniers jours : ${price}`,
    perUnit: (price, unit) => `${price} / ${unit}`,
    rated: (value, best) => `Noté ${value} sur ${best}`,
    reviews: (count) => `${count} avis`,
    share: 'Partager',
    copied: 'Lien copié',
    addToCart: {
      'SOLD OUT': 'ÉPUISÉ',
      'Pre Order': 'Précommander',
      'Add to cart': 'Ajouter au panier',
    },
    placeholder: {size: 'Choisir une taille…', color: 'Choisir une couleur…'},
    ask: {size: 'Choisir une taille', color: 'Choisir une couleur'},
    tell: {back: 'Épuisé : me prévenir', opens: 'Me prévenir à l’ouverture'},
    fieldsFailed:
      'Impossible d’afficher les champs de ce formulaire. Vérifiez votre connexion, puis rechargez la page.',
    lookingUp: 'Recherche de cette combinaison…',
    notMade: (choice) => `${choice} n’existe pas. Choisissez une autre combinaison.`,
    soldOut: (choice) => `${choice} est épuisé.`,
    costs: (choice, price) => `${choice} coûte ${price}.`,
    left: (count) =>
      counted(count, {one: 'Plus que # exemplaire.', other: 'Plus que # exemplaires.'}),
    nothingAdded: (reason) => `Rien n’a été ajouté : ${reason}`,
    suffix: {available: '', 'sold-out': ', épuisé', missing: ', n’existe pas'},
    gone: 'Cet article n’est plus en vente.',
    soldApart: 'Chaque choix a sa propre page.',
    planOnly: 'Pas vendu ici : uniquement par abonnement.',
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
    video: (title) => `Voir la vidéo : ${title}`,
    model: (title) => `Ouvrir le modèle 3D : ${title}`,
    images: 'Photos du produit',
    imageList: 'Photos',
    zoom: 'Agrandir l’image',
    showImage: (number, count, view) =>
      `Afficher l’image ${number} sur ${count}${view && ` : ${view}`}`,
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
    bundle: 'Dans ce lot',
    picture: (title, place) => `${title}, photo ${place}`,
    lastHour: (product) => `Dernière heure : ${product}`,
    leaves: (product, shop) => `${product} quitte définitivement ${shop}.`,
    opens: (product) => `Ouverture des ventes : ${product}`,
    opensAt: (product, shop) => `${product} arrive en vente chez ${shop}.`,
  } satisfies Translation<typeof product>,
  recommendations: {
    complementary: 'À porter avec',
    related: 'Vous aimerez aussi',
    instead: 'Vous aimerez peut-être',
    recentlyViewed: 'Vus récemment',
    clear: 'Effacer',
    kept: 'Conservé uniquement sur cet appareil.',
  } satisfies Translation<typeof recommendations>,
  saved: {
    save: (title) => `Enregistrer ${title}`,
  } satisfies Translation<typeof saved>,
  search: {
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
    nothing: (term) => `Rien ne correspond à « ${term} ».`,
  } satisfies Translation<typeof search>,
  sections: {
    seeAll: 'Tout voir',
    opensIn: 'Ouverture dans',
    opened: 'C’est ouvert',
  } satisfies Translation<typeof sections>,
  seo: {
    shirts: 'Collection de tee-shirts',
    shirtsFrom: (shop) => `Les tee-shirts officiels de ${shop}.`,
    hoodies: 'Collection de sweats à capuche',
    hoodiesFrom: (shop) => `Les sweats officiels de ${shop}, avec ou sans capuche.`,
    collections: 'Collections',
    collectionsFrom: (shop) => `Toutes les collections de ${shop}.`,
    cart: 'Panier',
    cartLink: 'Ajouter à votre panier',
    discountLink: 'Utiliser un code de réduction',
    search: (term) => (term ? `Recherche : ${term}` : 'Recherche'),
    missing: 'Page introuvable',
    failed: 'Une erreur s’est produite',
    collection: (title) => `${title}, vêtements officiels.`,
    home: 'Accueil',
    products: 'Produits',
    latest: 'Dernière collection',
  } satisfies Translation<typeof seo>,
  shell: {
    information: 'Informations',
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
    storeAway:
      'Notre boutique est injoignable pour le moment. Cette page réessaie d’elle-même.',
    failedAgain:
      'Si vous voyez cette page pour la deuxième fois, réessayez plus tard ou sur un autre appareil.',
  } satisfies Translation<typeof shell>,
  ui: {
    close: 'Fermer',
    endsIn: 'Se termine dans',
    ended: 'Terminé',
    priceFrom: (price) => `à partir de ${price}`,
    priceNow: 'Maintenant ',
    priceBefore: 'au lieu de ',
    quantity: 'Quantité',
    decreaseQuantity: 'Diminuer la quantité',
    increaseQuantity: 'Augmenter la quantité',
    quantityRule: ({minimum, maximum, increment}) =>
      `Vendu ${[
        minimum > 1 && `à partir de ${minimum}`,
        maximum !== null && `jusqu’à ${maximum}`,
        increment > 1 && `par ${increment}`,
      ]
        .filter(Boolean)
        .join(', ')}.`,
    notThatMany: (quantity, nearest) =>
      `${quantity} n’est pas possible. Choisissez ${nearest.join(' ou ')}.`,
    inCart: (quantity) => `Dans votre panier : ${quantity}.`,
  } satisfies Translation<typeof ui>,
};
