import {useMessages, useMoney} from '~/ui/language';

import {MESSAGES} from '../messages';
import type {Product, Variant} from '../product';

/** The unit price, and the lowest price before a reduction; nothing where the store has neither. */
export function PriceFacts({variant}: {variant: Variant | undefined}) {
  const messages = useMessages(MESSAGES);
  const money = useMoney();
  const {unitPrice, lowestPrice} = variant ?? {};
  return (
    <>
      {unitPrice && (
        <p className="price-fact figures">
          {messages.perUnit(money(unitPrice.price), unitPrice.per)}
        </p>
      )}
      {lowestPrice && (
        <p className="price-fact">{messages.lowestPrice(money(lowestPrice))}</p>
      )}
    </>
  );
}

/** The store's own reviews, in a line; nothing where it has none. */
export function RatingLine({rating}: Pick<Product, 'rating'>) {
  const messages = useMessages(MESSAGES);
  if (!rating) return null;
  const {value, best, count} = rating;
  return (
    <p className="price-fact">
      <span role="img" aria-label={messages.rated(value, best)}>
        ★ {value}
      </span>{' '}
      · {messages.reviews(count)}
    </p>
  );
}
