/** The price of a cart, to the cent. */
import type {DiscountData, GiftCardData} from '../catalogue';
import type {Cart, CartLine} from './cart';
import type {VariantRecord} from './catalogue-records';
import {
  discountShares,
  refusalOf,
  isEntitled,
  sameCode,
  type DiscountableLine,
  type Refusal,
} from './discounts';
import {moneyIn, priceIn, type Market} from './money';

/** The data for pricing a cart. Amounts of the shop are in its own currency. */
export interface PriceList {
  shopCurrency: string;
  market: Market;
  price(variant: VariantRecord): number;
  compareAtPrice(variant: VariantRecord): number | null;
  discounts: readonly DiscountData[];
  giftCards: readonly GiftCardData[];
  /** The remaining balance of a gift card. */
  balance(card: GiftCardData): number;
  now: Date;
}

export interface Allocation {
  discount: DiscountData;
  /** The code as the shopper wrote it. */
  code: string;
  amount: number;
}

export interface LinePricing {
  lineId: string;
  unit: number;
  /** Before its plan takes something off. */
  unitBefore: number;
  compareAtUnit: number | null;
  /** Before discounts. */
  subtotal: number;
  allocations: Allocation[];
  /** Its parts of the discounts of the whole order. */
  orderAllocations: Allocation[];
  /** After the line's own discounts. */
  total: number;
  /** The part of the subtotal that its plan has paid later. */
  dueLater: number;
}

export interface AppliedGiftCard {
  id: string;
  card: GiftCardData;
  used: number;
  /** The amount left on the card after this use. */
  balance: number;
}

/** Every amount is in minor units of `currencyCode`. */
export interface CartPricing {
  currencyCode: string;
  lines: ReadonlyMap<string, LinePricing>;
  /** After the lines' discounts, before those of the whole cart. */
  subtotal: number;
  allocations: Allocation[];
  /** Every code that was entered, and why it takes nothing off; null when it does. */
  discountCodes: {code: string; refusal: Refusal | null}[];
  giftCards: AppliedGiftCard[];
  /** Left to pay. */
  total: number;
}

interface Entered {
  code: string;
  discount: DiscountData | undefined;
  refusal: Refusal | null;
}

type Convert = (shopMinor: number) => number;

/**
 * Prices a cart: unit prices in the market's currency, then the discounts of products, then those of
 * the whole order, then gift cards. Discounts combine, in the order of their codes.
 */
export function priceCart(cart: Cart, list: PriceList): CartPricing {
  const convert: Convert = (minor) =>
    moneyIn(list.market, minor, list.shopCurrency).minor;
  const price: Convert = (minor) => priceIn(list.market, minor, list.shopCurrency).minor;
  const lines = cart.lines.map((line) => priceLine(line, list, price));
  const codes: Entered[] = cart.discountCodes.map((code) => ({
    code,
    discount: list.discounts.find((discount) => sameCode(discount.code, code)),
    refusal: 'NOT_FOUND',
  }));
  discountLines(cart, lines, codes, list, convert);
  const subtotal = sum(lines.map(({total}) => total));
  const allocations = discountOrder(cart, lines, codes, list, convert);
  const payable = subtotal - sum(allocations.map(({amount}) => amount));
  const giftCards = useGiftCards(cart, list, payable, convert);
  return {
    currencyCode: list.market.currencyCode,
    lines: new Map(lines.map((line) => [line.lineId, line])),
    subtotal,
    allocations,
    discountCodes: codes.map(({code, refusal}) => ({code, refusal})),
    giftCards,
    total: payable - sum(giftCards.map(({used}) => used)),
  };
}

function priceLine(
  {id, variant, quantity, plan}: CartLine,
  list: PriceList,
  convert: Convert,
): LinePricing {
  const unitBefore = convert(list.price(variant));
  const unit = percentOf(unitBefore, 100 - (plan?.percentOff ?? 0));
  const compareAt = list.compareAtPrice(variant);
  const subtotal = unit * quantity;
  const atCheckout = percentOf(subtotal, plan?.percentAtCheckout ?? 100);
  return {
    lineId: id,
    unit,
    unitBefore,
    compareAtUnit: compareAt === null ? null : convert(compareAt),
    subtotal,
    allocations: [],
    orderAllocations: [],
    total: subtotal,
    dueLater: subtotal - atCheckout,
  };
}

const percentOf = (amount: number, percent: number) =>
  Math.round((amount * percent) / 100);

/** Takes the discounts of particular products off their lines. */
function discountLines(
  cart: Cart,
  lines: LinePricing[],
  codes: Entered[],
  list: PriceList,
  convert: Convert,
): void {
  for (const entry of codes) {
    const {discount, code} = entry;
    if (!discount || !isEntitled(discount)) continue;
    const seen = discountable(
      cart,
      lines.map(({total}) => total),
    );
    entry.refusal = refusalOf(discount, seen, list.now, convert);
    if (entry.refusal) continue;
    discountShares(discount, seen, convert).forEach((amount, index) => {
      const line = lines[index];
      if (!line || amount === 0) return;
      line.allocations.push({discount, code, amount});
      line.total -= amount;
    });
  }
}

/** The allocations of the discounts of the whole order, beyond the lines' own; the lines keep their parts. */
function discountOrder(
  cart: Cart,
  lines: readonly LinePricing[],
  codes: Entered[],
  list: PriceList,
  convert: Convert,
): Allocation[] {
  const allocations: Allocation[] = [];
  let left = lines.map(({total}) => total);
  for (const entry of codes) {
    const {discount, code} = entry;
    if (!discount || isEntitled(discount)) continue;
    const seen = discountable(cart, left);
    entry.refusal = refusalOf(discount, seen, list.now, convert);
    if (entry.refusal) continue;
    const shares = discountShares(discount, seen, convert);
    left = left.map((amount, index) => amount - (shares[index] ?? 0));
    // One allocation for each line, as on a live store.
    shares.forEach((amount, index) => {
      if (amount === 0) return;
      const allocation = {discount, code, amount};
      allocations.push(allocation);
      lines[index]?.orderAllocations.push(allocation);
    });
  }
  return allocations;
}

function discountable(cart: Cart, amounts: readonly number[]): DiscountableLine[] {
  return cart.lines.map(({variant, quantity}, index) => ({
    productId: variant.product.data.id,
    quantity,
    amount: amounts[index] ?? 0,
  }));
}

/** Gift cards pay in the order they were entered, each as far as it reaches. */
function useGiftCards(
  cart: Cart,
  list: PriceList,
  payable: number,
  convert: Convert,
): AppliedGiftCard[] {
  let left = payable;
  return cart.giftCards.flatMap(({id, cardId}) => {
    const card = list.giftCards.find((known) => known.id === cardId);
    if (!card) return [];
    const holds = convert(list.balance(card));
    const used = Math.min(holds, left);
    left -= used;
    return [{id, card, used, balance: holds - used}];
  });
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
