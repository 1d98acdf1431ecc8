import {
  memo,
  useContext,
  useEffect,
  useRef,
  useState,
  type FormEvent,
  type MouseEvent,
} from 'react';

import {useMarkets} from '~/market';

import {closeCart, useCartStore} from '../client/cart-context';
import {CONTENTS_MESSAGES} from '../contents-messages';
import {CHECKOUT_ACTION, PAYMENT_FIELD, SHOP_PAY} from '../cart';
import {shopPayCheckout} from '../payment';
import {CartControl} from './CartControl';
import {BuyWithShopPay, PaymentMarks, usePayment} from './Payment';
import {
  checkOut,
  checkOutAnyway,
  openMessage,
  typedMessage,
  type CartCopy,
  type CheckoutResult,
} from '../client/checkout';
import type {CartState} from '../client/cart-state';
import {type ShownCart} from '../client/shown-cart';
import type {CartPart} from '../parts';
import type {Money} from '~/lib/money';
import {Icon} from '~/ui/Icon';
import {useMessages, useMoney} from '~/ui/language';
import {PriceNote, PriceTerms} from '~/ui/Price';
import {hasTyped} from '~/ui/typed';

const NO_RESULT: CheckoutResult = {url: null, problem: null, canGoAnyway: false};

interface CartSummaryProps {
  cart: ShownCart;
  state: CartState;
  /** On the cart's own page checkout is a link, which works without scripts. */
  onPage: boolean;
}

/** The totals, always the store's own figures, and the checkout button. */
export function CartSummary({cart, state, onPage}: CartSummaryProps) {
  const isEmpty = cart.lines.length === 0;
  return (
    <div className={isEmpty && onPage ? 'visually-hidden' : 'cart-foot'}>
      {!isEmpty && <Totals cart={cart} />}
      <TotalsStatus updating={cart.updating} hasChanged={state.hasChanged} />
      {!(isEmpty && onPage) && <Checkout cart={cart} state={state} onPage={onPage} />}
    </div>
  );
}

interface CartFactsProps extends Pick<ShownCart, 'confirmed' | 'updating'> {
  parts: readonly CartPart[];
}

/**
 * What is said once. It scrolls with the lines: a phone has no room for it beside the totals.
 * Rendered again where it changes alone: a part that has not hydrated yet would be drawn anew.
 */
export const CartFacts = memo(function CartFacts({
  confirmed,
  updating,
  parts,
}: CartFactsProps) {
  const format = useMoney();
  const contents = useMessages(CONTENTS_MESSAGES);
  const {lines = [], remaining, toFreeDelivery} = confirmed ?? {};
  return (
    <div className="cart-facts">
      {toFreeDelivery &&
        (lines.length > 0 ? (
          <label className={updating ? 'free-delivery cart-stale' : 'free-delivery'}>
            <span>
              {toFreeDelivery.missing
                ? contents.toFreeDelivery(format(toFreeDelivery.missing))
                : contents.freeDelivery}
            </span>
            <progress max={100} value={toFreeDelivery.percent} />
          </label>
        ) : (
          <div className="free-delivery" />
        ))}
      {lines.some((line) => line.isScarce) && (
        <p className="small">{contents.notReserved}</p>
      )}
      {!remaining && parts.map(({Fact}, at) => Fact && <Fact key={at} lines={lines} />)}
    </div>
  );
});

function Totals({cart: {confirmed, updating}}: {cart: ShownCart}) {
  const {taxOfTotal} = useContext(PriceTerms);
  const contents = useMessages(CONTENTS_MESSAGES);
  if (!confirmed?.lines.length)
    // Reserves the height of the totals, so that nothing shifts.
    return (
      <>
        <p className="cart-total">{contents.subtotal}</p>
        <TotalsNote text={contents.noPrice} />
      </>
    );
  const {subtotal, total, tax, deductions, dueAtCheckout, toFreeDelivery} = confirmed;
  const isDelivered = confirmed.isPickedUp ?? toFreeDelivery?.missing === null;
  const atCheckout = isDelivered ? contents.taxesAtCheckout : contents.atCheckout;
  const differs = subtotal.amount !== total.amount;
  return (
    <>
      <dl aria-busy={updating} className={updating ? 'cart-stale' : undefined}>
        <Row label={contents.subtotal} money={subtotal} strong={!differs} />
        {deductions.map(({label, amount}) => (
          <Row key={label} label={label} money={amount} minus />
        ))}
        {tax && !taxOfTotal && <Row label={contents.tax} money={tax} />}
        {differs && <Row label={contents.total} money={total} strong />}
        {tax && taxOfTotal && <Row label={taxOfTotal} money={tax} />}
        {dueAtCheckout && <Row label={contents.dueAtCheckout} money={dueAtCheckout} />}
      </dl>
      <TotalsNote
        text={updating ? contents.updating : atCheckout}
        isDelivered={isDelivered}
      />
    </>
  );
}

/** What the law wants said of the totals, or else when the rest is added. */
function TotalsNote({text, isDelivered = false}: {text: string; isDelivered?: boolean}) {
  return (
    <PriceNote
      className="note"
      isDelivered={isDelivered}
      onFollow={closeCart}
      fallback={<p className="note">{text}</p>}
    />
  );
}

/** Empty until the first change of this page. */
function TotalsStatus({updating, hasChanged}: {updating: boolean; hasChanged: boolean}) {
  const contents = useMessages(CONTENTS_MESSAGES);
  const after = hasChanged ? contents.updatedTotals : '';
  return (
    <p role="status" className="visually-hidden">
      {updating ? contents.updatingTotals : after}
    </p>
  );
}

interface RowProps {
  label: string;
  money: Money;
  minus?: boolean;
  strong?: boolean;
}

function Row({label, money, minus = false, strong = false}: RowProps) {
  const figure = useMoney()(money);
  return (
    <div className={strong ? 'cart-total' : undefined}>
      <dt>{label}</dt>
      {/* Another figure is another element: a wider one, set flush right, would count as one that
          has shifted. */}
      <dd key={figure} className="figures">
        {minus ? `−${figure}` : figure}
      </dd>
    </div>
  );
}

/**
 * Opens the store's checkout (§11.12), after reading the cart again: its URL may be out of date.
 * Disabled while the cart is empty (§2) or cannot be checked out.
 */
function Checkout({cart, state, onPage}: CartSummaryProps) {
  const contents = useMessages(CONTENTS_MESSAGES);
  const takesShopPay = usePayment()?.shopPay !== undefined;
  const markets = useMarkets();
  const {leaving, problem, canGoAnyway, go, goAnyway} = useCheckout(
    state,
    markets !== null,
  );
  const className = 'button button-primary';
  const label = (
    <>
      <span>{contents.checkout}</span>
      <Icon name="arrow" />
    </>
  );
  const url = cart.count > 0 ? cart.confirmed?.webUrl : undefined;
  return (
    <>
      {cart.count > 0 && !url && <p className="small">{contents.noCart}</p>}
      {problem && (
        <p role="alert" className="small cart-problem">
          {problem}
        </p>
      )}
      {onPage && !markets && url ? (
        <>
          <a href={url} className={className} onClick={go} aria-busy={leaving}>
            {label}
          </a>
          {takesShopPay && (
            <a
              href={shopPayCheckout(url)}
              className="button shop-pay"
              onClick={(event) => go(event, true)}
            >
              <BuyWithShopPay />
            </a>
          )}
        </>
      ) : (
        // With markets a post moves the cart to the page's country, which a link could not.
        <CartControl
          action={CHECKOUT_ACTION}
          onSubmit={(field, event) => go(event, field(PAYMENT_FIELD) === SHOP_PAY)}
        >
          <button type="submit" className={className} disabled={!url} aria-busy={leaving}>
            {label}
          </button>
          {takesShopPay && url && (
            <button
              type="submit"
              name={PAYMENT_FIELD}
              value={SHOP_PAY}
              className="button shop-pay"
            >
              <BuyWithShopPay />
            </button>
          )}
        </CartControl>
      )}
      {canGoAnyway && (
        <button type="button" className="button" onClick={goAnyway}>
          {contents.checkOutAnyway}
        </button>
      )}
      <PaymentMarks />
    </>
  );
}

/** The names of the cart's forms and lines in which something is typed and not saved. */
const typedSections = () => [
  ...Array.from(document.querySelectorAll<HTMLElement>('.cart-extra'))
    .filter(hasTyped)
    .map(({dataset}) => dataset.name ?? ''),
  ...Array.from(
    document.querySelectorAll<HTMLElement>('[data-typed]'),
    ({dataset}) => dataset.typed ?? '',
  ),
];

/** What is still open: changes that the store has not confirmed, or fields that are not saved. */
const openNow = (copy: CartCopy, state: CartState) =>
  openMessage(copy, state) ?? typedMessage(copy, typedSections());

/** @param hasMarkets whether the cart is moved to the page's country first */
function useCheckout(state: CartState, hasMarkets: boolean) {
  const copy = useMessages(CONTENTS_MESSAGES);
  const store = useCartStore();
  const [leaving, setLeaving] = useState(false);
  const [{problem, canGoAnyway}, setResult] = useState(NO_RESULT);
  const soldOut = useRef(new Set<string>());
  /** The problem shown, where it is what was open at the press. */
  const open = useRef<string | null>(null);
  // What was open may be settled since.
  useEffect(() => {
    if (problem === null || problem !== open.current) return;
    const now = openNow(copy, state);
    if (now === problem) return;
    open.current = now;
    setResult(now === null ? NO_RESULT : {url: null, problem: now, canGoAnyway});
  }, [canGoAnyway, copy, problem, state]);
  /** How the shopper wants to pay: what was pressed last. */
  const byShopPay = useRef(false);

  const press = (event: MouseEvent | FormEvent, run: typeof checkOut) => {
    if ('metaKey' in event && (event.metaKey || event.ctrlKey || event.shiftKey)) return;
    event.preventDefault();
    if (leaving) return;
    setLeaving(true);
    setResult(NO_RESULT);
    const options = {copy, hasMarkets, typed: typedSections, soldOut: soldOut.current};
    void run(store, options).then((result) => {
      const {url} = result;
      if (url) location.assign(byShopPay.current ? shopPayCheckout(url) : url);
      open.current = openNow(copy, store.getSnapshot().state);
      setResult(result);
      setLeaving(false);
    });
  };

  return {
    leaving,
    problem,
    canGoAnyway,
    go(event: MouseEvent | FormEvent, paysWithShopPay = false) {
      if (!leaving) byShopPay.current = paysWithShopPay;
      // Pressed again while the same is open.
      const isSame = canGoAnyway && openNow(copy, store.getSnapshot().state) === problem;
      press(event, isSame ? checkOutAnyway : checkOut);
    },
    goAnyway: (event: MouseEvent) => press(event, checkOutAnyway),
  };
}
