import {useId, useRef} from 'react';

import {SaidForm} from '~/cart';
import type {CartPart, CartSectionProps} from '~/cart/parts';
import {Button} from '~/ui/Button';
import {useFieldValue} from '~/ui/typed';

import {MAX_GIFT_NOTE, NOTE_FIELDS} from '../gift-note';

/** The gift note of a cart. */
export const GIFT_NOTE: CartPart = {
  Section: GiftNote,
  section: ({gift}) =>
    gift
      ? {name: gift.texts.name, isSaid: gift.message !== '' || gift.hidesPrices}
      : null,
};

function GiftNote({said: {gift}, ...form}: CartSectionProps) {
  const id = useId();
  const noteField = useRef<HTMLTextAreaElement>(null);
  const pricesField = useRef<HTMLInputElement>(null);
  const note = useFieldValue(gift?.message ?? '', noteField);
  const hides = useFieldValue(String(gift?.hidesPrices ?? false), pricesField);
  if (!gift) return null;
  const {texts} = gift;
  return (
    <SaidForm
      name="gift"
      title={texts.title}
      fields={Object.values(NOTE_FIELDS)}
      {...form}
    >
      <label htmlFor={`${id}-gift`}>{texts.message}</label>
      <textarea
        ref={noteField}
        key={note}
        id={`${id}-gift`}
        name={NOTE_FIELDS.message}
        defaultValue={note}
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
          ref={pricesField}
          key={hides}
          type="checkbox"
          name={NOTE_FIELDS.hidePrices}
          defaultChecked={hides === 'true'}
        />
        <span>{texts.hidePrices}</span>
      </label>
      <Button type="submit">{texts.save}</Button>
    </SaidForm>
  );
}
