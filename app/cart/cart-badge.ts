import {CART_BADGE_MAX} from './limits';

/** What the cart badge shows: the count, `99+` above 99 (spec §9). */
export function cartBadgeLabel(count: number): string {
  return count > CART_BADGE_MAX ? `${CART_BADGE_MAX}+` : String(count);
}
