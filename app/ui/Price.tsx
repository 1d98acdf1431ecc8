import {isReduced, type Money} from '~/lib/money';

import {useMessages, useMoney} from './language';
import {MESSAGES} from './messages';

interface PriceProps {
  /** `null` is shown as $0.00 (§2). */
  price: Money | null;
  /** The price before a reduction, shown struck through when it is higher. */
  compareAt?: Money | null;
  className?: string;
  /** The element that it is. */
  as?: 'span' | 'p';
}

/** A price, and the price before a reduction. */
export function Price({
  price,
  compareAt = null,
  className,
  as: Element = 'span',
}: PriceProps) {
  const messages = useMessages(MESSAGES);
  const money = useMoney();
  const figure = className ? `figures ${className}` : 'figures';
  if (price === null || !isReduced(price, compareAt)) {
    return <Element className={figure}>{money(price)}</Element>;
  }
  return (
    <Element className={figure}>
      <span className="visually-hidden">{messages.priceNow}</span>
      <span>{money(price)}</span>{' '}
      <span className="visually-hidden">{messages.priceBefore}</span>
      <s className="font-normal text-soft">{money(compareAt)}</s>
    </Element>
  );
}
