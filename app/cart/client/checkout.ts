import type {Translation} from '~/lib/messages';

import {
  CHECKOUT_ACTION,
  countItems,
  lineName,
  type CartLineView,
  type CartMessage,
  type CartView,
} from '../cart';
import type {CONTENTS_MESSAGES} from '../contents-messages';
import {type CartState} from './cart-state';
import {type CartStore} from './cart-store';
import {command} from './said';
import {isUnreachable, openLines} from './shown-cart';

export type CartCopy = Translation<typeof CONTENTS_MESSAGES>;

/** What a press of Checkout leads to: a page to open, or a sentence, or both (§11.12). */
export interface CheckoutResult {
  url: string | null;
  problem: string | null;
  /** Whether the shopper may go on all the same. */
  canGoAnyway: boolean;
}

interface CheckoutOptions {
  copy: CartCopy;
  /** Whether the cart is moved to the page's country first. */
  hasMarkets: boolean;
  /** What is typed in the cart's fields and not saved, by the names of their sections. */
  typed: () => readonly string[];
  /** Keys of the lines of which the shopper knows that they have sold out, or have ended. */
  soldOut: Set<string>;
}

const staysWith = (problem: string, canGoAnyway = false): CheckoutResult => ({
  url: null,
  problem,
  canGoAnyway,
});

/** Waits for what is in flight, reads the cart once more, and says why it stays. */
export async function checkOut(
  store: CartStore,
  options: CheckoutOptions,
): Promise<CheckoutResult> {
  const {copy, soldOut: known} = options;
  const {messages: before, confirmed: pressed} = store.getSnapshot().state;
  await store.whenIdle();
  store.revalidate();
  const state = await store.whenIdle();
  const {confirmed, messages} = state;
  const open = openMessage(copy, state);
  if (open) return staysWith(open, mayGoAnyway(state));
  if (!confirmed || hasToBeRead(state)) return staysWith(copy.checkoutFailed);
  if (isOtherCart(confirmed, pressed)) return staysWith(copy.otherCart);
  const typed = typedMessage(copy, options.typed());
  if (typed) return staysWith(typed, true);
  const soldOut = confirmed.lines.filter((line) => line.isSoldOut);
  const ended = confirmed.lines.filter((line) => line.endedOn && !line.isSoldOut);
  const {abroad} = confirmed;
  const haveSoldOut: CartCopy['haveSoldOut'] = abroad
    ? (names) => `${names}: ${copy.soldOutOrNotFor(abroad)}`
    : copy.haveSoldOut;
  const news = [
    newsOf(soldOut, known, haveSoldOut),
    newsOf(ended, known, copy.haveEnded),
  ].filter((text) => text !== null);
  if (news.length > 0)
    return staysWith(news.join(' '), soldOut.length < confirmed.lines.length);
  // The store refused or altered a change that waited: the shopper should read that first.
  const problems = messages.filter(
    (message) => message.kind !== 'notice' && !before.includes(message),
  );
  if (problems.length > 0) return staysWith(textOf(problems));
  return leaveFor(store, options, pressed ?? confirmed);
}

/** Whether the store has to say first what the cart holds, and cannot be reached. */
const hasToBeRead = (state: CartState) => state.hadUnknown && isUnreachable(state);

/** Whether the shopper may leave without what is open. */
const mayGoAnyway = (state: CartState) =>
  !hasToBeRead(state) && countItems(state.confirmed?.lines ?? []) > 0;

/** Whether the cart shown at the press was ordered or emptied elsewhere, or has expired. */
const isOtherCart = ({id, lines}: CartView, pressed: CartView | null) =>
  lines.length === 0 || (pressed !== null && pressed.id !== id);

/** What is said of lines of which the shopper does not know it yet; `null` for none. */
function newsOf(
  lines: readonly CartLineView[],
  known: Set<string>,
  message: CartCopy['haveSoldOut'],
): string | null {
  const news = lines.filter(({key}) => !known.has(key));
  for (const {key} of news) known.add(key);
  return news.length > 0 ? message(news.map(lineName).join('; '), news.length) : null;
}

/** Gives up what is desired. What was sent may still be executed: the shopper should look. */
export async function checkOutAnyway(
  store: CartStore,
  options: CheckoutOptions,
): Promise<CheckoutResult> {
  const {copy} = options;
  const {state: pressed} = store.getSnapshot();
  const {unknown} = openLines(pressed);
  store.drop();
  const state = await store.whenIdle();
  const {confirmed} = state;
  if (!confirmed) return staysWith(copy.checkoutFailed);
  if (isOtherCart(confirmed, pressed.confirmed)) return staysWith(copy.otherCart);
  // What the shopper has pressed since then is not given up.
  const open = openMessage(copy, state);
  if (open) return staysWith(open, true);
  const result = await leaveFor(store, options, pressed.confirmed ?? confirmed);
  const perhaps = unknown.length > 0 ? copy.perhapsInCart(unknown.join(', ')) : null;
  return {...result, problem: result.problem ?? perhaps};
}

/**
 * Opens the checkout, in the page's country where the cart can be moved there. `pressed` is the
 * cart that the shopper has seen.
 */
async function leaveFor(
  store: CartStore,
  {copy, hasMarkets}: CheckoutOptions,
  pressed: CartView,
): Promise<CheckoutResult> {
  const {messages: before} = store.getSnapshot().state;
  if (hasMarkets) store.say(command(CHECKOUT_ACTION));
  const {confirmed, messages} = await store.whenIdle();
  if (!confirmed || isOtherCart(confirmed, pressed))
    return staysWith(copy.checkoutFailed);
  const {currencyCode} = confirmed.subtotal;
  if (currencyCode !== pressed.subtotal.currencyCode)
    return staysWith(copy.nowIn(currencyCode), true);
  const news = messages.filter((message) => !before.includes(message));
  // What the move has changed should be read first. That only the move has failed is a notice.
  if (news.some(({kind}) => kind !== 'notice'))
    return staysWith(textOf(news), countItems(confirmed.lines) > 0);
  return {url: confirmed.webUrl, problem: textOf(news) || null, canGoAnyway: false};
}

export const typedMessage = (copy: CartCopy, typed: readonly string[]) =>
  typed.length > 0 ? copy.notSaved([...new Set(typed)].join(', ')) : null;

const textOf = (messages: readonly CartMessage[]) =>
  messages.map(({text}) => text).join(' ');

/** The changes that are still open, line by line, and what they wait for; `null` for none. */
export function openMessage(copy: CartCopy, state: CartState): string | null {
  const {missing, unknown, held, said} = openLines(state);
  const sentences = [
    ...(missing.length > 0 ? [copy.notInCartYet(missing.join(', '))] : []),
    ...(unknown.length > 0 ? [copy.perhapsInCart(unknown.join(', '))] : []),
    ...held.map(({name, quantity}) => copy.stillHolds(name, quantity)),
    ...(said.length > 0 ? [copy.notSaved(said.join(', '))] : []),
  ];
  if (sentences.length > 0 && hasToBeRead(state)) sentences.push(copy.noCart);
  return sentences.join(' ') || null;
}
