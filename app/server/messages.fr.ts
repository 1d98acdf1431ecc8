import type {Translation} from '~/lib/messages';

import type {MESSAGES as ENGLISH} from './messages';

export const MESSAGES: Translation<typeof ENGLISH> = {
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
  return: 'Cliquez ici pour revenir à la boutique !',
  failed: 'Désolé ! Une erreur s’est produite,',
  tryAgain: 'cliquez ici pour réessayer',
  failedAgain:
    'Si vous voyez cette page pour la deuxième fois, réessayez plus tard ou sur un autre appareil.',
};
