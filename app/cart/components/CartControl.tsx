import {CartForm} from '@shopify/hydrogen';
import type {FormEvent, ReactNode} from 'react';

interface CartControlProps {
  /** One of `CartForm.ACTIONS`, or of our own. */
  action: string;
  inputs?: Record<string, unknown>;
  /**
   * With scripts, done in place of posting: the cart's queue is the only one that sends. `field` reads a field of the form, the
   * pressed button's first; '' where there is none.
   */
  onSubmit: (field: (name: string) => string, event: FormEvent) => void;
  /** Holds presses before hydration and repeats them after; without it they post. */
  replay?: boolean;
  className?: string | undefined;
  onPointerDown?: (event: React.PointerEvent) => void;
  children: ReactNode;
}

/** Every form of the cart: Hydrogen's `CartForm`, which posts to `/cart` where no script has taken it over. */
export function CartControl({
  action,
  inputs = {},
  onSubmit,
  replay = false,
  className,
  onPointerDown,
  children,
}: CartControlProps) {
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
      {/* Hydrogen types actions one by one; ours are named by whoever renders them. */}
      <CartForm route="/cart" action={action as `Custom${string}`} inputs={inputs}>
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
