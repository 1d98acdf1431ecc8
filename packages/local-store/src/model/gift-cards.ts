/** The balances of gift cards. Using a card in a cart takes nothing off it; paying the order does. */
import type {GiftCardData} from '../catalogue';

export interface GiftCardLedger {
  cards: readonly GiftCardData[];
  /** Minor units of the shop's currency. */
  balance(card: GiftCardData): number;
  debit(card: GiftCardData, amount: number): void;
  reset(): void;
}

/** A ledger of cards that nobody has paid with yet. */
export function createGiftCardLedger(cards: readonly GiftCardData[]): GiftCardLedger {
  const spent = new Map<number, number>();
  const balance = (card: GiftCardData) =>
    Math.max(0, card.balance - (spent.get(card.id) ?? 0));
  return {
    cards,
    balance,
    debit: (card, amount) => void spent.set(card.id, (spent.get(card.id) ?? 0) + amount),
    reset: () => spent.clear(),
  };
}
