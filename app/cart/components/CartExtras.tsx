import {DiscountCodes} from './DiscountCodes';
import {GiftCard} from './GiftCard';
import {CartNote} from './CartNote';
import {EXTRA_KEYS} from '../extras';
import {type CartExtras as Extras, type CartMessage} from '../view';

interface CartExtrasProps {
  extras: Extras;
  messages: readonly CartMessage[];
}

/** What can be told the cart beside its lines; each opens by itself where there is something in it or to say about it. */
export function CartExtras({extras, messages}: CartExtrasProps) {
  const about = (key: string) => messages.filter(({lineKey}) => lineKey === key);
  return (
    <div className="cart-extras">
      <DiscountCodes
        codes={extras.discountCodes}
        messages={about(EXTRA_KEYS.discounts)}
      />
      <GiftCard cards={extras.giftCards} messages={about(EXTRA_KEYS.giftCards)} />
      <CartNote note={extras.note} messages={about(EXTRA_KEYS.note)} />
    </div>
  );
}
