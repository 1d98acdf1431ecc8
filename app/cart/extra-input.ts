import {CartForm} from '@shopify/hydrogen';

import {REMOVE_GIFT_CARD_ACTION} from './cart-actions';
import {type FormInput} from './request-form';
import {type CartExtra} from './extras';

/** What a form would post to change a code, a gift card or the note. */
export function extraInput(extra: CartExtra): FormInput {
  const {ACTIONS} = CartForm;
  switch (extra.field) {
    case 'discountCodes':
      return {
        action: ACTIONS.DiscountCodesUpdate,
        inputs: {discountCodes: extra.kept, discountCode: extra.entered},
      };
    case 'addGiftCard':
      return {action: ACTIONS.GiftCardCodesUpdate, inputs: {giftCardCode: extra.code}};
    case 'removeGiftCard':
      return {action: REMOVE_GIFT_CARD_ACTION, inputs: {giftCardId: extra.id}};
    case 'note':
      return {action: ACTIONS.NoteUpdate, inputs: {note: extra.note}};
  }
}
