import type {ANSWER_MESSAGES as cartAnswers} from '~/cart/server/messages';
import type {MESSAGES as arrival} from '~/add-ons/arrival/messages';
import type {MESSAGES as contact} from '~/add-ons/contact/messages';
import type {MESSAGES as disclosure} from '~/add-ons/disclosure/messages';
import type {MESSAGES as gifts} from '~/add-ons/gifts/messages';
import type {Translation} from '~/lib/messages';
import {counter} from '~/lib/intl';
import type {MESSAGES as pickup} from '~/add-ons/pickup/messages';
import type {MESSAGES as reviews} from '~/add-ons/reviews/messages';
import type {PAGE_MESSAGES as savedPage} from '~/add-ons/saved/page-messages';
import type {MESSAGES as server} from '~/server/messages';
import type {MESSAGES as theme} from '~/theme/messages';
import type {MESSAGES as withdrawal} from '~/add-ons/withdrawal/messages';

const counted = counter('fr');

/** The French messages that only the worker sends. */
export const FRENCH_ANSWERS = {
  'cart-answers': {
    form: {
      unreadable: 'Ce formulaire est illisible. Revenez en arrière et réessayez.',
      file: 'Un panier n’accepte pas de fichiers.',
      repeatedField: (name) => `Le champ « ${name} » figure plusieurs fois.`,
      quantity: (max) =>
        counted(max, {other: 'Veuillez saisir un nombre entier de 1 à #.'}),
      line: 'Cette ligne est illisible. Veuillez recharger le panier.',
      plain:
        'Ce choix ne comprend pas de flocage. Choisissez d’abord le flocage, ou laissez ses champs vides.',
      lineGone: 'Cet article n’est plus dans votre panier.',
      product: 'Nous ne connaissons pas ce produit.',
      option: (name) => `À choisir d’abord : ${name}.`,
      combination: 'Cette combinaison n’est pas en vente. Veuillez en choisir une autre.',
      giftCardInUse:
        'Une carte cadeau est déjà utilisée. Retirez-la pour en utiliser une autre.',
      giftCard: 'Cette carte cadeau est illisible. Veuillez recharger le panier.',
      note: (max) =>
        counted(max, {other: 'Cette note est trop longue : # caractères au plus.'}),
      noCode: 'Veuillez d’abord saisir un code.',
      tooManyCodes: 'Un panier ne peut pas contenir autant de codes.',
      generic:
        'La boutique n’a pas pu faire ce changement. Réessayez, ou choisissez autre chose.',
    },
    errors: {
      INVALID: 'Cet article ne peut pas être acheté pour le moment.',
      VARIANT_REQUIRES_SELLING_PLAN:
        'Cet article est vendu uniquement par abonnement, ce que cette boutique ne propose pas.',
      LESS_THAN: 'Cette quantité dépasse ce qu’un panier peut contenir.',
      INVALID_MERCHANDISE_LINE: 'Cet article n’est plus dans votre panier.',
      INVALID_INCREMENT: 'Cet article n’est vendu que dans certaines quantités.',
      MINIMUM_NOT_MET: 'C’est moins que la plus petite quantité vendue de cet article.',
      MAXIMUM_EXCEEDED: 'C’est plus que ce qu’un panier peut contenir de cet article.',
      CART_TOO_LARGE:
        'Votre panier est plein : il contient 500 articles différents. Retirez-en un d’abord.',
      GIFT_CARD_RECIPIENT_INVALID:
        'Le destinataire de cette carte cadeau a été refusé. Vérifiez l’adresse e-mail et le jour.',
      MISSING_DISCOUNT_CODE: 'Veuillez saisir un code de réduction.',
      MISSING_NOTE: 'Veuillez d’abord écrire une note.',
      NOTE_TOO_LONG: 'Cette note est trop longue : 5 000 caractères au plus.',
    },
    warnings: {
      notEnoughStock: 'Il n’en reste pas assez en stock.',
      onlyLeft: (count) =>
        counted(count, {
          one: '# seul exemplaire disponible.',
          other: 'Seulement # exemplaires disponibles.',
        }),
      outOfStock: 'Un article est épuisé.',
      hasSoldOut: (title) => `${title} est épuisé.`,
      hasSoldOutOrIsNotFor: (title, country) =>
        `${title} : épuisé, ou non disponible pour ce pays (${country}).`,
      notSoldThere: 'Un article n’est pas vendu dans votre pays.',
      isNotSoldThere: (title) => `${title} n’est pas vendu dans votre pays.`,
      noGiftCards: 'Les cartes cadeaux ne peuvent pas être utilisées pour le moment.',
      generic:
        'La boutique a modifié quelque chose dans votre panier. Veuillez vérifier.',
    },
    notices: {
      replaced:
        'Votre panier précédent n’existe plus. Nous en avons commencé un nouveau avec cet article.',
      gone: 'Votre panier précédent n’existe plus. Il a peut-être été commandé, ou a expiré.',
      elsewhere:
        'Ce navigateur a entre-temps un autre panier, affiché ici. Votre dernier changement concernait le précédent et n’a pas été fait.',
      unconfirmed:
        'Nous n’avons pas pu le confirmer. Consultez votre panier avant de réessayer.',
      unchanged: 'Cela n’a pas fonctionné, et rien n’a changé. Veuillez réessayer.',
      'not-moved':
        'Votre panier n’a pas pu passer dans ce pays : vous payez dans celui où il était.',
      moved: 'Votre panier est maintenant dans la devise de cette page.',
      'discount-applied': 'Votre code de réduction est appliqué.',
      'discount-not-applicable':
        'Ce code ne s’applique pas à votre panier, ou n’est pas l’un des nôtres.',
      'discount-unknown': 'Nous ne connaissons pas ce code de réduction.',
      'discount-inactive': 'Ce code de réduction n’est pas valable en ce moment.',
      'discount-used-up': 'Ce code de réduction est épuisé.',
      'discount-not-for-these': 'Ce code ne s’applique pas au contenu de votre panier.',
      'discount-kept':
        'Votre code de réduction est gardé dans votre panier et sera déduit dès qu’il s’applique.',
      'discount-full':
        'Votre panier ne peut pas contenir plus de codes de réduction. Retirez-en un pour en utiliser un autre.',
      'discount-removed': 'Votre code de réduction est retiré.',
      'discount-not-applied':
        'Le code de réduction n’a pas pu être appliqué. Veuillez le saisir à nouveau ici.',
      'gift-card-applied': 'Votre carte cadeau est appliquée.',
      'gift-card-unknown':
        'Nous ne connaissons pas cette carte cadeau, ou son solde est nul.',
      'gift-card-removed': 'Votre carte cadeau est retirée.',
      'note-saved': 'Votre note est enregistrée.',
      'note-removed': 'Votre note est supprimée.',
      'note-refused': 'La note du lien n’a pas pu être reprise. Veuillez la saisir ici.',
      'link-refused': 'Tout ce que ce lien apporte n’a pas pu être repris.',
      'link-left-out':
        'Votre panier contient déjà autre chose à cet endroit. Une partie de ce que ce lien apporte n’a donc pas été reprise.',
      'line-edited': 'Votre flocage est modifié.',
      'checkout-closed':
        'Le paiement est fermé dans un aperçu, car tout ce que vous voyez n’est pas forcément en vente. Quittez l’aperçu pour acheter.',
    },
    discount: 'Réduction',
    hasEnded: (title) => `${title} n’est plus en vente. Rien n’a été ajouté.`,
    notYetOpen: (title) => `${title} n’est pas encore en vente. Rien n’a été ajouté.`,
  } satisfies Translation<typeof cartAnswers>,
  disclosure: {
    allPrices: 'Tous les prix',
    withVat: 'TTC,',
    withVatAlone: 'TTC',
    delivery: 'hors frais de livraison',
    duties: {
      included: 'droits de douane inclus',
      due: 'droits de douane à payer à la livraison',
    },
    vatOfTotal: 'Dont TVA',
    safety: 'Sécurité du produit',
    item: 'Article',
    fibers: 'Composition textile',
    maker: 'Fabricant',
    responsible: 'Personne responsable dans l’UE',
    warnings: 'Avertissements',
    guarantee: 'Garantie du fabricant',
    unchecked: 'Nous ne vérifions pas que les avis viennent d’acheteurs.',
  } satisfies Translation<typeof disclosure>,
  arrival: {
    orderBy: ({time, day, dates}) =>
      `Commandez avant ${time} (${day}) : livraison ${dates}`,
    arrives: (dates) => `Livraison ${dates}`,
    madeAfter: (dates) => `Fabriqué après la fin de la vente : livraison ${dates}`,
    christmas: {
      before: (dates) => `${dates}, avant Noël`,
      maybe: (dates) => `${dates}, peut-être après Noël`,
      after: (dates) => `${dates}, après Noël`,
    },
  } satisfies Translation<typeof arrival>,
  gifts: {
    recipient: {
      title: 'L’offrir à quelqu’un',
      hint: 'Laissez vide, et la carte cadeau vous est envoyée.',
      email: 'E-mail du destinataire',
      name: 'Nom du destinataire (facultatif)',
      message: 'Message (facultatif)',
      date: 'Envoyer le (facultatif)',
    },
    problems: {
      email: 'Veuillez saisir l’adresse e-mail du destinataire, comme nom@example.com.',
      name: 'Le nom est trop long : 255 caractères au plus.',
      message: 'Le message est trop long : 200 caractères au plus.',
      date: 'Veuillez choisir un jour dans les 90 prochains jours.',
    },
    unreadable:
      'Le destinataire de cette carte cadeau n’était pas lisible. Veuillez le saisir à nouveau.',
    line: {
      email: 'Pour',
      name: 'Nom',
      message: 'Message',
      date: 'Envoyer le',
    },
    note: {
      name: 'cadeau',
      title: 'Cette commande est un cadeau',
      message: 'Mot du cadeau',
      hint: 'Nous l’imprimons sur une carte jointe à la commande.',
      hidePrices: 'Pas de prix sur le bon de livraison',
      save: 'Enregistrer',
      saved: 'Vos indications pour le cadeau sont enregistrées.',
    },
  } satisfies Translation<typeof gifts>,
  pickup: {
    ready: ({time, place, also, missing}) =>
      `${place} : ${time}.${also && ` Aussi à : ${also}.`}${missing && ` Pas à : ${missing}.`}`,
    nowhere: 'Retrait impossible pour le moment.',
    making: (days) =>
      counted(days, {
        one: 'La fabrication prend d’abord # jour ouvré.',
        other: 'La fabrication prend d’abord # jours ouvrés.',
      }),
    dialog: {
      title: 'Retrait en magasin',
      open: 'Tous les points de retrait',
      missing: 'Non disponible ici',
      choose: 'Retirer ici',
      chosen: 'Vous retirez ici',
      deliver: 'Se faire livrer',
      hint: 'Votre choix vaut pour tout le panier. Le paiement le confirme.',
      distances: 'Afficher les distances',
      private: 'Votre position reste sur cet appareil.',
      noPosition: 'Votre navigateur ne dit pas où vous êtes.',
      failed: 'Nous n’avons pas pu enregistrer votre choix. Veuillez réessayer.',
    },
    cart: {
      name: 'retrait',
      title: 'Retrait en magasin',
      label: 'Livraison ou retrait',
      delivery: 'Livraison',
      save: 'Enregistrer le choix',
      saved: 'Votre choix de livraison ou de retrait est enregistré.',
    },
  } satisfies Translation<typeof pickup>,
  reviews: {
    title: 'Avis',
    write: 'Écrire un avis',
    read: 'Lire les derniers avis',
    none: 'Il n’y a pas encore d’avis.',
    unavailable:
      'Les avis ne peuvent pas être affichés pour le moment. Revenez plus tard.',
    stars: (rating) => `${rating} étoiles sur 5`,
    verified: 'Achat vérifié',
    checked:
      'Judge.me compare les avis marqués « Achat vérifié » à nos commandes. Pour les autres, nous ne vérifions pas s’ils viennent d’acheteurs.',
    form: {
      title: (product) => `Donner un avis sur ${product}`,
      rating: 'Votre note',
      options: ['5 : excellent', '4 : bien', '3 : correct', '2 : moyen', '1 : mauvais'],
      headline: 'Titre (facultatif)',
      body: 'Votre avis',
      name: 'Votre nom, qui est affiché',
      email: 'E-mail, qui n’est pas affiché',
      hint: 'Judge.me reçoit ces informations pour vérifier et publier votre avis.',
      send: 'Envoyer l’avis',
      back: 'Retour au produit',
    },
    problems: {
      title: 'Veuillez vérifier ces champs :',
      rating: 'Veuillez choisir une note.',
      headline: 'Le titre est trop long : 100 caractères au plus.',
      body: 'Veuillez écrire votre avis, en 5 000 caractères au plus.',
      name: 'Veuillez saisir votre nom, en 80 caractères au plus.',
      email: 'Veuillez saisir une adresse e-mail, comme nom@example.com.',
    },
    outcomes: {
      sent: 'Merci. Votre avis paraîtra une fois vérifié.',
      busy: 'Trop d’essais à la suite. Réessayez dans quelques minutes.',
      failed: 'Votre avis n’a pas pu être envoyé. Veuillez réessayer.',
    },
  } satisfies Translation<typeof reviews>,
  'saved-page': {
    title: 'Produits enregistrés',
    empty:
      'Touchez le cœur d’un produit pour l’enregistrer. Votre liste reste sur cet appareil et ne demande pas de compte.',
    noScripts:
      'Votre navigateur n’exécute pas de scripts ici : les cœurs ne peuvent rien enregistrer. L’adresse de cette page est votre liste : ajoutez-la à vos favoris ou envoyez-la.',
    own: 'Votre liste reste sur cet appareil. Ce que vous ajoutez au panier la quitte.',
    shared:
      'Ceci est une liste partagée. Touchez un cœur pour enregistrer un produit sur votre appareil.',
    keepAll: 'Tout enregistrer',
    gone: (count) =>
      counted(count, {
        one: '# produit de cette liste n’est plus vendu.',
        other: '# produits de cette liste ne sont plus vendus.',
      }),
    share: 'Partager cette liste',
    copied: 'Lien copié',
    tellMe: 'Prévenez-moi de son retour',
    toShop: 'Retour à la boutique',
  } satisfies Translation<typeof savedPage>,
  server: {
    refused: {
      400: 'Nous n’avons pas pu lire cette demande.',
      403: 'Cette demande ne venait pas de cette boutique : rien n’a été modifié.',
      404: 'La page que vous cherchez est introuvable.',
      405: 'Cela n’est pas possible ici.',
      408: 'Cette demande a mis trop de temps à arriver : rien n’a été modifié.',
      413: 'Cet envoi est trop volumineux.',
      414: 'Cette adresse est trop longue.',
      415: 'Nous n’avons pas pu lire cette demande.',
      431: 'Votre navigateur a envoyé plus que nous ne pouvons lire. Effacer les cookies de ce site peut aider.',
    },
    description: 'Description de la boutique',
    return: 'Cliquez ici pour revenir à la boutique !',
    failed: 'Désolé ! Une erreur s’est produite,',
    tryAgain: 'cliquez ici pour réessayer',
    failedAgain:
      'Si vous voyez cette page pour la deuxième fois, réessayez plus tard ou sur un autre appareil.',
  } satisfies Translation<typeof server>,
  theme: {
    heroTitle: (product) => `La boutique officielle ${product}`,
    heroSubtitle: 'Pour celles et ceux qui font vivre les tribunes.',
    videos: 'Vidéos',
    microblog: 'Microblog',
  } satisfies Translation<typeof theme>,
  withdrawal: {
    link: 'Renoncer au contrat ici',
    title: 'Renoncer à un contrat',
    intro:
      'Vous pouvez renoncer ici à une commande, sans compte et sans motif. Rien n’est envoyé avant votre confirmation à la page suivante.',
    exempt: 'À noter',
    name: 'Votre nom',
    order: 'Numéro de commande',
    orderHint: 'Il figure dans la confirmation de votre commande, par exemple #1001.',
    email: 'Adresse e-mail',
    emailHint: 'Celle que vous avez donnée en commandant.',
    items: 'Les articles',
    itemsHint: 'Laissez vide pour toute la commande.',
    wholeOrder: 'Toute la commande',
    next: 'Continuer',
    problems: {
      title: 'Veuillez vérifier ces champs :',
      name: 'Veuillez saisir votre nom.',
      order: 'Veuillez saisir le numéro de commande.',
      email: 'Veuillez saisir une adresse e-mail, comme nom@example.com.',
      items: 'Veuillez indiquer les articles en 2 000 caractères au plus.',
    },
    reviewTitle: 'Confirmez votre rétractation',
    reviewIntro: 'Voici votre déclaration. Elle est envoyée quand vous la confirmez.',
    confirm: 'Confirmer la rétractation',
    change: 'Modifier',
    statement: 'Je renonce au contrat portant sur cette commande.',
    to: 'À',
    received: 'Reçue le',
    receivedTitle: 'Nous avons reçu votre rétractation',
    receivedIntro: 'Ceci est l’accusé de réception. Veuillez l’enregistrer.',
    copy: 'Nous vous en envoyons aussi une copie par e-mail.',
    unsentTitle: 'Veuillez envoyer votre rétractation par e-mail',
    unsentIntro:
      'Envoyez ce texte à l’adresse ci-dessous. Votre rétractation vaut dès que vous l’envoyez.',
    failedTitle: 'Nous n’avons pas pu recevoir votre rétractation ici',
    failedIntro:
      'Une erreur s’est produite de notre côté. Réessayez, ou envoyez ce texte à l’adresse ci-dessous : cela vaut tout autant.',
    retry: 'Réessayer',
    save: 'Enregistrer le fichier',
    file: 'retractation.txt',
    write: 'Écrire l’e-mail',
    toShop: 'Retour à la boutique',
  } satisfies Translation<typeof withdrawal>,
  contact: {
    title: 'Nous contacter',
    answersTitle: 'La réponse est peut-être ici',
    answers: {
      order: 'Où est ma commande ?',
      delivery: 'Combien coûte la livraison, et combien de temps prend-elle ?',
      returns: 'Comment renvoyer un article ?',
      sizes: 'Quelle taille choisir ?',
    },
    formTitle: 'Écrivez-nous',
    name: 'Votre nom',
    email: 'Adresse e-mail',
    emailHint: 'Nous répondons à cette adresse.',
    order: 'Numéro de commande',
    orderHint: 'S’il s’agit d’une commande, par exemple #1001.',
    topic: 'Sujet',
    choose: 'Choisir un sujet',
    topics: {
      order: 'Ma commande',
      delivery: 'Livraison',
      returns: 'Retour ou échange',
      sizes: 'Tailles',
      product: 'Un article',
      other: 'Autre chose',
    },
    text: 'Votre message',
    send: 'Envoyer le message',
    problems: {
      title: 'Veuillez vérifier ces champs :',
      name: 'Veuillez saisir votre nom.',
      email: 'Veuillez saisir une adresse e-mail, comme nom@example.com.',
      order: 'Veuillez saisir un numéro de commande de 60 caractères au plus, ou aucun.',
      topic: 'Veuillez choisir un sujet.',
      text: 'Veuillez écrire un message de 5 000 caractères au plus.',
    },
    sentTitle: 'Nous avons votre message',
    sentIntro: 'Nous répondons par e-mail. Voici votre copie.',
    copy: 'Nous vous en envoyons aussi une copie par e-mail.',
    unsentTitle: 'Veuillez envoyer votre message par e-mail',
    unsentIntro: 'Le formulaire ne peut pas l’envoyer ; votre messagerie le peut.',
    failed:
      'Votre message n’a pas été envoyé. Rien n’est perdu : réessayez, ou envoyez-le par e-mail.',
    busy: 'Trop de messages sont arrivés à la fois. Rien n’est perdu : réessayez dans une heure, ou envoyez-le par e-mail.',
    write: 'Écrire l’e-mail',
  } satisfies Translation<typeof contact>,
};
