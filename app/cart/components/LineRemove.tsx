import {CartForm} from '@shopify/hydrogen';
import {type FormEvent} from 'react';

import {useCart} from '../cart-context';
import {type ShownLine} from '../show-cart';
import {Icon} from '~/ui/Icon';

interface LineRemoveProps {
  line: ShownLine;
  beforeRemove: (key: string) => void;
}

/** Takes a line out of the cart. */
export function LineRemove({line, beforeRemove}: LineRemoveProps) {
  const {setQuantity} = useCart();
  function onSubmit(event: FormEvent) {
    event.preventDefault();
    beforeRemove(line.key);
    setQuantity(line, 0);
  }
  return (
    <div onSubmitCapture={onSubmit}>
      <CartForm
        route="/cart"
        action={CartForm.ACTIONS.LinesRemove}
        inputs={{lineIds: line.id ? [line.id] : []}}
      >
        <button
          type="submit"
          className="button button-icon -mr-3 text-soft"
          aria-label={`Remove ${line.title}`}
          data-removes
        >
          <Icon name="trash" />
        </button>
      </CartForm>
    </div>
  );
}
