import {CartForm} from '@shopify/hydrogen';
import {type FormEvent} from 'react';

import {AppliedCode} from './AppliedCode';
import {CodeField} from './CodeField';
import {ExtraSection} from './ExtraSection';
import {REMOVE_GIFT_CARD_ACTION} from '../cart-actions';
import {submitted} from '../submitted-field';
import {useCart} from '../cart-context';
import {readCode} from '../extras';
import {type CartExtras, type CartMessage} from '../view';

interface GiftCardProps {
  cards: CartExtras['giftCards'];
  messages: readonly CartMessage[];
}

const FIELD = 'giftCardCode';

/** The gift card in use, or a field for one; a second can be entered at checkout. */
export function GiftCard({cards, messages}: GiftCardProps) {
  const {changeExtra} = useCart();
  const remove = (id: string) => (event: FormEvent) => {
    event.preventDefault();
    changeExtra({field: 'removeGiftCard', id});
  };
  const add = (event: FormEvent) => {
    event.preventDefault();
    const code = readCode(submitted(event, FIELD));
    if (code) changeExtra({field: 'addGiftCard', code});
  };
  return (
    <ExtraSection title="Gift card" count={cards.length} messages={messages}>
      {cards.map(({id, lastCharacters}) => (
        <div key={id} onSubmitCapture={remove(id)}>
          <CartForm
            route="/cart"
            action={REMOVE_GIFT_CARD_ACTION}
            inputs={{giftCardId: id}}
          >
            <AppliedCode code={`Gift card ending ${lastCharacters}`} />
          </CartForm>
        </div>
      ))}
      {cards.length === 0 && (
        <div onSubmitCapture={add}>
          <CartForm
            route="/cart"
            action={CartForm.ACTIONS.GiftCardCodesUpdate}
            inputs={{giftCardCodes: []}}
          >
            <CodeField name={FIELD} label="Gift card code" />
          </CartForm>
        </div>
      )}
    </ExtraSection>
  );
}
