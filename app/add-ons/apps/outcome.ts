import {
  countItems,
  isUnreachable,
  lineKey,
  type CartMessage,
  type CartState,
  type CartStore,
  type CartView,
} from '~/cart';

/** A cart as standard events and actions report it. */
export function summaryOf({id, total, lines, remaining, extras}: CartView) {
  return {
    id,
    totalQuantity: countItems(lines) + (remaining?.quantity ?? 0),
    cost: {totalAmount: total},
    lines: lines.map((line) => ({
      id: line.id,
      quantity: line.quantity,
      cost: {totalAmount: line.total},
    })),
    discountCodes: extras.discountCodes,
  };
}

export type CartSummary = ReturnType<typeof summaryOf>;

interface UserError {
  code?: string;
  field?: string[];
  message: string;
}

/** What becomes of a change, as standard events and actions report it. */
export interface Outcome {
  cart: CartSummary | null;
  userErrors?: UserError[];
  warnings?: {message: string}[];
}

/** What the cart has been asked for, by what it knows that by. */
export interface Asking {
  /** Keys of its lines, and of the fields beside which answers stand. */
  keys: Set<string>;
  /** Where something has been said. */
  places: Set<string>;
  /** What could not be asked for. */
  refused: UserError[];
}

export const NO_ANSWER = 'The store did not answer.';
const KEPT = `${NO_ANSWER} The page’s cart keeps the change, and sends it when the store is back.`;

/**
 * Waits for what becomes of it.
 * @param before the cart's messages when it was asked
 * @throws where the store is away: the cart keeps it
 */
export async function outcomeOf(
  store: CartStore,
  asking: Asking,
  before: readonly CartMessage[],
): Promise<Outcome> {
  const {messages, confirmed} = await settled(store, asking);
  const told = (kind: CartMessage['kind']) =>
    messages
      .filter((each) => each.kind === kind && !before.includes(each))
      .filter(({lineKey: at}) => at === null || asking.keys.has(at))
      .map(({text}) => ({message: text}));
  const userErrors = [...asking.refused, ...told('error')];
  const warnings = told('warning');
  return {
    cart: confirmed && summaryOf(confirmed),
    ...(userErrors.length > 0 && {userErrors}),
    ...(warnings.length > 0 && {warnings}),
  };
}

/** Resolves once nothing of it is open. */
async function settled(store: CartStore, {keys, places}: Asking): Promise<CartState> {
  for (;;) {
    const state = await store.whenIdle();
    const isOpen =
      state.desired.some(({identity}) => keys.has(lineKey(identity))) ||
      state.said.some(({place}) => places.has(place));
    if (!isOpen) return state;
    if (isUnreachable(state)) throw new Error(KEPT);
    await new Promise<void>((resolve) => {
      const unsubscribe = store.subscribe(() => {
        unsubscribe();
        resolve();
      });
    });
  }
}
