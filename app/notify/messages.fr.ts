import type {Translation} from '~/lib/messages';

import type {MESSAGES as ENGLISH} from './messages';

export const MESSAGES: Translation<typeof ENGLISH> = {
  back: {
    title: 'Prévenez-moi quand il revient',
    noted: 'C’est noté. Nous vous écrirons quand il sera de retour.',
  },
  opens: {
    title: 'Prévenez-moi à l’ouverture',
    noted: 'C’est noté. Nous vous écrirons à l’ouverture de la vente.',
  },
  newsletter: {
    title: 'Lettre d’information',
    noted: 'C’est noté. Regardez vos e-mails : une confirmation peut être demandée.',
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
};
