/** A cart as plain data. Changing one makes a new value; see cart-lines.ts and cart-details.ts. */
import type {SellingPlanData} from '../catalogue';
import type {VariantRecord} from './catalogue-records';

export interface Attribute {
  key: string;
  value: string;
}

export interface CartLine {
  /** Unique in the store; the global id adds the cart's token to it. */
  id: string;
  variant: VariantRecord;
  /** The quantity that the store accepted; 0 for a line whose merchandise is sold out. */
  quantity: number;
  attributes: Attribute[];
  /** The plan that it is sold by; null for a single purchase. */
  plan: SellingPlanData | null;
  /** Id of the line that this one belongs to, and goes with. */
  parentId: string | null;
}

export interface BuyerIdentity {
  email: string | null;
  phone: string | null;
  /** ISO 3166 alpha-2. */
  countryCode: string | null;
  preferences: BuyerPreferences | null;
}

export interface BuyerPreferences {
  delivery: {
    deliveryMethod: string[];
    pickupHandle: string[];
    coordinates: {countryCode: string; latitude: number; longitude: number} | null;
  } | null;
  wallet: string[] | null;
}

/** The fields of an address that a shopper types. */
export const addressFields = [
  'address1',
  'address2',
  'city',
  'company',
  'countryCode',
  'firstName',
  'lastName',
  'phone',
  'provinceCode',
  'zip',
] as const;
export type PostalAddress = Record<(typeof addressFields)[number], string | null>;

export interface CartAddress {
  id: string;
  oneTimeUse: boolean;
  selected: boolean;
  address: PostalAddress;
}

export interface CartMetafield {
  id: string;
  namespace: string;
  key: string;
  type: string;
  value: string;
  /** ISO instants. */
  createdAt: string;
  updatedAt: string;
}

export interface AppliedCard {
  /** Of this use of the card: another one when it is applied again. */
  id: string;
  cardId: number;
}

export interface Cart {
  /** Public part of the id. */
  token: string;
  /** Secret part of the id: whoever has it may change the cart. */
  key: string;
  /** ISO instants. */
  createdAt: string;
  updatedAt: string;
  /** Newest first. */
  lines: CartLine[];
  attributes: Attribute[];
  /** Empty until one is given. */
  note: string;
  buyerIdentity: BuyerIdentity;
  /** As entered, without duplicates; also those that do not apply. */
  discountCodes: string[];
  giftCards: AppliedCard[];
  addresses: CartAddress[];
  metafields: CartMetafield[];
  /** Handle of the chosen way of delivery; null for the first one. */
  deliveryOption: string | null;
}

/** An instant as carts carry it: whole seconds, as on a live store. */
export function toInstant(date: Date): string {
  return date.toISOString().replace(/\.\d+Z$/, 'Z');
}

/** A cart with nothing in it. */
export function emptyCart(identity: {token: string; key: string; now: Date}): Cart {
  const instant = toInstant(identity.now);
  return {
    token: identity.token,
    key: identity.key,
    createdAt: instant,
    updatedAt: instant,
    lines: [],
    attributes: [],
    note: '',
    buyerIdentity: {email: null, phone: null, countryCode: null, preferences: null},
    discountCodes: [],
    giftCards: [],
    addresses: [],
    metafields: [],
    deliveryOption: null,
  };
}

/** Sum of the lines' quantities. */
export function totalQuantity(cart: Cart): number {
  return cart.lines.reduce((sum, line) => sum + line.quantity, 0);
}

export interface CartStore {
  /** A live cart; undefined when there is none, or its time is up. */
  find(token: string, now: Date): Cart | undefined;
  save(cart: Cart): void;
  remove(token: string): void;
  /** Tokens of all carts, expired ones that nobody has asked for since included. */
  tokens(): string[];
  clear(): void;
}

/**
 * A store of carts, each forgotten some time after its last change.
 * @param lifetime milliseconds
 */
export function createCartStore(lifetime: number): CartStore {
  const carts = new Map<string, Cart>();
  return {
    find(token, now) {
      const cart = carts.get(token);
      if (!cart || now.getTime() - Date.parse(cart.updatedAt) < lifetime) return cart;
      carts.delete(token);
      return undefined;
    },
    save: (cart) => void carts.set(cart.token, cart),
    remove: (token) => void carts.delete(token),
    tokens: () => [...carts.keys()],
    clear: () => carts.clear(),
  };
}

export interface UserError {
  /** A `CartErrorCode`. */
  code: string;
  /** The way to the argument at fault, for example `['lines', '0', 'quantity']`. */
  field: string[] | null;
  message: string;
}

export interface Warning {
  /** A `CartWarningCode`. */
  code: string;
  message: string;
  /** Its subject: the cart, or a line or an address by its id within the cart. */
  target: {type: 'CartLine' | 'CartSelectableAddress'; id: string} | 'Cart';
}

export interface CartResult {
  /** The cart after the change; null where Shopify answers none. */
  cart: Cart | null;
  userErrors: UserError[];
  warnings: Warning[];
}

/** A change that succeeded. */
export function accepted(cart: Cart, warnings: Warning[] = []): CartResult {
  return {cart, userErrors: [], warnings};
}

/** A change that was refused; the cart stays as it was. */
export function refused(cart: Cart | null, userErrors: UserError[]): CartResult {
  return {cart, userErrors, warnings: []};
}
