/** The action that answers with a redirect to the store's checkout; beside those of `CartForm.ACTIONS`. */
export const CHECKOUT_ACTION = 'CustomCheckout';
