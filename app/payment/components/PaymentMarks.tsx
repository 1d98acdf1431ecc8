import {useMessages} from '~/ui/language';

import {MESSAGES} from '../messages';
import {usePayment} from '../use-payment';

/** The brands and wallets that the shop takes; nothing where its store does not say. */
export function PaymentMarks() {
  const messages = useMessages(MESSAGES);
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
