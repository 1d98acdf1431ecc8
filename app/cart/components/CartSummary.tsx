import {useEffect, useRef, useState, type MouseEvent} from 'react';

import {useCartStore} from '../client/cart-context';
import {CONTENTS_MESSAGES} from '../contents-messages';
import {
  CHECKOUT_FAILED_SENTENCE,
  FREE_DELIVERY_REACHED_SENTENCE,
  freeDeliverySentence,
  TOTALS_SENTENCES,
  UNCONFIRMED_CHECKOUT_SENTENCE,
} from '../messages';
import {type ShownCart} from '../client/shown-cart';
import {formatMoney, type Money} from '~/lib/money';
import {Icon} from '~/ui/Icon';

interface CartSummaryProps {
  cart: ShownCart;
  /** On the cart's own page checkout is a link, which works without scripts. */
  onPage: boolean;
}

/** The totals, always the store's own figures, and the checkout button. */
export function CartSummary({cart, onPage}: CartSummaryProps) {
  const isEmpty = cart.lines.length === 0;
  if (isEmpty && onPage) return null;
  return (
    <div className="cart-foot">
      {!isEmpty && <Totals cart={cart} />}
      <Checkout cart={cart} onPage={onPage} />
    </div>
  );
}

function Totals({cart: {confirmed, updating}}: {cart: ShownCart}) {
  if (!confirmed)
    // Reserves the height of the totals, so that nothing shifts.
    return (
      <>
        <p className="text-lg font-semibold">{CONTENTS_MESSAGES.subtotal}</p>
        <p className="mt-1 mb-4 text-sm text-soft">{CONTENTS_MESSAGES.noPrice}</p>
      </>
    );
  const {subtotal, total, tax, deductions, toFreeDelivery} = confirmed;
  const differs = subtotal.amount !== total.amount;
  return (
    <>
      {toFreeDelivery !== undefined && (
        <p className={`mb-2 text-sm ${updating ? 'cart-stale' : ''}`}>
          {toFreeDelivery
            ? freeDeliverySentence(formatMoney(toFreeDelivery))
            : FREE_DELIVERY_REACHED_SENTENCE}
        </p>
      )}
      <dl aria-busy={updating} className={`grid gap-1 ${updating ? 'cart-stale' : ''}`}>
        <Row label={CONTENTS_MESSAGES.subtotal} money={subtotal} strong={!differs} />
        {deductions.map(({label, amount}) => (
          <Row key={label} label={label} money={amount} minus />
        ))}
        {tax && <Row label={CONTENTS_MESSAGES.tax} money={tax} />}
        {differs && <Row label={CONTENTS_MESSAGES.total} money={total} strong />}
      </dl>
      <TotalsStatus updating={updating} />
      <p className="mt-1 mb-4 text-sm text-soft">
        {updating ? CONTENTS_MESSAGES.updating : CONTENTS_MESSAGES.atCheckout}
      </p>
    </>
  );
}

/** Announces that the totals are updating, and that they are up to date; empty until the first change. */
function TotalsStatus({updating}: {updating: boolean}) {
  const [text, setText] = useState('');
  const wasUpdating = useRef(false);
  useEffect(() => {
    if (updating) setText(TOTALS_SENTENCES.updating);
    else if (wasUpdating.current) setText(TOTALS_SENTENCES.updated);
    wasUpdating.current = updating;
  }, [updating]);
  return (
    <p role="status" className="visually-hidden">
      {text}
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
  const figure = formatMoney(money);
  return (
    <div
      className={`flex flex-wrap justify-between gap-x-4 ${strong ? 'text-lg font-semibold' : ''}`}
    >
      <dt>{label}</dt>
      {/* Another figure is another element: a wider one, set flush right, would count as one that has shifted. */}
      <dd key={figure} className="figures">
        {minus && '−'}
        {figure}
      </dd>
    </div>
  );
}

/**
 * Opens the store's checkout. Its address may be out of date, so the cart is read again first, after every change in
 * flight. Disabled while the cart is empty (spec §2).
 */
function Checkout({cart, onPage}: CartSummaryProps) {
  const {leaving, problem, go} = useCheckout();
  const className = 'button button-primary w-full';
  const label = (
    <>
      {CONTENTS_MESSAGES.checkout}
      <Icon name="arrow" />
    </>
  );
  const address = cart.confirmed?.webUrl;
  return (
    <>
      {problem && (
        <p role="alert" className="mb-3 text-sm text-danger">
          {problem}
        </p>
      )}
      {onPage && address && cart.count > 0 ? (
        <a href={address} className={className} onClick={go} aria-busy={leaving}>
          {label}
        </a>
      ) : (
        <button
          type="button"
          className={className}
          disabled={cart.count < 1}
          aria-busy={leaving}
          onClick={go}
        >
          {label}
        </button>
      )}
    </>
  );
}

function useCheckout() {
  const store = useCartStore();
  const [leaving, setLeaving] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const warned = useRef(false);

  /** Why the checkout did not open; `null` when it did. */
  async function goToCheckout(): Promise<string | null> {
    const {messages: known} = store.getSnapshot().queue;
    await store.whenIdle();
    store.revalidate();
    const {confirmed, unreachable, messages, unconfirmed} = await store.whenIdle();
    if (unreachable || !confirmed) return CHECKOUT_FAILED_SENTENCE;
    if (unconfirmed.length > 0 && !warned.current) {
      warned.current = true;
      return UNCONFIRMED_CHECKOUT_SENTENCE;
    }
    // The store refused or altered a pending change: the shopper should read that before checking out.
    const isNews = messages !== known && messages.some(({kind}) => kind !== 'notice');
    if (!isNews) window.location.assign(confirmed.webUrl);
    return null;
  }

  return {
    leaving,
    problem,
    go(event: MouseEvent) {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      if (leaving) return;
      setLeaving(true);
      setProblem(null);
      void goToCheckout().then((why) => {
        setProblem(why);
        setLeaving(false);
      });
    },
  };
}
