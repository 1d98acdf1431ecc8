import {createContext, useContext} from 'react';

import {isReduced, type Money} from '~/lib/money';

import {useMessages, useMoney} from './language';
import {MESSAGES} from './messages';

/** Whether reduced prices are compared with the lowest of 30 days, as in the EU (docs/law.md). */
export const ComparesLowest = createContext(false);

interface PriceProps {
  /** `null` is shown as $0.00 (§2). */
  price: Money | null;
  /** The price before a reduction, shown struck through when it is higher. */
  compareAt?: Money | null;
  /** The lowest price of the 30 days before the reduction, where the merchant has given it. */
  lowest?: Money | null | undefined;
  className?: string;
  /** The element that it is. */
  as?: 'span' | 'p';
}

/** A price, and the price before a reduction. */
export function Price({
  price,
  compareAt = null,
  lowest = null,
  className,
  as: Element = 'span',
}: PriceProps) {
  const messages = useMessages(MESSAGES);
  const money = useMoney();
  const figure = className ? `figures ${className}` : 'figures';
  const before = useContext(ComparesLowest) ? lowest : compareAt;
  if (price === null || !isReduced(price, compareAt) || !isReduced(price, before)) {
    return <Element className={figure}>{money(price)}</Element>;
  }
  return (
    <Element className={figure}>
      <span className="visually-hidden">{messages.priceNow}</span>
      <span>{money(price)}</span>{' '}
      <span className="visually-hidden">{messages.priceBefore}</span>
      <s className="font-normal text-soft">{money(before)}</s>
    </Element>
  );
}
