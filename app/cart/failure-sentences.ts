/* What the cart itself says where something fails: loaded with what shows it. */

/** While the store cannot be reached. */
export const UNREACHABLE_SENTENCE =
  'We cannot reach your cart right now. Nothing is lost: we keep trying.';

/** When checkout cannot be opened. */
export const CHECKOUT_FAILED_SENTENCE =
  'We could not open checkout. Your cart is safe. Please try again.';
