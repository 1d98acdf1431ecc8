import type {ReactNode} from 'react';

import {CheckoutForm} from './CheckoutForm';
import {type ShownCart} from '../show-cart';
import {formatMoney, type Money} from '~/lib/money';

interface CartFootProps {
  cart: ShownCart;
  children?: ReactNode;
}

/** The cart's lower end: the way to checkout, closed while there is nothing to buy (spec §2). */
export function CartFoot({cart, children}: CartFootProps) {
  return (
    <div className="border-t bg-paper px-(--cart-inset) pt-4 pb-[max(1.5rem,env(safe-area-inset-bottom))]">
      {children}
      <CheckoutForm cart={cart} />
    </div>
  );
}

/** The money, always the store's own figures, and the way to checkout. */
export function CartSummary({cart}: {cart: ShownCart}) {
  const {subtotal, total, tax, deductions, updating} = cart;
  const differs = subtotal?.amount !== total?.amount;
  return (
    <CartFoot cart={cart}>
      <dl aria-busy={updating} className={`grid gap-1 ${updating ? 'text-soft' : ''}`}>
        <Row label="Subtotal" money={subtotal} updating={updating} strong={!differs} />
        {deductions.map(({label, amount}) => (
          <Row key={label} label={label} money={amount} minus />
        ))}
        {tax && <Row label="Tax" money={tax} />}
        {differs && <Row label="Total" money={total} updating={updating} strong />}
      </dl>
      <p className="mt-1 mb-4 text-sm text-soft">
        {updating ? 'Updating…' : 'Shipping and taxes are calculated at checkout.'}
      </p>
    </CartFoot>
  );
}

interface RowProps {
  label: string;
  money: Money | null;
  minus?: boolean;
  strong?: boolean;
  updating?: boolean;
}

function Row({label, money, minus = false, strong = false, updating = false}: RowProps) {
  const figure = money ? formatMoney(money) : '…';
  return (
    <div
      className={`flex flex-wrap justify-between gap-x-4 ${strong ? 'text-lg font-semibold' : ''}`}
    >
      <dt>{label}</dt>
      {/* Another figure is another element: a wider one, set flush right, would count as one that has shifted. */}
      <dd key={figure} className="figures" data-updating={updating || undefined}>
        {minus && '−'}
        {figure}
      </dd>
    </div>
  );
}
