import {useId, useState} from 'react';

import {
  ANY_QUANTITY,
  isAnyQuantity,
  nearestQuantities,
  parseQuantity,
  rangeOf,
  stepQuantity,
  type QuantityRule,
} from '~/lib/quantity';

import {IconButton} from './Button';
import {useMessages} from './language';
import {MESSAGES} from './messages';

interface QuantityFieldProps {
  /** A quantity that may be chosen. */
  value: number;
  onChange: (quantity: number) => void;
  /** How many a cart may hold (§10.34). */
  rule?: QuantityRule | undefined;
  /** How many the cart holds. */
  held: number;
}

/**
 * A quantity with buttons for a step, within the rule of the goods, which it states (§5, §10.34).
 */
export function QuantityField(props: QuantityFieldProps) {
  const {value, onChange, rule = ANY_QUANTITY, held} = props;
  const messages = useMessages(MESSAGES);
  const id = useId();
  // The text may be invalid while typing; blur restores the value.
  const [draft, setDraft] = useState<string | null>(null);
  const [refused, setRefused] = useState<number | null>(null);
  const range = rangeOf(rule, held);
  const set = (quantity: number) => {
    setDraft(null);
    setRefused(null);
    onChange(quantity);
  };
  const type = (text: string) => {
    setDraft(text);
    const quantity = parseQuantity(text);
    if (quantity === null) return;
    const isAllowed = nearestQuantities(quantity, range)[0] === quantity;
    setRefused(isAllowed ? null : quantity);
    if (isAllowed) onChange(quantity);
  };
  const nearest = refused === null ? [] : nearestQuantities(refused, range);
  // The rule is another one where another variant has been chosen meanwhile.
  const isRefused = refused !== null && nearest.length > 0 && nearest[0] !== refused;
  const note = isAnyQuantity(rule) ? undefined : id;
  return (
    <>
      <div className="quantity">
        <IconButton
          icon="minus"
          label={messages.decreaseQuantity}
          data-replay
          onClick={() => set(stepQuantity(value, -1, range))}
        />
        <input
          aria-label={messages.quantity}
          aria-describedby={note}
          type="number"
          name="quantity"
          inputMode="numeric"
          min={range.first}
          max={range.last ?? undefined}
          step={range.step}
          required
          autoComplete="off"
          value={draft ?? value}
          onChange={(event) => type(event.currentTarget.value)}
          onBlur={() => setDraft(null)}
        />
        <IconButton
          icon="plus"
          label={messages.increaseQuantity}
          data-replay
          onClick={() => set(stepQuantity(value, 1, range))}
        />
      </div>
      {note && (
        <p id={note} role="status" className="quantity-rule">
          {(isRefused
            ? messages.notThatMany(refused, nearest)
            : messages.quantityRule(rule)) +
            (held > 0 ? ` ${messages.inCart(held)}` : '')}
        </p>
      )}
    </>
  );
}
