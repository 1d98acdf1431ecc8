import {CartForm} from '@shopify/hydrogen';
import {useEffect, useState, type FormEvent} from 'react';

import {useCart} from '../cart-context';
import {type ShownLine} from '../show-cart';
import {TARGET_FIELD} from '../form-fields';
import {parseQuantity} from '~/lib/quantity';
import {Icon, type IconName} from '~/ui/Icon';

interface LineQuantityProps {
  line: ShownLine;
  beforeRemove: (key: string) => void;
}

/** Changes a line's quantity: by one step, or to what is typed. Every button posts an absolute target. */
export function LineQuantity({line, beforeRemove}: LineQuantityProps) {
  const {setQuantity} = useCart();

  function change(quantity: number) {
    if (quantity === line.quantity) return;
    if (quantity === 0) beforeRemove(line.key);
    setQuantity(line, quantity);
  }

  const {text, setText, commit} = useTypedQuantity(line, change);

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    const submitter = (event.nativeEvent as SubmitEvent).submitter;
    const target = submitter instanceof HTMLButtonElement ? submitter.value : '';
    if (target) change(Number(target));
    else commit();
  }

  return (
    <div onSubmitCapture={onSubmit}>
      <CartForm
        route="/cart"
        action={CartForm.ACTIONS.LinesUpdate}
        inputs={{lines: line.id ? [{id: line.id}] : []}}
      >
        <div className="flex items-center rounded-theme border border-edge">
          {/* First, so that Enter in the field presses it. */}
          <button type="submit" className="cart-update">
            Update
          </button>
          <StepButton line={line} step={-1} />
          <input
            type="number"
            name="quantity"
            inputMode="numeric"
            min={0}
            step={line.increment}
            max={line.maximum ?? undefined}
            value={text}
            aria-label={`Quantity of ${line.title}`}
            className="h-(--target) w-[min(3rem,15vw)] text-center figures [appearance:textfield] [&::-webkit-inner-spin-button]:appearance-none"
            onChange={(event) => setText(event.target.value)}
            onBlur={commit}
          />
          <StepButton line={line} step={1} />
        </div>
      </CartForm>
    </div>
  );
}

/** What is being typed; it follows the line's quantity whenever that changes. */
function useTypedQuantity(line: ShownLine, change: (quantity: number) => void) {
  const [text, setText] = useState(String(line.quantity));
  useEffect(() => setText(String(line.quantity)), [line.quantity]);
  function commit() {
    const quantity = parseQuantity(text, 0);
    if (quantity === null) setText(String(line.quantity));
    else change(quantity);
  }
  return {text, setText, commit};
}

const STEPS: Record<1 | -1, {verb: string; icon: IconName}> = {
  [-1]: {verb: 'Decrease', icon: 'minus'},
  [1]: {verb: 'Increase', icon: 'plus'},
};

/** One step less or more, within the store's rule for the variant; it keeps its focus at the end of the range. */
function StepButton({line, step}: {line: ShownLine; step: 1 | -1}) {
  const target = line.quantity + step * line.increment;
  const allowed =
    target >= line.minimum && (line.maximum === null || target <= line.maximum);
  const {verb, icon} = STEPS[step];
  return (
    <button
      type="submit"
      name={TARGET_FIELD}
      value={allowed ? target : line.quantity}
      data-replay
      aria-disabled={!allowed}
      aria-label={`${verb} quantity of ${line.title}`}
      className="grid size-(--target) place-items-center aria-disabled:text-edge"
    >
      <Icon name={icon} className="size-4" />
    </button>
  );
}
