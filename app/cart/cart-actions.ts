/* Actions beside those of `CartForm.ACTIONS`; Hydrogen lets them begin with "Custom". */

/** Answers with a redirect to the store's checkout. */
export const CHECKOUT_ACTION = 'CustomCheckout';

/** Takes a gift card away; this line of Hydrogen has no action for it. */
export const REMOVE_GIFT_CARD_ACTION = 'CustomGiftCardRemove';

/** Does what a link to a cart or a discount names, once the visitor has pressed its button. */
export const LINK_ACTION = 'CustomLink';
