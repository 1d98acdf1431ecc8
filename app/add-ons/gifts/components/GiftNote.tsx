import {useId} from 'react';

import {SaidForm} from '~/cart';
import type {CartSectionProps} from '~/cart/parts';
import {Button} from '~/ui/Button';

import {MAX_GIFT_NOTE, NOTE_FIELDS} from '../gift-note';

/** The gift note of a cart. */
export function GiftNote({said: {gift}, ...form}: CartSectionProps) {
  const id = useId();
  if (!gift) return null;
  const {texts, message, hidesPrices} = gift;
  return (
    <SaidForm
      name="gift"
      title={texts.title}
      count={message || hidesPrices ? 1 : 0}
      fields={Object.values(NOTE_FIELDS)}
      {...form}
    >
      <label htmlFor={`${id}-gift`}>{texts.message}</label>
      <textarea
        key={message}
        id={`${id}-gift`}
        name={NOTE_FIELDS.message}
        defaultValue={message}
        maxLength={MAX_GIFT_NOTE}
        rows={3}
        dir="auto"
        aria-describedby={`${id}-hint`}
        className="field"
      />
      <p id={`${id}-hint`} className="note">
        {texts.hint}
      </p>
      <label>
        <input
          key={String(hidesPrices)}
          type="checkbox"
          name={NOTE_FIELDS.hidePrices}
          defaultChecked={hidesPrices}
        />
        <span>{texts.hidePrices}</span>
      </label>
      <Button type="submit">{texts.save}</Button>
    </SaidForm>
  );
}
