import {CartForm} from '@shopify/hydrogen';
import {createContext, useContext, type FormEvent, type ReactNode} from 'react';
import {pathFor} from '~/market';

import {MEANT_CART} from '../cart';

/** The cart that the forms in it mean, without its key; '' for none. `null`: any will do. */
export const MeantCart = createContext<string | null>(null);

interface CartControlProps {
  /** One of `CartForm.ACTIONS`, or of our own. */
  action: string;
  inputs?: Record<string, unknown>;
  /**
   * Called instead of posting: with JavaScript only the cart's store sends. `field` reads a form
   * field, the pressed button's first; '' where there is none.
   */
  onSubmit: (field: (name: string) => string, event: FormEvent) => void;
  /** Queues presses before hydration and replays them after; otherwise they post. */
  replay?: boolean;
  className?: string | undefined;
  onPointerDown?: (event: React.PointerEvent) => void;
  children: ReactNode;
}

/** Every control of the cart: Hydrogen's `CartForm`, which posts to `/cart` without JavaScript. */
export function CartControl({
  action,
  inputs = {},
  onSubmit,
  replay = false,
  className,
  onPointerDown,
  children,
}: CartControlProps) {
  const cartId = useContext(MeantCart);
  const meant = cartId === null ? inputs : {...inputs, [MEANT_CART]: cartId};
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit((name) => fieldOf(event, name), event);
  };
  return (
    <div
      className={className}
      data-replay={replay || undefined}
      onSubmitCapture={submit}
      onPointerDown={onPointerDown}
    >
      {/* Hydrogen types actions one by one; ours are named where they are rendered. */}
      <CartForm
        route={pathFor('cart')}
        action={action as `Custom${string}`}
        inputs={meant}
      >
        {children}
      </CartForm>
    </div>
  );
}

function fieldOf({target, nativeEvent}: FormEvent, name: string): string {
  const {submitter} = nativeEvent as SubmitEvent;
  if (submitter instanceof HTMLButtonElement && submitter.name === name)
    return submitter.value;
  const value = target instanceof HTMLFormElement ? new FormData(target).get(name) : null;
  return typeof value === 'string' ? value : '';
}
