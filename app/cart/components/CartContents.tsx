import {useSearchParams} from '@remix-run/react';
import {useState} from 'react';

import {CartEmpty} from './CartEmpty';
import {CartExtras} from './CartExtras';
import {CartLines} from './CartLines';
import {CartMessages} from './CartMessages';
import {CartFoot, CartSummary} from './CartSummary';
import {furtherLines, LINES_PARAM, linesAskedFor} from '../first-lines';
import {EXTRA_KEYS} from '../extras';
import {type ShownCart} from '../show-cart';
import {type CartMessage} from '../view';

export interface CartContentsProps {
  cart: ShownCart;
  /** Whether the store has said what the cart is. */
  loaded: boolean;
  /** Whether the store cannot be reached at the moment. */
  unreachable: boolean;
  messages: readonly CartMessage[];
  /** Tries again what failed; `null` where there is nothing to try. */
  onRetry: (() => void) | null;
}

/** Messages, lines and summary: the same in the drawer and on `/cart`. In the drawer the lines scroll, the summary stays. */
export function CartContents(props: CartContentsProps) {
  const {cart, loaded, unreachable, messages, onRetry} = props;
  const {lines, further, showMore} = useShownLines(cart);
  const keys = new Set([
    ...lines.map(({key}) => key),
    ...Object.values<string>(EXTRA_KEYS),
  ]);
  const isShown = (key: string) => cart.lines.length > 0 && keys.has(key);
  const general = messages.filter(({lineKey}) => lineKey === null || !isShown(lineKey));
  const above = (
    <CartMessages messages={general} unreachable={unreachable} onRetry={onRetry} />
  );
  if (cart.lines.length === 0) {
    return (
      <>
        <div className="flex-1 overflow-auto">
          {above}
          {loaded && <CartEmpty />}
          {!loaded && !unreachable && <p className="cart-loading">Loading your cart…</p>}
        </div>
        {loaded && <CartFoot cart={cart} />}
      </>
    );
  }
  return (
    <>
      <div className="min-h-0 flex-1 overflow-auto overscroll-contain">
        {above}
        <CartLines {...{lines, further, messages}} onMore={showMore} />
        <CartExtras extras={cart.extras} messages={messages} />
      </div>
      <CartSummary cart={cart} />
    </>
  );
}

/** The lines that are shown: the first ones, then as many as were asked for. */
function useShownLines({lines, beyond}: ShownCart) {
  const [params] = useSearchParams();
  const [most, setMost] = useState(() => linesAskedFor(params.get(LINES_PARAM)));
  const shown = lines.slice(0, most);
  const further = furtherLines(lines.length + beyond - shown.length);
  return {lines: shown, further, showMore: () => setMost(shown.length + further)};
}
