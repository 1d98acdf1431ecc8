import {useMessages} from '~/ui/language';

import {MESSAGES} from '../messages';
import {usePayment} from '../use-payment';

/** The brands and wallets that the shop takes; nothing where its store does not say. */
export function PaymentMarks() {
  const messages = useMessages(MESSAGES);
  const payment = usePayment();
  if (!payment) return null;
  return (
    <ul className="payment" aria-label={messages.accepted}>
      {payment.marks.map(([picture, name]) => (
        <li key={picture}>
          <img
            src={`/payment/${picture}.svg`}
            alt={name}
            width={38}
            height={24}
            loading="lazy"
          />
        </li>
      ))}
    </ul>
  );
}
