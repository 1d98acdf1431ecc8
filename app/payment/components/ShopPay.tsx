import {useMarket} from '~/market';
import {useMessages} from '~/ui/language';

import {MESSAGES} from '../messages';
import {shopPayPermalink} from '../payment';
import {usePayment} from '../use-payment';

interface ShopPayOnProductProps {
  /** The chosen variant's id. */
  variantId: string;
  quantity: number;
}

/** Leads to the store's checkout of one variant, to be paid with Shop Pay; nothing where the store does not take it. */
export function ShopPayOnProduct({variantId, quantity}: ShopPayOnProductProps) {
  const messages = useMessages(MESSAGES);
  const {country} = useMarket();
  const origin = usePayment()?.shopPay;
  if (!origin) return null;
  return (
    <a
      href={shopPayPermalink(origin, variantId, quantity, country)}
      className="button shop-pay"
    >
      {messages.buyWithShopPay}
    </a>
  );
}
