import {useState} from 'react';

import {MIN_QUANTITY, parseQuantity, stepQuantity} from '~/lib/quantity';

import {IconButton} from './Button';
import {useMessages} from './language';
import {MESSAGES} from './messages';

interface QuantityFieldProps {
  /** Whole number, 1 or more. */
  value: number;
  onChange: (quantity: number) => void;
  className?: string;
}

/** A quantity field with buttons for one less and one more, never below 1 (§5). */
export function QuantityField({value, onChange, className = ''}: QuantityFieldProps) {
  const messages = useMessages(MESSAGES);
  // The text may be invalid while typing; blur restores the value.
  const [draft, setDraft] = useState<string | null>(null);
  const set = (quantity: number) => {
    setDraft(null);
    onChange(quantity);
  };
  const type = (text: string) => {
    setDraft(text);
    const quantity = parseQuantity(text);
    if (quantity !== null) onChange(quantity);
  };
  return (
    <div className={`quantity ${className}`.trim()}>
      <IconButton
        icon="minus"
        label={messages.decreaseQuantity}
        data-replay
        onClick={() => set(stepQuantity(value, -1))}
      />
      <input
        aria-label={messages.quantity}
        type="number"
        name="quantity"
        inputMode="numeric"
        min={MIN_QUANTITY}
        step={1}
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
        onClick={() => set(stepQuantity(value, 1))}
      />
    </div>
  );
}
