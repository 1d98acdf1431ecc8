import {
  createContext,
  useContext,
  type ComponentType,
  type PropsWithChildren,
  type ReactNode,
} from 'react';

import {isReduced, type Money} from '~/lib/money';

import {useMessages, useMoney} from './language';
import {MESSAGES} from './messages';

interface PriceNoteProps {
  className: string;
  /** Whether it is said once, for all prices of the page. */
  isForAll?: boolean;
  /** Whether delivery costs nothing besides. */
  isDelivered?: boolean;
  onFollow?: () => void;
}

/** What is said of a country's prices (docs/law.md); an add-on provides it. */
interface PriceTerms {
  /** Whether a reduced price is compared with the lowest of 30 days alone. */
  comparesLowest?: boolean;
  /** Label of the tax in a cart's totals, where prices include it. */
  taxOfTotal?: string;
  /** Stands beside prices; its child is what stands there where no law asks for anything. */
  Note?: ComponentType<PropsWithChildren<PriceNoteProps>>;
}

export const PriceTerms = createContext<PriceTerms>({});

/** What is to be said beside a price; `fallback` where there is nothing. */
export function PriceNote({
  fallback = null,
  ...props
}: PriceNoteProps & {fallback?: ReactNode}) {
  const {Note} = useContext(PriceTerms);
  return Note ? <Note {...props}>{fallback}</Note> : fallback;
}

interface PriceProps {
  /** `null` is shown as $0.00 (§2). */
  price: Money | null;
  /** The price before a reduction, shown struck through when it is higher. */
  compareAt?: Money | null;
  /** The lowest price of the 30 days before the reduction, where the merchant has given it. */
  lowest?: Money | null | undefined;
  /** Whether it is the lowest of several, among which a choice decides. */
  isLowest?: boolean;
  className?: string;
  /** The element that it is. */
  as?: 'span' | 'p';
}

/** A price, and the price before a reduction. */
export function Price({
  price,
  compareAt = null,
  lowest = null,
  isLowest = false,
  className,
  as: Element = 'span',
}: PriceProps) {
  const messages = useMessages(MESSAGES);
  const money = useMoney();
  const amount = isLowest ? messages.priceFrom(money(price)) : money(price);
  const figure = className ? `figures ${className}` : 'figures';
  const before = useContext(PriceTerms).comparesLowest ? lowest : compareAt;
  if (price === null || !isReduced(price, compareAt) || !isReduced(price, before)) {
    return <Element className={figure}>{amount}</Element>;
  }
  return (
    <Element className={figure}>
      <span className="visually-hidden">{messages.priceNow}</span>
      <span className="reduced">{amount}</span>{' '}
      <span className="visually-hidden">{messages.priceBefore}</span>
      <s>{money(before)}</s>
    </Element>
  );
}
