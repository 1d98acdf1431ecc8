import {CartForm} from '@shopify/hydrogen';
import {useEffect, useId, useState} from 'react';

import {CartControl} from './CartControl';
import {TARGET_FIELD} from '../cart';
import {useCart, useCartStore} from '../client/cart-context';
import {CONTENTS_MESSAGES} from '../contents-messages';
import {changeOf, type ShownLine} from '../client/shown-cart';
import {
  isAnyQuantity,
  nearestQuantities,
  parseQuantity,
  rangeOf,
  stepQuantity,
} from '~/lib/quantity';
import {Icon} from '~/ui/Icon';
import {useMessages} from '~/ui/language';
import {MESSAGES as UI_MESSAGES} from '~/ui/messages';

interface LineQuantityProps {
  line: ShownLine;
  onRemove: (line: ShownLine) => void;
}

/** Every button posts an absolute quantity. */
export function LineQuantity({line: rendered, onRemove}: LineQuantityProps) {
  const contents = useMessages(CONTENTS_MESSAGES);
  const store = useCartStore();
  const stockNote = useId();
  const {domKey, inStock} = rendered;
  // The line itself is rendered a frame after a press (`useCartAfterPaint`).
  const pressed = useCart(
    ({cart}) => cart.lines.find((each) => each.domKey === domKey)?.quantity,
  );
  const quantity = pressed ?? rendered.quantity;
  const line = {...rendered, quantity};
  const isAllThereIs = inStock !== null && inStock > 0 && quantity >= inStock;
  /** What is typed in the field; `null` while nothing is: then it shows the line's quantity. */
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? String(quantity);
  const copy = useMessages(UI_MESSAGES);
  const ruleNote = useId();
  const hasRule = !isAnyQuantity(line);
  const range = rangeOf(line);
  const [refused, setRefused] = useState<number | null>(null);
  const nearest = refused === null ? [] : nearestQuantities(refused, range);
  useEffect(() => setRefused(null), [quantity, line.id]);
  // The next part of a split line takes the place of one that is removed.
  useEffect(() => setTyped(null), [line.id]);

  function change(target: number) {
    setRefused(null);
    if (target === quantity) return;
    if (target === 0) onRemove(rendered);
    else store.change({...changeOf(line), kind: 'set', quantity: target});
  }

  function commit() {
    // A negative quantity is refused: raised to 0 it would remove the line.
    const wanted = parseQuantity(text, Number.NEGATIVE_INFINITY);
    const isAllowed =
      wanted !== null && (wanted === 0 || nearestQuantities(wanted, range)[0] === wanted);
    setTyped(null);
    if (isAllowed) return change(wanted);
    setRefused(wanted);
  }

  return (
    <CartControl
      action={CartForm.ACTIONS.LinesUpdate}
      inputs={{lines: line.id ? [{id: line.id}] : []}}
      onSubmit={(field) => {
        const target = field(TARGET_FIELD);
        if (target) change(Number(target));
        else commit();
      }}
    >
      <div className="cart-quantity">
        {/* First, so that Enter in the field presses it. */}
        <button type="submit" className="cart-update">
          {contents.update}
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
          // Until the store has the line, “+” and “−” change what is added.
          disabled={line.id === null}
          aria-label={contents.quantityOf(line.title)}
          aria-describedby={hasRule ? ruleNote : undefined}
          className="figures"
          onChange={(event) => setTyped(event.target.value)}
          onBlur={commit}
        />
        <StepButton line={line} step={1} note={isAllThereIs ? stockNote : undefined} />
      </div>
      {hasRule && (
        <p id={ruleNote} role="status" className="note">
          {refused !== null && nearest.length > 0
            ? copy.notThatMany(refused, nearest)
            : copy.quantityRule(line)}
        </p>
      )}
      {isAllThereIs && (
        <p id={stockNote} className="note">
          {contents.allInStock(inStock)}
        </p>
      )}
    </CartControl>
  );
}

interface StepButtonProps {
  line: ShownLine;
  step: 1 | -1;
  /** Id of the element that describes it. */
  note?: string | undefined;
}

/** At the end of the variant's range it is not disabled, so that it keeps its focus. */
function StepButton({line, step, note}: StepButtonProps) {
  const contents = useMessages(CONTENTS_MESSAGES);
  const target = stepQuantity(line.quantity, step, rangeOf(line));
  // A quantity outside the range has one step: back into it.
  const isAllowed = (target - line.quantity) * step > 0;
  const label = step > 0 ? contents.increase : contents.decrease;
  return (
    <button
      type="submit"
      name={TARGET_FIELD}
      value={isAllowed ? target : line.quantity}
      // Browsers send no form whose field breaks its own rule.
      formNoValidate
      data-replay
      aria-disabled={!isAllowed}
      aria-describedby={note}
      aria-label={label(line.title)}
      className="cart-step"
    >
      <Icon name={step > 0 ? 'plus' : 'minus'} />
    </button>
  );
}
