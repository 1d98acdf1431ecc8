import {useRouteLoaderData} from '@remix-run/react';

import {useMessages} from '~/ui/language';
import {useMarket} from '~/market';

import {PAYMENT_MESSAGES} from '../payment-messages';
import {shopPayPermalink, type Payment} from '../payment';

/** The brands and wallets that the shop takes; nothing where its store does not say. */
export function PaymentMarks() {
  const messages = useMessages(PAYMENT_MESSAGES);
  const payment = usePayment();
  if (!payment) return null;
  return (
    // No list: in the drawer and on the cart's page, list items are the cart's lines.
    <div className="payment" role="group" aria-label={messages.accepted}>
      {payment.marks.map(([picture, name]) => (
        <img
          key={picture}
          src={`/payment/${picture}.svg`}
          alt={name}
          width={38}
          height={24}
          loading="lazy"
        />
      ))}
    </div>
  );
}

interface ShopPayOnProductProps {
  variantId: string;
  quantity: number;
}

/**
 * Leads to the store's checkout of one variant, to be paid with Shop Pay; nothing where the store
 * does not take it.
 */
export function ShopPayOnProduct({variantId, quantity}: ShopPayOnProductProps) {
  const market = useMarket();
  const origin = usePayment()?.shopPay;
  if (!origin) return null;
  return (
    <a
      href={shopPayPermalink(origin, variantId, quantity, market)}
      className="button shop-pay"
    >
      <BuyWithShopPay />
    </a>
  );
}

/** The brand's name, which no language changes. */
const BRAND = 'Shop Pay';

/** `Buy with Shop Pay`, with the brand's own mark as its name. */
export function BuyWithShopPay() {
  const [before = '', after = ''] =
    useMessages(PAYMENT_MESSAGES).buyWithShopPay.split(BRAND);
  return (
    <>
      {before && <span>{before}</span>}
      <img src="/payment/shop-pay.svg" alt={BRAND} width={38} height={24} />
      {after && <span>{after}</span>}
    </>
  );
}

/** How the shop can be paid; undefined where its store does not say. */
export function usePayment(): Payment | undefined {
  return (useRouteLoaderData('root') as {payment?: Payment} | undefined)?.payment;
}
