/** CSS pixels under which the product page asks for its smallest main image (§9). */
export const SMALL_VIEWPORT = 600;

/** CSS pixels under which the cart button floats (§9). */
export const FLOATING_CART_BREAKPOINT = 768;

/** CSS pixels under which 2 loading placeholders show (§9). */
export const MEDIUM_VIEWPORT = 960;

/** CSS pixels under which 3 loading placeholders show; from here on 6 (§9). */
export const LARGE_VIEWPORT = 1280;

/** Loading placeholders by viewport width (§9). */
export const LOADING_PLACEHOLDERS = {small: 2, medium: 3, large: 6} as const;
