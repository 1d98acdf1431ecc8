import {Link, useSearchParams} from '@remix-run/react';
import {useEffect, useRef, useState, type ComponentType, type MouseEvent} from 'react';

import {CartExtras} from './CartExtras';
import {CartLine, MessageList} from './CartLine';
import {CartSummary} from './CartSummary';
import {EXTRA_KEYS, lineName, type CartMessage} from '../cart';
import {
  CART_DRAWER_ID,
  CartStatus,
  useCartActions,
  useCartSnapshot,
  useCartStore,
} from '../client/cart-context';
import {CONTENTS_MESSAGES} from '../contents-messages';
import {nextLinesCount, LINES_PARAM, readShownLines, UNDO_MS} from '../limits';
import {DRAWER_MESSAGES, UNREACHABLE_SENTENCE} from '../messages';
import {type ShownCart, type ShownLine} from '../client/shown-cart';
import {Button, buttonClass} from '~/ui/Button';
import {Icon} from '~/ui/Icon';
import {useSwipeToClose} from '~/ui/swipe-to-close';

/**
 * Shows recommendations for products, named by their handles, the newest first. Injected: the cart does not import the
 * feature.
 */
export type CartRecommendations = ComponentType<{handles: readonly string[]}>;

export interface CartContentsProps {
  cart: ShownCart;
  /** Whether the cart has been loaded. */
  loaded: boolean;
  /** Whether the store cannot be reached at the moment. */
  unreachable: boolean;
  messages: readonly CartMessage[];
  /** Retries what failed; `null` where nothing did. */
  onRetry: (() => void) | null;
  /** `true` on `/cart`, `false` in the drawer. */
  onPage: boolean;
  /** Below the lines; null for none. */
  recommendations: CartRecommendations | null;
}

/** The contents of the drawer. A chunk of its own, loaded on first use (hence the default export). */
export default function DrawerContents({
  recommendations,
}: Pick<CartContentsProps, 'recommendations'>) {
  const {isOpen} = useCartSnapshot();
  const [wasOpened, setOpened] = useState(isOpen);
  useEffect(() => {
    if (isOpen) setOpened(true);
  }, [isOpen]);
  useSwipeToClose(CART_DRAWER_ID, 'right');
  return (
    <>
      <CartStatus whileOpen />
      <CartContents
        {...useLiveContents()}
        onPage={false}
        recommendations={wasOpened ? recommendations : null}
      />
    </>
  );
}

/** The live cart as props of `CartContents`. `besides` are messages from the loader. */
export function useLiveContents(
  besides: readonly CartMessage[] = [],
): Omit<CartContentsProps, 'onPage' | 'recommendations'> {
  const store = useCartStore();
  const {cart, queue} = useCartSnapshot();
  const {loaded, unreachable, messages, rejected} = queue;
  return {
    cart,
    loaded,
    unreachable,
    messages: messages.length > 0 ? messages : besides,
    onRetry: rejected ? store.retry : unreachable ? store.revalidate : null,
  };
}

/** Messages, lines, codes and note, and the summary. The drawer and `/cart` share it. */
export function CartContents(props: CartContentsProps) {
  const {cart, loaded, unreachable, messages, onRetry, onPage} = props;
  const {recommendations: Recommendations} = props;
  const {lines, nextCount, showMore} = useShownLines(cart);
  const {removed, remove, undo, rootRef} = useRemoval(cart.lines);
  const hasLines = cart.lines.length > 0;
  const keys = new Set([
    ...lines.map(({key}) => key),
    ...Object.values<string>(EXTRA_KEYS),
  ]);
  const isShown = (key: string) => hasLines && keys.has(key);
  const general = messages.filter(({lineKey}) => lineKey === null || !isShown(lineKey));
  const hasNews = general.length > 0 || unreachable || onRetry;
  return (
    <>
      <div ref={rootRef} className="cart-scroll">
        {hasNews && (
          <div className="grid gap-2 border-b bg-studio px-6 py-4">
            {unreachable && <p className="text-sm">{UNREACHABLE_SENTENCE}</p>}
            <MessageList messages={general} />
            {onRetry && (
              <Button className="justify-self-start" onClick={onRetry}>
                {CONTENTS_MESSAGES.retry}
              </Button>
            )}
          </div>
        )}
        {removed && (
          <div className="flex items-center justify-between gap-3 border-b px-6 py-2 text-sm">
            <p className="min-w-0 break-words">
              {CONTENTS_MESSAGES.removed(lineName(removed.title, removed.variantTitle))}
            </p>
            <Button onClick={undo}>{CONTENTS_MESSAGES.undo}</Button>
          </div>
        )}
        {hasLines && (
          <>
            <ul aria-label={DRAWER_MESSAGES.lines} className="divide-y px-(--cart-inset)">
              {lines.map((line) => (
                <CartLine
                  key={line.key}
                  line={line}
                  messages={messages.filter(({lineKey}) => lineKey === line.key)}
                  onRemove={remove}
                />
              ))}
            </ul>
            {nextCount > 0 && (
              <div className="p-6 text-center">
                <a
                  href={`/cart?${LINES_PARAM}=${lines.length + nextCount}`}
                  className={buttonClass()}
                  onClick={showMore}
                >
                  {CONTENTS_MESSAGES.showMore(nextCount)}
                </a>
              </div>
            )}
            {cart.confirmed && <CartExtras extras={cart.extras} messages={messages} />}
            {Recommendations && <Recommendations handles={handlesOf(cart)} />}
          </>
        )}
        {!hasLines && loaded && <CartEmpty />}
        {!hasLines && !loaded && !unreachable && (
          <p className="cart-loading">{DRAWER_MESSAGES.loading}</p>
        )}
      </div>
      {(hasLines || loaded) && <CartSummary cart={cart} onPage={onPage} />}
    </>
  );
}

/** Handles of the products in a cart, each once, the newest first. */
function handlesOf({lines}: ShownCart): string[] {
  return [...new Set(lines.flatMap(({handle}) => handle ?? []))];
}

/** The empty cart, with a link back to the shop. */
function CartEmpty() {
  const {close} = useCartActions();
  return (
    <div className="cart-empty">
      <Icon name="bag" className="size-10 text-soft" />
      <p className="text-lg font-semibold">{CONTENTS_MESSAGES.empty}</p>
      <p className="max-w-[28ch] text-soft">{CONTENTS_MESSAGES.emptyHint}</p>
      <div className="mt-2 flex flex-wrap gap-3">
        <Link
          to="/latest"
          className={buttonClass('primary')}
          data-next-focus
          onClick={close}
        >
          {CONTENTS_MESSAGES.latest}
        </Link>
        <Link to="/hoodies" className={buttonClass()} onClick={close}>
          {CONTENTS_MESSAGES.hoodies}
        </Link>
      </div>
    </div>
  );
}

/** The lines to show: the first ones, then as many as the shopper asked for. */
function useShownLines({lines, remainingLines}: ShownCart) {
  const [params] = useSearchParams();
  const [most, setMost] = useState(() => readShownLines(params.get(LINES_PARAM)));
  const shown = lines.slice(0, most);
  const nextCount = nextLinesCount(lines.length + remainingLines - shown.length);
  const showMore = (event: MouseEvent) => {
    event.preventDefault();
    setMost(shown.length + nextCount);
  };
  return {lines: shown, nextCount, showMore};
}

/**
 * Removes a line and offers to undo it for some seconds. Focus must not leave the cart with the pressed button: it
 * moves to the same control of the next line, of the previous one for the last line, or to the empty cart's link.
 */
function useRemoval(lines: readonly ShownLine[]) {
  const {setQuantity, add} = useCartActions();
  const rootRef = useRef<HTMLDivElement>(null);
  const removedAt = useRef<number | null>(null);
  const [removed, setRemoved] = useState<ShownLine | null>(null);

  useEffect(() => {
    const index = removedAt.current;
    if (index === null || lines.some(({key}) => key === removed?.key)) return;
    removedAt.current = null;
    const targets = rootRef.current?.querySelectorAll<HTMLElement>('[data-next-focus]');
    targets?.[Math.min(index, targets.length - 1)]?.focus();
  }, [lines, removed]);

  useEffect(() => {
    if (!removed) return;
    const timer = setTimeout(() => setRemoved(null), UNDO_MS);
    return () => clearTimeout(timer);
  }, [removed]);

  const canUndo = removed && !lines.some(({key}) => key === removed.key);
  return {
    rootRef,
    removed: canUndo ? removed : null,
    remove(line: ShownLine) {
      removedAt.current = lines.findIndex(({key}) => key === line.key);
      // A sold-out line cannot be added again, nor can one that the merchant's own code added (its key is its own id).
      const isPlain =
        line.quantity > 0 && line.key === line.merchandiseId && line.unitPrice;
      setRemoved(isPlain ? line : null);
      setQuantity(line, 0);
    },
    undo() {
      if (!removed?.unitPrice) return;
      const {merchandiseId, quantity, title, variantTitle, image} = removed;
      setRemoved(null);
      const preview = {
        productTitle: title,
        variantTitle,
        image,
        price: removed.unitPrice,
        handle: removed.handle ?? '',
      };
      add({merchandiseId, quantity, preview});
    },
  };
}
