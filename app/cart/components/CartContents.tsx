import {Link, useSearchParams} from '@remix-run/react';
import {CartForm} from '@shopify/hydrogen';
import {useEffect, useRef, useState, type FormEvent} from 'react';

import {hrefIn, currentChoice, pathFor, useMarket, useMarkets} from '~/market';

import {CartControl, MeantCart} from './CartControl';
import {CartExtras} from './CartExtras';
import {CartLine, MessageList} from './CartLine';
import {CartFacts, CartSummary} from './CartSummary';
import {isExtraKey, lineName, MOVE_ACTION, type CartMessage} from '../cart';
import {
  CART_DRAWER_ID,
  CartStatus,
  closeCart,
  useCart,
  useCartAfterPaint,
  useCartStore,
} from '../client/cart-context';
import type {CartState} from '../client/cart-state';
import {useRemoval} from '../client/removal';
import {command} from '../client/said';
import {CONTENTS_MESSAGES} from '../contents-messages';
import {nextLinesCount, LINES_PARAM, readShownLines} from '../limits';
import {MESSAGES} from '../messages';
import type {CartPart} from '../parts';
import {isUnreachable, shownMessages, type ShownCart} from '../client/shown-cart';
import {Scene} from '~/ui/Scene';
import {Button, buttonClass} from '~/ui/Button';
import {isFocusLost} from '~/ui/Dialog';
import {useMessages} from '~/ui/language';
import {useSwipeToClose} from '~/ui/swipe-to-close';

export interface CartContentsProps {
  cart: ShownCart;
  state: CartState;
  messages: readonly CartMessage[];
  /** `true` on `/cart`, `false` in the drawer. */
  onPage: boolean;
  parts: readonly CartPart[];
  /** Whether the parts below everything else are wanted yet. */
  isBelowShown: boolean;
}

/** Reads that fail in a row before a cart may be given up. */
const READS_BEFORE_NEW_CART = 4;

/** The contents in the drawer: a chunk that is loaded on demand, hence the default export. */
export default function DrawerContents({parts}: Pick<CartContentsProps, 'parts'>) {
  const {cart, state} = useCartAfterPaint();
  const isOpen = useCart((snapshot) => snapshot.isOpen);
  const [wasOpened, setOpened] = useState(isOpen);
  useEffect(() => {
    if (isOpen) setOpened(true);
  }, [isOpen]);
  useSwipeToClose(CART_DRAWER_ID, 'right');
  return (
    <>
      <CartStatus whileOpen />
      <CartContents
        cart={cart}
        state={state}
        messages={shownMessages(state)}
        onPage={false}
        parts={parts}
        isBelowShown={wasOpened}
      />
    </>
  );
}

/** Messages, lines, codes and note, and the summary. The drawer and `/cart` share it. */
export function CartContents(props: CartContentsProps) {
  const contents = useMessages(CONTENTS_MESSAGES);
  const copy = useMessages(MESSAGES);
  const {cart, state, messages, onPage, parts, isBelowShown} = props;
  const {confirmed} = cart;
  const {isLoaded} = state;
  const isAway = isUnreachable(state);
  const market = useMarket();
  const [params] = useSearchParams();
  const [limit, setLimit] = useState(() => readShownLines(params.get(LINES_PARAM)));
  const lines = cart.lines.slice(0, limit);
  const nextCount = nextLinesCount(
    cart.lines.length + cart.remainingLines - lines.length,
  );
  const {rootRef, keepFocus} = useKeptFocus(cart.lines, limit);
  const {removed, remove, undo} = useRemoval(cart.lines, keepFocus);
  const hasLines = cart.lines.length > 0;
  // What is typed below the last line stays when that goes, and comes back with the next.
  const [hadLines, setHadLines] = useState(hasLines);
  if (hasLines && !hadLines) setHadLines(true);
  const handles = [...new Set(cart.lines.flatMap(({handle}) => handle ?? []))];
  const keys = new Set(lines.map(({domKey}) => domKey));
  const isShown = (key: string) => hasLines && (isExtraKey(key) || keys.has(key));
  const general = messages.filter(({lineKey}) => lineKey === null || !isShown(lineKey));
  return (
    <>
      <div ref={rootRef} className="cart-scroll">
        <MeantCart.Provider value={state.cartId ?? ''}>
          {(general.length > 0 || isAway) && (
            <div className="cart-news">
              {isAway && <Unreachable failedReads={state.failedReads} />}
              <MessageList messages={general} />
            </div>
          )}
          {removed && (
            <div className="cart-removed small">
              <p>{contents.removed(lineName(removed))}</p>
              <Button onClick={undo}>{contents.undo}</Button>
            </div>
          )}
          {hasLines && (
            <>
              <OtherCurrency cart={cart} />
              <ul role="list" aria-label={copy.lines} className="cart-lines">
                {lines.map((line) => (
                  <CartLine
                    key={line.domKey}
                    line={line}
                    abroad={confirmed?.abroad}
                    messages={messages.filter(({lineKey}) => lineKey === line.domKey)}
                    onRemove={remove}
                    parts={parts}
                  />
                ))}
              </ul>
              {nextCount > 0 && (
                <div className="cart-more">
                  <a
                    href={`${hrefIn(market, pathFor('cart'))}?${LINES_PARAM}=${lines.length + nextCount}`}
                    className={buttonClass()}
                    onClick={(event) => {
                      event.preventDefault();
                      setLimit(lines.length + nextCount);
                      keepFocus(lines.length);
                    }}
                  >
                    {contents.showMore(nextCount)}
                  </a>
                </div>
              )}
            </>
          )}
          {confirmed && hadLines && (
            <CartExtras
              extras={confirmed.extras}
              messages={messages}
              parts={parts}
              isHidden={!hasLines}
            />
          )}
        </MeantCart.Provider>
        {hasLines && (
          <CartFacts confirmed={confirmed} updating={cart.updating} parts={parts} />
        )}
        {hasLines &&
          isBelowShown &&
          parts.map(({Below}, at) => Below && <Below key={at} handles={handles} />)}
        {!hasLines && !isAway && isLoaded && <CartEmpty onPage={onPage} />}
        {!hasLines && !isAway && !isLoaded && (
          <p className="cart-loading">{copy.loading}</p>
        )}
      </div>
      {(hasLines || isLoaded) && <CartSummary {...{cart, state, onPage}} />}
    </>
  );
}

/** What a shopper can do about a cart that cannot be read. Forms, for `/cart` without scripts. */
function Unreachable({failedReads}: {failedReads: number}) {
  const contents = useMessages(CONTENTS_MESSAGES);
  const store = useCartStore();
  const market = useMarket();
  const tryAgain = (event: FormEvent) => {
    event.preventDefault();
    store.revalidate();
  };
  const anew = (
    <CartControl
      action={CartForm.ACTIONS.Create}
      inputs={{mode: 'anew'}}
      onSubmit={store.startAnew}
    >
      <Button type="submit">{contents.startAnew}</Button>
    </CartControl>
  );
  return (
    <>
      <p role="status" className="small">
        {contents.unreachable}
      </p>
      <div className="row">
        <form action={hrefIn(market, pathFor('cart'))} onSubmit={tryAgain}>
          <Button type="submit">{contents.retry}</Button>
        </form>
        {/* Nobody counts reads without scripts. */}
        {failedReads < READS_BEFORE_NEW_CART ? <noscript>{anew}</noscript> : anew}
      </div>
    </>
  );
}

/** Offers to move a cart in another currency than the page's to the page's country. */
function OtherCurrency({cart}: {cart: ShownCart}) {
  const contents = useMessages(CONTENTS_MESSAGES);
  const {say} = useCartStore();
  const markets = useMarkets() ?? [];
  const currency = currentChoice(markets, useMarket().prefix)?.currency;
  const {confirmed} = cart;
  const isSame = confirmed?.subtotal.currencyCode === currency;
  if (!confirmed || !currency || isSame) return null;
  return (
    <div className="cart-currency small">
      <p>{contents.otherCurrency}</p>
      <CartControl action={MOVE_ACTION} onSubmit={() => say(command(MOVE_ACTION))}>
        <Button type="submit">{contents.showIn(currency)}</Button>
      </CartControl>
    </div>
  );
}

function CartEmpty({onPage}: Pick<CartContentsProps, 'onPage'>) {
  const contents = useMessages(CONTENTS_MESSAGES);
  return (
    <div className={onPage ? 'cart-empty split' : 'cart-empty'}>
      <Scene />
      <div>
        <p className="heading strong">{contents.empty}</p>
        <p>{contents.emptyHint}</p>
        <div className="row">
          <Link
            to={pathFor('latest')}
            className={buttonClass('primary')}
            data-next-focus
            onClick={closeCart}
          >
            {contents.latest}
          </Link>
          <Link to={pathFor('hoodies')} className={buttonClass()} onClick={closeCart}>
            {contents.hoodies}
          </Link>
        </div>
      </div>
    </div>
  );
}

/**
 * Focus must not leave the cart with a pressed control that disappears: it moves to Remove of the
 * line with this index, of the last line, or to the empty cart's link. It is taken from nothing.
 */
function useKeptFocus(lines: ShownCart['lines'], limit: number) {
  const rootRef = useRef<HTMLDivElement>(null);
  const kept = useRef<number | null>(null);
  useEffect(() => {
    const index = kept.current;
    kept.current = null;
    if (index === null || !isFocusLost()) return;
    const targets = rootRef.current?.querySelectorAll<HTMLElement>('[data-next-focus]');
    targets?.[Math.min(index, targets.length - 1)]?.focus();
  }, [lines, limit]);
  return {rootRef, keepFocus: (index: number) => void (kept.current = index)};
}
