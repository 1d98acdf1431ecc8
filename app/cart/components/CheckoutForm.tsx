import {CartForm} from '@shopify/hydrogen';
import {useState, type FormEvent} from 'react';

import {CHECKOUT_ACTION} from '../cart-actions';
import {useCartStore} from '../cart-context';
import {settled} from '../settled';
import {CHECKOUT_FAILED_SENTENCE} from '../failure-sentences';
import {type ShownCart} from '../show-cart';
import {Icon} from '~/ui/Icon';

/**
 * Goes to the store's checkout. The address may have gone stale, so the cart is read again when the button is pressed,
 * after every change that is still on its way; without JavaScript the form's answer is a redirect to it.
 */
export function CheckoutForm({cart}: {cart: ShownCart}) {
  const {onSubmit, leaving, failed} = useCheckout();
  return (
    <div onSubmitCapture={onSubmit}>
      {failed && (
        <p role="alert" className="mb-3 text-sm text-danger">
          {CHECKOUT_FAILED_SENTENCE}
        </p>
      )}
      <CartForm route="/cart" action={CHECKOUT_ACTION}>
        <button
          type="submit"
          className="button button-primary w-full"
          disabled={cart.count < 1}
          aria-busy={leaving}
        >
          Checkout
          <Icon name="arrow" />
        </button>
      </CartForm>
    </div>
  );
}

function useCheckout() {
  const store = useCartStore();
  const [leaving, setLeaving] = useState(false);
  const [failed, setFailed] = useState(false);

  async function goToCheckout() {
    const {messages: known} = store.getSnapshot().queue;
    await settled(store);
    store.dispatch({type: 'reread'});
    const {confirmed, stalled, messages} = await settled(store);
    // A change that was still on its way came to something else than was asked for: that is to be read first.
    const isNews = messages !== known && messages.some(({kind}) => kind !== 'notice');
    if (!stalled && confirmed && !isNews) window.location.assign(confirmed.webUrl);
    setFailed(stalled || !confirmed);
    setLeaving(false);
  }

  return {
    leaving,
    failed,
    onSubmit(event: FormEvent) {
      event.preventDefault();
      if (leaving) return;
      setLeaving(true);
      setFailed(false);
      void goToCheckout();
    },
  };
}
