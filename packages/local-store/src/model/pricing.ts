/** What a cart costs, to the cent. */
import type {DiscountData, GiftCardData} from '../catalogue';
import type {Cart, CartLine} from './cart';
import type {VariantRecord} from './catalogue-records';
import {
  discountShares,
  isApplicable,
  isEntitled,
  sameCode,
  type DiscountableLine,
} from './discounts';
import {moneyIn, type Market} from './money';

/** What a cart is priced with. Amounts of the shop are in its own currency. */
export interface PriceList {
  shopCurrency: string;
  market: Market;
  price(variant: VariantRecord): number;
  compareAtPrice(variant: VariantRecord): number | null;
  discounts: readonly DiscountData[];
  giftCards: readonly GiftCardData[];
  /** What a gift card still holds. */
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
  compareAtUnit: number | null;
  /** Before discounts. */
  subtotal: number;
  allocations: Allocation[];
  /** After the line's own discounts. */
  total: number;
}

export interface AppliedGiftCard {
  card: GiftCardData;
  used: number;
  balance: number;
}

/** Every amount is in minor units of `currencyCode`. */
export interface CartPricing {
  currencyCode: string;
  lines: ReadonlyMap<string, LinePricing>;
  /** After the lines' discounts, before those of the whole cart. */
  subtotal: number;
  allocations: Allocation[];
  discountCodes: {code: string; applicable: boolean}[];
  giftCards: AppliedGiftCard[];
  /** Left to pay. */
  total: number;
}

interface Entered {
  code: string;
  discount: DiscountData | undefined;
  applicable: boolean;
}

type Convert = (shopMinor: number) => number;

/**
 * Prices a cart: unit prices in the market's currency, then the discounts of products, then those of
 * the whole order, then gift cards. Discounts combine, in the order of their codes.
 */
export function priceCart(cart: Cart, list: PriceList): CartPricing {
  const convert: Convert = (minor) =>
    moneyIn(list.market, minor, list.shopCurrency).minor;
  const lines = cart.lines.map((line) => priceLine(line, list, convert));
  const codes: Entered[] = cart.discountCodes.map((code) => ({
    code,
    discount: list.discounts.find((discount) => sameCode(discount.code, code)),
    applicable: false,
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
    discountCodes: codes.map(({code, applicable}) => ({code, applicable})),
    giftCards,
    total: payable - sum(giftCards.map(({used}) => used)),
  };
}

function priceLine(
  {id, variant, quantity}: CartLine,
  list: PriceList,
  convert: Convert,
): LinePricing {
  const unit = convert(list.price(variant));
  const compareAt = list.compareAtPrice(variant);
  const subtotal = unit * quantity;
  return {
    lineId: id,
    unit,
    compareAtUnit: compareAt === null ? null : convert(compareAt),
    subtotal,
    allocations: [],
    total: subtotal,
  };
}

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
    entry.applicable = isApplicable(discount, seen, list.now, convert);
    if (!entry.applicable) continue;
    discountShares(discount, seen, convert).forEach((amount, index) => {
      const line = lines[index];
      if (!line || amount === 0) return;
      line.allocations.push({discount, code, amount});
      line.total -= amount;
    });
  }
}

/** What the discounts of the whole order take off, beyond the lines' own. */
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
    entry.applicable = isApplicable(discount, seen, list.now, convert);
    if (!entry.applicable) continue;
    const shares = discountShares(discount, seen, convert);
    left = left.map((amount, index) => amount - (shares[index] ?? 0));
    allocations.push({discount, code, amount: sum(shares)});
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
  return cart.giftCardIds.flatMap((id) => {
    const card = list.giftCards.find((known) => known.id === id);
    if (!card) return [];
    const balance = convert(list.balance(card));
    const used = Math.min(balance, left);
    left -= used;
    return [{card, used, balance}];
  });
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
