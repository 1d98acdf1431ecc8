import {useId, useState} from 'react';

import {MIN_QUANTITY, parseQuantity, stepQuantity} from '~/lib/quantity';

import {IconButton} from './Button';

interface QuantityFieldProps {
  /** Whole number, 1 or more. */
  value: number;
  onChange: (quantity: number) => void;
  className?: string;
}

/** How many: a field that can be typed into, and a step either way, never below 1 (spec §5). */
export function QuantityField({value, onChange, className = ''}: QuantityFieldProps) {
  const id = useId();
  // While it is being typed the text may be no quantity yet; leaving the field shows the one that holds.
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
        label="Decrease quantity"
        data-replay
        onClick={() => set(stepQuantity(value, -1))}
      />
      <label htmlFor={id} className="visually-hidden">
        Quantity
      </label>
      <input
        id={id}
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
        label="Increase quantity"
        data-replay
        onClick={() => set(stepQuantity(value, 1))}
      />
    </div>
  );
}
