import type {Translation} from '~/lib/messages';
import {counter} from '~/lib/plural';

import type {LINK_MESSAGES as ENGLISH} from './link-messages';

const counted = counter('fr');

export const LINK_MESSAGES: Translation<typeof ENGLISH> = {
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
  withCode: 'Avec le code de réduction de ce lien, là où il s’applique.',
  add: 'Ajouter au panier',
  codeTitle: 'Utiliser un code de réduction ?',
  code: 'Le code de réduction de ce lien sera conservé avec votre panier, et déduit là où il s’applique.',
  useCode: 'Utiliser ce code',
};
