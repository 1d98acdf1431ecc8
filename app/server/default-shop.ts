/** A shop's name until a merchant gives it one (spec §3). */
export const PLACEHOLDER_SHOP_NAME = 'Shop';

/** A shop's description until a merchant gives it one (spec §3). */
export const PLACEHOLDER_SHOP_DESCRIPTION = 'Shop description';
